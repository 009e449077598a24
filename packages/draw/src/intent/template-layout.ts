/** `form: "template_layout"`: the cover, agenda, section divider and closing slide of somebody's own template, filled by name. */
import { z } from 'zod';
import type { BoundForm, Form, Variant } from '../forms/define.ts';
import type { Chrome } from '../layout/index.ts';
import {
  FILLED_USES,
  type FilledUse,
  fieldsOf,
  filledUses,
  layoutFor,
  MAX_COLUMNS,
  MAX_ITEMS,
  MAX_ROWS,
  MAX_TEXT,
  type PictureAsked,
  type PlaceFill,
  type PlaceText,
  readTemplateModel,
  usualFills,
} from '../template/index.ts';
import type { Brand } from '../themes/index.ts';
import { type DrawProblem, fieldErrors, invalidShape, unknownName } from './problem.ts';
import { blank } from './slide-schema.ts';

export const TEMPLATE_LAYOUT = 'template_layout';

const text = z.string().trim().min(1).max(MAX_TEXT, `is longer than ${MAX_TEXT} characters; shorten it`);
const share = z.number().min(0).max(1);
const picture = z.strictObject({
  image_src: z.string().trim().min(1),
  alt: z.string().max(MAX_TEXT).optional(),
  focus: z.strictObject({ x: share, y: share }).optional(),
});
const table = z.strictObject({
  rows: z
    .array(z.array(z.string().max(MAX_TEXT)).min(1).max(MAX_COLUMNS))
    .min(1)
    .max(MAX_ROWS),
});
const data = z.strictObject({
  layout: z.string().max(200),
  fills: z
    .record(z.string().max(60), z.preprocess(blank, z.union([text, z.array(text).max(MAX_ITEMS), picture, table]).optional()))
    .default({}),
});

/** The catalogue's entry of the form. The register does not have it, because it draws on templates only. */
export const TEMPLATE_LAYOUT_FORM: Form = {
  name: TEMPLATE_LAYOUT,
  menu: 'The cover, agenda, divider or closing slide of your own template, filled by the names of its places.',
  when: 'Your brand is a .pptx and a slide should be exactly one of its own layouts.',
  when_not: 'Anything else: every form stands on the template by itself.',
  binds: ['headline', 'context'],
  data,
  default_variant: 'cover',
  capacity: { what: 'texts', soft: 100, hard: 100 },
  controls: ['layout', 'alt', 'focus'],
};

/** Other words for the layouts. */
const ALIASES: Readonly<Record<string, FilledUse>> = {
  title: 'cover',
  title_slide: 'cover',
  contents: 'agenda',
  section: 'divider',
  section_divider: 'divider',
  section_header: 'divider',
  end: 'closing',
  closing_slide: 'closing',
  thank_you: 'closing',
};

/** What each kind of place takes, as a sentence and for machines. */
const EXPECTED = {
  words: ['takes one text.', 'expected_string'],
  list: ['takes a text or a list of texts.', 'expected_string'],
  picture: ['takes a picture: {"image_src": "https://…"}.', 'expected_object'],
  table: ['takes a table: {"rows": [["…"]]}, the header first.', 'expected_object'],
} as const;

const BOUND: BoundForm = { count: 1, capacity: TEMPLATE_LAYOUT_FORM.capacity, draw: () => ({ alt: '', shapes: [] }) };

export interface TemplateLayoutContent {
  readonly form: Form;
  readonly variant: Variant;
  readonly bound: BoundForm;
  readonly fill: PlaceFill;
  readonly chrome: Pick<Chrome, 'title'>;
  /** `data`, the layout by its own name. */
  readonly data: unknown;
}

type Opened = { readonly ok: true; readonly content: TemplateLayoutContent } | { readonly ok: false; readonly problem: DrawProblem };

const LIST = 'GET /v1/catalog/themes lists the layouts of your templates with the places of each.';

/** @param intent the fields beside `data`, as read */
export function openTemplateLayout(
  body: object,
  intent: { readonly headline?: string | undefined; readonly context?: string | undefined; readonly theme_id?: string | undefined },
  number: Chrome['page_number'],
  brand: Brand | undefined,
): Opened {
  if (brand?.template === undefined) {
    const themeSentence = intent.theme_id === undefined ? 'no theme is named' : `${JSON.stringify(intent.theme_id.slice(0, 60))} has none`;
    const msg = `template_layout fills slides of a template of yours, and ${themeSentence}.`;
    const error = { pointer: '/theme_id', loc: ['theme_id'], code: 'template_missing', msg, type: 'template_missing' };
    return fail(invalidShape([error], 'The body', `Name a brand that was made of a .pptx with POST /v1/brands. ${LIST}`));
  }
  const parsed = data.safeParse('data' in body ? (blank(body.data) ?? {}) : {}, { reportInput: true });
  if (!parsed.success) return fail(invalidShape(fieldErrors(parsed.error, ['data']), '/data', LIST));
  const { layout: asked, fills } = parsed.data;
  const model = readTemplateModel(brand.template.model);
  const uses = filledUses(model);
  const key = asked
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const use = uses.find((one) => one === (ALIASES[key] ?? key));
  const layout = use === undefined ? undefined : layoutFor(model, use);
  if (use === undefined || layout === undefined)
    return fail(unknownName('unknown_variant', 'layout of this template', '/data/layout', asked, uses));
  const fields = fieldsOf(layout);
  const places = new Map<string, readonly PlaceText[]>();
  const pictures = new Map<string, PictureAsked>();
  const tables = new Map<string, readonly (readonly PlaceText[])[]>();
  for (const [name, words] of Object.entries(fills)) {
    if (words === undefined || (Array.isArray(words) && words.length === 0)) continue;
    const field = fields.find((one) => one.name === name);
    const pointer = `/data/fills/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (field === undefined) {
      const names = fields.map((one) => one.name);
      return fail(unknownName('intent_invalid_shape', `place of the ${use} layout ${JSON.stringify(layout.name)}`, pointer, name, names));
    }
    const kind = typeof words === 'string' || Array.isArray(words) ? 'words' : 'rows' in words ? 'table' : 'picture';
    if (kind !== field.holds || (Array.isArray(words) && !field.list)) {
      const [msg, type] = EXPECTED[field.holds === 'words' && field.list ? 'list' : field.holds];
      return fail(invalidShape([{ pointer, loc: ['data', 'fills', name], code: 'invalid_type', msg, type }], '/data', LIST));
    }
    if (typeof words === 'object' && 'image_src' in words) {
      const { image_src, alt, focus } = words;
      const asked = {
        src: image_src,
        path: `${pointer}/image_src`,
        ...(alt === undefined ? {} : { alt }),
        ...(focus === undefined ? {} : { about: focus }),
      };
      pictures.set(name, asked);
      continue;
    }
    if (typeof words === 'object' && 'rows' in words) {
      const rows = words.rows.map((row, r) => row.map((cell, c): PlaceText => ({ text: cell, path: `${pointer}/rows/${r}/${c}` })));
      tables.set(name, rows);
      continue;
    }
    places.set(
      name,
      typeof words === 'string' ? [{ text: words, path: pointer }] : words.map((one, i) => ({ text: one, path: `${pointer}/${i}` })),
    );
  }
  for (const [name, from] of [
    ['title', 'headline'],
    ['subtitle', 'context'],
  ] as const) {
    const words = intent[from];
    if (words !== undefined && !places.has(name) && fields.some((one) => one.name === name))
      places.set(name, [{ text: words, path: `/${from}` }]);
  }
  const title = places.get('title')?.[0];
  if (title === undefined && fields.some(({ name }) => name === 'title')) {
    const error = { pointer: '/data/fills/title', loc: ['data', 'fills', 'title'], code: 'required', msg: 'is missing.', type: 'missing' };
    return fail(invalidShape([error], '/data', LIST));
  }
  const owns = use === 'cover' || use === 'closing';
  const { text: words, path } = title ?? {};
  return {
    ok: true,
    content: {
      form: TEMPLATE_LAYOUT_FORM,
      variant: {
        name: use,
        purpose: purposeOf(use),
        layout: owns ? 'cover' : 'section',
        example: { headline: '' },
        read: () => ({ ok: true, bound: BOUND }),
      },
      bound: BOUND,
      fill: { use, fills: places, pictures, tables, ...(owns || number === undefined ? {} : { number }) },
      chrome: words === undefined || path === undefined ? {} : { title: { text: words, path } },
      data: { layout: use, fills },
    },
  };
}

const purposeOf = (use: FilledUse): string => `The template's own ${use} slide.`;

/** Its layouts as the variants of other forms. */
export const templateLayouts = (): readonly {
  readonly layout: FilledUse;
  readonly purpose: string;
  readonly fills: Readonly<Record<string, unknown>>;
}[] => FILLED_USES.map((layout) => ({ layout, purpose: purposeOf(layout), fills: usualFills(layout) }));

const fail = (problem: DrawProblem): Opened => ({ ok: false, problem });

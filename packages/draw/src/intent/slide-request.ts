/** A request body, read once: which form or component, its content, what stands around it, and how it is to be drawn. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { componentNames, findComponent, findForm, formNames } from '../catalog/index.ts';
import type { BoundCall, Component } from '../components/define.ts';
import { type BoundForm, type Form, INTENT_FIELDS, type IntentField, type IntentParts, type Variant } from '../forms/define.ts';
import type { Chrome, Sourced, Warning } from '../layout/index.ts';
import type { Theme } from '../scene/index.ts';
import { DEFAULT_THEME, findTheme, themes } from '../themes/index.ts';
import { canonicalJson } from './canonical.ts';
import { cleanTexts } from './clean.ts';
import { readBody } from './component-body.ts';
import { type DrawProblem, fieldErrors, invalidShape, nearest } from './problem.ts';

const blank = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const words = z.string().max(2000, 'is longer than 2,000 characters; shorten it');

export const OUTPUTS = ['pptx', 'pdf', 'png'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Members that both kinds of body share. */
const controls = {
  theme_id: optional(z.string().max(200)),
  locale: optional(z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'must be a BCP 47 language tag such as en-US')),
  direction: optional(z.enum(['ltr', 'rtl'])),
  outputs: optional(z.array(z.enum(OUTPUTS)).min(1, 'names no output')),
  notes: optional(z.string().max(20_000, 'is longer than 20,000 characters')),
  footnotes: optional(z.array(words).max(6, 'holds at most 6 notes')),
  name: optional(z.string().max(200)),
  dry_run: optional(z.boolean()),
  preview: optional(z.boolean()),
  force_render: optional(z.boolean()),
  allow_truncation: optional(z.boolean()),
  allow_variant_fallback: optional(z.boolean()),
  min_font_pt: optional(z.number().min(6).max(40)),
  quality_profile: optional(z.enum(['executive', 'technical', 'appendix'])),
};

/** Accepted from existing clients; they steer paths that a typed slide does not take. */
const TOLERATED = new Set([
  'form_description',
  'mode',
  'allow_low_confidence',
  'allow_fabrication',
  'variant_policy',
  'expand_brief',
  'styling',
  'imagery',
  'imagery_tag',
  'language',
  'logo_id',
  'include_preview',
  'detail',
  'wait',
]);

const figure = z.object({ value: optional(z.union([words, z.number()])), label: optional(words) });

/** Plain strings are refused: a block has a label at least. */
const block = z.object(
  {
    label: optional(words),
    sub: optional(words),
    detail: optional(z.array(words)),
    emphasis: optional(z.enum(['primary', 'normal'])),
    icon: optional(z.string().max(80)),
    metric: optional(figure),
    kind: optional(z.string().max(40)),
    meta: optional(words),
  },
  { error: 'must be an object such as {"label": "…"}' },
);

const typed = z.object({
  form: z.string().max(200),
  variant: optional(z.string().max(200)),
  headline: optional(words),
  context: optional(words),
  takeaway: optional(words),
  caution: optional(words),
  highlight: optional(words),
  source_note: optional(words),
  subject: optional(words),
  blocks: optional(z.array(block)),
  metric: optional(figure),
  date: optional(words),
  image_src: optional(z.string().max(15_000_000)),
  ...controls,
});

const chromeSchema = z.object({
  title: optional(words),
  subtitle: optional(words),
  kicker: optional(words),
  source: optional(words),
  footer: optional(words),
  page_number: optional(z.union([z.number().int().min(0).max(9999), z.string().max(12), z.boolean()])),
});

const composed = z.object({
  chrome: optional(chromeSchema),
  body: z.object({ component: z.string().max(200), params: z.unknown() }),
  ...controls,
});

/** For the interface document: what the endpoint takes. */
export const slideRequestSchema = z.union([typed.loose(), composed.loose()]);

export type Content =
  | {
      readonly kind: 'form';
      readonly form: Form;
      readonly variant: Variant;
      readonly bound: BoundForm;
      readonly parts: IntentParts;
      readonly pointer: string;
    }
  | { readonly kind: 'component'; readonly component: Component; readonly call: BoundCall; readonly pointer: string };

/** One value that the caller supplied to be seen. */
export interface Supplied {
  readonly path: string;
  readonly value: string | number | boolean;
}

export interface SlideRequest {
  readonly content: Content;
  readonly chrome: Chrome;
  readonly theme: Theme;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly notes?: string;
  readonly name?: string;
  readonly outputs: readonly Output[];
  readonly dry_run: boolean;
  readonly preview: boolean;
  readonly force_render: boolean;
  readonly allow_truncation: boolean;
  readonly min_font_pt?: number;
  readonly quality_profile: 'executive' | 'technical' | 'appendix';
  readonly supplied: readonly Supplied[];
  /** The request as one text: itself a valid body that draws the same slide. */
  readonly canonical: string;
  /** SHA-256 of `canonical`, hex. */
  readonly hash: string;
  readonly warnings: readonly Warning[];
}

export type ReadResult =
  | { readonly ok: true; readonly request: SlideRequest; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problem: DrawProblem };

const REMEDY = 'GET /v1/catalog/forms/{form} and GET /v1/widgets/{name} give the exact shape with an example that renders.';

/** Reads and validates a body of `POST /v1/render/intent`. Never throws for what a caller can send. */
export function readSlideRequest(value: unknown): ReadResult {
  const { value: body, touched } = cleanTexts(value);
  const warnings: Warning[] = touched.slice(0, 20).map((path) => ({
    code: 'text_cleaned',
    message: 'Characters that no file can carry (control characters, halves of surrogate pairs) were taken out.',
    path,
    remedy: 'Send the text without them.',
  }));
  if (body === null || typeof body !== 'object' || Array.isArray(body))
    return fail(invalidShape([], 'The body', `Send a JSON object. ${REMEDY}`));
  const flat = 'pattern' in body && !('form' in body) ? respell(body) : body;
  if ('form' in flat && blank(flat.form) !== undefined) return readTyped(flat, warnings);
  if ('body' in flat && blank(flat.body) !== undefined) return readComposed(flat, warnings);
  return fail({
    code: 'intent_invalid_shape',
    status: 400,
    title: 'Nothing to draw was sent',
    detail: 'The body has neither `form` with its `data` nor `body` with a `component`.',
    remedy: `Send exactly one of them. ${REMEDY}`,
  });
}

const fail = (problem: DrawProblem): ReadResult => ({ ok: false, problem });

/** The flat spelling of template pages: `pattern`, `title`, `subtitle`, then the members of `data`. */
function respell(body: object): Record<string, unknown> {
  const outside = new Set<string>([...Object.keys(controls), ...INTENT_FIELDS, ...TOLERATED, 'variant']);
  const out: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(body)) {
    if (key === 'pattern') out.form = member;
    else if (key === 'title') out.headline = member;
    else if (key === 'subtitle') out.context = member;
    else if (outside.has(key)) out[key] = member;
    else data[key] = member;
  }
  return { ...out, data };
}

function ignored(body: object, known: ReadonlySet<string>, base: string, warnings: Warning[]): void {
  for (const [name, member] of Object.entries(body)) {
    if (known.has(name) || TOLERATED.has(name) || blank(member) === undefined) continue;
    const near = nearest(name, [...known]);
    warnings.push({
      code: 'field_ignored',
      message: `${base}/${name} has no place on this slide and is ignored.`,
      path: `${base}/${name}`,
      remedy: near === undefined ? 'Remove it, or choose a form that has a place for it.' : `Did you mean ${near}?`,
    });
  }
}

const sourced = (text: string | undefined, path: string): Sourced | undefined => (text === undefined ? undefined : { text, path });

function readTyped(body: object, warnings: Warning[]): ReadResult {
  const parsed = typed.safeParse(body, { reportInput: true });
  if (!parsed.success) return fail(invalidShape(fieldErrors(parsed.error, []), 'The body', REMEDY));
  const intent = parsed.data;
  const entry = findForm(intent.form);
  if (entry === undefined) return fail(unknownName('unknown_form', 'form', '/form', intent.form, formNames()));
  const wanted = intent.variant?.replace(`${entry.form.name}.`, '') ?? entry.form.default_variant;
  let variant = entry.variants.find((v) => v.name === wanted);
  if (variant === undefined) {
    if (intent.allow_variant_fallback !== true)
      return fail(
        unknownName(
          'unknown_variant',
          `variant of ${entry.form.name}`,
          '/variant',
          wanted,
          entry.variants.map((v) => v.name),
        ),
      );
    variant = entry.variants.find((v) => v.name === entry.form.default_variant) as Variant;
    warnings.push({
      code: 'variant_fallback',
      message: `${wanted} is not a variant of ${entry.form.name}; ${variant.name} is drawn.`,
      path: '/variant',
      remedy: 'Send one of the variants of the form.',
    });
  }
  const binds = new Set<IntentField>(entry.form.binds);
  const parts: IntentParts = {
    blocks: binds.has('blocks') ? (intent.blocks ?? []) : [],
    ...(binds.has('subject') && intent.subject !== undefined ? { subject: { text: intent.subject, path: '/subject' } } : {}),
    ...(binds.has('metric') && intent.metric !== undefined ? { metric: intent.metric } : {}),
    ...(binds.has('date') && intent.date !== undefined ? { date: { text: intent.date, path: '/date' } } : {}),
    ...(binds.has('image_src') && intent.image_src !== undefined ? { image_src: { text: intent.image_src, path: '/image_src' } } : {}),
  };
  const rawData: unknown = 'data' in body ? (blank(body.data) ?? {}) : {};
  const read = variant.read(rawData, parts);
  if (!read.ok) return fail(invalidShape(fieldErrors(read.error, ['data']), '/data', REMEDY));

  const known = new Set<string>(['form', 'variant', 'data', ...Object.keys(controls), ...binds]);
  ignored(body, known, '', warnings);
  const bound = (field: 'headline' | 'context' | 'takeaway' | 'caution' | 'highlight' | 'source_note'): Sourced | undefined =>
    binds.has(field) ? sourced(intent[field], `/${field}`) : undefined;
  const chrome: Chrome = chromeOf({
    title: bound('headline'),
    subtitle: bound('context'),
    takeaway: bound('takeaway'),
    caution: bound('caution'),
    highlight: bound('highlight'),
    source: bound('source_note'),
    footnotes: notesOf(intent.footnotes),
  });
  return finish(body, intent, { kind: 'form', form: entry.form, variant, bound: read.bound, parts, pointer: '/data' }, chrome, warnings, {
    form: entry.form.name,
    variant: variant.name,
    ...Object.fromEntries([...binds].map((field) => [field, blank(Reflect.get(body, field))])),
    data: rawData,
  });
}

const notesOf = (notes: readonly string[] | undefined): Sourced[] => (notes ?? []).map((text, i) => ({ text, path: `/footnotes/${i}` }));

/** Without members that are undefined. */
const chromeOf = (chrome: { [K in keyof Chrome]: Chrome[K] | undefined }): Chrome =>
  Object.fromEntries(Object.entries(chrome).filter(([, v]) => v !== undefined)) as unknown as Chrome;

function readComposed(body: object, warnings: Warning[]): ReadResult {
  const parsed = composed.safeParse(body, { reportInput: true });
  if (!parsed.success) return fail(invalidShape(fieldErrors(parsed.error, []), 'The body', REMEDY));
  const spec = parsed.data;
  const component = findComponent(spec.body.component);
  if (component === undefined)
    return fail(unknownName('unknown_component', 'component', '/body/component', spec.body.component, componentNames()));
  const read = readBody(component, spec.body.params, ['body', 'params']);
  if (!read.ok) return fail(read.problem);
  const c = spec.chrome ?? {};
  ignored(body, new Set(['chrome', 'body', ...Object.keys(controls)]), '', warnings);
  const rawChrome = Reflect.get(body, 'chrome');
  if (rawChrome !== null && typeof rawChrome === 'object')
    ignored(rawChrome, new Set(Object.keys(chromeSchema.shape)), '/chrome', warnings);
  const number = c.page_number;
  const chrome = chromeOf({
    title: sourced(c.title, '/chrome/title'),
    subtitle: sourced(c.subtitle, '/chrome/subtitle'),
    kicker: sourced(c.kicker, '/chrome/kicker'),
    source: sourced(c.source, '/chrome/source'),
    footer: sourced(c.footer, '/chrome/footer'),
    footnotes: notesOf(spec.footnotes),
    page_number:
      number === undefined || number === false
        ? undefined
        : number === true
          ? { text: '1' }
          : { text: String(number), path: '/chrome/page_number' },
  });
  return finish(body, spec, { kind: 'component', component, call: read.call, pointer: '/body/params' }, chrome, warnings, {
    chrome: rawChrome,
    body: { component: component.name, params: spec.body.params },
  });
}

function finish(
  body: object,
  shared: z.infer<z.ZodObject<typeof controls>>,
  content: Content,
  chrome: Chrome,
  warnings: Warning[],
  own: Readonly<Record<string, unknown>>,
): ReadResult {
  const asked = shared.theme_id ?? DEFAULT_THEME;
  const found = findTheme(asked);
  if (found === undefined)
    return fail(
      unknownName(
        'unknown_theme',
        'theme',
        '/theme_id',
        asked,
        themes.map((t) => t.id),
      ),
    );
  if (found.mapped)
    warnings.push({
      code: 'theme_mapped',
      message: `The theme ${asked} is drawn as ${found.theme.id}.`,
      path: '/theme_id',
      remedy: `Send ${found.theme.id}.`,
    });
  const locale = shared.locale ?? 'en-US';
  const direction = shared.direction ?? 'ltr';
  const steering =
    content.kind === 'form'
      ? [...(content.form.controls ?? []), 'emphasis', 'kind', 'icon', 'image_src', 'image_prompt']
      : content.component.controls;
  const canonical = canonicalJson(
    {
      ...own,
      theme_id: found.theme.id,
      locale,
      direction,
      notes: shared.notes,
      footnotes: shared.footnotes,
      min_font_pt: shared.min_font_pt,
      allow_truncation: shared.allow_truncation === true ? true : undefined,
    },
    keyOrderCounts(own),
  );
  return {
    ok: true,
    warnings,
    request: {
      content,
      chrome,
      theme: found.theme,
      locale,
      direction,
      ...(shared.notes === undefined ? {} : { notes: shared.notes }),
      ...(shared.name === undefined ? {} : { name: shared.name }),
      outputs: shared.outputs ?? ['pptx'],
      dry_run: shared.dry_run === true,
      preview: shared.preview === true,
      force_render: shared.force_render === true,
      allow_truncation: shared.allow_truncation === true,
      ...(shared.min_font_pt === undefined ? {} : { min_font_pt: shared.min_font_pt }),
      quality_profile: shared.quality_profile ?? 'executive',
      supplied: suppliedValues(body, content, new Set(steering)),
      canonical,
      hash: createHash('sha256').update(canonical).digest('hex'),
      warnings,
    },
  };
}

/** The objects whose key order says something: rows of a scorecard, wherever it stands. */
function keyOrderCounts(own: Readonly<Record<string, unknown>>): (pointer: string) => boolean {
  const scorecards: string[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (value === null || typeof value !== 'object') return;
    const name: unknown = Reflect.get(value, 'component');
    if (typeof name === 'string' && findComponent(name)?.name === 'rag_scorecard') scorecards.push(`${pointer}/params/rows/`);
    else for (const [key, member] of Object.entries(value)) visit(member, `${pointer}/${key}`);
  };
  visit(own.body, '/body');
  return (pointer) => scorecards.some((start) => pointer.startsWith(start));
}

/** Every text and number of the content and of what stands around it; members that only steer are left out. */
function suppliedValues(body: object, content: Content, steering: ReadonlySet<string>): Supplied[] {
  const out: Supplied[] = [];
  const visit = (value: unknown, path: string, key: string, steers = steering): void => {
    if (value === null || value === undefined || value === '' || steers.has(key)) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') out.push({ path, value });
    else if (Array.isArray(value)) for (const [i, v] of value.entries()) visit(v, `${path}/${i}`, '', steers);
    else if (typeof value === 'object') {
      // A nested component steers by members of its own; its name is no content.
      const name: unknown = Reflect.get(value, 'component');
      const nested = content.kind === 'component' && typeof name === 'string' ? findComponent(name) : undefined;
      const own = nested === undefined ? steers : new Set([...nested.controls, 'component']);
      for (const [k, v] of Object.entries(value)) visit(v, `${path}/${k.replaceAll('~', '~0').replaceAll('/', '~1')}`, k, own);
    }
  };
  if (content.kind === 'form') {
    for (const field of content.form.binds) visit(Reflect.get(body, field), `/${field}`, '');
    visit(Reflect.get(body, 'data'), '/data', '');
  } else {
    visit(Reflect.get(body, 'chrome'), '/chrome', '');
    const inner: unknown = Reflect.get(body, 'body');
    if (inner !== null && typeof inner === 'object') visit(Reflect.get(inner, 'params'), '/body/params', '');
  }
  visit(Reflect.get(body, 'footnotes'), '/footnotes', '');
  return out;
}

function unknownName(code: string, what: string, pointer: string, name: string, allowed: readonly string[]): DrawProblem {
  const near = nearest(name, allowed);
  const shown = name.length > 60 ? `${name.slice(0, 60)} and more` : name;
  return {
    code,
    status: 422,
    title: `Unknown ${what.split(' ')[0]}`,
    detail: `${JSON.stringify(shown)} is no ${what}.${near === undefined ? '' : ` The nearest is ${near}.`}`,
    remedy: `Send one of: ${allowed.join(', ')}.`,
    errors: [
      {
        pointer,
        loc: pointer.slice(1).split('/'),
        code: 'invalid_value',
        msg: `must be one of ${allowed.join(', ')}.`,
        type: 'invalid_value',
        allowed,
        ...(near === undefined ? {} : { nearest: near }),
      },
    ],
    members: { ...(near === undefined ? {} : { nearest: near }), cost_charged: 0 },
  };
}

/** The authored slide document: the public JSON form of a scene, with its limits. */
import { z } from 'zod';
import { text as shortText } from '../fields/fields.ts';
import { isRgb, TOKENS } from '../scene/index.ts';

export const MAX_ELEMENTS = 500;
export const MAX_CHARACTERS = 20_000;
/** Of all tables together, empty ones too: a table says how many it has in two short lists. */
export const MAX_CELLS = 4_000;
export const AUTHORED_ROLES = ['title', 'subtitle', 'body', 'label', 'header', 'value', 'caption', 'source', 'decoration'] as const;

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional());
const TOKEN_NAMES: ReadonlySet<string> = new Set(TOKENS);

const color = z
  .string()
  .regex(/^(?:#[0-9a-fA-F]{6}|[a-zA-Z][a-zA-Z0-9]*)$/, `must be a theme token (${TOKENS.slice(0, 6).join(', ')}, …) or #RRGGBB`)
  .refine((v) => v.startsWith('#') || TOKEN_NAMES.has(v), `must be a theme token (${TOKENS.join(', ')}) or #RRGGBB`)
  .transform((v) => (isRgb(v as never) ? (v.toUpperCase() as `#${string}`) : (v as (typeof TOKENS)[number])));

const inches = z.number().min(-100, 'must be from -100 to 100 inches').max(100, 'must be from -100 to 100 inches');
const length = z.number().min(0, 'must not be negative').max(100, 'must be at most 100 inches');
const points = z.number().min(1, 'must be from 1 to 400 pt').max(400, 'must be from 1 to 400 pt');
const share = z.number().min(0).max(1);

const stroke = z.object({
  color,
  width_pt: z.number().min(0).max(100).default(1),
  dash: optional(z.enum(['solid', 'dash', 'dot', 'dashDot', 'longDash'])),
  head: optional(z.enum(['none', 'triangle', 'arrow', 'oval', 'diamond'])),
  tail: optional(z.enum(['none', 'triangle', 'arrow', 'oval', 'diamond'])),
});
const fill = z.union([color.transform((c) => ({ color: c })), z.object({ color, alpha: optional(share) })]);

const runStyle = {
  size_pt: optional(points),
  color: optional(color),
  font: optional(z.string().max(80)),
  bold: optional(z.boolean()),
  italic: optional(z.boolean()),
  underline: optional(z.boolean()),
};
const run = z.object({
  text: z.string().max(MAX_CHARACTERS),
  ...runStyle,
  link: optional(
    z
      .string()
      .max(2000)
      .regex(/^(?:https:\/\/|mailto:|slide:\d+$)/, 'must be an https: or mailto: address, or slide:<n>'),
  ),
});
const paragraph = z.union([
  shortText.transform((text) => ({ runs: [{ text }], own: '' }) as const),
  z.object({
    text: optional(shortText),
    runs: optional(z.array(run).max(200)),
    align: optional(z.enum(['left', 'center', 'right'])),
    bullet: optional(z.boolean()),
    level: optional(z.number().int().min(0).max(8)),
  }),
]);

const textual = {
  text: optional(shortText),
  paragraphs: optional(z.array(paragraph).max(200)),
  ...runStyle,
  align: optional(z.enum(['left', 'center', 'right'])),
  anchor: optional(z.enum(['top', 'middle', 'bottom'])),
  wrap: optional(z.boolean()),
  insets_in: optional(z.object({ l: optional(length), t: optional(length), r: optional(length), b: optional(length) })),
};

const box = { x_in: inches, y_in: inches, w_in: length, h_in: length };
const common = {
  id: optional(
    z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9_./-]+$/, 'must be of letters, digits, _ . / -'),
  ),
  name: optional(z.string().max(200)),
  alt: optional(z.string().max(2000)),
  role: optional(z.enum(AUTHORED_ROLES)),
};
const turned = { rotation: optional(z.number().min(-360).max(360)) };

const step = z.union([
  z.tuple([z.enum(['M', 'L']), inches, inches]),
  z.tuple([z.literal('C'), inches, inches, inches, inches, inches, inches]),
  z.tuple([z.literal('Z')]),
]);

const cell = z.union([
  shortText.transform((text) => ({ text, own: '' }) as const),
  z.object({ text: optional(shortText), ...runStyle, align: optional(z.enum(['left', 'center', 'right'])), fill: optional(color) }),
]);

export interface AuthoredGroup {
  readonly kind: 'group';
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly alt?: string | undefined;
  readonly role?: (typeof AUTHORED_ROLES)[number] | undefined;
  readonly elements: readonly AuthoredElement[];
}

const leaf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...common, ...box, ...turned, ...textual }),
  z.object({
    kind: z.literal('rect'),
    ...common,
    ...box,
    ...turned,
    ...textual,
    fill: optional(fill),
    stroke: optional(stroke),
    radius_in: optional(length),
  }),
  z.object({ kind: z.literal('ellipse'), ...common, ...box, ...turned, ...textual, fill: optional(fill), stroke: optional(stroke) }),
  z.object({ kind: z.literal('line'), ...common, x1_in: inches, y1_in: inches, x2_in: inches, y2_in: inches, stroke: optional(stroke) }),
  z.object({
    kind: z.literal('path'),
    ...common,
    x_in: inches.default(0),
    y_in: inches.default(0),
    steps: z.array(step).min(2, 'needs at least two steps').max(2000),
    fill: optional(fill),
    stroke: optional(stroke),
  }),
  z.object({
    kind: z.literal('image'),
    ...common,
    ...box,
    src: z.string().max(14_000_000),
    fit: optional(z.enum(['contain', 'cover', 'stretch'])),
  }),
  z.object({
    kind: z.literal('table'),
    ...common,
    ...box,
    columns_in: z.array(length).min(1).max(40),
    rows_in: z.array(length).min(1).max(100),
    cells: z.array(z.array(cell).max(40)).max(100),
    header_row: optional(z.boolean()),
    ...runStyle,
  }),
]);
export type AuthoredLeaf = z.infer<typeof leaf>;
export type AuthoredElement = AuthoredLeaf | AuthoredGroup;

const element: z.ZodType<AuthoredElement> = z.lazy(() =>
  z.union([leaf, z.object({ kind: z.literal('group'), ...common, elements: z.array(element).min(1, 'needs at least one element') })]),
);

const KINDS = ['text', 'rect', 'ellipse', 'line', 'path', 'image', 'table', 'group'] as const;

/** `kind` names the element, so that an error inside one is reported for that kind only. */
const checkedElement = z.unknown().transform((raw, ctx): AuthoredElement => {
  const kind: unknown = raw !== null && typeof raw === 'object' ? Reflect.get(raw, 'kind') : undefined;
  if (kind === 'group') {
    const parsed = z
      .object({ kind: z.literal('group'), ...common, elements: z.array(checkedAgain).min(1, 'needs at least one element') })
      .safeParse(raw, { reportInput: true });
    if (parsed.success) return parsed.data as AuthoredGroup;
    for (const issue of parsed.error.issues) ctx.addIssue(issue as never);
    return z.NEVER;
  }
  const parsed = leaf.safeParse(raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  if (!KINDS.some((name) => name === kind)) {
    ctx.addIssue({ code: 'invalid_value', values: [...KINDS], path: ['kind'], input: kind, message: `must be one of ${KINDS.join(', ')}` });
    return z.NEVER;
  }
  for (const issue of parsed.error.issues) ctx.addIssue(issue as never);
  return z.NEVER;
});
const checkedAgain: z.ZodType<AuthoredElement> = z.lazy(() => checkedElement) as never;

export const authoredDocument = z.object({
  ssg: z.literal(1, { error: 'must be 1' }),
  canvas: optional(
    z.object({
      w_in: z.number().min(1, 'must be from 1 to 56 inches').max(56, 'must be from 1 to 56 inches'),
      h_in: z.number().min(1, 'must be from 1 to 56 inches').max(56, 'must be from 1 to 56 inches'),
    }),
  ),
  title: optional(z.string().max(2000)),
  background: optional(color),
  notes: optional(z.string().max(20_000)),
  elements: z.array(checkedElement).min(1, 'needs at least one element'),
});
export type AuthoredDocument = z.infer<typeof authoredDocument>;

/** The same for the interface document: one schema with its kinds. */
export const authoredSchema = authoredDocument.extend({ elements: z.array(element) });

/** Parts of it that other documents hold too. */
export { checkedElement as authoredElement, fill as authoredFill, runStyle as authoredRunStyle, stroke as authoredStroke };

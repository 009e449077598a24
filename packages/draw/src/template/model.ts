/** What is read from a template: its layouts with their places, free areas and pictures, and the theme made from it. */
import { fromBase64 } from '@deckwright/core/base64';
import { z } from 'zod';
import type { Emu, Media, Rgb, Shape, Theme } from '../scene/index.ts';

/** What a layout is for. `content` carries a title and whatever is drawn. */
export const LAYOUT_USES = ['content', 'cover', 'agenda', 'divider', 'closing', 'blank'] as const;
export type LayoutUse = (typeof LAYOUT_USES)[number];

export const PLACE_KINDS = ['title', 'subtitle', 'body', 'picture', 'date', 'footer', 'number', 'other'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const rgb = z
  .string()
  .regex(/^#[0-9A-F]{6}$/)
  .transform((text): Rgb => text as Rgb);
const emu = z.number().transform((value): Emu => Math.round(value) as Emu);
const box = z.object({ x: emu, y: emu, w: emu, h: emu });
const words = z.string().max(300);

const place = z.object({
  kind: z.enum(PLACE_KINDS),
  name: words,
  /** `p:ph` as the layout has it. */
  type: words.optional(),
  idx: z.number().int().optional(),
  orient: words.optional(),
  sz: words.optional(),
  box,
  insets: z.object({ l: emu, t: emu, r: emu, b: emu }),
  anchor: z.enum(['top', 'middle', 'bottom']),
  align: z.enum(['left', 'center', 'right']),
  size_pt: z.number().positive(),
  /** The file has no styles to inherit from: size and alignment are those of its own words, and a text of ours says them. */
  unsized: z.literal(true).optional(),
  /** Between letters, points. */
  spacing_pt: z.number().optional(),
  /** Between paragraphs: points, or a share of the size (of 1.2 times the size, as PowerPoint counts). */
  gap: z.union([z.object({ pct: z.number() }), z.object({ pt: z.number() })]).optional(),
  bold: z.boolean(),
  italic: z.boolean(),
  caps: z.boolean(),
  color: rgb,
  /** Of the theme's two families, or a family by name. */
  font: words,
  /** Share of the face's own line height, or points. */
  line: z.union([z.object({ pct: z.number() }), z.object({ pt: z.number() })]),
  /** The sign before a paragraph of the first level. */
  bullet: z.boolean(),
  /** How the sign looks, and where the text after it begins. */
  sign: z.object({ text: z.string().max(20), color: rgb, indent: emu }).optional(),
  /** The text does not run from left to right in an upright box. */
  turned: z.boolean(),
  /** Of a text that is turned and nothing else: degrees clockwise. */
  turn: z.union([z.literal(90), z.literal(270)]).optional(),
  /** The colour on which it stands, as drawn. */
  ground: rgb.optional(),
});
export type Place = z.infer<typeof place>;

const layout = z.object({
  part: z.string().max(1000),
  name: words,
  type: words.optional(),
  /** Which master it belongs to, counted from 0. */
  master: z.number().int(),
  use: z.enum(LAYOUT_USES).optional(),
  mode: z.enum(['light', 'dark']),
  /** The colour on which its body would stand, as drawn. */
  ground: rgb,
  background: rgb,
  /** The largest rectangle under the title that is clear of furniture and of the other places; absent where there is none. */
  body: box.optional(),
  /** A picture or a pattern lies under the body: it gets a ground of its own. */
  busy: z.boolean(),
  places: z.array(place).max(60),
  furniture: z.array(z.object({ name: words, kind: words, box })).max(500),
  /** The scene of a layout, for layouts that slides use. */
  behind: z.array(z.custom<Shape>((value) => isShape(value))).optional(),
});
export type TemplateLayout = z.infer<typeof layout>;

const KINDS = new Set(['text', 'rect', 'ellipse', 'line', 'path', 'image', 'table', 'group']);

function isShape(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { kind, box: place, children } = value as { kind?: unknown; box?: Record<string, unknown>; children?: unknown };
  if (typeof kind !== 'string' || !KINDS.has(kind) || place === undefined) return false;
  if (!['x', 'y', 'w', 'h'].every((side) => Number.isFinite(place[side]))) return false;
  return kind !== 'group' || (Array.isArray(children) && children.every(isShape));
}

export const templateModel = z.object({
  version: z.literal(1),
  canvas: z.object({ w: emu, h: emu }),
  masters: z.array(z.object({ part: words, theme: words, heading: words, body: words, colors: z.record(z.string(), rgb) })),
  layouts: z.array(layout),
  theme: z.custom<Theme>((value) => value !== null && typeof value === 'object' && 'colors' in value && 'slots' in value),
  /** Pictures of the furniture, decoded and written again by us. */
  media: z.record(z.string(), z.object({ png: z.string(), width_px: z.number().int(), height_px: z.number().int() })),
  /** Sentences about what cannot be read, and what is done instead. */
  problems: z.array(z.string()),
});
export type TemplateModel = z.infer<typeof templateModel>;

const read = new WeakMap<object, TemplateModel>();

/** Checks each object once. @throws Error for JSON that our reader of templates has not written */
export function readTemplateModel(value: unknown): TemplateModel {
  const cached = value !== null && typeof value === 'object' ? read.get(value) : undefined;
  if (cached !== undefined) return cached;
  const parsed = templateModel.parse(value);
  if (value !== null && typeof value === 'object') read.set(value, parsed);
  return parsed;
}

/** The first layout of a use. */
export const layoutFor = (model: TemplateModel, use: LayoutUse): TemplateLayout | undefined => model.layouts.find((one) => one.use === use);

/** Whether the text of a place runs in a direction that is supported. */
export const isFillable = ({ turned, turn }: Place): boolean => !turned || turn !== undefined;

/** The first place of a kind. */
export const placeOf = (one: TemplateLayout, kind: PlaceKind): Place | undefined => one.places.find((place) => place.kind === kind);

const pictures = new WeakMap<TemplateModel, ReadonlyMap<string, Media>>();

export function templateMedia(model: TemplateModel): ReadonlyMap<string, Media> {
  let media = pictures.get(model);
  if (media === undefined) {
    media = new Map(
      Object.entries(model.media).map(([key, { png, width_px, height_px }]): [string, Media] => [
        key,
        { mime: 'image/png', bytes: fromBase64(png), width_px, height_px },
      ]),
    );
    pictures.set(model, media);
  }
  return media;
}

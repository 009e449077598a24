/** The takeaways box: the meaning of the chart in one to four sentences, as a rail beside it or a strip below it. */
import type { Shape } from '../scene/index.ts';
import type { Fit, ParagraphIn } from '../typeset/index.ts';
import { type BoxIn, columns, cutBottom, cutRight } from './boxes.ts';
import { GUTTER, SPAN } from './grid.ts';
import { type Kit, run } from './kit.ts';
import { sideOf } from './mirror.ts';
import { fill, group, rect } from './shapes.ts';

const PAD = 0.25;
const HEADING_H = 0.3;

export interface Placed {
  readonly shapes: readonly Shape[];
  /** The box that is left for the chart. */
  readonly rest: BoxIn;
}

/** Sizes of the sentences, largest first, points. */
const RAIL_SIZES = [16, 14, 12, 11, 10] as const;
const STRIP_SIZES = [18, 16, 14, 12, 11, 10] as const;
/** A rail that its sentences fill less than this would be an empty panel, so they stand below the chart. */
const FILLED = 0.5;
/** Sentences are set apart until the text has this share of the rail. */
const SPREAD = 0.85;
/** Between sentences, inches. */
const GAP_IN = 0.18;
const MOST_GAP_IN = 0.45;

/**
 * Beside the chart where each of its `slots` columns keeps 0.8 in and the sentences fill a rail, else below it. A chart keeps at
 * least half of the height.
 */
export function placeTakeaways(sentences: readonly string[], pointer: string, body: BoxIn, slots: number, kit: Kit): Placed {
  if (sentences.length === 0) return { shapes: [], rest: body };
  const width = SPAN(3);
  const side = sideOf(body, kit);
  const { rest, cut } = cutRight(body, width, GUTTER);
  const rail = sentences.length <= 4 && rest.w / slots >= 0.8 ? fitRail(sentences, pointer, side.box(cut), kit) : undefined;
  if (rail?.fit.fits === true && rail.fit.height_in >= FILLED * rail.room)
    return { rest: side.box(rest), shapes: railBox(sentences, pointer, side.box(cut), rail, kit) };
  const below = planStrip(sentences, pointer, body, kit);
  if (rail !== undefined && (!below.fits || below.h > body.h / 2))
    return { rest: side.box(rest), shapes: railBox(sentences, pointer, side.box(cut), rail, kit) };
  return strip(body, below, kit);
}

const bullets = (sentences: readonly string[], pointer: string, from: number, size: number, gap_in = GAP_IN): ParagraphIn[] =>
  sentences.map((s, i) => ({
    runs: [run(s, `${pointer}/${from + i}`)],
    bullet: { kind: 'square', color: 'accent1' },
    indent_in: 0.2,
    // As a share of the pitch.
    gap: gap_in / ((size * 1.2) / 72),
  }));

interface Rail {
  readonly fit: Fit;
  /** Height for the sentences, inches. */
  readonly room: number;
}

const innerOf = (box: BoxIn): { readonly x: number; readonly w: number } => ({ x: box.x + PAD, w: box.w - 2 * PAD + 0.05 });

/** The sentences in the largest size that a rail holds, or in the smallest. */
function fitRail(sentences: readonly string[], pointer: string, box: BoxIn, kit: Kit): Rail {
  const room = box.h - 2 * PAD - HEADING_H;
  const at = (size: number): Fit => fitAt(sentences, pointer, size, GAP_IN, box, room, kit);
  const sizes = RAIL_SIZES.map((size) => at(size));
  return { fit: sizes.find(({ fits }) => fits) ?? (sizes.at(-1) as Fit), room };
}

function fitAt(sentences: readonly string[], pointer: string, size: number, gap_in: number, box: BoxIn, room: number, kit: Kit): Fit {
  const block = kit.paragraphs(bullets(sentences, pointer, 0, size, gap_in), { color: 'ink', leading: 1.2 });
  return kit.fit({ block, sizes_pt: [size], width_in: innerOf(box).w, height_in: room });
}

function railBox(sentences: readonly string[], pointer: string, box: BoxIn, { fit, room }: Rail, kit: Kit): Shape[] {
  if (!fit.fits)
    kit.warn('font_at_floor', 'The takeaways do not fit the box at 10 pt.', { path: pointer, remedy: 'Shorten them or send fewer.' });
  else if (fit.size_pt < 14)
    kit.warn('text_shrunk', `The takeaways are set at ${fit.size_pt} pt instead of 14.`, {
      path: pointer,
      remedy: 'Shorten them or send fewer.',
    });
  const free = Math.max(0, SPREAD * room - fit.height_in);
  const gap = Math.min(MOST_GAP_IN, GAP_IN + free / Math.max(1, sentences.length - 1));
  const set = fitAt(sentences, pointer, fit.size_pt, gap, box, room, kit);
  const used = 2 * PAD + HEADING_H + set.height_in;
  const h = set.height_in < SPREAD * room && fit.fits ? Math.ceil(used * 100) / 100 : box.h;
  const inner = innerOf(box);
  return boxShapes({ ...box, h }, kit, (y) => [
    kit.place(
      { id: 'body/takeaways/text', name: 'takeaways', role: 'takeaway' },
      { x: inner.x, y, w: inner.w, h: h - (y - box.y) - PAD },
      { block: set.block, size_pt: set.size_pt },
    ),
  ]);
}

function boxShapes(box: BoxIn, kit: Kit, content: (y: number) => Shape[]): Shape[] {
  const heading = kit.asText('accent1');
  const mirrored = kit.direction === 'rtl';
  return group({ id: 'body/takeaways', name: 'Takeaways', role: 'group', alt: kit.word('takeaways') }, [
    rect({ id: 'body/takeaways/ground', name: 'ground', role: 'card' }, box, { fill: fill('surface') }),
    rect(
      { id: 'body/takeaways/edge', name: 'edge', role: 'decoration' },
      { x: mirrored ? box.x + box.w - 0.05 : box.x, y: box.y, w: 0.05, h: box.h },
      { fill: fill('accent1') },
    ),
    kit.label({
      id: 'body/takeaways/heading',
      name: 'takeaways heading',
      role: 'header',
      box: { x: box.x + PAD, y: box.y + 0.18, w: box.w - 2 * PAD, h: 0.22 },
      runs: kit.word('takeaways'),
      style: { color: heading, bold: true },
      size_pt: 12,
      anchor: 'middle',
      wrap: false,
      align: mirrored ? 'right' : kit.leading(kit.word('takeaways')),
    }),
    ...content(box.y + 0.2 + HEADING_H),
  ]);
}

interface Strip {
  readonly cells: readonly BoxIn[];
  readonly blocks: readonly Fit[];
  readonly size_pt: number;
  /** Of the strip, inches. */
  readonly h: number;
  readonly fits: boolean;
}

/** One column for each sentence up to three, two columns for more. */
function planStrip(sentences: readonly string[], pointer: string, body: BoxIn, kit: Kit): Strip {
  const n = sentences.length <= 3 ? sentences.length : 2;
  const perColumn = Math.ceil(sentences.length / n);
  const inner = { x: body.x + PAD, y: 0, w: body.w - 2 * PAD, h: 1 };
  const cells = columns(inner, n, 0.4).map(sideOf(body, kit).box);
  const chunks = cells.map((_, i) => sentences.slice(i * perColumn, (i + 1) * perColumn));
  const plans = STRIP_SIZES.map((size) =>
    cells.map((cell, i) =>
      kit.fit({
        block: kit.paragraphs(bullets(chunks[i] ?? [], pointer, i * perColumn, size), { color: 'ink', leading: 1.2 }),
        sizes_pt: [size],
        width_in: cell.w,
        height_in: n === 2 ? 1.6 : 1,
      }),
    ),
  );
  const holds = (fits: readonly Fit[]): boolean => fits.every((f) => f.fits && f.lines <= 2 * perColumn);
  const blocks = plans.find(holds) ?? (plans.at(-1) as readonly Fit[]);
  const text = Math.max(...blocks.map((f) => f.height_in));
  const h = Math.max(0.95, Math.ceil((0.2 + HEADING_H + text + 0.14) * 100) / 100);
  return { cells, blocks, size_pt: blocks[0]?.size_pt ?? 10, h, fits: blocks.every((f) => f.fits) };
}

function strip(body: BoxIn, { cells, blocks, size_pt, h }: Strip, kit: Kit): Placed {
  const { rest, cut } = cutBottom(body, h, 0.15);
  const y = cut.y + 0.2 + HEADING_H;
  const shapes = boxShapes({ ...cut }, kit, () =>
    cells.map((cell, i) =>
      kit.place(
        { id: `body/takeaways/text-${i + 1}`, name: `takeaway ${i + 1}`, role: 'takeaway' },
        { x: cell.x, y, w: cell.w, h: cut.y + cut.h - y - 0.08 },
        { block: (blocks[i] as Fit).block, size_pt },
      ),
    ),
  );
  return { rest, shapes };
}

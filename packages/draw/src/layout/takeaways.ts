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

/** `slots` is the number of columns of the chart. Beside a rail each keeps at least 0.8 in, else the takeaways go below. */
export function placeTakeaways(sentences: readonly string[], pointer: string, body: BoxIn, slots: number, kit: Kit): Placed {
  if (sentences.length === 0) return { shapes: [], rest: body };
  const rail = SPAN(3);
  const useRail = sentences.length <= 4 && (body.w - rail - GUTTER) / slots >= 0.8;
  if (useRail) {
    const side = sideOf(body, kit);
    const { rest, cut } = cutRight(body, rail, GUTTER);
    return { rest: side.box(rest), shapes: railBox(sentences, pointer, side.box(cut), kit) };
  }
  return strip(sentences, pointer, body, kit);
}

const bullets = (sentences: readonly string[], pointer: string, from: number, size: number): ParagraphIn[] =>
  sentences.map((s, i) => ({
    runs: [run(s, `${pointer}/${from + i}`)],
    bullet: { kind: 'square', color: 'accent1' },
    indent_in: 0.2,
    // 0.18 in between sentences, as a share of the pitch.
    gap: 0.18 / ((size * 1.2) / 72),
  }));

function railBox(sentences: readonly string[], pointer: string, box: BoxIn, kit: Kit): Shape[] {
  const inner = { x: box.x + PAD, w: box.w - 2 * PAD + 0.05 };
  const room = box.h - 2 * PAD - HEADING_H;
  const at = (size: number): Fit =>
    kit.fit({
      block: kit.paragraphs(bullets(sentences, pointer, 0, size), { color: 'ink', leading: 1.2 }),
      sizes_pt: [size],
      width_in: inner.w,
      height_in: room,
    });
  let fit = at(14);
  for (const size of [12, 11, 10]) if (!fit.fits) fit = at(size);
  if (!fit.fits)
    kit.warn('font_at_floor', 'The takeaways do not fit the box at 10 pt.', { path: pointer, remedy: 'Shorten them or send fewer.' });
  else if (fit.size_pt < 14)
    kit.warn('text_shrunk', `The takeaways are set at ${fit.size_pt} pt instead of 14.`, {
      path: pointer,
      remedy: 'Shorten them or send fewer.',
    });
  if (fit.fits && fit.height_in < 0.45 * room) {
    const larger = at(16);
    if (larger.fits) fit = larger;
  }
  const used = 2 * PAD + HEADING_H + fit.height_in;
  const h = fit.height_in < 0.45 * room ? Math.ceil(used * 100) / 100 : box.h;
  return boxShapes({ ...box, h }, kit, (y) => [
    kit.place(
      { id: 'body/takeaways/text', name: 'takeaways', role: 'takeaway' },
      { x: inner.x, y, w: inner.w, h: h - (y - box.y) - PAD },
      { block: fit.block, size_pt: fit.size_pt },
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

/** Below the chart: one column for each sentence up to three, two columns for more. */
function strip(sentences: readonly string[], pointer: string, body: BoxIn, kit: Kit): Placed {
  const n = sentences.length <= 3 ? sentences.length : 2;
  const perColumn = Math.ceil(sentences.length / n);
  const inner = { x: body.x + PAD, y: 0, w: body.w - 2 * PAD, h: 1 };
  const cells = columns(inner, n, 0.4).map(sideOf(body, kit).box);
  const chunks = cells.map((_, i) => sentences.slice(i * perColumn, (i + 1) * perColumn));
  let size = 14;
  let fits: Fit[] = [];
  for (const candidate of [14, 12, 11, 10]) {
    size = candidate;
    fits = cells.map((cell, i) =>
      kit.fit({
        block: kit.paragraphs(bullets(chunks[i] ?? [], pointer, i * perColumn, size), { color: 'ink', leading: 1.2 }),
        sizes_pt: [size],
        width_in: cell.w,
        height_in: n === 2 ? 1.6 : 1,
      }),
    );
    if (fits.every((f) => f.fits && (f.lines <= 2 * perColumn || candidate === 10))) break;
  }
  const text = Math.max(...fits.map((f) => f.height_in));
  const h = Math.max(0.95, Math.ceil((0.2 + HEADING_H + text + 0.14) * 100) / 100);
  const { rest, cut } = cutBottom(body, h, 0.15);
  const y = cut.y + 0.2 + HEADING_H;
  const shapes = boxShapes({ ...cut }, kit, () =>
    cells.map((cell, i) =>
      kit.place(
        { id: `body/takeaways/text-${i + 1}`, name: `takeaway ${i + 1}`, role: 'takeaway' },
        { x: cell.x, y, w: cell.w, h: cut.y + cut.h - y - 0.08 },
        { block: (fits[i] as Fit).block, size_pt: size },
      ),
    ),
  );
  return { rest, shapes };
}

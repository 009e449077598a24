/** Equal chevrons in a row with the labels inside, and columns of text below. */
import { type BoxIn, type Kit, type StepIn, settle } from '../layout/index.ts';
import { type Board, type Item, measurePortions, placePortions, portionsOf, tooLong } from './text-items.ts';

const POINT = 0.22;
const TALLEST = 2;
const FILLED = 0.74;

/** Largest size at which every label fits `w` by `h`. */
export function labelSize(items: readonly Item[], w: number, h: number, kit: Kit, from = 18): number {
  for (const s of [28, 24, 20, 18, 16, 14, 12, 11, 10]) {
    if (s > from) continue;
    if (
      items.every(
        (it) =>
          it.label === undefined ||
          kit.fit({ block: kit.block(it.label.text, { color: 'ink', bold: true }), sizes_pt: [s], width_in: w, height_in: h }).fits,
      )
    )
      return s;
  }
  throw tooLong(items.length, 'labels');
}

export const chevron = (b: BoxIn, first: boolean): StepIn[] => [
  ['M', b.x, b.y],
  ['L', b.x + b.w - POINT, b.y],
  ['L', b.x + b.w, b.y + b.h / 2],
  ['L', b.x + b.w - POINT, b.y + b.h],
  ['L', b.x, b.y + b.h],
  ...(first ? [] : ([['L', b.x + POINT, b.y + b.h / 2]] as const)),
  ['Z'],
];

export function drawChevrons(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, what: string): void {
  const n = items.length;
  const w = (box.w + (n - 1) * (POINT - 0.06)) / n;
  const pitch = w - POINT + 0.06;
  const inner = w - 2 * POINT - 0.12;
  const low = 0.9;
  const size = labelSize(items, inner, low - 0.08, kit, 28);
  const textW = pitch - 0.25;
  for (const body of [24, 20, 18, 16, 14, 12, 11, 10]) {
    if (body > size && body > 16) continue;
    const measured = items.map((it) =>
      measurePortions(
        portionsOf(it, { head: size, body }, kit, {
          skip_label: true,
          value_pt: body >= 20 ? 54 : body >= 18 ? 40 : body >= 14 ? 32 : 24,
          body: 'ink',
        }),
        textW,
        kit,
      ),
    );
    const tallest = Math.max(...measured.map((m) => m.height_in));
    if (tallest > box.h - low - 0.25 || measured.some((m) => !m.fits)) continue;
    // With little text below, the chevrons grow until the body is filled.
    const h = Math.min(TALLEST, Math.max(low, FILLED * box.h - tallest - 0.25));
    const area = settle(box, h + (tallest > 0 ? tallest + 0.25 : 0));
    for (const [i, it] of items.entries()) {
      const cell = { x: box.x + i * pitch, y: area.y, w, h };
      const key = `step-${i + 1}`;
      board.path(
        key,
        chevron(cell, i === 0),
        { fill: it.primary ? 'accent1' : 'soft1' },
        { role: 'node', name: `${what} ${i + 1}: ${it.label?.text ?? ''}` },
      );
      if (it.label !== undefined)
        board.cell(`${key}-name`, it.label, { x: cell.x + (i === 0 ? 0.15 : POINT + 0.06), y: cell.y, w: inner, h }, size, {
          role: 'node',
          bold: true,
          align: 'center',
          color: it.primary ? kit.on('accent1') : kit.on('soft1'),
          host: key,
        });
      placePortions(
        board,
        key,
        measured[i] as (typeof measured)[number],
        { x: cell.x + (i === 0 ? 0 : POINT), y: area.y + h + 0.25, w: textW, h: tallest },
        {},
      );
    }
    return;
  }
  throw tooLong(n, what);
}

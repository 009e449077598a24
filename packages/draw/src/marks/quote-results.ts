/** A strip of results: the earlier and the present value of each, beside its icon. */
import { type BoxIn, columns, findIcon, type SourcedText } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import { tint } from './color-ramp.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import type { Board } from './text-items.ts';

export interface QuoteResult {
  readonly pointer: string;
  readonly icon?: string;
  readonly from?: SourcedText;
  readonly to: SourcedText;
  readonly label: SourcedText;
}

const TILE = 0.78;
/** Height of the strip, in. */
export const RESULTS_H = TILE;
const FIGURES = [40, 32, 28, 24, 20, 18] as const;

/** The earlier and the present value, each pair beside its icon. The first is in the accent. */
export function drawResults(board: Board, results: readonly QuoteResult[], box: BoxIn): void {
  const { kit } = board;
  const cells = columns(box, results.length, 0.3);
  const icons = results.some(({ icon }) => icon !== undefined);
  const lead = icons ? TILE + 0.19 : 0;
  const room = (cells[0]?.w ?? 0) - lead;
  const wide = (text: string, pt: number): number => kit.text.widthIn(text, pt, { bold: true });
  const arrow = (pt: number): number => (pt * 0.75) / 72 + 0.24;
  const figure_pt =
    FIGURES.find((pt) =>
      results.every(({ from, to }) => wide(to.text, pt) + (from === undefined ? 0 : wide(from.text, pt) + arrow(pt)) <= room),
    ) ?? 16;
  const label_pt = [16, 14, 12, 11].find((pt) => results.every(({ label }) => kit.text.widthIn(label.text, pt) <= room)) ?? 10;
  const figureH = kit.text.pitchIn(figure_pt);
  for (const [i, result] of results.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `result-${i + 1}`;
    const first = i === 0;
    if (icons) {
      const fill = first ? 'accent1' : tint('accent1', 0.16, kit).fill;
      board.rect(`${key}-tile`, { ...cell, w: TILE }, { fill, radius_in: kit.theme.radius_in }, { role: 'chip', layer: 'back' });
      const icon = iconOf({ ...result, label: result.label }, 'none is drawn', kit);
      const d = 0.46;
      if (icon !== undefined)
        drawItemIcon(
          icon,
          `${key}-icon`,
          { x: cell.x + (TILE - d) / 2, y: cell.y + (TILE - d) / 2, w: d, h: d },
          first ? kit.on('accent1') : 'accent1',
          board,
        );
    }
    let x = cell.x + lead;
    const row = { y: cell.y - 0.06, h: figureH };
    const figure = (part: string, said: SourcedText, color: Color): void => {
      const w = wide(said.text, figure_pt) + 0.02;
      board.cell(`${key}-${part}`, said, { ...row, x, w }, figure_pt, { role: 'value', bold: true, color, align: 'left', wrap: false });
      x += w;
    };
    if (result.from !== undefined) {
      figure('from', result.from, 'muted');
      const steps = findIcon(kit.direction === 'rtl' ? 'arrow-left' : 'arrow-right');
      const d = arrow(figure_pt) - 0.24;
      if (steps !== undefined)
        drawItemIcon({ name: 'arrow', steps }, `${key}-arrow`, { x: x + 0.11, y: row.y + (row.h - d) / 2, w: d, h: d }, 'muted', board);
      x += arrow(figure_pt) - 0.02;
    }
    figure('to', result.to, first ? kit.asText('accent1') : 'ink');
    const y = row.y + figureH - 0.02;
    board.cell(`${key}-label`, result.label, { x: cell.x + lead, y, w: room, h: cell.y + cell.h + 0.06 - y }, label_pt, {
      role: 'caption',
      color: 'muted',
      align: 'left',
      anchor: 'top',
    });
  }
}

/** A quotation with its proof: who speaks at the left, the words with their key clause in bold, and a strip of what changed below. */
import {
  type BoxIn,
  columns,
  type Drawing,
  findIcon,
  type Kit,
  type Pane,
  placeIcon,
  run,
  type SourcedText,
  type StepIn,
  shape,
} from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import { tint } from './color-ramp.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import { Board } from './text-items.ts';

export interface QuoteResult {
  readonly pointer: string;
  readonly icon?: string;
  readonly from?: SourcedText;
  readonly to: SourcedText;
  readonly label: SourcedText;
}

export interface Quotation {
  readonly quote: string;
  readonly path: string;
  /** A piece of the quotation. */
  readonly highlight?: string;
  readonly name: SourcedText;
  readonly title: SourcedText;
  readonly company: SourcedText;
  readonly results: readonly QuoteResult[];
}

const TILE = 0.78;
const STRIP_H = TILE + 0.3;
const SPEAKER_W = 2.93;
const PAD = 0.45;
const DISC = 1.7;
const SIZES = [48, 40, 32, 28, 24, 20, 18, 16] as const;
const FIGURES = [40, 32, 28, 24, 20, 18] as const;
const LEADING = 1.22;

/** Undefined where the words do not fit beside their speaker. */
export function drawQuoteResults(q: Quotation, pane: Pane, kit: Kit): Drawing | undefined {
  const { box } = pane;
  const board = new Board(box, kit, pane.id);
  const on = kit.on('accent1');
  const stripH = q.results.length === 0 ? 0 : STRIP_H;
  const panel = { ...box, h: box.h - stripH };
  const words = { x: box.x + PAD + SPEAKER_W + 0.35, y: panel.y + PAD, w: box.w - 2 * PAD - SPEAKER_W - 0.35, h: panel.h - 2 * PAD };
  const block = kit.paragraphs([{ runs: runsOf(q, on, kit) }], { color: on, font: 'heading', leading: LEADING });
  const markH = 0.7;
  const fit = kit.fit({ block, sizes_pt: SIZES, width_in: words.w, height_in: words.h - markH });
  if (!fit.fits) return undefined;
  board.rect('ground', panel, { fill: 'accent1', radius_in: kit.theme.radius_in }, { role: 'card', layer: 'back' });
  drawSpeaker(board, q, { x: box.x + PAD, y: panel.y, w: SPEAKER_W, h: panel.h });
  const total = markH + fit.height_in;
  const top = panel.y + (panel.h - total) / 2;
  const sign = findIcon('quote');
  const at = board.side.box({ x: words.x, y: top, w: 0.6, h: 0.6 });
  // The set has the closing sign; turned about its middle it opens.
  const turned = (steps: readonly StepIn[]): StepIn[] =>
    steps.map((s) => {
      const x = (v: number): number => 2 * at.x + at.w - v;
      const y = (v: number): number => 2 * at.y + at.h - v;
      if (s[0] === 'Z') return s;
      return s[0] === 'C' ? ['C', x(s[1]), y(s[2]), x(s[3]), y(s[4]), x(s[5]), y(s[6])] : [s[0], x(s[1]), y(s[2])];
    });
  if (sign !== undefined)
    board.add(
      'mark',
      shape.path({ id: `${pane.id}/mark`, name: 'quotation mark', role: 'icon' }, turned(placeIcon(sign, at.x, at.y, at.w)), {
        fill: shape.fill(on, 0.45),
      }),
    );
  board.words('quote', block, { x: words.x, y: top + markH, w: words.w, h: fit.height_in }, fit.size_pt, {
    role: 'quote',
    host: 'ground',
    balance: fit.lines <= 4,
  });
  if (q.results.length > 0) drawStrip(board, q.results, { ...box, y: box.y + box.h - TILE, h: TILE });
  const results = q.results.map((r) => `${r.from === undefined ? '' : `${r.from.text} to `}${r.to.text} ${r.label.text}`);
  return board.drawing(
    'Quotation',
    `Quotation: ${q.quote} ${q.name.text}, ${q.title.text}, ${q.company.text}.${results.length === 0 ? '' : ` Results: ${results.join('; ')}.`}`,
  );
}

/** The quotation, its key clause in bold and the rest lighter where that still reads. */
function runsOf({ quote, path, highlight }: Quotation, on: Color, kit: Kit): RunIn[] {
  const at = highlight === undefined ? -1 : quote.indexOf(highlight);
  if (highlight === undefined || at < 0) return [run(quote, path)];
  const soft: Color = kit.contrast('soft1', 'accent1') >= 4.5 ? 'soft1' : on;
  const pieces = [
    { text: quote.slice(0, at), key: false },
    { text: highlight, key: true },
    { text: quote.slice(at + highlight.length), key: false },
  ];
  return pieces
    .filter(({ text }) => text !== '')
    .map(({ text, key }) => run(text, path, 'verbatim', { italic: true, bold: key, color: key ? on : soft }));
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((w) => [...(w ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('en');
};

/** A disc with the initials above name, role and company. */
function drawSpeaker(board: Board, q: Quotation, box: BoxIn): void {
  const { kit } = board;
  const on = kit.on('accent1');
  const fitted = (said: SourcedText, sizes: readonly number[], bold: boolean) => ({
    said,
    bold,
    fit: kit.fit({ block: kit.block(said.text, { color: on, bold }), sizes_pt: sizes, width_in: box.w, max_lines: 2 }),
  });
  const lines = [fitted(q.name, [24, 20, 18, 16], true), fitted(q.title, [16, 14, 12], false), fitted(q.company, [16, 14, 12], false)];
  const height = lines.reduce((sum, { fit }) => sum + fit.height_in, 0);
  const disc = Math.min(DISC, box.h - height - 0.7);
  let y = box.y + (box.h - disc - height - 0.2) / 2;
  const x = box.x + (box.w - disc) / 2;
  if (disc >= 0.6) {
    board.ellipse('portrait', { x, y, w: disc, h: disc }, { fill: 'canvas', stroke: shape.stroke('soft1', 4) }, { role: 'icon' });
    board.cell('initials', { text: initialsOf(q.name.text), bind: 'derived' }, { x, y, w: disc, h: disc }, 40, {
      role: 'icon',
      bold: true,
      color: kit.asText('accent1'),
      align: 'center',
      wrap: false,
      host: 'portrait',
    });
    y += disc + 0.2;
  }
  for (const [i, { said, bold, fit }] of lines.entries()) {
    board.cell(['name', 'role', 'company'][i] as string, said, { x: box.x, y, w: box.w, h: fit.height_in }, fit.size_pt, {
      role: i === 0 ? 'label' : 'caption',
      bold,
      color: on,
      align: 'center',
      anchor: 'top',
      host: 'ground',
    });
    y += fit.height_in;
  }
}

/** What it was and what it is, each beside its icon; the first in the accent. */
function drawStrip(board: Board, results: readonly QuoteResult[], box: BoxIn): void {
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

/** Two to four figures of few words as a poster: a row each over the whole body, or two by two, with rules between them and no panels. */
import { type BoxIn, columns, type Kit, rows, type Sketch, sizesDown } from '../../layout/index.ts';
import { besideLabel, type Tile } from './_tiles.ts';

const FEWEST = 2;
const MOST = 4;
/** Sizes of the figures, and of the labels that they may have beside them; smaller ones serve tiles as well. */
const VALUES = [160, 96, 72, 54] as const;
const LABELS: readonly (readonly number[])[] = [
  [28, 24],
  [20, 18],
];
const SMALLEST_SUB = 14;
/** Share of the height of a row that a figure may have, and of its width that the column of figures may have. */
const HIGH = 0.9;
const WIDE = 0.58;
const GAP = 0.5;
const NARROWEST = 1.6;
const BETWEEN = 0.06;
const RULE_PT = 1;
const MAIN_RULE_PT = 3;

interface Plan {
  readonly cells: readonly BoxIn[];
  readonly value_pt: number;
  readonly value_w: number;
  readonly label_pt: number;
  readonly sub_pt: number;
  /** Width of labels, and their heights with and without the words below them. */
  readonly w: number;
  readonly labels: readonly number[];
  readonly heights: readonly number[];
}

/** False where tiles serve the figures better: there are others in number, or their words are too many. */
export function drawPoster(sketch: Sketch, tiles: readonly Tile[], box: BoxIn): boolean {
  const plan = planPoster(tiles, box, sketch.kit);
  if (plan === undefined) return false;
  for (const [i, tile] of tiles.entries()) drawRow(sketch, tile, i, plan);
  return true;
}

function planPoster(tiles: readonly Tile[], box: BoxIn, kit: Kit): Plan | undefined {
  if (tiles.length < FEWEST || tiles.length > MOST) return undefined;
  const across = tiles.length === MOST ? 2 : 1;
  const cells = rows(box, tiles.length / across, 0).flatMap((row) => columns(row, across, GAP));
  const cell = cells[0] as BoxIn;
  const widest = (texts: readonly (string | undefined)[], size_pt: number): number =>
    Math.max(0, ...texts.map((text) => (text === undefined ? 0 : kit.text.widthIn(text, size_pt, { bold: true }))));
  const heightOf = (text: string, size_pt: number, width_in: number): number | undefined => {
    const fit = kit.fit({ block: kit.block(text, { color: 'ink' }), sizes_pt: [size_pt], width_in, max_lines: 2 });
    return fit.fits ? fit.height_in : undefined;
  };
  for (const label_sizes of LABELS)
    for (const value_pt of VALUES) {
      const value_w =
        widest(
          tiles.map(({ value }) => value),
          value_pt,
        ) + BETWEEN;
      if (kit.text.pitchIn(value_pt, 1.1) > HIGH * cell.h || value_w > WIDE * cell.w) continue;
      for (const label_pt of label_sizes) {
        const delta_w = widest(
          tiles.map(({ delta }) => delta?.text),
          label_pt,
        );
        const w = cell.w - value_w - GAP - (delta_w > 0 ? delta_w + GAP / 2 : 0);
        if (w < NARROWEST) continue;
        const sub_pt = sizesDown(label_pt - 4, SMALLEST_SUB)[0] ?? SMALLEST_SUB;
        const labels = tiles.flatMap(({ label }) => heightOf(label, label_pt, w) ?? []);
        const subs = tiles.flatMap(({ sub }) => (sub === undefined ? [0] : (heightOf(sub, sub_pt, w) ?? [])));
        if (labels.length < tiles.length || subs.length < tiles.length) continue;
        const heights = labels.map((h, i) => h + ((subs[i] ?? 0) > 0 ? BETWEEN + (subs[i] ?? 0) : 0));
        if (Math.max(...heights) <= HIGH * cell.h) return { cells, value_pt, value_w, label_pt, sub_pt, w, labels, heights };
      }
    }
  return undefined;
}

function drawRow(sketch: Sketch, tile: Tile, i: number, { cells, value_pt, value_w, label_pt, sub_pt, w, labels, heights }: Plan): void {
  const { kit } = sketch;
  const cell = cells[i] as BoxIn;
  const [height = 0, label_h = 0] = [heights[i], labels[i]];
  const middle = cell.y + cell.h / 2;
  const [x, top] = [cell.x + value_w + GAP, middle - height / 2];
  const id = `tile-${i + 1}`;
  const host = `${id}-value`;
  const pen = tile.primary ? ({ color: 'accent1', width_pt: MAIN_RULE_PT } as const) : ({ color: 'line', width_pt: RULE_PT } as const);
  sketch.line(`${id}-cap`, [cell.x, cell.y], [cell.x + cell.w, cell.y], pen, { role: 'rule', layer: 'back' });
  const value_h = kit.text.pitchIn(value_pt, 1.1);
  sketch.cell(
    `${id}-value`,
    { text: tile.value, path: `${tile.pointer}/value` },
    { x: cell.x, y: middle - value_h / 2, w: value_w, h: value_h },
    value_pt,
    {
      bold: true,
      align: besideLabel(tile, kit),
      wrap: false,
      role: 'value',
      color: tile.primary ? kit.asText('accent1') : 'ink',
      name: `value ${i + 1}: ${tile.label}`,
    },
  );
  sketch.cell(`${id}-label`, { text: tile.label, path: `${tile.pointer}/label` }, { x, y: top, w, h: label_h }, label_pt, {
    anchor: 'top',
    host,
  });
  if (tile.sub !== undefined) {
    const y = top + label_h + BETWEEN;
    sketch.cell(`${id}-sub`, { text: tile.sub, path: `${tile.pointer}/sub` }, { x, y, w, h: top + height - y }, sub_pt, {
      anchor: 'top',
      color: 'muted',
      role: 'caption',
      host,
    });
  }
  if (tile.delta !== undefined)
    sketch.at(`${id}-delta`, tile.delta.runs, [cell.x + cell.w, middle], 'right', label_pt, { bold: true, role: 'body', host });
}

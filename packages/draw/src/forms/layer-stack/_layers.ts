/** Layers as bands or columns, with component boxes of equal size in each, and rails across. */
import { type BoxIn, columns, type Drawing, type Kit, rows, run, shape } from '../../layout/index.ts';
import { labelSize } from '../../marks/chevrons.ts';
import { Board, fitItems, type Item, itemsOf, placePortions, wordsOf } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import type { LayerData } from './form.ts';

/** Size at which the longest word of a rail fits on one line, and the largest width that this may cause. */
const RAIL_WORD_PT = 16;
const MAX_RAIL_IN = 2.2;
const RAIL_GAP = 0.1;

export function drawLayers(d: LayerData, pane: FormPane, kit: Kit, horizontal: boolean): Drawing {
  const board = new Board(pane.box, kit, 'body/layers');
  const plan = planLayers(d, pane.box, horizontal, kit);
  const components = placeComponents(d, pane, plan, kit);
  const measured = fitComponents(components, kit);
  drawBands(board, d, pane, plan, kit);
  for (const [k, component] of components.entries()) drawComponent(board, k, component, measured[k] as Measured, kit);
  drawRails(board, d, pane, plan, kit);
  const alt = `Layers from the top: ${d.layers
    .map(
      (l, i) =>
        `${l.label ?? ''}: ${components
          .filter((f) => f.layer === i)
          .map((f) => wordsOf(f.item))
          .join(', ')}`,
    )
    .join('; ')}. ${d.rails.map((r) => r.label ?? '').join(', ')}`;
  return board.drawing('Layers', alt);
}

interface LayerPlan {
  /** Layers are columns, and rails are below them. */
  readonly horizontal: boolean;
  readonly area: BoxIn;
  readonly bands: readonly BoxIn[];
  /** Thickness of a rail, inches. */
  readonly rail: number;
}

function planLayers(d: LayerData, box: BoxIn, horizontal: boolean, kit: Kit): LayerPlan {
  // A long word makes its rail wider: "Cybersicherheit" fits on one line.
  const word = Math.max(
    0,
    ...d.rails.flatMap((r) => (r.label ?? '').split(/\s+/).map((w) => kit.text.widthIn(w, RAIL_WORD_PT, { bold: true }))),
  );
  const rail = horizontal ? 0.5 : Math.min(MAX_RAIL_IN, Math.max(1.2, word + 0.22));
  const rails = d.rails.length * (rail + RAIL_GAP);
  const area: BoxIn = horizontal ? { ...box, h: box.h - rails } : { ...box, w: box.w - rails };
  const bands = horizontal ? columns(area, d.layers.length, 0.12) : rows(area, d.layers.length, 0.12);
  return { horizontal, area, bands, rail };
}

interface PlacedComponent {
  readonly item: Item;
  readonly layer: number;
  readonly box: BoxIn;
}

function placeComponents(d: LayerData, pane: FormPane, { horizontal, bands }: LayerPlan, kit: Kit): readonly PlacedComponent[] {
  return d.layers.flatMap((l, layer) => {
    const band = bands[layer] as BoxIn;
    const items = itemsOf(l.components, `${pane.pointer}/layers/${layer}/components`, kit);
    const inner: BoxIn = horizontal
      ? { x: band.x + 0.12, y: band.y + 0.65, w: band.w - 0.24, h: band.h - 0.77 }
      : { x: band.x + 2.45, y: band.y + 0.1, w: band.w - 2.55, h: band.h - 0.2 };
    const cells = items.length === 0 ? [] : horizontal ? rows(inner, items.length, 0.1) : columns(inner, items.length, 0.12);
    return items.map((item, k) => ({ item, layer, box: cells[k] as BoxIn }));
  });
}

type Measured = ReturnType<typeof fitItems>['measured'][number];

const isCurrent = (it: Item): boolean => it.state === 'current';

function fitComponents(components: readonly PlacedComponent[], kit: Kit): readonly Measured[] {
  const boxOf = (i: number): BoxIn => (components[i] as PlacedComponent).box;
  const fit = fitItems(
    components.map((c) => c.item),
    (i) => ({ w: boxOf(i).w - 0.2, h: boxOf(i).h - 0.1 }),
    kit,
    {
      what: 'components',
      sizes: [
        { head: 20, body: 16 },
        { head: 18, body: 16 },
        { head: 16, body: 14 },
        { head: 14, body: 12 },
        { head: 12, body: 11 },
        { head: 11, body: 10 },
        { head: 10, body: 10 },
      ],
      style: (it) =>
        isCurrent(it)
          ? { head: kit.on('accent1'), body: kit.on('accent1') }
          : { body: 'ink', ...(it.state === 'gap' ? { head: kit.on('softWarning'), body: kit.on('softWarning') } : {}) },
    },
  );
  return fit.measured;
}

/** The ground of each layer with its number and its name. */
function drawBands(board: Board, d: LayerData, pane: FormPane, { horizontal, bands }: LayerPlan, kit: Kit): void {
  const heads: Item[] = d.layers.map((l, i) => ({
    pointer: pane.pointer,
    ...(l.label === undefined ? {} : { label: { text: l.label, path: `${pane.pointer}/layers/${i}/label` } }),
    detail: [],
    primary: l.emphasis === 'primary',
    header: false,
  }));
  const first = bands[0] as BoxIn;
  const headSize = labelSize(heads, horizontal ? first.w - 0.6 : 1.7, horizontal ? 0.5 : first.h - 0.1, kit, 20);
  for (const [i, head] of heads.entries()) {
    const band = bands[i] as BoxIn;
    board.rect(`layer-${i + 1}`, band, head.primary ? { fill: 'surface', stroke: shape.stroke('accent1', 1.5) } : { fill: 'surface' }, {
      role: 'card',
      layer: 'back',
      name: `layer ${i + 1}: ${head.label?.text ?? ''}`,
    });
    board.cell(
      `layer-${i + 1}-number`,
      [run(`${i + 1}`, undefined, 'derived')],
      { x: band.x + 0.12, y: band.y, w: 0.35, h: horizontal ? 0.6 : band.h },
      headSize,
      { role: 'axis', bold: true, align: 'left', color: kit.asText('accent1') },
    );
    if (head.label !== undefined)
      board.cell(
        `layer-${i + 1}-name`,
        head.label,
        { x: band.x + 0.5, y: band.y, w: horizontal ? band.w - 0.6 : 1.75, h: horizontal ? 0.6 : band.h },
        headSize,
        { role: 'header', bold: true },
      );
  }
}

function drawComponent(board: Board, k: number, { item: it, box }: PlacedComponent, measured: Measured, kit: Kit): void {
  const key = `component-${k + 1}`;
  if (it.state !== undefined) {
    kit.drawn.add(`${it.pointer}/state`);
    if (!['current', 'target', 'gap'].includes(it.state))
      kit.warn('unknown_value', `${JSON.stringify(it.state)} is no state; the box is plain.`, {
        path: `${it.pointer}/state`,
        remedy: 'Send current, target or gap.',
      });
  }
  board.rect(key, box, componentPaint(it), { role: 'node', name: `component: ${it.label?.text ?? ''}` });
  const inner = { x: box.x + 0.1, y: box.y + 0.05, w: box.w - 0.2, h: box.h - 0.1 };
  placePortions(board, key, measured, inner, { align: 'center', anchor: 'middle', host: key });
  if (it.state === 'gap')
    board.cell(`${key}-gap`, [run('▲', undefined, 'derived')], { x: box.x + box.w - 0.3, y: box.y + 0.04, w: 0.26, h: 0.22 }, 12, {
      role: 'icon',
      align: 'right',
      color: kit.on('softWarning'),
      host: key,
    });
}

/** Current components are filled, planned components have a dashed edge, and gaps are marked. */
function componentPaint(it: Item) {
  if (isCurrent(it)) return { fill: 'accent1' as const };
  if (it.state === 'gap') return { fill: 'softWarning' as const };
  if (it.state === 'target') return { fill: 'canvas' as const, stroke: shape.stroke('accent1', 1.5, { dash: 'dash' }) };
  return { fill: 'canvas' as const, stroke: shape.stroke('line', 0.75) };
}

function drawRails(board: Board, d: LayerData, pane: FormPane, { horizontal, area, rail }: LayerPlan, kit: Kit): void {
  const rails = d.rails.map(
    ({ label = '' }): Item => ({ pointer: pane.pointer, label: { text: label }, detail: [], primary: false, header: false }),
  );
  const [w, h] = horizontal ? [area.w, rail] : [rail, area.h];
  const size = labelSize(rails, w - 0.16, h - 0.1, kit, 16);
  for (const [i, r] of d.rails.entries()) {
    if (r.label === undefined) continue;
    const cell: BoxIn = horizontal
      ? { x: area.x, y: area.y + area.h + 0.1 + i * (rail + 0.1), w: area.w, h: rail }
      : { x: area.x + area.w + 0.1 + i * (rail + 0.1), y: area.y, w: rail, h: area.h };
    board.rect(`rail-${i + 1}`, cell, { fill: 'soft1' }, { role: 'node', layer: 'back', name: `rail: ${r.label}` });
    board.cell(
      `rail-${i + 1}-name`,
      { text: r.label, path: `${pane.pointer}/rails/${i}/label` },
      { ...cell, x: cell.x + 0.08, w: cell.w - 0.16 },
      size,
      {
        role: 'node',
        bold: true,
        align: 'center',
        color: kit.on('soft1'),
        host: `rail-${i + 1}`,
      },
    );
  }
}

/** From the top: the figure, below it its formula, below each part the formula of that part. */

import { type BoxIn, type Drawing, type Kit, noteUnit, settle, shape, WIDTH } from '../../layout/index.ts';
import { Board, tooLong } from '../../marks/text-items.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { blockFor, proveTree, wordsOfTree } from './_figures.ts';
import { drawDisc } from './_tree.ts';
import { type DriverData, type DriverNode, driversOf, form, joinOf } from './form.ts';

const GAP = 0.44;
const DROP = 0.46;
const PAD = 0.1;

export const variant = defineVariant(form, {
  name: 'formula_rows',
  purpose: 'A ratio and its formula read from the top, as in a return-on-capital scheme.',
  example: {
    headline: 'Return on capital is held back by turnover, not by margin',
    context: 'Return on capital employed 2026 against 2025',
    data: {
      unit: '€m',
      root: {
        label: 'Return on capital',
        value: 9.6,
        unit: '%',
        prior: 10.4,
        operator: 'x',
        children: [
          {
            label: 'Operating margin',
            value: 8,
            unit: '%',
            prior: 8,
            operator: '/',
            children: [
              { label: 'Operating result', value: 48, prior: 46 },
              { label: 'Revenue', value: 600, prior: 575 },
            ],
          },
          {
            label: 'Capital turnover',
            value: 1.2,
            unit: 'x',
            prior: 1.3,
            operator: '/',
            emphasis: 'primary',
            children: [
              { label: 'Revenue', value: 600, prior: 575 },
              { label: 'Capital employed', value: 500, prior: 442, good_when: 'down' },
            ],
          },
        ],
      },
    },
  },
  draw: drawRows,
});

function drawRows(d: DriverData, pane: FormPane, kit: Kit): Drawing {
  const nodes = driversOf(d, pane);
  const board = new Board(pane.box, kit, 'body/drivers');
  const body = noteUnit(board, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const levels = Math.max(...nodes.map((n) => n.depth)) + 1;
  const leaves = nodes.filter((n) => n.children.length === 0).length;
  const slot = Math.min(3.4, (body.w + GAP) / leaves);
  const w = slot - GAP;
  const blockOf = blockFor(d, kit, true);
  for (const size_pt of [14, 12, 11, 10]) {
    const fits = nodes.map((n) => kit.fit({ block: blockOf(n), sizes_pt: [size_pt], width_in: Math.max(w, 0.4) - 2 * PAD }));
    const need = Math.max(...fits.map((f) => f.height_in)) + 0.18;
    const used = levels * need + (levels - 1) * DROP;
    if (w < 0.7 || used > body.h || !fits.every((f) => f.fits)) continue;
    const h = Math.min(need * 1.5, (body.h - (levels - 1) * DROP) / levels);
    const drop = Math.min(DROP * 1.5, levels === 1 ? DROP : (body.h - levels * h) / (levels - 1));
    const area = settle(body, levels * h + (levels - 1) * drop);
    const boxes = placeRows(nodes, area, slot, w, h, drop);
    for (const n of nodes) drawNode(board, n, boxes, drop, blockOf, size_pt);
    proveTree(d, nodes, kit);
    return board.drawing('Driver tree', wordsOfTree(nodes));
  }
  throw tooLong(nodes.length, 'boxes');
}

function placeRows(nodes: readonly DriverNode[], area: BoxIn, slot: number, w: number, h: number, drop: number): BoxIn[] {
  const leaves = nodes.filter((n) => n.children.length === 0).length;
  const boxes: BoxIn[] = [];
  let next = area.x + (area.w - (leaves * slot - GAP)) / 2 + w / 2;
  const place = (n: DriverNode): number => {
    let centre = next;
    if (n.children.length === 0) next += slot;
    else {
      const centres = n.children.map(place);
      centre = ((centres[0] as number) + (centres.at(-1) as number)) / 2;
    }
    boxes[n.index] = { x: centre - w / 2, y: area.y + n.depth * (h + drop), w, h };
    return centre;
  };
  place(nodes[0] as DriverNode);
  return boxes;
}

function drawNode(
  board: Board,
  n: DriverNode,
  boxes: readonly BoxIn[],
  drop: number,
  blockOf: (n: DriverNode) => ReturnType<ReturnType<typeof blockFor>>,
  size_pt: number,
): void {
  const { kit, side } = board;
  const own = boxes[n.index] as BoxIn;
  const at = side.box(own);
  const strong = n.value.emphasis === 'primary' && n.depth > 0;
  board.add(
    'mark',
    shape.rect({ id: `${board.id}/box-${n.index + 1}`, name: `box ${n.index + 1}: ${n.value.label}`, role: 'node' }, at, {
      fill: shape.fill(n.depth === 0 ? 'accent1' : n.depth === 1 ? 'soft1' : 'canvas'),
      ...(strong ? { stroke: shape.stroke('accent1', WIDTH.context) } : n.depth >= 2 ? { stroke: shape.stroke('line', WIDTH.card) } : {}),
      text: kit.text.set({
        block: blockOf(n),
        size_pt,
        width_in: at.w,
        height_in: at.h,
        anchor: 'middle',
        align: 'center',
        insets_in: { l: PAD, r: PAD },
        lang: kit.locale,
      }),
    }),
  );
  if (n.children.length === 0) return;
  const pen = shape.stroke('muted', WIDTH.connector);
  const bus = own.y + own.h + drop / 2;
  const centre = own.x + own.w / 2;
  const centres = n.children.map((c) => (boxes[c.index] as BoxIn).x + own.w / 2);
  const line = (part: string, a: readonly [number, number], b: readonly [number, number]): void =>
    board.line(`line-${n.index + 1}-${part}`, a, b, pen, { role: 'connector' });
  line('stem', [centre, own.y + own.h], [centre, bus]);
  if (n.children.length > 1) line('bus', [Math.min(...centres), bus], [Math.max(...centres), bus]);
  for (const [i, c] of n.children.entries()) {
    const child = boxes[c.index] as BoxIn;
    line(`drop-${i + 1}`, [centres[i] as number, bus], [centres[i] as number, child.y]);
    const before = n.children[i - 1];
    if (before === undefined) continue;
    const left = boxes[before.index] as BoxIn;
    drawDisc(board, `operator-${c.index + 1}`, joinOf(c), (left.x + left.w + child.x) / 2, child.y + child.h / 2);
  }
}

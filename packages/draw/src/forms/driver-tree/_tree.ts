/** The tree from left to right, with a disc for each operator on its trunk, and effects as bars on the rows of the leaves. */

import { type BoxIn, type Drawing, derived, differenceUnit, type Kit, noteUnit, shape, WIDTH } from '../../layout/index.ts';
import { judged } from '../../marks/judged.ts';
import { drawSideTree, laySideTree, type SideTree } from '../../marks/side-tree.ts';
import { Board } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { blockFor, proveTree, wordsOfTree } from './_figures.ts';
import { type DriverData, type DriverNode, driversOf, joinOf } from './form.ts';

const DISC = 0.24;

/** One disc between two neighbours, centred at `x`, `y`. */
export function drawDisc(board: Board, part: string, sign: string, x: number, y: number): void {
  const box = { x: x - DISC / 2, y: y - DISC / 2, w: DISC, h: DISC };
  board.ellipse(
    part,
    box,
    { fill: 'canvas', stroke: shape.stroke('muted', WIDTH.connector) },
    { role: 'icon', layer: 'line', name: `operator ${sign}` },
  );
  board.cell(`${part}-sign`, derived(sign), box, 14, { bold: true, align: 'center', wrap: false, role: 'label', host: part });
}

export function drawDrivers(d: DriverData, pane: FormPane, kit: Kit, { effects }: { readonly effects: boolean }): Drawing {
  const nodes = driversOf(d, pane);
  const leaves = nodes.filter((n) => n.children.length === 0);
  const board = new Board(pane.box, kit, 'body/drivers');
  const body = noteUnit(board, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const withEffects = effects && leaves.some((n) => n.value.impact !== undefined || n.value.lever !== undefined);
  const width = withEffects ? Math.min(4.4, body.w * 0.36) : 0;
  const head = withEffects ? 0.4 : 0;
  const area: BoxIn = { x: body.x, y: body.y + head, w: body.w - width - (width > 0 ? 0.3 : 0), h: body.h - head };
  const blockOf = blockFor(d, kit, !withEffects);
  const largest = strongest(nodes);
  const gap = 0.56;
  const tree = laySideTree(nodes, area, kit, {
    blockOf,
    gap,
    lead: withEffects,
    ...(withEffects ? { sizes: [12, 11, 10], widest: 2.7 } : {}),
  });
  drawSideTree(board, nodes, tree, { blockOf, strong: (n) => n === largest, nameOf: (n) => String(n.value.label) });
  for (const n of nodes)
    for (const [i, child] of n.children.entries()) {
      const before = n.children[i - 1];
      if (before === undefined) continue;
      const a = tree.boxes[before.index] as BoxIn;
      const b = tree.boxes[child.index] as BoxIn;
      drawDisc(board, `operator-${child.index + 1}`, joinOf(child), b.x - gap / 2, discY(a, b, tree.boxes[n.index] as BoxIn));
    }
  proveTree(d, nodes, kit);
  if (withEffects) drawEffects(d, board, leaves, tree, { x: body.x + body.w - width, y: body.y, w: width, h: body.h });
  return board.drawing('Driver tree', wordsOfTree(nodes));
}

/** Half-way between neighbours, moved away from the line that comes from the parent. */
function discY(a: BoxIn, b: BoxIn, parent: BoxIn): number {
  const middle = (a.y + a.h / 2 + b.y + b.h / 2) / 2;
  const inLine = parent.y + parent.h / 2;
  return Math.abs(middle - inLine) < DISC / 2 + 0.02 ? inLine : middle;
}

/** The driver that the caller names, else the largest driver of the top figure if its children add up. */
function strongest(nodes: readonly DriverNode[]): DriverNode | undefined {
  const primary = nodes.find((n) => n.value.emphasis === 'primary');
  if (primary !== undefined) return primary;
  const [root] = nodes;
  const parts = root?.children ?? [];
  if (parts.length < 2 || parts.some((c, i) => c.value.value === undefined || (i > 0 && joinOf(c) !== '+'))) return undefined;
  const sizes = parts.map((c) => Math.abs(c.value.value as number));
  const most = Math.max(...sizes);
  return sizes.filter((s) => s === most).length === 1 ? parts[sizes.indexOf(most)] : undefined;
}

function drawEffects(d: DriverData, board: Board, leaves: readonly DriverNode[], tree: SideTree, box: BoxIn): void {
  const { kit } = board;
  const values = leaves.flatMap((n) => n.value.impact ?? []);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least || 1;
  const rows = leaves.map((n) => tree.boxes[n.index] as BoxIn);
  const size = tree.size_pt;
  const levers = leaves.some((n) => n.value.lever !== undefined);
  const texts = leaves.map((n) => effectText(d, n, kit));
  const room = Math.max(0, ...texts.map((t) => kit.text.widthIn(t.text, size, { bold: true }))) + 0.12;
  const plotW = Math.max(0.6, box.w * (levers ? 0.5 : 1) - room * (least < 0 && most > 0 ? 2 : 1));
  const x0 = box.x + box.w - plotW - (most > 0 ? room : 0);
  const zero = x0 + (-least / span) * plotW;
  const top = Math.min(...rows.map((r) => r.y));
  const low = Math.max(...rows.map((r) => r.y + r.h));
  if (values.length > 0)
    board.at('head-effect', derived(kit.word('impact')), [Math.min(zero, x0 + plotW), top - 0.2], 'left', 12, {
      bold: true,
      color: 'muted',
      role: 'header',
    });
  for (const [i, n] of leaves.entries()) {
    const row = rows[i] as BoxIn;
    const middle = row.y + row.h / 2;
    if (n.value.lever !== undefined)
      board.cell(
        `lever-${n.index + 1}`,
        { text: n.value.lever, path: `${n.pointer}/lever` },
        { x: box.x, y: row.y, w: Math.max(1, x0 - room * (least < 0 ? 1 : 0) - box.x - 0.15), h: row.h },
        size,
        {
          role: 'body',
        },
      );
    const { impact } = n.value;
    if (impact === undefined) continue;
    const end = zero + (impact / span) * plotW;
    const h = Math.min(0.32, row.h * 0.6);
    if (Math.abs(end - zero) > 0.005)
      board.rect(
        `effect-${n.index + 1}`,
        { x: Math.min(zero, end), y: middle - h / 2, w: Math.abs(end - zero), h },
        { fill: judged(impact, d.root.good_when ?? 'up') ?? 'neutral' },
        {
          role: 'mark',
          datum: { path: `${n.pointer}/impact`, value: impact, scale: `${board.id}/effects`, along: 'x' },
          name: `effect of ${n.value.label}`,
        },
      );
    kit.drawn.add(`${n.pointer}/impact`);
    const effect = texts[i];
    if (effect !== undefined)
      board.at(
        `effect-value-${n.index + 1}`,
        effect,
        [impact >= 0 ? end + 0.06 : end - 0.06, middle],
        impact >= 0 ? 'left' : 'right',
        size,
        {
          bold: true,
          role: 'value',
          host: `effect-${n.index + 1}`,
        },
      );
  }
  if (values.length > 0)
    board.line('effect-base', [zero, top - 0.04], [zero, Math.min(low + 0.04, box.y + box.h)], shape.stroke('muted', WIDTH.baseline), {
      role: 'baseline',
      layer: 'line',
    });
}

function effectText(d: DriverData, n: DriverNode, kit: Kit) {
  const { impact, impact_display } = n.value;
  if (impact_display !== undefined) return { text: impact_display, path: `${n.pointer}/impact_display` };
  if (impact === undefined) return derived('');
  return {
    text: kit.value(impact, { signed: true, unit: differenceUnit(d.root.unit ?? d.unit, kit.numbers) }),
    path: `${n.pointer}/impact`,
    bind: 'formatted' as const,
  };
}

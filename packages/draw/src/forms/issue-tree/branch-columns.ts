/** The question across the top, and each branch as a column with its issues. */

import { type BoxIn, columns, type Drawing, type Kit, run, settle, shape, WIDTH } from '../../layout/index.ts';
import { inkOf } from '../../marks/side-tree.ts';
import { Board, type Item, itemOf, tooLong } from '../../marks/text-items.ts';
import type { Block } from '../../typeset/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { form, type IssueData, type IssueNode, issuesOf, pathOf } from './form.ts';

const ROOT_H = 0.62;
const GAP = 0.25;
const PAD = 0.14;

export const variant = defineVariant(form, {
  name: 'branch_columns',
  purpose: 'A question with few branches and longer issues under each: read from the top.',
  example: {
    headline: 'Three questions settle whether to enter Poland',
    data: {
      root: {
        label: 'Should we enter the Polish market in 2027?',
        children: [
          {
            label: 'Is the market worth it?',
            children: [
              { label: 'How large is the segment we can serve?', sub: '1.3m households, growing by 4% a year' },
              { label: 'Which margins do the leaders make?', sub: '11 to 14% before rent' },
              { label: 'Will regulation stay as it is?' },
            ],
          },
          {
            label: 'Can we win there?',
            emphasis: 'primary',
            children: [
              { label: 'What would make customers switch?', sub: 'Delivery within the day, by survey' },
              { label: 'Who answers, and how fast?' },
            ],
          },
          {
            label: 'What does it take?',
            children: [
              { label: 'Build, buy or partner?', sub: 'Two targets are for sale' },
              { label: 'How much cash until break-even?' },
              { label: 'Who leads it from day one?' },
            ],
          },
        ],
      },
    },
  },
  draw: drawBranches,
});

interface Cell {
  readonly node: IssueNode;
  readonly indent: number;
}

const below = (node: IssueNode, indent = 0): Cell[] => node.children.flatMap((c) => [{ node: c, indent }, ...below(c, indent + 1)]);

function drawBranches(d: IssueData, pane: FormPane, kit: Kit): Drawing {
  const nodes = issuesOf(d, pane);
  const [root] = nodes;
  const board = new Board(pane.box, kit, 'body/issues');
  const branches = root?.children ?? [];
  const wide = columns(pane.box, branches.length, GAP);
  const block = (n: IssueNode): Block => {
    const color = inkOf(n.depth, kit);
    const item: Item = itemOf({ label: n.value.label }, n.pointer, kit);
    const bold = n.depth <= 1 || n.value.emphasis === 'primary';
    const head = run(item.label?.text ?? '', pathOf(d, pane, n, 'label'), item.label?.bind, { bold });
    if (n.value.sub === undefined) return kit.block([head], { color });
    return kit.paragraphs(
      [
        { runs: [head] },
        { runs: [run(n.value.sub, pathOf(d, pane, n, 'sub'), 'verbatim', n.depth >= 2 ? { color: 'muted' } : {})], gap: 0.15 },
      ],
      { color },
    );
  };
  for (const size of [14, 12, 11, 10]) {
    const need = (n: IssueNode, w: number) => kit.fit({ block: block(n), sizes_pt: [size], width_in: w });
    const heads = branches.map((b, i) => need(b, (wide[i] as BoxIn).w - 2 * PAD));
    const cells = branches.map((b) => below(b));
    const fits = cells.map((list, i) => list.map((c) => need(c.node, (wide[i] as BoxIn).w - 2 * PAD - c.indent * 0.2)));
    const top = root === undefined ? undefined : need(root, pane.box.w - 2 * PAD);
    const headH = Math.max(0.5, ...heads.map((f) => f.height_in + 0.2));
    const cellH = Math.max(0.4, ...fits.flat().map((f) => f.height_in + 0.18));
    const most = Math.max(0, ...cells.map((list) => list.length));
    const rootH = Math.max(ROOT_H, (top?.height_in ?? 0) + 0.2);
    const used = rootH + 0.4 + headH + most * (cellH + 0.1);
    const all = [...heads, ...fits.flat(), ...(top === undefined ? [] : [top])];
    if (used > pane.box.h || !all.every((f) => f.fits)) continue;
    const tall = Math.min(cellH * 1.5, (pane.box.h - rootH - 0.4 - headH) / Math.max(1, most) - 0.1);
    const area = settle(pane.box, rootH + 0.4 + headH + most * (tall + 0.1));
    if (root !== undefined) box(board, root, { ...area, h: rootH }, block(root), size);
    const bus = area.y + rootH + 0.2;
    const pen = shape.stroke('muted', WIDTH.connector);
    const middles = wide.map((b) => b.x + b.w / 2);
    const centre = area.x + area.w / 2;
    board.line('bus', [Math.min(...middles, centre), bus], [Math.max(...middles, centre), bus], pen, { role: 'connector' });
    board.line('stem', [centre, area.y + rootH], [centre, bus], pen, { role: 'connector' });
    for (const [i, b] of branches.entries()) {
      const column = wide[i] as BoxIn;
      const y = area.y + rootH + 0.4;
      board.line(`drop-${i + 1}`, [middles[i] as number, bus], [middles[i] as number, y], pen, { role: 'connector' });
      box(board, b, { ...column, y, h: headH }, block(b), size);
      for (const [k, cell] of (cells[i] as Cell[]).entries()) {
        const inset = cell.indent * 0.2;
        box(
          board,
          cell.node,
          { x: column.x + inset, w: column.w - inset, y: y + headH + 0.1 + k * (tall + 0.1), h: tall },
          block(cell.node),
          size,
        );
      }
    }
    const words = nodes.map((n) => `${'– '.repeat(n.depth)}${n.value.label}`);
    return board.drawing('Issue tree', `Issue tree. ${words.join('; ')}.`);
  }
  throw tooLong(nodes.length, 'boxes');
}

function box(board: Board, n: IssueNode, own: BoxIn, block: Block, size_pt: number): void {
  const strong = n.value.emphasis === 'primary';
  const { kit, side } = board;
  const at = side.box(own);
  board.add(
    'mark',
    shape.rect({ id: `${board.id}/box-${n.index + 1}`, name: `box ${n.index + 1}: ${n.value.label}`, role: 'node' }, at, {
      fill: shape.fill(n.depth === 0 ? 'accent1' : n.depth === 1 ? 'soft1' : 'canvas'),
      ...(strong && n.depth > 0
        ? { stroke: shape.stroke('accent1', WIDTH.context) }
        : n.depth >= 2
          ? { stroke: shape.stroke('line', WIDTH.card) }
          : {}),
      text: kit.text.set({
        block,
        size_pt,
        width_in: at.w,
        height_in: at.h,
        anchor: 'middle',
        align: n.depth === 0 ? 'center' : side.leading(String(n.value.label)),
        insets_in: { l: PAD, r: PAD },
        lang: kit.locale,
      }),
    }),
  );
}

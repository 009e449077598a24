/** The tree with the columns beside its leaves: weights, states, and columns of words on the rows of the leaves. */

import { type BoxIn, type Drawing, type Kit, run, shape, WIDTH } from '../../layout/index.ts';
import { BALL, drawBall } from '../../marks/harvey-ball.ts';
import { drawSideTree, inkOf, laySideTree, type SideTree } from '../../marks/side-tree.ts';
import { drawPill, pillWidth } from '../../marks/status-pill.ts';
import { Board, tooLong } from '../../marks/text-items.ts';
import type { Block, ParagraphIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { type IssueData, type IssueNode, issuesOf, pathOf } from './form.ts';

/** Words of a box: the issue, bold down to the first level, and its line of support. */
function blockFor(d: IssueData, pane: FormPane, kit: Kit): (node: IssueNode) => Block {
  return (node) => {
    const color = inkOf(node.depth, kit);
    const { label, sub } = node.value;
    const words = typeof label === 'number' ? kit.value(label) : label;
    const paragraphs: ParagraphIn[] = [
      {
        runs: [
          run(words, pathOf(d, pane, node, 'label'), typeof label === 'number' ? 'formatted' : 'verbatim', {
            bold: node.depth <= 1 || node.value.emphasis === 'primary',
          }),
        ],
      },
    ];
    if (sub !== undefined)
      paragraphs.push({
        runs: [run(sub, pathOf(d, pane, node, 'sub'), 'verbatim', { color: node.depth >= 2 ? 'muted' : color })],
        gap: 0.15,
      });
    return kit.paragraphs(paragraphs, { color });
  };
}

interface Column {
  readonly head: string;
  readonly w: number;
  /** Draws the cell on the row of a leaf. */
  readonly draw: (node: IssueNode, box: BoxIn, size_pt: number) => void;
  /** Height that the cell needs. */
  readonly need: (node: IssueNode, size_pt: number) => number;
}

export interface Beside {
  readonly weights?: boolean;
  readonly states?: boolean;
  readonly plan?: boolean;
}

const GAP = 0.25;
const SIZES = [20, 18, 16, 14, 12, 11, 10] as const;
/** Columns of words take the width that larger boxes would need. */
const PLAN_SIZES = [12, 11, 10] as const;
/** Largest size of a state. */
const PILL_PT = 14;

export function drawIssues(d: IssueData, pane: FormPane, kit: Kit, beside: Beside): Drawing {
  const nodes = issuesOf(d, pane);
  const leaves = nodes.filter((n) => n.children.length === 0);
  const board = new Board(pane.box, kit, 'body/issues');
  const columns = columnsOf(leaves, board, beside, pane.box.w);
  const taken = columns.reduce((sum, c) => sum + c.w + GAP, 0);
  const head = columns.length > 0 ? 0.4 : 0;
  const area: BoxIn = { ...pane.box, y: pane.box.y + head, h: pane.box.h - head, w: pane.box.w - taken };
  const blockOf = blockFor(d, pane, kit);
  const tree = laySideTree(nodes, area, kit, {
    blockOf,
    lead: columns.length > 0,
    ...(columns.length > 0
      ? {
          sizes: beside.plan === true ? PLAN_SIZES : SIZES,
          row_in: (size: number) => Math.max(...leaves.flatMap((n) => columns.map((c) => c.need(n, size)))) + 0.08,
        }
      : {}),
    // Columns of words need the width, so the boxes are narrower.
    ...(beside.plan === true ? { widest: 2.4 } : {}),
  });
  drawSideTree(board, nodes, tree, { blockOf, strong: (n) => n.value.emphasis === 'primary', nameOf: (n) => String(n.value.label) });
  drawColumns(board, leaves, tree, columns, pane.box);
  const words = nodes.map((n) => `${'– '.repeat(n.depth)}${n.value.label}${n.value.status === undefined ? '' : ` (${n.value.status})`}`);
  return board.drawing('Issue tree', `Issue tree. ${words.join('; ')}.`);
}

function drawColumns(board: Board, leaves: readonly IssueNode[], tree: SideTree, columns: readonly Column[], box: BoxIn): void {
  if (columns.length === 0) return;
  const width = columns.reduce((sum, c) => sum + c.w + GAP, -GAP);
  const left = box.x + box.w - width;
  const rows = leaves.map((n) => tree.boxes[n.index] as BoxIn);
  const centres = rows.map((row) => row.y + row.h / 2);
  // Leaves of one level stand closer than those of different branches.
  const pitches = centres.slice(1).map((y, i) => y - (centres[i] as number));
  const pitch = rows.length > 1 ? Math.min(...pitches) : (rows[0] as BoxIn).h + 0.12;
  const [first, last] = [centres[0] as number, centres.at(-1) as number];
  const top = first - (pitches[0] ?? pitch) / 2;
  const edges = [top, ...centres.slice(1).map((y, i) => (y + (centres[i] as number)) / 2), last + (pitches.at(-1) ?? pitch) / 2];
  let x = left;
  for (const [j, column] of columns.entries()) {
    board.cell(
      `head-${j + 1}`,
      { text: column.head, bind: 'derived' },
      { x, y: top - 0.34, w: column.w, h: 0.26 },
      Math.min(PILL_PT, Math.max(12, tree.size_pt)),
      {
        role: 'header',
        bold: true,
        color: 'muted',
        align: 'left',
        wrap: false,
      },
    );
    for (const [i, leaf] of leaves.entries()) {
      const row = rows[i] as BoxIn;
      column.draw(leaf, { x, y: row.y + row.h / 2 - pitch / 2, w: column.w, h: pitch }, tree.size_pt);
    }
    x += column.w + GAP;
  }
  for (const [i, y] of edges.entries())
    board.line(
      `rule-${i + 1}`,
      [left, y],
      [left + width, y],
      shape.stroke(i === 0 ? 'muted' : 'line', i === 0 ? WIDTH.header : WIDTH.rule),
      { role: 'rule' },
    );
}

function columnsOf(leaves: readonly IssueNode[], board: Board, { weights, states, plan }: Beside, width: number): Column[] {
  const { kit } = board;
  const out: Column[] = [];
  if (weights === true && leaves.some((n) => n.value.score !== undefined))
    out.push({
      head: kit.word('impact'),
      w: Math.max(0.6, kit.text.widthIn(kit.word('impact'), PILL_PT, { bold: true })),
      need: () => BALL,
      draw: (n, b) => {
        if (n.value.score !== undefined)
          drawBall(board, `ball-${n.index + 1}`, n.value.score, b.x + BALL / 2, b.y + b.h / 2, `${n.pointer}/score`);
      },
    });
  if (states === true && leaves.some((n) => n.value.status !== undefined)) {
    const w = pillWidth(
      leaves.flatMap((n) => n.value.status ?? []),
      PILL_PT,
      kit,
    );
    if (w > width / 4) throw tooLong(leaves.length, 'states');
    out.push({
      head: kit.word('status'),
      w,
      need: (_, size) => kit.text.pitchIn(size) + 0.1,
      draw: (n, b, size) => {
        const { status } = n.value;
        if (status !== undefined) drawPill(board, `state-${n.index + 1}`, status, `${n.pointer}/status`, b, Math.min(size, PILL_PT));
      },
    });
  }
  if (plan === true) {
    const wide = width * 0.26;
    for (const key of ['analysis', 'owner', 'due'] as const) {
      const texts = leaves.flatMap((n) => n.value[key] ?? []);
      if (texts.length === 0) continue;
      const longest = Math.max(...texts.map((t) => kit.text.widthIn(t, 12)));
      // The head is our own word and does not wrap.
      const least = kit.text.widthIn(kit.word(key), 12, { bold: true });
      const w = Math.max(least, Math.min(key === 'analysis' ? wide : width * 0.1, longest + 0.04));
      out.push({
        head: kit.word(key),
        w,
        need: (n, size) => {
          const t = n.value[key];
          if (t === undefined) return 0;
          const fit = kit.fit({ block: kit.block(t, { color: 'ink' }), sizes_pt: [size], width_in: w });
          return fit.fits ? fit.height_in : Number.POSITIVE_INFINITY;
        },
        draw: (n, b, size) => {
          const t = n.value[key];
          if (t !== undefined) board.cell(`${key}-${n.index + 1}`, { text: t, path: `${n.pointer}/${key}` }, b, size, { role: 'body' });
        },
      });
    }
  }
  return out;
}

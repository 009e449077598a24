/** A tree from the side: the whole at the left, its parts in equal boxes level by level, trunks at half the gap. */
import { type BoxIn, type Kit, settle, shape, WIDTH } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { type Board, tooLong } from './text-items.ts';

export interface TreeNode<T> {
  readonly value: T;
  readonly depth: number;
  /** Place in reading order, the root first. */
  readonly index: number;
  readonly pointer: string;
  readonly parent: TreeNode<T> | undefined;
  readonly children: TreeNode<T>[];
}

/** All nodes, parents before their children. `pointer` is that of the root. */
export function nodesOf<T extends { readonly children: readonly T[] }>(root: T, pointer: string): TreeNode<T>[] {
  const out: TreeNode<T>[] = [];
  const add = (value: T, depth: number, parent: TreeNode<T> | undefined, at: string): TreeNode<T> => {
    const node: TreeNode<T> = { value, depth, index: out.length, pointer: at, parent, children: [] };
    out.push(node);
    for (const [i, child] of value.children.entries()) node.children.push(add(child, depth + 1, node, `${at}/children/${i}`));
    return node;
  };
  add(root, 0, undefined, pointer);
  return out;
}

export interface SideTree {
  readonly size_pt: number;
  /** By index. */
  readonly boxes: readonly BoxIn[];
  readonly gap: number;
}

export interface SideTreeOptions<T> {
  readonly blockOf: (node: TreeNode<T>) => Block;
  readonly sizes?: readonly number[];
  /** Inches between levels. The default is 0.5. */
  readonly gap?: number;
  /** Widest box, inches. */
  readonly widest?: number;
  /** Least height of a row at the leaves, for content beside them. */
  readonly row_in?: (size_pt: number) => number;
  /** Keeps the levels at the leading edge and not centred, for content beside the leaves. */
  readonly lead?: boolean;
}

const PAD = { x: 0.12, y: 0.07 };
const LEAF_GAP = 0.12;
/** Share of the air within and between boxes that a tree of many leaves keeps, before its words are refused. */
const CLOSE = 0.4;
const TALLEST = 1.15;
const SIZES = [20, 18, 16, 14, 12, 11, 10] as const;
/** From this size on boxes keep the lines that they have in it: words broken over many lines are not larger to read. */
const USUAL_PT = 14;
const MORE_LINES = 1;
/** Boxes of the last level are so many times as wide as equal ones where their words need it. */
const WIDE_LEAF = 1.4;

/** Boxes for every node: equal within a level, leaves evenly spread. Texts that do not fit at 10 pt are refused. */
export function laySideTree<T>(nodes: readonly TreeNode<T>[], area: BoxIn, kit: Kit, options: SideTreeOptions<T>): SideTree {
  const { blockOf, sizes = SIZES, gap = 0.5, widest = 3.7 } = options;
  const levels = Math.max(...nodes.map((n) => n.depth)) + 1;
  const leaves = nodes.filter((n) => n.children.length === 0).length;
  const w = Math.min(widest, (area.w - gap * (levels - 1)) / levels);
  const usual = nodes.map((node) => kit.fit({ block: blockOf(node), sizes_pt: [USUAL_PT], width_in: w - 2 * PAD.x }).lines);
  const equal = new Array<number>(levels).fill(w);
  const leaf = WIDE_LEAF * Math.min(w, widest);
  const lean = equal.map((own, depth) => (depth === levels - 1 ? leaf : own - (leaf - w) / (levels - 1)));
  // A box may be as high as the leaves after it. Boxes of a level are equal where each has that room.
  const spans = nodes.map(leavesOf);
  const schemes = levels > 1 && leaf > w ? [equal, lean] : [equal];
  const ways = [1, CLOSE].flatMap((air) => sizes.flatMap((size_pt) => schemes.map((widths) => ({ air, size_pt, widths }))));
  for (const { air, size_pt, widths } of ways) {
    const [pad, apart] = [PAD.y * air, LEAF_GAP * air];
    const widthOf = (depth: number): number => widths[depth] as number;
    const needs: number[] = new Array(levels).fill(0);
    const own: number[] = [];
    let fits = true;
    for (const node of nodes) {
      const fit = kit.fit({ block: blockOf(node), sizes_pt: [size_pt], width_in: widthOf(node.depth) - 2 * PAD.x });
      fits &&= fit.fits && (size_pt <= USUAL_PT || fit.lines <= (usual[node.index] ?? 0) + MORE_LINES);
      own[node.index] = fit.height_in + 2 * pad;
      needs[node.depth] = Math.max(needs[node.depth] as number, fit.height_in + 2 * pad);
    }
    const row = options.row_in?.(size_pt) ?? 0;
    const most = Math.max(row, ...own.map((need, i) => need / (spans[i] ?? 1)));
    const room = area.h / leaves;
    if (!fits || row + apart > room || own.some((need, i) => need + apart > room * (spans[i] ?? 1))) continue;
    const pitch = Math.min(room, Math.max(most + 0.5, most * 2));
    const heights = needs.map((need) => Math.max(need, Math.min(TALLEST, need + 0.12)));
    const spanOf = (node: TreeNode<T>): number => pitch * (spans[node.index] ?? 1) - apart;
    const least = needs.map((_, depth) => Math.min(...nodes.filter((n) => n.depth === depth).map(spanOf)));
    const heightOf = (node: TreeNode<T>): number => {
      const [equal, need] = [least[node.depth] as number, needs[node.depth] as number];
      return Math.min(equal >= need ? equal : spanOf(node), heights[node.depth] as number);
    };
    const used = settle(area, pitch * leaves);
    const left = options.lead === true ? area.x : area.x + (area.w - sum(widths) - gap * (levels - 1)) / 2;
    const boxes: BoxIn[] = [];
    let next = used.y + pitch / 2;
    const place = (node: TreeNode<T>): number => {
      let middle = next;
      if (node.children.length === 0) next += pitch;
      else {
        const middles = node.children.map(place);
        middle = ((middles[0] as number) + (middles.at(-1) as number)) / 2;
      }
      const h = heightOf(node);
      boxes[node.index] = { x: left + sum(widths.slice(0, node.depth)) + node.depth * gap, y: middle - h / 2, w: widthOf(node.depth), h };
      return middle;
    };
    place(nodes[0] as TreeNode<T>);
    if (!isClear(nodes, boxes, area, apart)) continue;
    return { size_pt, boxes, gap };
  }
  throw tooLong(nodes.length, 'boxes');
}

const leavesOf = <T>(node: TreeNode<T>): number =>
  node.children.length === 0 ? 1 : node.children.reduce((n, child) => n + leavesOf(child), 0);

/** Whether all boxes lie in the area, and none over the one before it in its level. */
function isClear<T>(nodes: readonly TreeNode<T>[], boxes: readonly BoxIn[], area: BoxIn, apart: number): boolean {
  const low = new Map<number, number>();
  return nodes.every((node) => {
    const { y, h } = boxes[node.index] as BoxIn;
    const isFree = y >= (low.get(node.depth) ?? area.y) - 1e-6 && y + h <= area.y + area.h + 1e-6;
    low.set(node.depth, y + h + apart / 2);
    return isFree;
  });
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Fill of a box by its level: the root full, its parts soft, all others outlined. */
const groundOf = (depth: number): Color => (depth === 0 ? 'accent1' : depth === 1 ? 'soft1' : 'canvas');

/** The colour of words in a box. */
export const inkOf = (depth: number, kit: Kit): Color => (depth === 0 ? kit.on('accent1') : depth === 1 ? kit.on('soft1') : 'ink');

/** Boxes with their words, and the trunks between them. The `strong` ones and the trunk to them are highlighted. */
export function drawSideTree<T>(
  board: Board,
  nodes: readonly TreeNode<T>[],
  tree: SideTree,
  {
    blockOf,
    strong,
    nameOf,
  }: { blockOf: (n: TreeNode<T>) => Block; strong: (n: TreeNode<T>) => boolean; nameOf: (n: TreeNode<T>) => string },
): void {
  const { kit, side } = board;
  const leads = (n: TreeNode<T>): boolean => strong(n) || n.children.some(leads);
  for (const node of nodes) {
    const own = tree.boxes[node.index] as BoxIn;
    const box = side.box(own);
    const outlined = node.depth >= 2 || strong(node);
    board.add(
      'mark',
      shape.rect({ id: idOf(board, node.index), name: `box ${node.index + 1}: ${nameOf(node)}`, role: 'node' }, box, {
        fill: shape.fill(groundOf(node.depth)),
        ...(outlined && node.depth > 0
          ? { stroke: shape.stroke(strong(node) ? 'accent1' : 'line', strong(node) ? WIDTH.context : WIDTH.card) }
          : {}),
        text: kit.text.set({
          block: blockOf(node),
          size_pt: tree.size_pt,
          width_in: box.w,
          height_in: box.h,
          anchor: 'middle',
          balance: true,
          align: side.leading(nameOf(node)),
          insets_in: { l: PAD.x, r: PAD.x },
          lang: kit.locale,
        }),
      }),
    );
    board.add('grid', ...trunk(board, node, tree, leads));
  }
}

const idOf = (board: Board, index: number): string => `${board.id}/box-${index + 1}`;

function trunk<T>(board: Board, node: TreeNode<T>, { boxes, gap }: SideTree, leads: (n: TreeNode<T>) => boolean): Shape[] {
  const { side } = board;
  const own = boxes[node.index] as BoxIn;
  if (node.children.length === 0) return [];
  const from = own.x + own.w;
  const middle = own.y + own.h / 2;
  const half = from + gap / 2;
  const out = { shape: idOf(board, node.index), side: side.mirrored ? ('left' as const) : ('right' as const) };
  const ends = node.children.map((child) => ({ child, y: (boxes[child.index] as BoxIn).y + (boxes[child.index] as BoxIn).h / 2 }));
  const pen = (bold: boolean) => shape.stroke(bold ? 'accent1' : 'muted', bold ? WIDTH.target : WIDTH.connector);
  const line = (part: string, a: readonly [number, number], b: readonly [number, number], bold: boolean, glue = {}): Shape =>
    shape.line(
      { id: `${board.id}/line-${node.index + 1}-${part}`, name: 'line', role: 'connector' },
      [side.x(a[0]), a[1]],
      [side.x(b[0]), b[1]],
      pen(bold),
      glue,
    );
  const into = (child: TreeNode<T>) => ({ shape: idOf(board, child.index), side: side.mirrored ? ('right' as const) : ('left' as const) });
  const [only] = ends;
  if (ends.length === 1 && only !== undefined)
    return [line('out', [from, middle], [from + gap, only.y], leads(only.child), { glue_from: out, glue_to: into(only.child) })];
  const ys = [...ends.map((e) => e.y), middle];
  const strong = ends.filter((e) => leads(e.child));
  const shapes = [
    line('trunk', [half, Math.min(...ys)], [half, Math.max(...ys)], false),
    line('out', [from, middle], [half, middle], strong.length > 0, { glue_from: out }),
  ];
  for (const e of strong)
    if (Math.abs(e.y - middle) > 0.001) shapes.push(line(`way-${e.child.index + 1}`, [half, middle], [half, e.y], true));
  for (const e of ends)
    shapes.push(line(`in-${e.child.index + 1}`, [half, e.y], [from + gap, e.y], leads(e.child), { glue_to: into(e.child) }));
  return shapes;
}

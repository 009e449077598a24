/* Long because the arrangements share one description of boxes and lines. */
/**
 * Positions of the boxes of a hierarchy. The arrangements are a tree from the top, whose last one or two levels hang under their parent
 * where it is too wide, a tree from the side, or an indented outline in columns. The first that holds all words is used.
 */
import type { BoxIn, Kit } from '../layout/index.ts';
import type { Block } from '../typeset/index.ts';

export interface OrgNode {
  readonly title: string;
  readonly name: string;
  readonly depth: number;
  readonly parent: OrgNode | undefined;
  readonly children: readonly OrgNode[];
  /** Place in reading order, the root first. */
  readonly index: number;
  readonly base: string;
}

export interface OrgLink {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** The boxes at its ends, by index and side. */
  readonly glue_from?: { readonly node: number; readonly side: Side };
  readonly glue_to?: { readonly node: number; readonly side: Side };
}
type Side = 'top' | 'left' | 'bottom' | 'right';

export interface OrgLayout {
  readonly kind: 'tree' | 'hanging' | 'sideways' | 'outline';
  readonly size_pt: number;
  /** By index. */
  readonly boxes: readonly BoxIn[];
  readonly links: readonly OrgLink[];
  readonly height: number;
  /** Boxes with an edge and left-aligned words beside it. */
  readonly edged: (node: OrgNode) => boolean;
}

export interface OrgText {
  /** Words of one box. */
  readonly blockOf: (node: OrgNode) => Block;
  /** Title and name on one line, for outlines. */
  readonly lineOf: (node: OrgNode) => Block;
}

export const PAD = { x: 0.1, y: 0.07, edge: 0.15 };
const BOX_MIN = 1.3;
const BOX_MAX = 2.4;
const HUNG_MIN = 1.15;
const HEIGHT_MAX = 0.9;
const INDENT = 0.28;
const HUNG_GAP = 0.12;
/** From a box to the first one that hangs under it. */
const HUNG_TOP = 0.2;
/** Where the line to hanging boxes starts at its parent. */
const HUNG_LINE = 0.12;
const LEVEL_GAP = [0.22, 0.5] as const;
const COLUMN_GAP: Readonly<Record<number, number>> = { 14: 0.2, 12: 0.2, 11: 0.15, 10: 0.1 };
const OUTLINE_INDENT = 0.22;

/** The first arrangement in which every text has at most `lines` lines: three if possible, else four. */
export function layOrg(nodes: readonly OrgNode[], box: BoxIn, text: OrgText, kit: Kit): OrgLayout | undefined {
  const deepest = Math.max(...nodes.map((n) => n.depth));
  // The depth from which boxes hang. The root never hangs. The level below it is a row unless it is the only level.
  const hanging = [deepest + 1, deepest, deepest - 1].filter((d, i, all) => d >= 1 && (i === 0 || d >= 2) && all.indexOf(d) === i);
  for (const lines of [3, 4])
    for (const arrangement of [...hanging, ...(deepest === 1 ? ['files' as const] : []), 'sideways' as const])
      for (const size_pt of lines === 3 ? [12, 11, 10] : [10]) {
        const found =
          arrangement === 'sideways'
            ? sideways(nodes, deepest, size_pt, lines, box, text, kit)
            : arrangement === 'files'
              ? files(nodes, size_pt, lines, box, text, kit)
              : downwards(nodes, deepest, arrangement, size_pt, lines, box, text, kit);
        if (found !== undefined) return found;
      }
  // Columns of about ten lines look better than one long column beside empty space.
  for (let columns = Math.min(4, Math.ceil(nodes.length / 10)); columns <= 4; columns++)
    for (const size_pt of [12, 11, 10]) {
      const found = outline(nodes, columns, size_pt, box, text, kit);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Height that the words of each level need, or undefined when one has more lines than allowed. */
function heightsOf(
  nodes: readonly OrgNode[],
  widthAt: (depth: number) => number,
  edged: (node: OrgNode) => boolean,
  size_pt: number,
  lines: number,
  { blockOf }: OrgText,
  kit: Kit,
): number[] | undefined {
  const heights: number[] = [];
  for (const node of nodes) {
    const width_in = widthAt(node.depth) - PAD.x - (edged(node) ? PAD.edge : PAD.x);
    const fit = kit.fit({ block: blockOf(node), sizes_pt: [size_pt], width_in, max_lines: lines });
    if (!fit.fits) return undefined;
    heights[node.depth] = Math.max(heights[node.depth] ?? 0, Math.ceil((fit.height_in + 2 * PAD.y) * 100) / 100);
  }
  return heights;
}

/** Number of columns of a node: its leaves among the nodes that do not hang. */
function unitsOf(node: OrgNode, from: number): number {
  if (node.depth + 1 >= from || node.children.length === 0) return 1;
  return node.children.reduce((sum, c) => sum + unitsOf(c, from), 0);
}

/** Nodes below `node` in reading order. */
function below(node: OrgNode): OrgNode[] {
  return node.children.flatMap((c) => [c, ...below(c)]);
}

function downwards(
  nodes: readonly OrgNode[],
  deepest: number,
  from: number,
  size_pt: number,
  lines: number,
  box: BoxIn,
  text: OrgText,
  kit: Kit,
): OrgLayout | undefined {
  const root = nodes[0] as OrgNode;
  const units = unitsOf(root, from);
  const gap = COLUMN_GAP[size_pt] ?? 0.1;
  const w = Math.min(BOX_MAX, Math.floor(((box.w - (units - 1) * gap) / units) * 1000) / 1000);
  if (w < BOX_MIN || w - INDENT * Math.max(0, deepest - from + 1) < (deepest >= from ? HUNG_MIN : 0)) return undefined;
  // The root is wider than the others only where the difference is clear, because edges that nearly align look like a mistake.
  const rootW = w > 2.1 ? w : BOX_MAX;
  const widthAt = (depth: number): number => (depth === 0 ? rootW : depth < from ? w : w - INDENT * (depth - from + 1));
  const edged = (node: OrgNode): boolean => node.depth >= 2 || (node.depth >= from && node.depth > 0);
  const rows = Math.min(from, deepest + 1);
  // The longest hanging list decides the height. It contains boxes of several depths.
  const lists = nodes.filter((n) => n.depth === from - 1 && n.children.length > 0).map(below);
  const heightWith = (heights: readonly number[], levelGap: number): number => {
    let total = (rows - 1) * levelGap;
    for (let d = 0; d < rows; d++) total += heights[d] as number;
    const hung = lists.map((list) => list.reduce((sum, n) => sum + (heights[n.depth] as number) + HUNG_GAP, HUNG_TOP - HUNG_GAP));
    return total + Math.max(0, ...hung);
  };
  // When the boxes are too high with one line each, no text is measured.
  const oneLine = kit.text.pitchIn(size_pt) + 2 * PAD.y;
  if (heightWith(new Array(deepest + 1).fill(oneLine), LEVEL_GAP[0]) > box.h) return undefined;
  const needs = heightsOf(nodes, widthAt, edged, size_pt, lines, text, kit);
  if (needs === undefined) return undefined;
  const least = heightWith(needs, LEVEL_GAP[0]);
  if (least > box.h + 1e-9) return undefined;
  const heights = grow(needs, (h) => heightWith(h, LEVEL_GAP[0]), box.h);
  const used = heightWith(heights, LEVEL_GAP[0]);
  const levelGap = rows < 2 ? LEVEL_GAP[0] : Math.min(LEVEL_GAP[1], LEVEL_GAP[0] + Math.floor(((box.h - used) / (rows - 1)) * 100) / 100);

  const tops: number[] = [];
  for (let d = 0, y = box.y; d < rows; d++) {
    tops[d] = y;
    y += (heights[d] as number) + levelGap;
  }
  const boxes: BoxIn[] = [];
  const links: OrgLink[] = [];
  const total = Math.max(units * w + (units - 1) * gap, rootW);
  let x = box.x + (box.w - (units * w + (units - 1) * gap)) / 2;
  const place = (node: OrgNode): number => {
    const own = widthAt(node.depth);
    const h = heights[node.depth] as number;
    const y = tops[node.depth] as number;
    const hangs = node.depth + 1 >= from;
    let centre: number;
    if (hangs || node.children.length === 0) {
      centre = x + w / 2;
      x += w + gap;
    } else {
      const centres = node.children.map(place);
      centre = ((centres[0] as number) + (centres.at(-1) as number)) / 2;
      fan(node, centre, centres, y + h, levelGap, links);
    }
    boxes[node.index] = { x: centre - own / 2, y, w: own, h };
    if (hangs && node.children.length > 0) hang(node, boxes, heights, widthAt, y + h, links);
    return centre;
  };
  place(root);
  return {
    kind: from > deepest ? 'tree' : 'hanging',
    size_pt,
    boxes: total > box.w ? boxes.map((b) => ({ ...b, x: Math.max(box.x, b.x) })) : boxes,
    links,
    height: heightWith(heights, levelGap),
    edged,
  };
}

/** Heights of the levels. All are raised by the same amount until the space is used or a box has its largest height. */
function grow(needs: readonly number[], total: (heights: readonly number[]) => number, room: number): readonly number[] {
  let low = 0;
  let high = HEIGHT_MAX;
  const at = (least: number): number[] => needs.map((h) => Math.max(h, Math.min(HEIGHT_MAX, least)));
  for (let i = 0; i < 12; i++) {
    const mid = (low + high) / 2;
    if (total(at(mid)) <= room) low = mid;
    else high = mid;
  }
  return at(Math.floor(low * 100) / 100);
}

/** From a parent down to a line half-way, and from there to each child. A line to an only child is straight. */
function fan(node: OrgNode, centre: number, centres: readonly number[], bottom: number, gap: number, links: OrgLink[]): void {
  const [first, last] = [centres[0] as number, centres.at(-1) as number];
  const foot = { node: node.index, side: 'bottom' as const };
  if (node.children.length === 1) {
    const child = node.children[0] as OrgNode;
    links.push({ from: [centre, bottom], to: [centre, bottom + gap], glue_from: foot, glue_to: { node: child.index, side: 'top' } });
    return;
  }
  const mid = bottom + gap / 2;
  links.push({ from: [centre, bottom], to: [centre, mid], glue_from: foot }, { from: [first, mid], to: [last, mid] });
  for (const [i, child] of node.children.entries())
    links.push({
      from: [centres[i] as number, mid],
      to: [centres[i] as number, bottom + gap],
      glue_to: { node: child.index, side: 'top' },
    });
}

/** Boxes under their parent, indented once for each level. */
function hang(
  node: OrgNode,
  boxes: BoxIn[],
  heights: readonly number[],
  widthAt: (depth: number) => number,
  bottom: number,
  links: OrgLink[],
): void {
  const parent = boxes[node.index] as BoxIn;
  // The root may be wider than its column. The boxes below it keep their own width.
  let y = bottom + HUNG_TOP;
  const put = (n: OrgNode, left: number, from: number): void => {
    const mids: number[] = [];
    for (const child of n.children) {
      const h = heights[child.depth] as number;
      const box = { x: left + INDENT, y, w: widthAt(child.depth), h };
      boxes[child.index] = box;
      mids.push(y + h / 2);
      links.push({
        from: [left + HUNG_LINE, y + h / 2],
        to: [box.x, y + h / 2],
        glue_to: { node: child.index, side: 'left' },
      });
      y += h + HUNG_GAP;
      put(child, box.x, box.y + h);
    }
    if (mids.length > 0) links.push({ from: [left + HUNG_LINE, from], to: [left + HUNG_LINE, mids.at(-1) as number] });
  };
  put(node, parent.x, bottom);
}

/** Many nodes that all report to one: in files under the root, each hanging from a line of its own. */
function files(nodes: readonly OrgNode[], size_pt: number, lines: number, box: BoxIn, text: OrgText, kit: Kit): OrgLayout | undefined {
  const n = nodes.length - 1;
  const gap = COLUMN_GAP[size_pt] ?? 0.1;
  const edged = (node: OrgNode): boolean => node.depth > 0;
  for (const count of [5, 4, 6, 3]) {
    const per = Math.ceil(n / count);
    if (per > 8) continue;
    const used = Math.ceil(n / per);
    const w = Math.min(BOX_MAX, Math.floor(((box.w - (used - 1) * gap) / used) * 1000) / 1000);
    const needs = heightsOf(nodes, (depth) => (depth === 0 ? w : w - INDENT), edged, size_pt, lines, text, kit);
    if (needs === undefined) continue;
    const heightWith = ([root = 0, one = 0]: readonly number[]): number => root + LEVEL_GAP[1] + per * (one + HUNG_GAP) - HUNG_GAP;
    if (heightWith(needs) > box.h) continue;
    const [rootH = 0, h = 0] = grow(needs, heightWith, box.h);
    const left = box.x + (box.w - used * w - (used - 1) * gap) / 2;
    const centre = box.x + box.w / 2;
    const boxes: BoxIn[] = [{ x: centre - w / 2, y: box.y, w, h: rootH }];
    const bus = box.y + rootH + LEVEL_GAP[1] / 2;
    const trunk = (file: number): number => left + file * (w + gap) + HUNG_LINE;
    const links: OrgLink[] = [
      { from: [centre, box.y + rootH], to: [centre, bus], glue_from: { node: 0, side: 'bottom' } },
      { from: [trunk(0), bus], to: [Math.max(trunk(used - 1), centre), bus] },
    ];
    for (const node of nodes.slice(1)) {
      const file = Math.floor((node.index - 1) / per);
      const y = box.y + rootH + LEVEL_GAP[1] + ((node.index - 1) % per) * (h + HUNG_GAP);
      const own = { x: left + file * (w + gap) + INDENT, y, w: w - INDENT, h };
      boxes[node.index] = own;
      links.push({ from: [trunk(file), y + h / 2], to: [own.x, y + h / 2], glue_to: { node: node.index, side: 'left' } });
      if (node.index === n || node.index % per === 0) links.push({ from: [trunk(file), bus], to: [trunk(file), y + h / 2] });
    }
    return { kind: 'hanging', size_pt, boxes, links, height: heightWith([rootH, h]), edged };
  }
  return undefined;
}

function sideways(
  nodes: readonly OrgNode[],
  deepest: number,
  size_pt: number,
  lines: number,
  box: BoxIn,
  text: OrgText,
  kit: Kit,
): OrgLayout | undefined {
  const levels = deepest + 1;
  const gap = levels > 5 ? 0.25 : 0.4;
  const w = Math.min(BOX_MAX, Math.floor(((box.w - (levels - 1) * gap) / levels) * 1000) / 1000);
  const leaves = nodes.filter((n) => n.children.length === 0).length;
  if (w < BOX_MIN || box.h / leaves < kit.text.pitchIn(size_pt) + 2 * PAD.y) return undefined;
  const edged = (node: OrgNode): boolean => node.depth >= 2;
  const needs = heightsOf(nodes, () => w, edged, size_pt, lines, text, kit);
  if (needs === undefined) return undefined;
  const need = Math.max(...needs);
  const pitch = Math.min(HEIGHT_MAX + 0.3, box.h / leaves);
  if (pitch < need + 0.08) return undefined;
  const h = Math.min(HEIGHT_MAX, Math.max(need, Math.floor((pitch - 0.15) * 100) / 100));
  const left = box.x + (box.w - levels * w - (levels - 1) * gap) / 2;
  const boxes: BoxIn[] = [];
  const links: OrgLink[] = [];
  let next = box.y + h / 2;
  const place = (node: OrgNode): number => {
    let centre: number;
    const x = left + node.depth * (w + gap);
    if (node.children.length === 0) {
      centre = next;
      next += pitch;
    } else {
      const centres = node.children.map(place);
      centre = ((centres[0] as number) + (centres.at(-1) as number)) / 2;
      const out = { node: node.index, side: 'right' as const };
      const mid = x + w + gap / 2;
      if (node.children.length === 1)
        links.push({
          from: [x + w, centre],
          to: [x + w + gap, centre],
          glue_from: out,
          glue_to: { node: (node.children[0] as OrgNode).index, side: 'left' },
        });
      else {
        links.push(
          { from: [x + w, centre], to: [mid, centre], glue_from: out },
          { from: [mid, centres[0] as number], to: [mid, centres.at(-1) as number] },
        );
        for (const [i, child] of node.children.entries())
          links.push({
            from: [mid, centres[i] as number],
            to: [x + w + gap, centres[i] as number],
            glue_to: { node: child.index, side: 'left' },
          });
      }
    }
    boxes[node.index] = { x, y: centre - h / 2, w, h };
    return centre;
  };
  place(nodes[0] as OrgNode);
  return { kind: 'sideways', size_pt, boxes, links, height: (leaves - 1) * pitch + h, edged };
}

/** One line for each node, in reading order through equal columns. Lines at the left show the hierarchy. */
function outline(
  nodes: readonly OrgNode[],
  columns: number,
  size_pt: number,
  box: BoxIn,
  { lineOf }: OrgText,
  kit: Kit,
): OrgLayout | undefined {
  const per = Math.ceil(nodes.length / columns);
  const gap = 0.3;
  const w = (box.w - (columns - 1) * gap) / columns;
  const line = kit.text.pitchIn(size_pt);
  let rows = 1;
  for (const node of nodes) {
    const width_in = w - node.depth * OUTLINE_INDENT;
    const fit = kit.fit({ block: lineOf(node), sizes_pt: [size_pt], width_in, max_lines: 2 });
    if (!fit.fits) return undefined;
    rows = Math.max(rows, fit.lines);
  }
  const least = rows * line + 0.04;
  const pitch = Math.min(0.4, Math.floor((box.h / per) * 1000) / 1000);
  if (pitch < least) return undefined;
  const columnOf = (index: number): number => Math.floor(index / per);
  const boxes = nodes.map(({ index, depth }): BoxIn => {
    const x = box.x + columnOf(index) * (w + gap) + depth * OUTLINE_INDENT;
    return { x, y: box.y + (index % per) * pitch, w: w - depth * OUTLINE_INDENT, h: pitch };
  });
  const links: OrgLink[] = [];
  for (const node of nodes) {
    const last = node.children.at(-1);
    if (last === undefined) continue;
    for (let c = columnOf(node.index); c <= columnOf(last.index); c++) {
      const x = box.x + c * (w + gap) + node.depth * OUTLINE_INDENT + 0.07;
      const top = c === columnOf(node.index) ? (boxes[node.index] as BoxIn).y + pitch - 0.02 : box.y;
      const end = boxes[last.index] as BoxIn;
      const low = c === columnOf(last.index) ? end.y + pitch / 2 : box.y + per * pitch;
      if (low > top) links.push({ from: [x, top], to: [x, low] });
    }
    for (const child of node.children) {
      const b = boxes[child.index] as BoxIn;
      links.push({ from: [b.x - OUTLINE_INDENT + 0.07, b.y + pitch / 2], to: [b.x - 0.04, b.y + pitch / 2] });
    }
  }
  return { kind: 'outline', size_pt, boxes, links, height: Math.min(per, nodes.length) * pitch, edged: () => false };
}

/** Columns of nodes with few crossings, and orthogonal paths between them that pass under no node. */
import type { BoxIn } from '../../layout/index.ts';

export interface Link {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** A node, or a free place that a long path passes through. */
interface Slot {
  readonly node: number | undefined;
  readonly link: number | undefined;
  h: number;
  y: number;
}

export interface Plan {
  /** Boxes by node. */
  readonly boxes: readonly BoxIn[];
  /** Corners of the path of each link, by link. */
  readonly ways: readonly (readonly (readonly [number, number])[])[];
}

export interface PlanSize {
  readonly box_w: number;
  readonly box_h: number;
  /** Width between columns, for paths and labels. */
  readonly lane_w: number;
}

/** Stages by the longest path. Links that close a circle do not count. `given` fixes the stages. */
export function stagesOf(nodes: number, links: readonly Link[], given?: readonly number[]): number[] {
  if (given !== undefined) return [...given];
  const out = new Array<number>(nodes).fill(0);
  const state = new Array<0 | 1 | 2>(nodes).fill(0);
  const forward = new Set(links);
  const visit = (n: number): void => {
    state[n] = 1;
    for (const l of links.filter((x) => x.from === n)) {
      if (state[l.to] === 1) forward.delete(l);
      else if (state[l.to] === 0) visit(l.to);
    }
    state[n] = 2;
  };
  for (let n = 0; n < nodes; n++) if (state[n] === 0) visit(n);
  for (let round = 0; round < nodes; round++)
    for (const l of forward) if (l.from !== l.to) out[l.to] = Math.max(out[l.to] as number, (out[l.from] as number) + 1);
  spreadAlone(out, links);
  return out;
}

/** Share of a node's width at which the line of the way back stands. */
const RETURNED = 0.3;

/** Unlinked nodes get enough columns for this many nodes in each. */
const ALONE_IN_COLUMN = 5;

/** Nodes without links are placed in the column with the most room. */
function spreadAlone(stages: number[], links: readonly Link[]): void {
  const joined = new Set(links.flatMap((l) => [l.from, l.to]));
  const alone = stages.flatMap((_, n) => (joined.has(n) ? [] : [n]));
  const last = Math.max(0, ...stages.filter((_, n) => joined.has(n)));
  const filled = new Array<number>(Math.max(joined.size > 0 ? last + 1 : 1, Math.ceil(stages.length / ALONE_IN_COLUMN))).fill(0);
  for (const n of joined) filled[stages[n] as number] = (filled[stages[n] as number] ?? 0) + 1;
  for (const n of alone) {
    const stage = filled.indexOf(Math.min(...filled));
    stages[n] = stage;
    filled[stage] = (filled[stage] as number) + 1;
  }
}

/** Positions of everything in `box`; undefined when columns or rows do not fit. */
export function planMap(nodes: number, links: readonly Link[], stages: readonly number[], box: BoxIn, size: PlanSize): Plan | undefined {
  const last = Math.max(...stages);
  const returns = links.filter((l) => (stages[l.to] as number) <= (stages[l.from] as number)).length;
  // Return paths may need the margins.
  const margin = returns === 0 ? 0 : 0.15 + returns * 0.07;
  const width = 2 * margin + (last + 1) * size.box_w + last * size.lane_w;
  if (width > box.w + 1e-6) return undefined;
  const columns: Slot[][] = Array.from({ length: last + 1 }, () => []);
  for (let n = 0; n < nodes; n++) columns[stages[n] as number]?.push({ node: n, link: undefined, h: size.box_h, y: 0 });
  const chains = new Map<number, (Slot | undefined)[]>();
  for (const l of links) {
    const [a, b] = [stages[l.from] as number, stages[l.to] as number];
    if (b - a < 2) continue;
    const chain: (Slot | undefined)[] = [];
    for (let s = a + 1; s < b; s++) {
      const slot: Slot = { node: undefined, link: l.index, h: 0.1, y: 0 };
      columns[s]?.push(slot);
      chain.push(slot);
    }
    chains.set(l.index, chain);
  }
  const slotOf = new Map<number, Slot>(columns.flat().flatMap((s) => (s.node === undefined ? [] : [[s.node, s] as const])));
  orderColumns(columns, links, chains, slotOf);
  const rows = new Map(columns.flatMap((column) => column.map((slot, row) => [slot.node, row] as const)));
  const isDirect = (l: Link): boolean =>
    stages[l.from] === stages[l.to] && Math.abs((rows.get(l.from) as number) - (rows.get(l.to) as number)) === 1;
  const direct = new Set(links.filter(isDirect));
  // Return paths run below all nodes.
  const back = links.filter((l) => !direct.has(l) && (stages[l.to] as number) <= (stages[l.from] as number));
  const floor = back.length * 0.16 + (back.length > 0 ? 0.12 : 0);
  const room = box.h - floor;
  for (const column of columns) {
    const need = column.reduce((sum, s) => sum + s.h, 0);
    const gaps = column.length - 1;
    const gap = gaps === 0 ? 0 : Math.min(1.3, (room - need) / gaps);
    if (gap < 0.12 && gaps > 0) return undefined;
    if (need > room) return undefined;
    let y = box.y + (room - need - gap * gaps) / 2;
    for (const s of column) {
      s.y = y;
      y += s.h + gap;
    }
  }
  const left = box.x + (box.w - width) / 2 + margin;
  const x = (stage: number): number => left + stage * (size.box_w + size.lane_w);
  const boxes = Array.from(
    { length: nodes },
    (_, n): BoxIn => ({ x: x(stages[n] as number), y: (slotOf.get(n) as Slot).y, w: size.box_w, h: size.box_h }),
  );
  return { boxes, ways: waysOf(links, stages, boxes, chains, { x, size, floor: box.y + room + 0.12, back, direct }) };
}

function orderColumns(
  columns: Slot[][],
  links: readonly Link[],
  chains: ReadonlyMap<number, readonly (Slot | undefined)[]>,
  slotOf: ReadonlyMap<number, Slot>,
): void {
  const joined = new Map<Slot, Slot[]>();
  const join = (a: Slot | undefined, b: Slot | undefined): void => {
    if (a === undefined || b === undefined) return;
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  };
  for (const l of links) {
    const way = [slotOf.get(l.from), ...(chains.get(l.index) ?? []), slotOf.get(l.to)];
    for (let i = 1; i < way.length; i++) join(way[i - 1], way[i]);
  }
  const column = new Map<Slot, number>(columns.flatMap((list, i) => list.map((s) => [s, i] as const)));
  const place = new Map<Slot, number>();
  const number = (): void => {
    for (const list of columns) for (const [i, s] of list.entries()) place.set(s, (i + 0.5) / list.length);
  };
  number();
  for (let sweep = 0; sweep < 8; sweep++) {
    const step = sweep % 2 === 0 ? -1 : 1;
    for (const list of step < 0 ? columns : [...columns].reverse()) {
      const wish = new Map(
        list.map((s) => {
          const near = (joined.get(s) ?? []).filter((o) => column.get(o) === (column.get(s) ?? 0) + step);
          return [
            s,
            near.length === 0 ? (place.get(s) ?? 0) : near.reduce((sum, o) => sum + (place.get(o) ?? 0), 0) / near.length,
          ] as const;
        }),
      );
      const before = new Map(list.map((s, i) => [s, i]));
      list.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || (before.get(a) ?? 0) - (before.get(b) ?? 0));
      number();
    }
  }
}

interface WayPlan {
  readonly x: (stage: number) => number;
  readonly size: PlanSize;
  /** Height of the first return path. */
  readonly floor: number;
  readonly back: readonly Link[];
  /** Links between neighbours of one column. */
  readonly direct: ReadonlySet<Link>;
}

function waysOf(
  links: readonly Link[],
  stages: readonly number[],
  boxes: readonly BoxIn[],
  chains: ReadonlyMap<number, readonly (Slot | undefined)[]>,
  { x, size, floor, back, direct }: WayPlan,
): (readonly (readonly [number, number])[])[] {
  const middle = (n: number): number => (boxes[n] as BoxIn).y + (boxes[n] as BoxIn).h / 2;
  const isBack = new Set(back);
  const out: (readonly (readonly [number, number])[])[] = [];
  /** Where the links on one side of a node leave or arrive: spread over its height, in the order of their other ends. */
  const port = (l: Link, end: 'from' | 'to'): number => {
    const own = l[end];
    const other = end === 'from' ? 'to' : 'from';
    const same = links.filter((o) => o[end] === own && !isBack.has(o) && !direct.has(o));
    const next = (o: Link): number => {
      const chain = chains.get(o.index) ?? [];
      const near = end === 'from' ? chain[0] : chain.at(-1);
      return near === undefined ? middle(o[other]) : near.y;
    };
    const sorted = [...same].sort((a, b) => next(a) - next(b) || a.index - b.index);
    const b = boxes[own] as BoxIn;
    return b.y + (b.h * (sorted.indexOf(l) + 1)) / (sorted.length + 1);
  };
  /** Vertical segments of one lane: each has its own position in the first third, and labels have the rest. */
  const used = new Map<number, number>();
  const total = new Map<number, number>();
  for (const l of links)
    if (!isBack.has(l)) for (let s = stages[l.from] as number; s < (stages[l.to] as number); s++) total.set(s, (total.get(s) ?? 0) + 1);
  const vertical = (stage: number): number => {
    const k = (used.get(stage) ?? 0) + 1;
    used.set(stage, k);
    const share = k / ((total.get(stage) ?? 1) + 1);
    return x(stage) + size.box_w + size.lane_w * 0.34 * share + 0.06;
  };
  const order = [...links].sort((a, b) => middle(b.to) - middle(a.to) || a.index - b.index);
  for (const l of order) {
    if (direct.has(l)) {
      const [a, b] = [boxes[l.from] as BoxIn, boxes[l.to] as BoxIn];
      // There and back are two lines.
      const isReturned = links.some((o) => o.from === l.to && o.to === l.from);
      const at = a.x + a.w * (isReturned ? (b.y > a.y ? 1 - RETURNED : RETURNED) : 0.5);
      out[l.index] =
        b.y > a.y
          ? [
              [at, a.y + a.h],
              [at, b.y],
            ]
          : [
              [at, a.y],
              [at, b.y + b.h],
            ];
      continue;
    }
    if (isBack.has(l)) {
      const k = back.indexOf(l);
      const [a, b] = [boxes[l.from] as BoxIn, boxes[l.to] as BoxIn];
      const y = floor + k * 0.16;
      const blocked = (n: number): boolean => boxes.some((o, i) => i !== n && o.x === (boxes[n] as BoxIn).x && o.y > (boxes[n] as BoxIn).y);
      if (blocked(l.from) || blocked(l.to)) {
        // Another node is below, so the path leaves at one side, runs down the lane, and enters from the other side.
        const [right, left] = [a.x + a.w + 0.1 + k * 0.07, b.x - 0.1 - k * 0.07];
        out[l.index] = [
          [a.x + a.w, a.y + a.h * 0.88],
          [right, a.y + a.h * 0.88],
          [right, y],
          [left, y],
          [left, b.y + b.h * 0.88],
          [b.x, b.y + b.h * 0.88],
        ];
        continue;
      }
      const x0 = a.x + a.w * 0.7;
      const x1 = b.x + b.w * (l.from === l.to ? 0.3 : 0.4);
      out[l.index] = [
        [x0, a.y + a.h],
        [x0, y],
        [x1, y],
        [x1, b.y + b.h],
      ];
      continue;
    }
    const points: [number, number][] = [[(boxes[l.from] as BoxIn).x + size.box_w, port(l, 'from')]];
    let y = port(l, 'from');
    let stage = stages[l.from] as number;
    for (const slot of [...(chains.get(l.index) ?? []), undefined]) {
      const next = slot === undefined ? port(l, 'to') : slot.y;
      if (Math.abs(next - y) > 0.004) {
        const v = vertical(stage);
        points.push([v, y], [v, next]);
      }
      stage++;
      y = next;
    }
    points.push([(boxes[l.to] as BoxIn).x, y]);
    out[l.index] = points;
  }
  return out;
}

/** Positions of nodes and bands: stages by the longest path, an order with few crossings, one scale for all. */
import { type BoxIn, capacityExceeded } from '../../layout/index.ts';
import { keyOf, nodeNames, type SankeyData } from './form.ts';

export interface SankeyNode {
  readonly name: string;
  /** Index in `nodes` of the request; undefined for a node that only flows name. */
  readonly given: number | undefined;
  /** The flow and the end that name it first, for pointers. */
  readonly first_path: string;
  stage: number;
  readonly incoming: Band[];
  readonly outgoing: Band[];
  amount: number;
  y: number;
  h: number;
}

export interface Band {
  readonly index: number;
  readonly from: SankeyNode;
  readonly to: SankeyNode;
  readonly value: number;
  /** From stage to stage, where it passes stages: each leg leads to a free place between the nodes there. */
  readonly legs: readonly Band[];
  /** Tops at both ends and width, inches. */
  y0: number;
  y1: number;
  h: number;
}

export interface SankeyLayout {
  readonly stages: readonly (readonly SankeyNode[])[];
  readonly bands: readonly Band[];
  readonly x: readonly number[];
  readonly node_w: number;
}

export const NODE_W = 0.18;
/** Lower nodes would be invisible. They are drawn this high, with a notice. */
export const MIN_H = 0.02;

export interface SankeyGraph {
  readonly nodes: readonly SankeyNode[];
  readonly bands: readonly Band[];
  /** Free places that bands pass through, which are laid out among the nodes and not drawn. */
  readonly ways: readonly SankeyNode[];
}

/** Nodes and bands without positions. Throws when flows form a circle, and names the flow that closes it. */
export function graphOf(d: SankeyData, pointer: string): SankeyGraph {
  const nodes = new Map<string, SankeyNode>();
  for (const name of nodeNames(d)) {
    const given = d.nodes.findIndex((n) => String(n.id ?? n.label) === name);
    const first = d.flows.findIndex((f) => keyOf(d, String(f.from)) === name || keyOf(d, String(f.to)) === name);
    const end = first >= 0 && keyOf(d, String(d.flows[first]?.from)) === name ? 'from' : 'to';
    nodes.set(name, {
      name,
      given: given < 0 ? undefined : given,
      first_path: `${pointer}/flows/${first}/${end}`,
      stage: 0,
      incoming: [],
      outgoing: [],
      amount: 0,
      y: 0,
      h: 0,
    });
  }
  const bands: Band[] = d.flows.map((f, index) => {
    const from = nodes.get(keyOf(d, String(f.from))) as SankeyNode;
    const to = nodes.get(keyOf(d, String(f.to))) as SankeyNode;
    const band: Band = { index, from, to, value: f.value, legs: [], y0: 0, y1: 0, h: 0 };
    from.outgoing.push(band);
    to.incoming.push(band);
    return band;
  });
  const all = [...nodes.values()];
  setStages(all, bands, pointer);
  for (const n of all) n.amount = Math.max(sum(n.incoming), sum(n.outgoing));
  const ways: SankeyNode[] = [];
  return { nodes: all, bands: bands.map((b) => (b.to.stage - b.from.stage > 1 ? withLegs(b, ways) : b)), ways };
}

/** The band in legs, so that it passes beside the nodes of the stages between its ends, and not through them. */
function withLegs(band: Band, ways: SankeyNode[]): Band {
  const legs: Band[] = [];
  let { from } = band;
  for (let stage = from.stage + 1; stage <= band.to.stage; stage++) {
    const to: SankeyNode =
      stage === band.to.stage
        ? band.to
        : { ...band.to, given: undefined, stage, incoming: [], outgoing: [], amount: band.value, y: 0, h: 0 };
    const leg: Band = { ...band, from, to, legs: [] };
    if (to !== band.to) {
      to.incoming.push(leg);
      ways.push(to);
    }
    if (from !== band.from) from.outgoing.push(leg);
    legs.push(leg);
    from = to;
  }
  band.from.outgoing.splice(band.from.outgoing.indexOf(band), 1, legs[0] as Band);
  band.to.incoming.splice(band.to.incoming.indexOf(band), 1, legs.at(-1) as Band);
  return { ...band, legs };
}

export const sum = (bands: readonly Band[]): number => bands.reduce((total, b) => total + b.value, 0);

function setStages(nodes: readonly SankeyNode[], bands: readonly Band[], pointer: string): void {
  // Longest path from a source. More rounds than nodes mean that there is a circle.
  for (let round = 0; ; round++) {
    const late = bands.find((b) => b.to.stage <= b.from.stage);
    if (late === undefined) break;
    if (round > nodes.length)
      throw capacityExceeded(
        `The flows make a circle through ${late.from.name} and ${late.to.name}.`,
        'Give the way back a node of its own, such as "Returned".',
        { pointer: `${pointer}/flows/${late.index}` },
      );
    for (const b of bands) b.to.stage = Math.max(b.to.stage, b.from.stage + 1);
  }
  // A source that feeds a late stage is just before that stage. A node without outgoing flows stays at the stage that it was reached in.
  for (const n of nodes) if (n.incoming.length === 0 && n.outgoing.length > 0) n.stage = Math.min(...n.outgoing.map((b) => b.to.stage)) - 1;
  const last = Math.max(...nodes.map((n) => n.stage));
  for (const n of nodes) if (n.outgoing.length === 0 && n.incoming.length > 0 && last === 1) n.stage = last;
}

export function laySankey({ nodes, bands, ways }: SankeyGraph, box: BoxIn, gap: number): SankeyLayout {
  const last = Math.max(...nodes.map((n) => n.stage));
  const all = [...nodes, ...ways];
  const stages: SankeyNode[][] = Array.from({ length: last + 1 }, () => []);
  for (const n of all) stages[n.stage]?.push(n);
  order(stages);
  const scale = Math.min(
    ...stages.map(
      (list) =>
        (box.h - gap * (list.length - 1) - MIN_H * list.length) /
        Math.max(
          1e-12,
          list.reduce((total, n) => total + n.amount, 0),
        ),
    ),
  );
  const k = Math.max(0, scale);
  for (const list of stages) {
    const used = list.reduce((total, n) => total + Math.max(MIN_H, n.amount * k), 0) + gap * (list.length - 1);
    let y = box.y + (box.h - used) / 2;
    for (const n of list) {
      n.h = Math.max(MIN_H, n.amount * k);
      n.y = y;
      y += n.h + gap;
    }
  }
  for (const n of all) {
    const place = (list: Band[], key: 'y0' | 'y1', other: (b: Band) => number): void => {
      let y = n.y;
      for (const b of [...list].sort((a, c) => other(a) - other(c) || a.index - c.index)) {
        b.h = b.value * k;
        b[key] = y;
        y += b.h;
      }
    };
    place(n.outgoing, 'y0', (b) => b.to.y);
    place(n.incoming, 'y1', (b) => b.from.y);
  }
  for (const b of bands) {
    const [first, end] = [b.legs[0], b.legs.at(-1)];
    if (first === undefined || end === undefined) continue;
    [b.y0, b.y1, b.h] = [first.y0, end.y1, first.h];
  }
  const step = last === 0 ? 0 : (box.w - NODE_W) / last;
  return {
    stages: stages.map((list) => list.filter((n) => !ways.includes(n))),
    bands,
    x: stages.map((_, i) => box.x + i * step),
    node_w: NODE_W,
  };
}

/** Forward and backward sweeps: each node moves to the mean position of its neighbours, weighted by amount. */
function order(stages: SankeyNode[][]): void {
  const place = new Map<SankeyNode, number>();
  const number = (): void => {
    for (const list of stages) for (const [i, n] of list.entries()) place.set(n, (i + 0.5) / list.length);
  };
  number();
  const mean = (bands: readonly Band[], other: (b: Band) => SankeyNode, own: number): number => {
    const weight = bands.reduce((total, b) => total + b.value, 0);
    return weight === 0 ? own : bands.reduce((total, b) => total + (place.get(other(b)) ?? 0) * b.value, 0) / weight;
  };
  let best = stages.map((list) => [...list]);
  let fewest = crossings(stages);
  for (let sweep = 0; sweep < 12 && fewest > 0; sweep++) {
    const forward = sweep % 2 === 0;
    for (const list of forward ? stages : [...stages].reverse()) {
      const wish = new Map(
        list.map((n) => [n, mean(forward ? n.incoming : n.outgoing, forward ? (b) => b.from : (b) => b.to, place.get(n) ?? 0)]),
      );
      const before = new Map(list.map((n, i) => [n, i]));
      list.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || (before.get(a) ?? 0) - (before.get(b) ?? 0));
      number();
    }
    const now = crossings(stages);
    if (now < fewest) {
      fewest = now;
      best = stages.map((list) => [...list]);
    }
  }
  for (const [i, list] of best.entries()) stages[i] = list;
}

/** Pairs of crossing bands between the same two stages, weighted by the thinner band. */
function crossings(stages: readonly (readonly SankeyNode[])[]): number {
  const at = new Map<SankeyNode, number>();
  for (const list of stages) for (const [i, n] of list.entries()) at.set(n, i);
  let total = 0;
  for (const list of stages) {
    const bands = list.flatMap((n) => n.outgoing);
    for (const [i, a] of bands.entries())
      for (const b of bands.slice(i + 1)) {
        const one = (at.get(a.from) ?? 0) - (at.get(b.from) ?? 0);
        const two = a.to.stage - b.to.stage === 0 ? (at.get(a.to) ?? 0) - (at.get(b.to) ?? 0) : 0;
        if (one * two < 0) total += Math.min(a.value, b.value);
      }
  }
  return total;
}

/** Lanes, tasks and labelled hand-over arrows. */
import { type BoxIn, type Drawing, type Kit, type Side, type StepIn, shape, sideOf, WIDTH } from '../../layout/index.ts';
import { inOfEmu, type Shape, walk } from '../../scene/index.ts';
import { borrow, changeShapes } from '../_borrow.ts';
import type { FormPane } from '../define.ts';
import type { FlowData } from './form.ts';

export interface FlowOptions {
  /** Draws hand-overs from one lane to another strong, and counts them, because they are the message. */
  readonly crossings: boolean;
}

export const ID = 'body/flow';
const TURN = 0.13;

export function drawFlow(d: FlowData, pane: FormPane, kit: Kit, box: BoxIn, { crossings }: FlowOptions): Drawing {
  const marked = d.tasks.some((t) => t.emphasis === 'primary');
  const params = {
    lanes: d.lanes.map(({ label }) => ({ label })),
    phases: d.phases,
    data: d.tasks.map((t) => ({
      lane: t.lane,
      phase: t.phase,
      text: t.label,
      ...(marked && t.emphasis === 'primary' ? { color: 'accent1' } : {}),
    })),
  };
  const drawn = borrow({ component: 'swimlane', params }, box, ID, (path) => pointerOf(path, d, pane), kit);
  const boxes = new Map<number, BoxIn>();
  for (const s of walk(drawn.shapes)) {
    const at = /\/step-(\d+)$/.exec(s.id);
    if (at !== null) boxes.set(Number(at[1]) - 1, { x: inOfEmu(s.box.x), y: inOfEmu(s.box.y), w: inOfEmu(s.box.w), h: inOfEmu(s.box.h) });
  }
  const shapes = changeShapes(drawn.shapes, (s) => (s.role === 'connector' ? [] : [s]));
  const labels: BoxIn[] = [];
  const arrows = d.handoffs.flatMap((_, i) => drawHandoff(d, i, boxes, labels, pane, crossings, kit));
  // Added to the group of the lanes, so that they move with what they join.
  const grouped = shapes.map((s) => (s.kind === 'group' ? { ...s, children: [...s.children, ...arrows] } : s));
  return { alt: drawn.alt, shapes: shapes.some((s) => s.kind === 'group') ? grouped : [...shapes, ...arrows] };
}

function pointerOf(path: string, d: FlowData, pane: FormPane): string {
  const [, list, i, key] = path.split('/');
  if (list === 'lanes') return `${pane.pointer}/lanes/${i}${i === undefined ? '' : (d.lanes[Number(i)]?.own ?? '')}`;
  if (list === 'phases') return pane.pointer + path;
  if (list !== 'data') return pane.pointer;
  return `${pane.pointer}/tasks${i === undefined ? '' : `/${i}`}${key === undefined ? '' : `/${key === 'text' ? 'label' : key}`}`;
}

/** @param labels boxes of the labels so far; that of this one is added */
function drawHandoff(
  d: FlowData,
  i: number,
  boxes: ReadonlyMap<number, BoxIn>,
  labels: BoxIn[],
  pane: FormPane,
  crossings: boolean,
  kit: Kit,
): Shape[] {
  const { from, to, label } = d.handoffs[i] as FlowData['handoffs'][number];
  const [ai, bi] = [d.tasks.findIndex((t) => t.id === from), d.tasks.findIndex((t) => t.id === to)];
  const [a0, b0] = [boxes.get(ai), boxes.get(bi)];
  const [ta, tb] = [d.tasks[ai], d.tasks[bi]];
  if (a0 === undefined || b0 === undefined || ta === undefined || tb === undefined || ai === bi) return [];
  const side = sideOf(pane.box, kit);
  const [a, b] = [side.box(a0), side.box(b0)];
  const others = [...boxes].filter(([k]) => k !== ai && k !== bi).map(([, o]) => side.box(o));
  const points = handoffRoute(d, i, boxes, side) ?? [];
  const strong = crossings && ta.lane !== tb.lane;
  const id = `${ID}/handoff-${i + 1}`;
  const steps = points.map(([x, y], k): StepIn => [k === 0 ? 'M' : 'L', side.x(x), y]);
  const shapes: Shape[] = [
    shape.path({ id, name: `hand-over ${i + 1}: ${ta.label} to ${tb.label}`, role: 'connector' }, steps, {
      stroke: shape.stroke(strong ? 'ink' : 'muted', strong ? 1.5 : WIDTH.connector, { tail: 'triangle' }),
    }),
  ];
  if (label === undefined) return shapes;
  const size_pt = 11;
  const w = kit.text.widthIn(label, size_pt, { bold: true }) + 0.08;
  const h = 0.19;
  const spot = labelSpot(points, w, h, [a, b, ...others], labels);
  labels.push(spot);
  shapes.push(
    shape.rect({ id: `${id}/ground`, name: 'ground', role: 'chip', host: id }, side.box(spot), {
      fill: shape.fill('canvas'),
      text: kit.text.set({
        block: kit.block(label, { color: kit.asText('accent1'), bold: true }, `${pane.pointer}/handoffs/${i}/label`),
        size_pt,
        width_in: w,
        height_in: h,
        align: 'center',
        anchor: 'middle',
        wrap: false,
        insets_in: { l: 0, r: 0 },
        lang: kit.locale,
      }),
    }),
  );
  return shapes;
}

/** The route of a hand-over on a slide that runs to the right. Undefined where it joins nothing. */
function handoffRoute(d: FlowData, i: number, boxes: ReadonlyMap<number, BoxIn>, side: Side, isFirstChoice = false): Point[] | undefined {
  const { from, to } = d.handoffs[i] as FlowData['handoffs'][number];
  const [ai, bi] = [d.tasks.findIndex((t) => t.id === from), d.tasks.findIndex((t) => t.id === to)];
  const [a0, b0, ta, tb] = [boxes.get(ai), boxes.get(bi), d.tasks[ai], d.tasks[bi]];
  if (a0 === undefined || b0 === undefined || ta === undefined || tb === undefined || ai === bi) return undefined;
  const [a, b] = [side.box(a0), side.box(b0)];
  const others = [...boxes].filter(([k]) => k !== ai && k !== bi).map(([, o]) => side.box(o));
  const isReturned = d.handoffs.some((one) => one.from === to && one.to === from);
  const straight = route(a, b, ta.phase, tb.phase, others, isReturned);
  if (isFirstChoice || ta.phase !== tb.phase || hits(straight, others) === 0) return straight;
  // Round the tasks between, on the side where it crosses fewer of the other lines.
  const lines = d.handoffs.flatMap((_, k) => (k === i ? [] : linesOf(handoffRoute(d, k, boxes, side, true) ?? [])));
  const costOf = (way: readonly Point[]): number => 10 * hits(way, others) + hits(way, lines);
  const [left, right] = [around(a, b, -1), around(a, b, 1)];
  return costOf(right) < costOf(left) ? right : left;
}

/** Distance of a line that goes round tasks from their edges, inches. */
const AROUND = 0.065;

/** From the lower part of a task, or the upper one on the way up, round one side into the middle of another in its column. */
function around(a: BoxIn, b: BoxIn, direction: -1 | 1): Point[] {
  const edge = ({ x, w }: BoxIn): number => (direction < 0 ? x : x + w);
  const turn = (direction < 0 ? Math.min(a.x, b.x) : Math.max(edge(a), edge(b))) + direction * AROUND;
  const y = a.y + a.h * (b.y > a.y ? 0.75 : 0.25);
  return [
    [edge(a), y],
    [turn, y],
    [turn, b.y + b.h / 2],
    [edge(b), b.y + b.h / 2],
  ];
}

/** Share of a task's width at which the line of the way back stands. */
const RETURNED = 0.28;

type Point = readonly [number, number];

/** Forward through a gutter, straight down within a phase, and back below both. */
function route(a: BoxIn, b: BoxIn, from: number, to: number, others: readonly BoxIn[], isReturned: boolean): Point[] {
  const [ay, by] = [a.y + a.h / 2, b.y + b.h / 2];
  if (to > from) {
    const [x1, x2] = [a.x + a.w, b.x];
    if (Math.abs(ay - by) < 0.01)
      return [
        [x1, ay],
        [x2, by],
      ];
    const ways = [x1 + TURN, x2 - TURN].map((turn): Point[] => [
      [x1, ay],
      [turn, ay],
      [turn, by],
      [x2, by],
    ]);
    return (ways[0] && ways[1] && hits(ways[1], others) < hits(ways[0], others) ? ways[1] : ways[0]) as Point[];
  }
  if (to === from) {
    // There and back are two lines.
    const x = a.x + a.w * (isReturned ? (b.y > a.y ? 1 - RETURNED : RETURNED) : 0.5);
    return b.y > a.y
      ? [
          [x, a.y + a.h],
          [x, b.y],
        ]
      : [
          [x, a.y],
          [x, b.y + b.h],
        ];
  }
  const low = Math.max(a.y + a.h, b.y + b.h) + 0.08;
  return [
    [a.x + a.w / 2, a.y + a.h],
    [a.x + a.w / 2, low],
    [b.x + b.w / 2, low],
    [b.x + b.w / 2, b.y + b.h],
  ];
}

const overlaps = (p: BoxIn, q: BoxIn): boolean => p.x < q.x + q.w && q.x < p.x + p.w && p.y < q.y + q.h && q.y < p.y + p.h;

/** The segments of a route as thin boxes. */
const linesOf = (points: readonly Point[]): BoxIn[] =>
  points.slice(1).map((q, i) => {
    const p = points[i] as Point;
    return {
      x: Math.min(p[0], q[0]) - 0.01,
      y: Math.min(p[1], q[1]) - 0.01,
      w: Math.abs(p[0] - q[0]) + 0.02,
      h: Math.abs(p[1] - q[1]) + 0.02,
    };
  });

const hits = (points: readonly Point[], others: readonly BoxIn[]): number =>
  linesOf(points).reduce((n, line) => n + others.filter((o) => overlaps(line, o)).length, 0);

/** Room that a line keeps on both sides of a label on it, inches. */
const LINE_SHOWN = 0.15;
const LABEL_GAP = 0.05;

/** On the longest segment that stays visible, else beside a segment, where it covers no task and no label; else above the start of the arrow. */
function labelSpot(points: readonly Point[], w: number, h: number, tasks: readonly BoxIn[], labels: readonly BoxIn[]): BoxIn {
  const segments = points
    .slice(1)
    .map((q, i) => ({ p: points[i] as Point, q, length: Math.hypot(q[0] - (points[i] as Point)[0], q[1] - (points[i] as Point)[1]) }))
    .sort((s, t) => t.length - s.length);
  const along = (all: typeof segments, shift: number): BoxIn[] =>
    all.flatMap(({ p, q }) =>
      [0.5, 0.35, 0.65, 0.2, 0.8].map((k) => ({ x: p[0] + (q[0] - p[0]) * k - w / 2 + shift, y: p[1] + (q[1] - p[1]) * k - h / 2, w, h })),
    );
  const upright = segments.filter(({ p, q }) => Math.abs(p[0] - q[0]) < 0.01);
  const isLong = ({ p, q, length }: (typeof segments)[number]): boolean =>
    length >= (Math.abs(p[0] - q[0]) < 0.01 ? h : w) + 2 * LINE_SHOWN;
  const beside = w / 2 + LABEL_GAP;
  const spots = [...along(segments.filter(isLong), 0), ...along(upright, beside), ...along(upright, -beside), ...along(segments, 0)];
  const clear = spots.find((s) => ![...tasks, ...labels].some((b) => overlaps(s, b)));
  if (clear !== undefined) return clear;
  const [x, y] = points[0] as Point;
  const [a] = tasks;
  return { x: x + 0.13 - w / 2, y: Math.min(y - h / 2, (a?.y ?? y) - h - 0.02), w, h };
}

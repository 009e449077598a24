/**
 * Names of points on a map, and under each the numbers that its author sent. They keep clear of marks, of each other and of the names of
 * the fields.
 */
import { type BoxIn, capacityExceeded, type Kit, run, shape, WIDTH } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';
import type { Block } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import type { MapData } from './form.ts';

/** A point as it is drawn: centre and radius in inches. */
export interface Dot {
  readonly i: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
export interface PointLabels {
  readonly texts: Shape[];
  readonly leaders: Shape[];
}

export const LABEL_PT = 12;
const SMALL_PT = 10;
/** With more points than this, all names are small. */
const MAX_LARGE = 24;
const sizeFor = (points: number): number => (points > MAX_LARGE ? SMALL_PT : LABEL_PT);
const ID = 'body/map';
const WIDEST = 2.2;
/** With more points than this, names have no numbers. */
const MAX_NUMBERED = 16;
const BETWEEN = ' · ';

type Point = MapData['points'][number];
interface Label {
  readonly dot: Dot;
  readonly block: Block;
  readonly w: number;
  readonly h: number;
  readonly wrap: boolean;
}
interface PlacedLabel extends Label {
  readonly at: BoxIn;
  readonly size_pt: number;
  readonly far: boolean;
  /** Square inches that overlap something else, times a factor. */
  readonly cost: number;
}

const overlap = (a: BoxIn, b: BoxIn): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const numbersOf = (p: Point): readonly string[] => (p.display === undefined ? [] : typeof p.display === 'string' ? [p.display] : p.display);

/** Names with their numbers, if all of them find a free place; else the names alone, with the numbers in the notes. */
export function placeLabels(d: MapData, dots: readonly Dot[], plot: BoxIn, taken: readonly BoxIn[], pane: FormPane, kit: Kit): PointLabels {
  const numbered = d.points.some((p) => numbersOf(p).length > 0);
  const full = numbered && dots.length <= MAX_NUMBERED ? arrange(d, dots, plot, taken, true, pane, kit) : undefined;
  if (full?.every((l) => l.cost === 0) === true) return drawn(d, full, kit);
  const bare = namesAlone(d, dots, plot, taken, pane, kit);
  // When names alone overlap each other too, leaving out the numbers does not help.
  const sum = (labels: readonly PlacedLabel[]): number => labels.reduce((s, l) => s + l.cost, 0);
  if (full !== undefined && sum(full) <= sum(bare)) return drawn(d, full, kit);
  if (numbered) {
    for (const [i, p] of d.points.entries()) {
      const numbers = numbersOf(p);
      if (numbers.length === 0) continue;
      for (const k of numbers.keys()) kit.unseen.add(pathOf(p, i, k, pane));
      kit.notes.push(`${p.label}: ${numbers.join(BETWEEN)}`);
    }
    kit.warn('labels_thinned', 'The numbers of the points do not all fit beside their names and stand in the notes.', {
      path: `${pane.pointer}/points`,
      remedy: 'Send fewer points or shorter names, or a data_table, to print them all.',
    });
  }
  return drawn(d, bare, kit);
}

/**
 * Names alone, at the smaller size when they overlap each other at the usual size.
 * @throws DrawRefusal when they overlap at both sizes
 */
function namesAlone(d: MapData, dots: readonly Dot[], plot: BoxIn, taken: readonly BoxIn[], pane: FormPane, kit: Kit): PlacedLabel[] {
  for (const size_pt of dots.length > MAX_LARGE ? [SMALL_PT] : [LABEL_PT, SMALL_PT]) {
    const placed = arrange(d, dots, plot, taken, false, pane, kit, size_pt);
    if (!placed.some((one, i) => placed.slice(i + 1).some((other) => clash(one.at, other.at)))) return placed;
  }
  throw capacityExceeded(
    `The names of ${dots.length} points lie over each other at ${SMALL_PT} pt.`,
    'Send fewer points or shorter names; points that lie close together can share one name.',
    { count: dots.length, pointer: `${pane.pointer}/points` },
  );
}

/** Overlap that a reader can see. Line boxes touch before their letters do. */
const clash = (a: BoxIn, b: BoxIn): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.015 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.03;

const pathOf = (p: Point, i: number, k: number, pane: FormPane): string =>
  `${pane.pointer}/points/${i}/display${typeof p.display === 'string' ? '' : `/${k}`}`;

/**
 * The 2-D label rule: emphasised labels first, then by size. Each takes the first free one of eight places, else one farther out with a
 * leader.
 */
function arrange(
  d: MapData,
  dots: readonly Dot[],
  plot: BoxIn,
  taken: readonly BoxIn[],
  withNumbers: boolean,
  pane: FormPane,
  kit: Kit,
  size_pt = sizeFor(dots.length),
): PlacedLabel[] {
  const rank = (dot: Dot): number => (d.points[dot.i]?.emphasis === 'primary' ? 0 : 1);
  const order = [...dots].sort((a, b) => rank(a) - rank(b) || b.r - a.r || a.i - b.i);
  const blocked: BoxIn[] = [...dots.map((p) => ({ x: p.x - p.r, y: p.y - p.r, w: 2 * p.r, h: 2 * p.r })), ...taken];
  return order.map((dot): PlacedLabel => {
    const label = labelOf(d.points[dot.i] as Point, dot, withNumbers, size_pt, pane, kit);
    const { w, h } = label;
    let best: BoxIn | undefined;
    let least = Number.POSITIVE_INFINITY;
    let far = 0;
    for (const gap of [0.06, 0.3, 0.6, 0.95])
      for (const [dx, dy] of [
        [1, 0],
        [0.75, -0.75],
        [0, -1],
        [-0.75, -0.75],
        [-1, 0],
        [-0.75, 0.75],
        [0, 1],
        [0.75, 0.75],
      ] as const) {
        if (least === 0) break;
        const [ax, ay] = [dot.x + dx * (dot.r + gap), dot.y + dy * (dot.r + gap)];
        const at = { x: dx > 0 ? ax : dx < 0 ? ax - w : ax - w / 2, y: dy > 0 ? ay : dy < 0 ? ay - h : ay - h / 2, w, h };
        if (at.x < plot.x || at.x + w > plot.x + plot.w || at.y < plot.y || at.y + h > plot.y + plot.h) continue;
        const cost = blocked.reduce((sum, b) => sum + overlap(at, b), 0) * 20;
        if (cost < least) {
          least = cost;
          best = at;
          far = gap;
        }
      }
    const at = best ?? { x: Math.min(dot.x, plot.x + plot.w - w), y: dot.y - h / 2, w, h };
    blocked.push(at);
    return { ...label, size_pt, at, far: far > 0.06, cost: best === undefined ? 1 : least };
  });
}

function labelOf(p: Point, dot: Dot, withNumbers: boolean, size_pt: number, pane: FormPane, kit: Kit): Label {
  const bold = p.emphasis === 'primary';
  const name = run(p.label, `${pane.pointer}/points/${dot.i}/label`, 'verbatim', { bold });
  const numbers = withNumbers ? numbersOf(p) : [];
  const numberRuns = numbers.flatMap((text, k) => [
    ...(k === 0 ? [] : [run(BETWEEN, undefined, 'verbatim', { color: 'muted' })]),
    run(text, pathOf(p, dot.i, k, pane), 'verbatim', { color: 'muted' }),
  ]);
  const block = kit.paragraphs([{ runs: [name] }, ...(numberRuns.length === 0 ? [] : [{ runs: numberRuns }])], { color: 'ink' });
  const one = Math.max(kit.text.widthIn(p.label, size_pt, { bold }), kit.text.widthIn(numbers.join(BETWEEN), size_pt)) + 0.03;
  const w = Math.min(one, WIDEST);
  const h =
    one <= WIDEST && numbers.length === 0 ? kit.text.pitchIn(size_pt) : kit.fit({ block, sizes_pt: [size_pt], width_in: w }).height_in;
  return { dot, block, w, h, wrap: one > WIDEST };
}

function drawn(d: MapData, labels: readonly PlacedLabel[], kit: Kit): PointLabels {
  const leaders: Shape[] = [];
  const texts = labels.map(({ dot, block, at, wrap, far, size_pt }) => {
    const n = dot.i + 1;
    if (far)
      leaders.push(
        shape.line(
          { id: `${ID}/leader-${n}`, name: 'leader', role: 'leader' },
          [dot.x, dot.y],
          [Math.min(Math.max(dot.x, at.x), at.x + at.w), Math.min(Math.max(dot.y, at.y), at.y + at.h)],
          shape.stroke('muted', WIDTH.leader),
        ),
      );
    return kit.place(
      { id: `${ID}/point-${n}/label`, name: `label ${n}: ${d.points[dot.i]?.label ?? ''}`, role: 'label', host: `${ID}/point-${n}` },
      at,
      { block, size_pt, wrap, anchor: 'middle' },
    );
  });
  return { texts, leaders };
}

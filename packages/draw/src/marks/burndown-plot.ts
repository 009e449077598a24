/** The plot of a burn-down chart between its axes, and its two lines as a chart claim. */
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  type Kit,
  type LinesClaim,
  labelBox,
  type Pane,
  positionLabels,
  right,
  type TimeScale,
  valueAxis,
  type valueDomain,
} from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import type { LinePoint } from './burndown-ends.ts';

export const EDGE_PAD = 0.15;
export const AXIS_GAP = 0.1;

/** The two lines as parsed, and the size of their labels. */
export interface Burndown {
  readonly labels: readonly string[];
  /** Where the labels are dates at uneven distances. */
  readonly time: TimeScale | undefined;
  /** Steps on the time axis. */
  readonly n: number;
  readonly ideal: LinePoint[][];
  readonly actual: LinePoint[][];
  readonly last: LinePoint | undefined;
  readonly domain: ReturnType<typeof valueDomain>;
  readonly axis_pt: number;
  readonly label_pt: number;
}

type StepLabels = NonNullable<ReturnType<typeof positionLabels>>;

export interface PlotPlan {
  readonly plot: BoxIn;
  readonly x: (i: number) => number;
  readonly below: StepLabels;
  readonly labelTop: number;
  readonly axis: ReturnType<typeof valueAxis>;
}

/** The plot between the value axis, the labels under it, and the words right of the last points. Each of them needs room. */
export function planBurndown(
  { labels, time, n, domain, axis_pt }: Burndown,
  needs: readonly { readonly at: number; readonly w: number }[],
  unitH: number,
  pane: Pane,
  kit: Kit,
): PlotPlan {
  const { box } = pane;
  const axis = valueAxis(domain, axis_pt, '', kit);
  const lineH = kit.text.pitchIn(axis_pt);
  const top = box.y + unitH + lineH / 2;
  const gridX = box.x + axis.label_w + AXIS_GAP;
  const firstX = gridX + EDGE_PAD;
  // Labels of both lines are right of their last points, so the plot leaves room for the widest of them.
  let plotRight = right(box);
  const xAt = (i: number, to: number): number =>
    n <= 1
      ? firstX + (to - firstX) * 0.4
      : firstX + (time === undefined ? ((to - EDGE_PAD - firstX) * i) / (n - 1) : (to - EDGE_PAD - firstX) * (time.shares[i] ?? 0));
  for (const { at, w } of needs) for (let round = 0; round < 24 && xAt(at, plotRight) + w > right(box); round++) plotRight -= 0.1;
  const x = (i: number): number => xAt(i, plotRight);
  const slot = n <= 1 ? plotRight - firstX : x(1) - x(0);
  const atMost = pane.class === 'full' ? Number.POSITIVE_INFINITY : pane.class === 'half' ? 12 : pane.class === 'third' ? 6 : 4;
  const sizes = [...new Set([axis_pt, Math.min(axis_pt, 11), 10])];
  const room = (plotRight - firstX) / (n > 1 ? 2 : 1);
  const below = positionLabels(
    labels,
    time ? time.shares.map((_, i) => x(i) - x(0)) : slot,
    sizes,
    room,
    { left: x(0) - box.x, right: right(box) - x(Math.max(0, labels.length - 1)) },
    kit,
    atMost,
  );
  if (below === undefined || plotRight - firstX < 0.8)
    throw capacityExceeded(
      'The labels leave no room for the lines.',
      'Shorten x_labels to names such as "D1", or give the chart more room.',
      {
        component: 'burndown_chart',
        pointer: `${pane.pointer}/x_labels`,
      },
    );
  if (below.kept.length < labels.length)
    kit.warn(
      'labels_thinned',
      `${labels.length - below.kept.length} of ${labels.length} labels under the plot are left out so that the others can be read.`,
      {
        path: `${pane.pointer}/x_labels`,
        remedy: 'Send shorter labels; all values are drawn.',
      },
    );
  const labelTop = bottom(box) - below.height_in;
  const plot: BoxIn = { x: gridX, y: top, w: plotRight - gridX, h: labelTop - (below.lines > 0 ? 0.1 : lineH / 2) - top };
  return {
    plot,
    x,
    below,
    labelTop,
    axis: below.lines > 0 && below.size_pt < axis.size_pt ? valueAxis(domain, below.size_pt, '', kit) : axis,
  };
}

/** The two lines as a chart claim. */
export function burndownClaim({ labels, time, n, ideal, actual, last, domain }: Burndown, plot: BoxIn, id: string, kit: Kit): LinesClaim {
  const claimed = (series: 'ideal' | 'actual', stretches: readonly (readonly LinePoint[])[]) => ({
    name: kit.word(series),
    values: Array.from({ length: n }, (_, i) => stretches.flat().find((q) => q.i === i)?.value),
    marks: Array.from({ length: n }, (_, i) => (series === 'actual' && i === last?.i ? `${id}/today` : `${id}/${series}-dot-${i + 1}`)),
    lines: stretches.map((_, k) => `${id}/${series}${k === 0 ? '' : `-${k + 1}`}`),
  });
  return {
    kind: 'lines',
    id: `${id}/lines`,
    name: 'Lines',
    categories: Array.from({ length: n }, (_, i) => labels[i] ?? ''),
    plot,
    time,
    min: domain.min,
    max: domain.max,
    series: [claimed('ideal', ideal), claimed('actual', actual)],
  };
}

export const stepLabels = (
  labels: readonly string[],
  below: StepLabels,
  x0: number,
  top: number,
  { id, pointer }: Pane,
  kit: Kit,
): Shape[] =>
  below.kept.map((i, k) =>
    kit.label({
      id: `${id}/x-label-${i + 1}`,
      name: `label ${i + 1}: ${labels[i]}`,
      role: 'axis',
      box: labelBox(below, k, x0, top),
      runs: labels[i] as string,
      path: `${pointer}/x_labels/${i}`,
      style: { color: 'muted' },
      size_pt: below.size_pt,
      align: 'center',
      wrap: below.lines > 1,
    }),
  );

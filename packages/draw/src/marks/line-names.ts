/** Names of lines: at their ends by the one-dimensional label rule, at their beginnings where many end close together, or in a key. */
import { type BoxIn, bottom, capacityExceeded, DASH, type Kit, type Pane, right, run, shape, spread, WIDTH } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import type { Fit, RunIn } from '../typeset/index.ts';
import { type Chart, DOT, type Line, type Point, penOf, pointPath } from './chart-lines.ts';

/** Clear space in the plot before its first and after its last position. */
export const EDGE_PAD = 0.15;
export const STUB = 0.16;
/** From the end of the plot to the stub, and from the stub to the text. */
export const STUB_LEAD = 0.08;
export const STUB_GAP = 0.06;
const LEADER_FROM = 0.04;

export const endRuns = (line: Line, chart: Chart, pane: Pane, kit: Kit): RunIn[] => {
  const name = run(line.name, `${pane.pointer}/series/${line.index}/name`);
  const value =
    line.last === undefined
      ? run(DASH, undefined, 'derived', { color: 'muted' })
      : run(kit.value(line.last.value, { decimals: chart.decimals }), pointPath(pane, line.index, line.last.i), 'formatted');
  return line.name === '' ? [value] : [name, run(' '), value];
};

export interface Key {
  readonly entries: readonly { readonly x: number; readonly y: number; readonly w: number; readonly h: number }[];
  readonly height: number;
}

/** Names in rows above the plot, filled left to right. */
export function arrangeKey(chart: Chart, pane: Pane, kit: Kit): Key {
  const { box } = pane;
  const entries: Key['entries'][number][] = [];
  let x = 0;
  let y = 0;
  let rowH = 0;
  for (const line of chart.lines) {
    const fit = kit.fit({
      block: kit.block(endRuns(line, chart, pane, kit), { color: 'ink', bold: line.lead }),
      sizes_pt: [10],
      width_in: box.w - STUB - STUB_GAP,
    });
    const w = Math.min(box.w, fit.width_in + STUB + STUB_GAP);
    if (x > 0 && x + w > box.w) {
      x = 0;
      y += rowH + 0.05;
      rowH = 0;
    }
    entries.push({ x: box.x + x, y: box.y + y, w, h: fit.height_in });
    rowH = Math.max(rowH, fit.height_in);
    x += w + 0.3;
  }
  const height = y + rowH + 0.15;
  if (height > box.h * 0.55)
    throw capacityExceeded(
      `The names of ${chart.lines.length} series need ${height.toFixed(1)} in above the plot; ${(box.h * 0.55).toFixed(1)} in are free.`,
      'Shorten the names of the series or send fewer of them.',
      { component: 'line_trend', pointer: `${pane.pointer}/series` },
    );
  return { entries, height };
}

export interface Ends {
  readonly shapes: Shape[];
  /** Lines whose label had to move away from their end. */
  readonly moved: ReadonlySet<number>;
}

export function drawEnds(
  chart: Chart,
  fits: readonly Fit[],
  size_pt: number,
  plot: BoxIn,
  x: (i: number) => number,
  y: (v: number) => number,
  pane: Pane,
  kit: Kit,
): Ends {
  const { lines, n } = chart;
  const targets = lines.map((line) => (line.last === undefined ? bottom(plot) : y(line.last.value)));
  const lift = kit.text.pitchIn(size_pt) / 2;
  const low = Math.min(bottom(pane.box), bottom(plot) + lift);
  const high = Math.max(pane.box.y, plot.y - lift);
  const wanted = lines.map((_, i) => ({ target: targets[i] as number, size: (fits[i] as Fit).height_in }));
  const centres = spread(wanted, high, low) ?? spread(wanted, pane.box.y, bottom(pane.box)) ?? targets;
  const from = n <= 1 ? x(0) + DOT : right(plot);
  const shapes: Shape[] = [];
  const moved = new Set<number>();
  for (const [i, line] of lines.entries()) {
    const fit = fits[i] as Fit;
    const centre = centres[i] as number;
    const stubX = from + STUB_LEAD;
    const target = targets[i] as number;
    const name = `end ${i + 1}: ${line.name}`;
    if (line.last !== undefined) {
      const endX = x(line.last.i) + DOT / 2;
      const far = stubX - endX > EDGE_PAD + STUB_LEAD + 0.02;
      if (Math.abs(centre - target) > LEADER_FROM || far) {
        moved.add(i);
        shapes.push(
          shape.line(
            { id: `${pane.id}/leader-${i + 1}`, name: `leader ${i + 1}: ${line.name}`, role: 'leader', host: `${pane.id}/end-${i + 1}` },
            [endX + 0.02, target],
            [stubX - 0.02, centre],
            shape.stroke('muted', WIDTH.leader),
          ),
        );
      }
    }
    if (line.last !== undefined)
      shapes.push(
        shape.line(
          { id: `${pane.id}/stub-${i + 1}`, name: `key ${i + 1}: ${line.name}`, role: 'swatch' },
          [stubX, centre],
          [stubX + STUB, centre],
          penOf(line),
        ),
      );
    shapes.push(
      kit.label({
        id: `${pane.id}/end-${i + 1}`,
        name,
        role: 'label',
        ...(line.last === undefined ? {} : { host: `${pane.id}/dot-${i + 1}-${line.last.i + 1}` }),
        box: { x: stubX + STUB + STUB_GAP, y: centre - fit.height_in / 2, w: fit.width_in, h: fit.height_in },
        runs: endRuns(line, chart, pane, kit),
        style: { color: 'ink', bold: line.lead },
        size_pt,
        anchor: 'middle',
        wrap: fit.lines > 1,
      }),
    );
  }
  return { shapes, moved };
}

export function drawKey(chart: Chart, key: Key, pane: Pane, kit: Kit): Ends {
  const shapes = chart.lines.flatMap((line, i): Shape[] => {
    const at = key.entries[i] as Key['entries'][number];
    const mid = at.y + kit.text.pitchIn(10) / 2;
    return [
      shape.line(
        { id: `${pane.id}/stub-${i + 1}`, name: `key ${i + 1}: ${line.name}`, role: 'swatch' },
        [at.x, mid],
        [at.x + STUB, mid],
        penOf(line),
      ),
      kit.label({
        id: `${pane.id}/end-${i + 1}`,
        name: `key ${i + 1}: ${line.name}`,
        role: 'legend',
        box: { x: at.x + STUB + STUB_GAP, y: at.y, w: at.w - STUB - STUB_GAP, h: at.h },
        runs: endRuns(line, chart, pane, kit),
        style: { color: 'ink', bold: line.lead },
        size_pt: 10,
      }),
    ];
  });
  return { shapes, moved: new Set() };
}

/** Width of the names at the left ends. None when they would take too much. */
export function leftNames(lines: readonly Line[], size_pt: number, cap: number, kit: Kit): number {
  const widest = Math.max(...lines.map((line) => kit.text.widthIn(line.name, size_pt)));
  return widest + 0.12 <= cap ? widest + 0.12 : 0;
}

/** Where many lines end close together, their names are also at the beginning, provided that the lines are farther apart there. */
export function drawLeftNames(
  lines: readonly Line[],
  firsts: readonly (Point | undefined)[],
  moved: ReadonlySet<number>,
  plot: BoxIn,
  x0: number,
  width: number,
  size_pt: number,
  y: (v: number) => number,
  pane: Pane,
  kit: Kit,
): Shape[] {
  if (width === 0) return [];
  const atStart = lines.filter(
    (line) => (moved.has(line.index) || (line.lead && moved.size > 0)) && firsts[line.index]?.i === 0 && line.name !== '',
  );
  const h = kit.text.pitchIn(size_pt);
  const targets = atStart.map((line) => y((firsts[line.index] as Point).value));
  const centres = spread(
    targets.map((target) => ({ target, size: h })),
    plot.y - h / 2,
    bottom(plot) + h / 2,
  );
  if (centres === undefined) return [];
  return atStart.map((line, k) =>
    kit.label({
      id: `${pane.id}/start-${line.index + 1}`,
      name: `start ${line.index + 1}: ${line.name}`,
      role: 'legend',
      host: `${pane.id}/line-${line.index + 1}`,
      box: { x: x0, y: (centres[k] as number) - h / 2, w: width - 0.1 + EDGE_PAD, h },
      runs: line.name,
      path: `${pane.pointer}/series/${line.index}/name`,
      style: { color: line.lead ? 'ink' : 'muted', bold: line.lead },
      size_pt,
      align: 'right',
      anchor: 'middle',
      wrap: false,
    }),
  );
}

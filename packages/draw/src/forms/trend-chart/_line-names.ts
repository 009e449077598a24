/** Names right of the lines, each with its last value, and the name of the target. They are moved apart where lines end close together. */
import { type BoxIn, DASH, type Kit, right, run, type Sketch, saysValue, shape, spread, WIDTH } from '../../layout/index.ts';
import type { Fit, RunIn } from '../../typeset/index.ts';
import { LINE_PT, type LineChart, type LineFrame, type LineOptions } from './_line-frame.ts';
import type { TrendPoint, TrendSeries } from './_read.ts';
import { DOT } from './_series-line.ts';

/** Gap from the plot to the names right of it, inches. */
export const GUTTER = 0.18;
/** Largest share of the width of the drawing. */
const GUTTER_SHARE = 0.26;

export interface LineNames {
  /** One entry for each series that has points. */
  readonly fits: readonly Fit[];
  readonly target: { readonly runs: readonly RunIn[]; readonly w: number; readonly h: number; readonly wraps: boolean } | undefined;
  /** The name of the only range with its last ends, and the middle between them as a value. */
  readonly range: { readonly runs: readonly RunIn[]; readonly w: number; readonly middle: number } | undefined;
  /** Width that names need right of the plot. */
  readonly gutter: number;
}

export function measureLineNames(chart: LineChart, whole: BoxIn, kit: Kit): LineNames {
  const cap = whole.w * GUTTER_SHARE;
  const fits = chart.series.map((s) =>
    kit.fit({ block: kit.block(endRuns(s, chart), { color: 'ink', bold: s.lead }), sizes_pt: [LINE_PT], width_in: cap }),
  );
  const range = rangeName(chart, cap, kit);
  const gutter = Math.max(range?.w ?? 0, ...fits.map((f) => f.width_in)) + 0.22;
  if (chart.options.target === undefined) return { fits, target: undefined, range, gutter };
  const runs = targetRuns(chart.options.target, chart.print, kit);
  const w = kit.text.widthIn(runs.map((r) => r.text).join(''), LINE_PT, { bold: true });
  const wraps = w > cap;
  const h = wraps
    ? kit.fit({ block: kit.block(runs, { color: 'ink' }), sizes_pt: [LINE_PT], width_in: cap }).height_in
    : kit.text.pitchIn(LINE_PT);
  return { fits, range, target: { runs, w: Math.min(w, cap), h, wraps }, gutter: Math.max(gutter, Math.min(w, cap) + 0.22) };
}

/** The name at the end of a line, with the last value if the point has no number. */
function endRuns(s: TrendSeries, { values_at_names, print, value, bind }: LineChart): RunIn[] {
  const last = s.points.at(-1);
  const name = run(s.label, s.path);
  if (last === undefined || !values_at_names) return [name];
  return [name, run(` ${print(value(s, last))}`, last.path, bind, { bold: true })];
}

const targetRuns = (t: NonNullable<LineOptions['target']>, print: (v: number) => string, kit: Kit): RunIn[] => {
  kit.drawn.add(`${t.path}/value`);
  kit.drawn.add(t.path);
  const name = t.label === undefined ? run(kit.word('target')) : run(t.label, `${t.path}/label`);
  if (t.label !== undefined && saysValue(t.label, t.value)) return [name];
  return [name, run(` ${print(t.value)}`, `${t.path}/value`, 'formatted', { bold: true })];
};

/** Undefined for several ranges, which the names of their lines stand beside, and for an index, whose ranges are not in its unit. */
function rangeName({ series, trend, print, options }: LineChart, cap: number, kit: Kit): LineNames['range'] {
  const [own, ...more] = series.filter((s) => s.bands.length > 0);
  const last = own?.bands.at(-1);
  if (last === undefined || more.length > 0 || options.show !== undefined || last.i < trend.periods.length - 1) return undefined;
  const runs = [
    run(`${kit.word('range')} `),
    run(print(last.low), last.low_path, 'formatted'),
    run(DASH),
    run(print(last.high), last.high_path, 'formatted'),
  ];
  const w = kit.text.widthIn(runs.map((r) => r.text).join(''), LINE_PT);
  return w > cap ? undefined : { runs, w, middle: (last.low + last.high) / 2 };
}

/** `low` is the lowest position of a name. */
export function drawLineNames(
  sketch: Sketch,
  chart: LineChart,
  { fits, target, range }: LineNames,
  { area, x, y }: LineFrame,
  { top, low }: { readonly top: number; readonly low: number },
): void {
  const ends = chart.series.map((s, k) => ({
    target: y(chart.value(s, s.points.at(-1) as TrendPoint)),
    size: (fits[k] as Fit).height_in,
  }));
  const level = chart.options.target === undefined ? undefined : y(chart.options.target.value);
  if (level !== undefined && target !== undefined) {
    sketch.line('target', [area.x, level], [right(area), level], shape.stroke('ink', WIDTH.target, { dash: 'dash' }), {
      role: 'leader',
      layer: 'grid',
      name: 'target line',
    });
    ends.push({ target: level, size: target.h });
  }
  const pitch = sketch.kit.text.pitchIn(LINE_PT);
  if (range !== undefined) ends.push({ target: y(range.middle), size: pitch });
  const centres = spread(ends, top, low) ?? ends.map((e) => e.target);
  const from = right(area) + GUTTER;
  for (const [k, s] of chart.series.entries()) {
    const c = centres[k] as number;
    const at = (ends[k] as { target: number }).target;
    const last = s.points.at(-1) as TrendPoint;
    const fit = fits[k] as Fit;
    if (Math.abs(c - at) > 0.04 || last.i < chart.trend.periods.length - 1)
      sketch.line(`leader-${k + 1}`, [x(last.i) + DOT / 2 + 0.02, at], [from - 0.03, c], shape.stroke('muted', WIDTH.leader), {
        role: 'leader',
        host: `end-${k + 1}`,
      });
    const box = { x: from, y: c - fit.height_in / 2, w: fit.width_in + 0.01, h: fit.height_in };
    sketch.cell(`end-${k + 1}`, endRuns(s, chart), box, LINE_PT, {
      bold: s.lead,
      align: 'left',
      wrap: fit.lines > 1,
      name: `end ${k + 1}: ${s.label}`,
      host: `dot-${s.index + 1}-${last.i + 1}`,
    });
  }
  if (target !== undefined)
    sketch.cell(
      'target-name',
      target.runs,
      { x: from, y: (centres[chart.series.length] as number) - target.h / 2, w: target.w + 0.01, h: target.h },
      LINE_PT,
      { color: 'ink', role: 'label', name: 'target', align: 'left', wrap: target.wraps },
    );
  if (range !== undefined)
    sketch.cell('range-name', range.runs, { x: from, y: (centres.at(-1) as number) - pitch / 2, w: range.w + 0.01, h: pitch }, LINE_PT, {
      color: 'muted',
      role: 'label',
      name: 'range',
      align: 'left',
      wrap: false,
    });
}

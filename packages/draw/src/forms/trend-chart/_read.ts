/** Trend data as it is drawn: points with their pointers, final colours, one unit. */
import { type Kit, type TimeScale, timeScale } from '../../layout/index.ts';
import { leadingLines } from '../../marks/leading-lines.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { TrendData } from './form.ts';

export interface TrendPoint {
  readonly i: number;
  readonly value: number;
  readonly path: string;
  readonly forecast: boolean;
}

export interface TrendSeries {
  readonly index: number;
  readonly label: string;
  readonly path: string;
  readonly points: readonly TrendPoint[];
  readonly color: Color;
  readonly lead: boolean;
  /** One of many that do not lead. */
  readonly quiet: boolean;
  readonly bands: readonly Band[];
}

/** The range of a forecast at one period, with the pointers of its ends. */
export interface Band {
  readonly i: number;
  readonly low: number;
  readonly high: number;
  readonly low_path: string;
  readonly high_path: string;
}

export interface Trend {
  readonly periods: readonly string[];
  /** Where the periods are dates at uneven distances. */
  readonly time: TimeScale | undefined;
  readonly series: readonly TrendSeries[];
  readonly unit: string;
  readonly unit_path: string;
  /** Index of the last actual value; the number of periods when there is no forecast. */
  readonly last_actual: number;
}

export function readTrend(d: TrendData, pane: FormPane, kit: Kit): Trend {
  const n = d.periods.length;
  const marked = d.series.some((s) => s.emphasis === 'primary');
  const many = d.series.length > 5;
  const leading = many
    ? leadingLines(
        d.series.map(({ emphasis }) => emphasis === 'primary'),
        kit,
      )
    : undefined;
  const units = d.series.flatMap((s, i) => (s.unit === undefined ? [] : [{ unit: s.unit, path: `${pane.pointer}/series/${i}/unit` }]));
  const [own] = units;
  const unit = d.unit ?? own?.unit ?? '';
  for (const u of units) {
    if (u.unit === unit) kit.drawn.add(u.path);
    else
      kit.warn('mixed_units', 'The series carry different units; they are drawn on one scale.', {
        path: u.path,
        remedy: 'Send one unit, or a slide for each.',
      });
  }
  let last_actual = n;
  const series = d.series.map((s, index): TrendSeries => {
    const base = `${pane.pointer}/series/${index}`;
    const called = s.label.trim() === '' ? 'The series' : s.label;
    const points: TrendPoint[] = [];
    const bands: Band[] = [];
    for (const [i, value] of s.values.entries())
      if (value !== null && i < n) points.push({ i, value, path: `${base}/values/${i}`, forecast: false });
    for (const [k, value] of s.forecast_values.entries()) {
      const i = s.values.length + k;
      if (value !== null && i < n) points.push({ i, value, path: `${base}/forecast_values/${k}`, forecast: true });
      const low = s.forecast_low[k];
      const high = s.forecast_high[k];
      if (low !== null && low !== undefined && high !== null && high !== undefined && i < n) {
        const [low_path, high_path] = [`${base}/forecast_low/${k}`, `${base}/forecast_high/${k}`];
        bands.push({ i, low, high, low_path, high_path });
        kit.drawn.add(low_path).add(high_path);
      }
    }
    const count = s.values.length + s.forecast_values.length;
    if (count !== n)
      kit.warn(
        'length_mismatch',
        `${called} has ${count} values for ${n} periods; ${count > n ? 'the extra ones are left out' : 'what is there is drawn'}.`,
        {
          path: `${base}/values`,
          remedy: 'Send one value for each period, null where it is missing.',
        },
      );
    if (s.values.some((v) => v === null))
      kit.warn('missing_values', `${called} has no value for every period; the line is interrupted there.`, {
        path: `${base}/values/${s.values.indexOf(null)}`,
        remedy: 'Send the value.',
      });
    if (s.forecast_values.length > 0) last_actual = Math.min(last_actual, Math.max(0, s.values.length - 1));
    const lead = leading?.has(index) ?? s.emphasis === 'primary';
    const color: Color = many ? (leading?.get(index) ?? 'neutral') : marked && d.series.length > 3 && !lead ? 'neutral' : kit.accent(index);
    return { index, label: s.label, path: `${base}/label`, points, color, lead: lead && d.series.length > 1, quiet: many && !lead, bands };
  });
  const time = timeScale(d.periods, `${pane.pointer}/periods`, kit);
  return {
    periods: d.periods,
    time,
    series,
    unit,
    unit_path: d.unit === undefined ? (own?.path ?? '') : `${pane.pointer}/unit`,
    last_actual,
  };
}

export const trendAlt = (t: Trend, kit: Kit): string =>
  `${t.series.map((s) => `${s.label}: ${s.points.map((p) => `${t.periods[p.i] ?? ''} ${kit.value(p.value)}${p.forecast ? ' (forecast)' : ''}`).join(', ')}`).join('. ')}.`;

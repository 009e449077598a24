/** Key figures as equal tiles: name, value and trend. */
import { z } from 'zod';
import { toneColor, toneText } from '../fields/chart-fields.ts';
import { number, text, textOrNumber } from '../fields/fields.ts';
import { DASH, type Kit, run } from '../layout/index.ts';
import { drawStat } from '../marks/large-figure.ts';
import { drawTiles, type MetricTile, trendRuns } from '../marks/metric-tiles.ts';
import { defineComponent } from './define.ts';

const trend = z.union(
  [
    text,
    number,
    z.object({ value: textOrNumber, tone: z.preprocess((v) => (v === undefined || v === null || v === '' ? 'neutral' : v), text) }),
  ],
  {
    error: 'must be text, a number, or {value, tone}',
  },
);

const isBlank = (v: unknown): boolean =>
  v === null || v === '' || (typeof v === 'object' && (!('value' in v) || v.value === null || v.value === ''));

const params = z.object({
  metrics: z
    .array(
      z.object({
        value: z.preprocess((v) => (v === undefined || v === '' ? null : v), textOrNumber.nullable()),
        label: textOrNumber,
        trend: z
          .preprocess((v) => (isBlank(v) ? undefined : v), trend.optional())
          .describe('Its sign sets the arrow; `tone` (good, warn, bad, neutral) colours it.'),
      }),
    )
    .min(1, 'needs at least one metric'),
});

type Params = z.infer<typeof params>;

export const metric = defineComponent<Params>({
  name: 'metric',
  purpose: 'Shows a handful of key figures side by side as equal tiles with label, value and trend.',
  params,
  example: {
    title: 'Retention and payback improve together; churn is the one figure to watch',
    params: {
      metrics: [
        { label: 'Net revenue retention', value: '113%', trend: { value: '+2 pp on last quarter', tone: 'good' } },
        { label: 'Annual recurring revenue', value: '$48.6m', trend: { value: '+31% on last year', tone: 'good' } },
        { label: 'CAC payback', value: '14 months', trend: { value: '−3 months', tone: 'good' } },
        { label: 'Gross churn, monthly', value: '1.9%', trend: { value: '+0.2 pp', tone: 'bad' } },
      ],
    },
  },
  capacity: { what: 'metrics', soft: 6, hard: 12 },
  count: (p) => p.metrics.length,
  take: (p, from, to) => ({ metrics: p.metrics.slice(from, to) }),
  controls: ['tone'],
  draw(p, pane, kit) {
    const tiles = p.metrics.map((m, i) => readTile(m, `${pane.pointer}/metrics/${i}`, kit));
    const alt = `Key figures: ${tiles.map((t) => `${t.label} ${t.value}${t.unit}${t.trend === undefined ? '' : ` (${t.trend.text})`}`).join('; ')}.`;
    const [only] = tiles;
    if (tiles.length === 1 && only !== undefined)
      return {
        alt,
        ...drawStat(
          {
            value: [run(only.value + only.unit, `${only.pointer}/value`, only.bind)],
            ...(only.faint ? { value_color: 'muted' as const } : {}),
            value_path: `${only.pointer}/value`,
            label: [run(only.label, `${only.pointer}/label`)],
            ...(only.trend === undefined ? {} : { trend: trendRuns(only.trend, kit) }),
          },
          pane,
          kit,
        ),
      };
    return { alt, shapes: drawTiles(tiles, pane, kit) };
  },
});

function readTile(m: Params['metrics'][number], pointer: string, kit: Kit): MetricTile {
  const missing = m.value === null;
  const label = String(m.label);
  if (missing)
    kit.warn('missing_values', `${label} has no value; a dash stands in its place.`, {
      path: `${pointer}/value`,
      remedy: 'Send the value, or leave the metric out.',
    });
  const shown = m.value === null ? DASH : typeof m.value === 'number' ? kit.value(m.value) : m.value;
  const parts = /^(\S*\d\S*)(\s\p{L}{2,})$/u.exec(shown);
  return {
    pointer,
    value: parts?.[1] ?? shown,
    unit: parts?.[2] ?? '',
    bind: typeof m.value === 'string' ? 'verbatim' : 'formatted',
    faint: missing || /^(n\/?a|n\.\s?a\.|tbd|[-–—])$/i.test(shown),
    label,
    ...(m.trend === undefined ? {} : { trend: readTrend(m.trend, `${pointer}/trend`, kit) }),
  };
}

function readTrend(given: NonNullable<Params['metrics'][number]['trend']>, pointer: string, kit: Kit): NonNullable<MetricTile['trend']> {
  const toned = typeof given === 'object';
  const value = toned ? given.value : given;
  const tone = toned ? toneColor(given.tone, `${pointer}/tone`, kit) : undefined;
  const words = typeof value === 'number' ? kit.value(value, { signed: true }) : value;
  const sign = /^\s*([+\-\u2212±]|0(?![.,]?\d))/.exec(words)?.[1];
  return {
    glyph: sign === undefined ? '' : sign === '+' ? '▲' : sign === '±' || sign === '0' ? '●' : '▼',
    text: words,
    path: toned ? `${pointer}/value` : pointer,
    bind: typeof value === 'string' ? 'verbatim' : 'formatted',
    color: tone === undefined ? 'ink' : toneText(tone, kit),
  };
}

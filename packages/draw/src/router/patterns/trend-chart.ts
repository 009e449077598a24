/** Series over time. */
import { type Count, definePattern, isPeriod, onOneScale, pairsOf } from '../pattern.ts';
import { cut, type Figure, type Piece } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

export const trendChart = definePattern({
  form: 'trend_chart',
  strong: [
    'trend',
    'over time',
    'line chart',
    'development of',
    'verlauf',
    'entwicklung',
    'évolution',
    'tendance',
    'evolución',
    'tendencia',
    'andamento',
    'evolução',
    'tendência',
    'ontwikkeling',
    'trendy',
    'rozwój',
    'monthly',
    'quarterly',
    'month by month',
  ],
  weak: ['by month', 'by quarter', 'by year', 'growth', 'since', 'pro monat', 'pro quartal', 'par mois', 'por mes', 'per mese'],
  figures: true,
  needs: 'three or more periods, each with its figure',
  sample: 'Trend: Q1 10, Q2 12, Q3 13, Q4 15.',
  read(brief) {
    const series: { label?: Piece; points: { period: Piece; figure: Figure }[] }[] = [];
    for (const group of brief.groups) {
      let label = group.lead;
      const points = pairsOf(group.items).flatMap(({ label: said, figure }) => {
        if (isPeriod(said.text)) return [{ period: said, figure }];
        // "Active users Jan 1.2m": the first period follows the name of the series.
        const at = said.text.lastIndexOf(' ') + 1;
        if (at === 0 || !isPeriod(said.text.slice(at))) return [];
        label ??= trimmed(cut(said, said.start, said.start + at));
        return [{ period: cut(said, said.start + at, said.end), figure }];
      });
      if (points.length === 0)
        for (const item of group.items) {
          // `2021: 12m` and `2021 12m` on lines of their own.
          const year = item.figures.find((f) => f.year);
          const figure = item.figures.find((f) => !f.year);
          if (year !== undefined && figure !== undefined && item.figures.length === 2) points.push({ period: year, figure });
        }
      if (points.length === 0 && group.lead !== undefined && isPeriod(group.lead.text) && group.items.length === 1) {
        const figure = group.items[0]?.figures[0];
        if (figure !== undefined) points.push({ period: group.lead, figure });
      }
      if (points.length === 0) continue;
      const before = series.at(-1);
      if (points.length === 1 && before !== undefined && label === undefined) before.points.push(...points);
      else if (points.length === 1 && before?.points.length === 1) before.points.push(...points);
      else series.push({ ...(label === undefined ? {} : { label }), points });
    }
    const periods = series[0]?.points.map((p) => p.period) ?? [];
    const scale = onOneScale(series.flatMap((s) => s.points.map((p) => p.figure)));
    if (periods.length < 3 || scale === undefined) return undefined;
    if (series.some((s) => s.points.length !== periods.length || s.points.some((p, i) => p.period.text !== periods[i]?.text)))
      return undefined;
    return {
      variant: 'trend_line',
      fit: 1,
      data: {
        ...(scale.unit === '' ? {} : { unit: scale.unit }),
        periods,
        series: series.map((s, i) => ({
          label: s.label !== undefined && (series.length > 1 || s.label.text.length <= 40) ? s.label : `${i + 1}`,
          values: s.points.map((p): Count => scale.count(p.figure)),
        })),
      },
    };
  },
});

/** Boards of headline numbers. */
import { allItems, definePattern } from '../pattern.ts';
import { cut, type Figure, type Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const UP = /(?:up|rose|plus|grew|increased|steigt|gestiegen|hausse|sube|\+|↑)[^\p{L}]*(?:by\s)?$/iu;
const DOWN = /(?:down|fell|minus|declined|decreased|dropped|gesunken|baisse|baja|↓)[^\p{L}]*(?:by\s)?$/iu;

/** The words of a change with its figure: `up 18%`, `down 1 pt`. */
function change(brief: ReadBrief, first: Figure, second: Figure, piece: Piece): Piece | undefined {
  const joint = brief.text.slice(first.end, second.start);
  if (joint.length > 30 || !(second.signed || UP.test(joint) || DOWN.test(joint))) return undefined;
  const open = /^[\s(,]*/.exec(joint)?.[0].length ?? 0;
  const close = brief.text.slice(second.end, piece.end).indexOf(')');
  return cut(piece, first.end + open, close < 0 ? piece.end : second.end + close);
}

export const kpiMetrics = definePattern({
  form: 'kpi_metrics',
  strong: [
    'kpi',
    'kpis',
    'key figures',
    'key metrics',
    'scorecard',
    'headline numbers',
    'kennzahl*',
    'chiffres clés',
    'indicateurs',
    'indicadores',
    'cifras clave',
    'indicatori',
    'números-chave',
    'kerncijfers',
    'wskaźniki',
    'metrics',
  ],
  weak: ['this month', 'this quarter', 'dashboard', 'numbers', 'figures'],
  figures: true,
  needs: 'two or more figures, each with its name',
  sample: 'KPIs: orders 120, on-time delivery 97%.',
  read(brief) {
    const metrics = allItems(brief).flatMap((item) => {
      const own = item.figures.filter((f) => !f.year);
      const [value, second] = own;
      if (value === undefined || own.length > 2 || !/\p{L}/u.test(item.label.text) || item.label.text.length > 60) return [];
      const delta = second === undefined ? undefined : change(brief, value, second, item.piece);
      if (second !== undefined && delta === undefined) return [];
      return [{ label: item.label, value, ...(delta === undefined ? {} : { delta_value: delta }) }];
    });
    if (metrics.length < 2 || metrics.length > 12) return undefined;
    const units = new Set(metrics.map((m) => m.value.unit)).size;
    return { variant: 'delta_scoreboard', fit: units > 1 || metrics.some((m) => 'delta_value' in m) ? 0.9 : 0.6, data: { metrics } };
  },
});

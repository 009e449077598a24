/** What rose and what fell between two points in time. */
import { isDate } from '../dates.ts';
import { gridOf, overTime } from '../grid.ts';
import { definePattern, isPeriod, onOneScale } from '../pattern.ts';
import { type Figure, Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const CHANGE = /^\s*(?:in|en|im)?\s*(?:(?:19|20)\d\d)?\)?\s*(?:to|→|->|–|vs\.?|auf|nach|à|a|naar|do|na|para)\s*$/iu;

interface Slope {
  readonly periods: readonly Piece[];
  readonly items: readonly { readonly label: Piece; readonly figures: readonly (Figure | undefined)[] }[];
}

function slopesIn(brief: ReadBrief): Slope | undefined {
  const grid = gridOf(brief);
  if (grid !== undefined && grid.columns.length <= 4 && overTime(grid)) return { periods: grid.columns, items: grid.rows };
  const [table] = brief.tables;
  const headless =
    table !== undefined && table.head.length === 0 && table.numeric.length === 2 && table.numeric.every(Boolean)
      ? table.rows.map((r) => ({ label: r.label, figures: r.cells.map((c) => c.figure) }))
      : undefined;
  const items =
    headless ??
    brief.facts.flatMap((f) => {
      const [second] = f.others;
      return f.others.length === 1 && second !== undefined && CHANGE.test(brief.text.slice(f.figure.end, second.start))
        ? [{ label: f.label, figures: [f.figure, second] }]
        : [];
    });
  // The two periods: the first two different years, quarters or words such as before and after.
  const periods: Piece[] = [];
  for (const group of brief.groups)
    for (const match of group.piece.text.matchAll(
      /(?<![\p{L}\p{N}])(?:(?:fy\s?|h[12]\s|q[1-4]\s)?(?:19|20)\d\d|before|after|vorher|nachher|avant|après|antes|después)(?![\p{L}\p{N}%])/giu,
    )) {
      if (periods.length < 2 && !periods.some((p) => p.text.toLowerCase() === match[0].toLowerCase()))
        periods.push(new Piece(match[0], group.piece.start + match.index, group.piece.start + match.index + match[0].length));
    }
  return periods.length === 2 ? { periods, items } : undefined;
}

export const slopeChart = definePattern({
  form: 'slope_chart',
  names: [
    'slope chart',
    'slope graph',
    'slopegraph',
    'slope',
    'steigungsdiagramm',
    'graphique en pente',
    'gráfico de pendientes',
    'grafico a pendenza',
    'gráfico de inclinação',
    'hellingsgrafiek',
    'wykres nachylenia',
  ],
  strong: [
    'who gained',
    'who lost',
    'gained and lost',
    'caught up',
    'rose and fell',
    'who gained and who lost',
    'winners and losers',
    'gewinner und verlierer',
    'change in rank',
    'ranking changed',
    'overtook',
    'überholt*',
  ],
  weak: ['went from', 'moved from', 'changed between', 'rose from', 'fell from', 'stieg von', 'zwischen'],
  figures: true,
  needs: 'three or more things, each with its figure in two periods',
  sample: 'Slope chart 2023 to 2025: Lisbon 61% to 78%, Madrid 72% to 74%, Athens 58% to 55%.',
  read(brief) {
    const found = slopesIn(brief);
    if (found === undefined || found.items.length < 2 || found.items.length > 14) return undefined;
    const scale = onOneScale(found.items.flatMap((i) => i.figures.filter((f): f is Figure => f !== undefined)));
    if (scale === undefined) return undefined;
    const timed = found.periods.every((p) => isPeriod(p.text) || isDate(p));
    return {
      variant: 'two_period_slope',
      fit: found.periods.length === 2 && timed ? (found.items.length >= 3 ? 0.96 : 0.8) : 0.4,
      data: {
        unit: scale.unit,
        periods: found.periods,
        items: found.items.map((i) => ({ label: i.label, values: i.figures.map((f) => (f === undefined ? null : scale.count(f))) })),
      },
    };
  },
});

/** A table as the chart that it proves, where the chart says everything that the table says. */
import { planSlide } from '../answer/plan-slide.ts';
import type { Intent } from './document-outline.ts';
import type { PageKit } from './intent-of-page.ts';
import type { Piece } from './pages.ts';
import { lackOf, saidBy } from './words-of-intent.ts';

/** Forms that draw the figures of a table. Others arrange its words, which the table itself does with their heads. */
const CHARTS: ReadonlySet<string> = new Set([
  'bar_rank_chart', 'trend_chart', 'waterfall_bridge', 'slope_chart', 'nested_magnitude', 'heat_matrix', 'small_multiples', 'funnel', 'football_field', 'tornado', 'marimekko', 'variance_table',
]); // biome-ignore format: a list

/** Cells: larger tables are read as tables. */
const MOST_CELLS = 120;

export function chartOf(
  { table, unit }: Extract<Piece, { kind: 'table' }>,
  heading: string,
  { source, locale }: PageKit,
): { readonly intent: Intent; readonly confidence: number } | undefined {
  if (table.rows.length * table.head.length > MOST_CELLS) return undefined;
  const plan = planSlide(`${heading}\n\n${source.slice(unit.start, unit.end)}`, locale === undefined ? {} : { locale });
  const { intent, form, unplaced } = plan;
  if (plan.route !== 'selected' || intent === undefined || form === undefined || !CHARTS.has(form) || unplaced.length > 0) return undefined;
  const said = saidBy({ ...intent, headline: heading });
  const cells = [...table.head.slice(1), ...table.rows.flat()];
  if (cells.some((cell) => lackOf(cell, said).length > 0)) return undefined;
  // The head of the names is said in the sub-line where nothing else says it.
  const [corner] = table.head;
  const isSaid = corner === undefined || lackOf(corner, said).length === 0;
  return { intent: isSaid ? intent : { ...intent, context: corner.text }, confidence: plan.confidence.calibrated };
}

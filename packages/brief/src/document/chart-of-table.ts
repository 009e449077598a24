/** A table as the chart that it proves, where the chart says everything that the table says. */
import { type Line, plainWords } from '@deckwright/source';
import { plannedText } from '../answer/planned-text.ts';
import { specs } from '../spec/read-specs.ts';
import type { Intent } from './document-outline.ts';
import type { PageKit } from './page-kit.ts';
import type { Piece } from './pages.ts';
import { seriesOf } from './table-rows.ts';
import type { TableUnit, Unit } from './units.ts';
import { lackOf, linesIn, saidBy } from './words-of-intent.ts';

/** Lines of more measures are a statement to look things up in. */
const MOST_SERIES = 4;
/** Cells: larger tables are read as tables. */
const MOST_CELLS = 120;

export function chartOf(
  { table, unit, isWhole, isSlice }: Extract<Piece, { kind: 'table' }>,
  heading: string,
  { source, locale }: PageKit,
): { readonly intent: Intent; readonly confidence: number } | undefined {
  if (table.rows.length * table.head.length > MOST_CELLS) return undefined;
  const series = isSlice === true ? seriesOf(table) : undefined;
  const plan = plannedText(
    `${heading}\n\n${isWhole ? source.slice(unit.start, unit.end) : asMarkdown(series ?? table)}`,
    locale === undefined ? {} : { locale },
  );
  const { intent, form, unplaced } = plan;
  if (plan.route !== 'selected' || intent === undefined || form === undefined || !drawsTable(form) || unplaced.length > 0) return undefined;
  const { series: lines } = (intent['data'] ?? {}) as { readonly series?: unknown };
  if (Array.isArray(lines) && lines.length > MOST_SERIES) return undefined;
  const rest = series?.rest ?? [];
  const said = saidBy({ ...intent, headline: heading, rest });
  const cells = [...table.head.slice(1), ...table.rows.flat()];
  if (cells.some((cell) => lackOf(cell, said).length > 0)) return undefined;
  // The head of the names is said in the sub-line where nothing else says it.
  const [corner] = table.head;
  const isSaid = corner === undefined || lackOf(corner, said).every((word) => [...said.words].some((w) => w.startsWith(word)));
  const context = [...(isSaid ? [] : [corner.text]), ...rest].join(' · ');
  return { intent: context === '' ? intent : { ...intent, context }, confidence: plan.confidence.calibrated };
}

function asMarkdown({ head, rows }: Pick<TableUnit, 'head' | 'rows'>): string {
  const row = (cells: readonly Line[]): string =>
    `| ${cells.map(({ text }) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');
}

const drawsTable = (form: string): boolean => specs().some((spec) => spec.form === form && spec.draws_table);

/** Beside these, forms that show figures of prose. */
const OF_PROSE: ReadonlySet<string> = new Set(['kpi_metrics', 'gauge_score', 'timeline_roadmap']);
/** Characters, and figures at least. */
const LONGEST = 400;
const FEWEST = 3;
const SURE_ENOUGH = 0.8;

/** One paragraph or list as the form that it proves, where the form says all of its words. */
export function formOfText(
  { block, start, end, off, isPart }: Unit,
  heading: string,
  { source, locale }: PageKit,
): { readonly intent: Intent; readonly confidence: number } | undefined {
  const lines = linesIn(block);
  const figures = lines.flatMap((l) => l.tokens.filter((t) => t.kind === 'number' && !t.year));
  if (
    end - start > LONGEST ||
    figures.length < FEWEST ||
    off.length > 0 ||
    isPart === true ||
    (block.kind !== 'paragraph' && block.kind !== 'list')
  )
    return undefined;
  const plan = plannedText(source.slice(start, end), locale === undefined ? {} : { locale });
  const { intent, form } = plan;
  if (
    plan.route !== 'selected' ||
    intent === undefined ||
    form === undefined ||
    !(OF_PROSE.has(form) || drawsTable(form)) ||
    plan.confidence.calibrated < SURE_ENOUGH
  )
    return undefined;
  // What the text calls itself is said under the heading of the document.
  const { headline, ...own } = intent;
  const words = new Set(plainWords(source.slice(start, end)));
  const isItsOwn = typeof headline === 'string' && headline !== heading && plainWords(headline).every((word) => words.has(word));
  const parts = [...(isItsOwn ? [headline] : []), own['context']].filter((c) => typeof c === 'string');
  const context = parts.length === 0 ? undefined : parts.join(' · ');
  const said = { ...own, ...(context === undefined ? {} : { context }) };
  const whole = saidBy({ ...said, headline: heading });
  return lines.some((line) => lackOf(line, whole, true).length > 0) ? undefined : { intent: said, confidence: plan.confidence.calibrated };
}

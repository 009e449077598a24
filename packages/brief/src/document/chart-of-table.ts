/** A table as the chart that it proves, where the chart says everything that the table says. */
import { type Line, plainWords } from '@deckwright/source';
import { plannedText } from '../answer/planned-text.ts';
import { provedCharts } from '../answer/proved-charts.ts';
import { specs } from '../spec/read-specs.ts';
import type { Intent } from './document-outline.ts';
import type { PageKit } from './page-kit.ts';
import type { Piece } from './pages.ts';
import { hasSums, seriesOf, withoutSum } from './table-rows.ts';
import type { TableUnit, Unit } from './units.ts';
import { lackOf, linesIn, saidBy } from './words-of-intent.ts';

/** A cell that a value of an intent shows; in a text it is a part. */
export interface Figure {
  /** JSON Pointer into the intent. */
  readonly path: string;
  readonly cell: Line;
}

/** Lines of more measures are a statement to look things up in. */
const MOST_SERIES = 4;
/** Cells: larger tables are read as tables. */
const MOST_CELLS = 120;

/** What stands over the figures of a table, and may name what they are. */
export interface TableNames {
  /** Headline of the slide. */
  readonly headline: string;
  /** A heading of the document over the table, or the sentence that leads to it; a sentence that heads a mail names nothing. */
  readonly names: string;
}

export function chartOf(
  { table, isWhole, isSlice }: Extract<Piece, { kind: 'table' }>,
  { headline: heading, names: over }: TableNames,
  { source, locale }: PageKit,
): { readonly intent: Intent; readonly confidence: number; readonly figures: readonly Figure[] } | undefined {
  if (table.rows.length * table.head.length > MOST_CELLS) return undefined;
  const slice = isSlice === true ? seriesOf(table) : undefined;
  const parted = isWhole ? withoutSum(table) : undefined;
  // A form that shows the sum itself, such as a bridge, says more than one beside which it is told.
  const tables = slice === undefined ? [{ ...table, rest: [] }, ...(parted === undefined ? [] : [parted])] : [slice];
  for (const { head, rows, rest } of tables) {
    const isLedger = hasSums(rows, source);
    const { rows: filled, gaps } = withoutGaps(rows);
    const { text, cells } = asMarkdown({ head, rows: filled }, over === '' ? '' : `${over}\n\n`);
    for (const { intent: proved, extracted, confidence, shows_levels } of provedCharts(text, locale)) {
      const gone = extracted.flatMap(({ path, start, end }) =>
        cells.some((one) => one.start <= start && end <= one.end && gaps.has(one.line)) ? [path] : [],
      );
      const intent = gaps.size === 0 ? proved : gone.length === gaps.size ? withGaps(proved, gone) : undefined;
      if (intent === undefined) continue;
      if (isLedger && !shows_levels) continue;
      const { series } = (intent['data'] ?? {}) as { readonly series?: unknown };
      if (Array.isArray(series) && (series.length > MOST_SERIES || !series.every((one) => isNamedBy(one, { head, rows }, over)))) continue;
      if (over === '' && head.slice(1).every((cell) => cell.text === '')) continue;
      const drawn = { ...intent, headline: heading, rest };
      const names = namesNotSaid(head, drawn);
      if (names === undefined || rows.flat().some((cell) => lackOf(cell, saidBy(drawn)).length > 0)) continue;
      const context = [...names, ...rest].join(' · ');
      const figures = extracted.flatMap(({ path, start, end }): readonly Figure[] => {
        const cell = cells.find((one) => one.start <= start && end <= one.end);
        return cell === undefined || !isOfData(path) || gaps.has(cell.line) ? [] : [{ path, cell: cell.line }];
      });
      const sums = rest.length === 0 || slice !== undefined ? [] : (table.rows.at(-1)?.slice(1) ?? []);
      return {
        intent: { ...intent, chart_mode: 'native', ...(context === '' ? {} : { context }) },
        confidence,
        figures: [...figures, ...sums.filter(({ text: sum }) => sum !== '').map((cell): Figure => ({ path: '/context', cell }))],
      };
    }
  }
  return undefined;
}

/** Values of a series that has gaps. */
const FEWEST_VALUES = 2;

interface Filled {
  readonly rows: TableUnit['rows'];
  /** Cells that stand where the table has a dash or nothing. */
  readonly gaps: ReadonlySet<Line>;
}

/** A table is read with another figure of their row in cells without a value, which no chart shows; as it is where a row has too few. */
function withoutGaps(rows: TableUnit['rows']): Filled {
  const gaps = new Set<Line>();
  const isGap = (cell: Line): boolean => plainWords(cell.text).length === 0;
  const isSparse = (row: readonly Line[]): boolean => row.slice(1).filter((cell) => !isGap(cell)).length < FEWEST_VALUES;
  if (rows.some(isSparse)) return { rows, gaps };
  const filled = rows.map((row) => {
    const value = row.slice(1).find((cell) => !isGap(cell));
    return row.map((cell, i) => {
      if (i === 0 || value === undefined || !isGap(cell)) return cell;
      const own = { ...value, start: cell.start, end: cell.end };
      gaps.add(own);
      return own;
    });
  });
  return { rows: filled, gaps };
}

/** Lines stop at a gap; undefined for forms that have no place for one. */
function withGaps(intent: Intent, paths: readonly string[]): Intent | undefined {
  const { series } = (intent['data'] ?? {}) as { readonly series?: unknown };
  if (intent['form'] !== 'trend_chart' || !Array.isArray(series)) return undefined;
  const gone = new Set(paths);
  const own = series.map((one: { readonly values?: unknown }, i) => ({
    ...one,
    values: Array.isArray(one.values) ? one.values.map((value, j) => (gone.has(`/data/series/${i}/values/${j}`) ? null : value)) : [],
  }));
  const nulls = own.flatMap(({ values }) => values.filter((value) => value === null)).length;
  return nulls === gone.size ? { ...intent, data: { ...Object(intent['data']), series: own } } : undefined;
}

/** Whether the words of a series are those of its table, or of what stands over it. */
function isNamedBy(series: unknown, { head, rows }: Pick<TableUnit, 'head' | 'rows'>, over: string): boolean {
  const { label } = (series ?? {}) as { readonly label?: unknown };
  const said = new Set([...head, ...rows.flatMap((row) => row.slice(0, 1))].flatMap((cell) => plainWords(cell.text)));
  const above = new Set(plainWords(over));
  return typeof label !== 'string' || plainWords(label).every((word) => said.has(word) || above.has(word));
}

/**
 * Names over columns that nothing else says, for the sub-line: the one measure, and what the rows are. Undefined where one of several measures
 * would lose its name, or have another.
 */
function namesNotSaid([corner, ...names]: readonly Line[], drawn: Intent): readonly string[] | undefined {
  const said = saidBy(drawn);
  const unsaid = names.filter((cell) => lackOf(cell, said).length > 0).map(({ text }) => text);
  if (unsaid.length > 0 && names.length > 1) return undefined;
  const all = saidBy({ ...drawn, unsaid });
  // "by region" says "Regions".
  const isSaid = corner === undefined || lackOf(corner, all).every((word) => [...all.words].some((w) => w.startsWith(word)));
  return isSaid ? unsaid : [...unsaid, corner.text];
}

const isOfData = (path: string): boolean => path.startsWith('/data/') || path.startsWith('/blocks/');

interface WrittenCell {
  readonly start: number;
  readonly end: number;
  readonly line: Line;
}

/** A table behind what stands over it, with the characters of each cell but the names of rows. */
function asMarkdown(
  { head, rows }: Pick<TableUnit, 'head' | 'rows'>,
  over: string,
): { readonly text: string; readonly cells: readonly WrittenCell[] } {
  const cells: WrittenCell[] = [];
  let text = over;
  const write = (row: readonly Line[], isBody: boolean): void => {
    for (const [i, line] of row.entries()) {
      text += i === 0 ? '| ' : ' | ';
      const start = text.length;
      text += line.text.replaceAll('|', '\\|').replaceAll('\n', ' ');
      if (isBody && i > 0) cells.push({ start, end: text.length, line });
    }
    text += ' |\n';
  };
  write(head, false);
  text += `|${' --- |'.repeat(head.length)}\n`;
  for (const row of rows) write(row, true);
  return { text, cells };
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

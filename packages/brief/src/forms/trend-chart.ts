/** Series over time. */
import { datesIn, isDate } from '../document/dates.ts';
import { figuresWithin } from '../document/figures-within.ts';
import { isPeriod } from '../document/periods.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { gridOf, overTime, turned } from '../relations/grid.ts';
import { asLevel, levelTold, type ToldLevel } from '../relations/target-told.ts';
import { nameBefore, type TimedFigure, timedIn } from '../relations/timed.ts';
import { rangeOf } from '../relations/told-heads.ts';
import { toldRows, toldRun } from '../relations/told-rows.ts';
import type { Grid } from '../relations/value-runs.ts';
import { type Count, onOneScale, type Reading, Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

/** `2019 were` is the year. */
function dated(name: Piece): Piece {
  if (isPeriod(name.text) || name.text.length > 40) return name;
  const [date] = datesIn(name);
  const rest = date?.piece.start === name.start ? name.text.slice(date.piece.text.length) : '';
  return date !== undefined &&
    /^\s(?:were|was|had|stood at|at|waren|war|hatten?|étaient|était|ont été|eran|era|fueron|erano|eram|foram|waren|was|było|wyniosł[ao])$/iu.test(
      rest,
    )
    ? date.piece
    : name;
}

/** A table or lines with periods down one side. */
function fromGrid(brief: ReadBrief): Grid | undefined {
  const whole = gridOf(brief, { rows: 1, columns: 1 });
  if (whole === undefined) return undefined;
  const grid = { ...whole, columns: whole.columns.map(dated) };
  const periods = grid.columns.flatMap((c, k) => (isPeriod(c.text) || isDate(c) ? [k] : []));
  // A change, a total or a growth rate beside the periods is no period.
  if (periods.length < grid.columns.length && periods.length >= 3 && overTime(grid) && grid.rows.length <= 8)
    return {
      ...grid,
      columns: periods.map((k) => grid.columns[k] as Piece),
      rows: grid.rows.map((r) => ({ label: r.label, figures: periods.map((k) => r.figures[k]) })),
    };
  if (periods.length === 2 && grid.columns.length === 3) return undefined;
  const down = grid.rows.filter((r) => isPeriod(r.label.text) || isDate(r.label)).length;
  const use = overTime(grid) && grid.columns.length >= 3 ? grid : down >= Math.max(3, grid.rows.length - 1) ? turned(grid) : undefined;
  return use !== undefined && use.columns.length >= 3 && use.rows.length <= 8 ? use : undefined;
}

/** A period that is told twice in a row has the later number, unless that one counts another thing: "… 2025 1,260; up 96% to 2025". */
function onceEach(dated: readonly TimedFigure[]): TimedFigure[] {
  const same = (i: number): boolean => bare(dated[i]) === bare(dated[i + 1]);
  const percent = (p: TimedFigure | undefined): boolean => p?.figure.unit.includes('%') ?? false;
  const other = (i: number): boolean => i > 1 && percent(dated[i]) && !percent(dated[0]) && same(i - 1) && !percent(dated[i - 1]);
  return dated.filter((_, i) => !other(i) && (!same(i) || other(i + 1)));
}
const bare = (p: TimedFigure | undefined): string | undefined => p?.date.piece.text;

/** One series a sentence, or one over all of them. */
function fromText(brief: ReadBrief): Grid | undefined {
  const series: { label?: Piece; pairs: TimedFigure[] }[] = [];
  const stretches = brief.groups.filter((g) => g.piece.text.length <= 2000);
  for (const { piece, lead } of stretches) {
    const dated = timedIn(brief, piece);
    // "index 2019 = 100: 2019 100, 2020 109": a period is told once, and the later number is its own.
    const pairs = onceEach(dated);
    if (pairs.length === 0) continue;
    const named =
      lead !== undefined && !isPeriod(lead.text) && lead.end <= (pairs[0]?.date.piece.start ?? 0)
        ? lead
        : pairs.length >= 3
          ? nameBefore(piece, pairs)
          : undefined;
    const before = series.at(-1);
    if (before !== undefined && (pairs.length < 3 || before.pairs.length < 3) && named === undefined)
      before.pairs = onceEach([...before.pairs, ...pairs]);
    else series.push({ ...(named === undefined ? {} : { label: trimmed(named) }), pairs });
  }
  const [first] = series;
  const use = series.filter(
    (s) =>
      s.pairs.length === first?.pairs.length &&
      s.pairs.every((p, i) => p.date.piece.text.toLowerCase() === first?.pairs[i]?.date.piece.text.toLowerCase()),
  );
  if (first === undefined || first.pairs.length < 3 || use.length < series.filter((s) => s.pairs.length >= 3).length) return undefined;
  return {
    columns: first.pairs.map((p) => p.date.piece),
    rows: use.map((s) => ({ label: s.label ?? (first.pairs[0] as TimedFigure).date.piece, figures: s.pairs.map((p) => p.figure) })),
    of: 'lines',
  };
}

interface Course extends Omit<Grid, 'columns' | 'rows'> {
  readonly columns: readonly (Piece | Word)[];
  readonly rows: readonly { readonly label: Piece | Word; readonly figures: readonly (Figure | undefined)[] }[];
}

/** `income against its spending`: what the two numbers of a period are. */
const TWO =
  /(\p{L}[\p{L}-]+)\s(?:against|versus|vs\.?|and|und|gegen|et|contre|y|frente a|contra|e|contro|en|tegen|i|a)\s(?:its|their|our|the|ihre|seine|ses|leurs|sus|le|i|os)?\s?(\p{L}[\p{L}-]+)/gu;
function twoNamed(brief: ReadBrief, before: number): Piece[] | undefined {
  const from = Math.max(0, before - 240);
  const match = [...brief.text.slice(from, before).matchAll(TWO)].at(-1);
  const [whole = '', one = '', two = ''] = match ?? [];
  if (match === undefined) return undefined;
  const at = from + match.index;
  const end = at + whole.length;
  return [new Piece(one, at, at + one.length), new Piece(two, end - two.length, end)];
}

/** Each period with as many numbers: `2020: 410 and 395. 2021: 522 / 430`, `Q1: logo 3.1, revenue 2.2. Q2 3.0 / 2.0`. */
function fromPeriods(brief: ReadBrief): Course | undefined {
  const dates = brief.groups.flatMap((g) => datesIn(g.piece)).slice(0, 41);
  if (dates.length < 3 || dates.length > 40) return undefined;
  const told = dates.map(({ piece }, i) => {
    const end = dates[i + 1]?.piece.start ?? Math.min(brief.text.length, piece.end + 60);
    return { piece, figures: figuresWithin(brief, { start: piece.end, end }).filter((f) => !f.year) };
  });
  const first = told.findIndex((t) => t.figures.length > 0);
  const n = told[first]?.figures.length ?? 0;
  const rest = told.slice(Math.max(0, first));
  const end = rest.findIndex((t) => t.figures.length !== n);
  const rows = end < 0 ? rest : rest.slice(0, end);
  if (n < 2 || n > 4 || rows.length < 3 || rest.length - rows.length > 1) return undefined;
  if (new Set(rows.map((r) => r.piece.text.toLowerCase())).size < rows.length) return undefined;
  const [head] = rows;
  const own = (head?.figures ?? []).map((f, k) =>
    trimmed(cut(new Piece(brief.text, 0, brief.text.length), head?.figures[k - 1]?.end ?? head?.piece.end ?? 0, f.start)),
  );
  const named = own.map((p) => trimmed(cut(p, p.start + (/^[\s,;:(/]*/u.exec(p.text)?.[0].length ?? 0), p.end)));
  const names = named.every((p) => /^\p{L}[^.:;,]{1,30}$/u.test(p.text) && !JOINING.test(p.text))
    ? named
    : n === 2
      ? twoNamed(brief, head?.piece.start ?? 0)
      : undefined;
  return {
    columns: rows.map((r) => r.piece),
    rows: Array.from({ length: n }, (_, k) => ({ label: names?.[k] ?? new Word(' '), figures: rows.map((r) => r.figures[k]) })),
    of: 'lines',
  };
}
/** "81% in week 1, then 84, 88, 93 and now 92 in week 5": the periods of the first and the last alone, as far apart as there are numbers. */
function betweenEnds(brief: ReadBrief): Course | undefined {
  for (const sentence of brief.sentences.slice(0, 40)) {
    if (sentence.text.length > 400) continue;
    const [a, b, more] = datesIn(sentence);
    if (a === undefined || b === undefined || more !== undefined) continue;
    const outside = (f: Figure): boolean => [a, b].every((d) => f.end <= d.piece.start || f.start >= d.piece.end);
    const figures = figuresWithin(brief, sentence).filter((f) => !f.year && outside(f));
    const [first, last] = [figures[0], figures.at(-1)];
    if (first === undefined || last === undefined || figures.length < 4 || figures.length > 40) continue;
    // Nothing but the two ends stands among the numbers.
    if (figures.slice(1, -1).some((f) => f.start < a.piece.end || f.end > b.piece.start)) continue;
    const near = (f: Figure, d: Piece): boolean => {
      const joint = brief.text.slice(Math.min(f.end, d.end), Math.max(f.start, d.start));
      return joint.length <= 12 && !/[,;\n]/.test(joint);
    };
    if (!near(first, a.piece) || !near(last, b.piece)) continue;
    const columns = rangeOf(`${a.piece.text} to ${b.piece.text}`, 0, figures.length, brief.language);
    if (columns === undefined) continue;
    const ends = columns.map((c, k) => (k === 0 ? a.piece : k === columns.length - 1 ? b.piece : c));
    return { columns: ends, rows: [{ label: first, figures }], of: 'lines' };
  }
  return undefined;
}
const JOINING = /^(?:and|und|et|y|e|en|i|to|bis|vs|versus|against)$/iu;

/** Rows of numbers under periods that are told once, or one row under a range. */
function fromRows(brief: ReadBrief): Course | undefined {
  const told = toldRows(brief);
  const down = told !== undefined && told.rows.length >= 3 && told.rows.every((r) => isPeriod(r.label.text) || isDate(r.label));
  if (down && told.columns !== undefined && told.columns.length <= 6)
    return {
      columns: told.rows.map((r) => r.label),
      rows: told.columns.map((label, k) => ({ label, figures: told.rows.map((r) => r.cells[k]?.figure) })),
      of: 'lines',
    };
  const columns = told?.columns ?? [];
  // What is counted up between two ends of a range is a period, too.
  const timed = columns.filter((c) => c instanceof Word || isPeriod(c.text) || isDate(c) || /^\d\d$/.test(c.text)).length;
  if (told !== undefined && columns.length >= 3 && timed > columns.length / 2 && told.rows.length <= 8)
    return { columns, rows: told.rows.map((r) => ({ label: r.label, figures: r.cells.map((c) => c.figure) })), of: 'lines' };
  const run = told === undefined ? toldRun(brief) : undefined;
  const [first] = run?.figures ?? [];
  return run === undefined || first === undefined
    ? undefined
    : { columns: run.columns, rows: [{ label: first, figures: run.figures }], of: 'lines' };
}

/** Without a last period that only tells what is aimed at: "target for 2026 is 4.5" is no value of 2026. */
function withoutAim(brief: ReadBrief, grid: Course): { readonly grid: Course; readonly aim?: ToldLevel } {
  const [row, another] = grid.rows;
  const last = another === undefined && grid.columns.length > 3 ? row?.figures.at(-1) : undefined;
  const aim = last === undefined ? undefined : asLevel(brief, last);
  if (row === undefined || aim === undefined) return { grid };
  return { grid: { ...grid, columns: grid.columns.slice(0, -1), rows: [{ ...row, figures: row.figures.slice(0, -1) }] }, aim };
}

const drawn = (brief: ReadBrief, whole: Course, fit: number): Reading | undefined => {
  const { grid, aim } = withoutAim(brief, whole);
  const course = grid.rows.flatMap((r) => r.figures.filter((f): f is Figure => f !== undefined));
  const target = aim ?? levelTold(brief, course);
  const scale = onOneScale(target === undefined ? course : [...course, target.figure]);
  if (scale === undefined || grid.columns.length > 40) return undefined;
  const stacked =
    grid.rows.length > 1 && /\b(?:stacked|mix|split|composition|gestapelt|empilé|apilad[oa]|impilat[oa])\b/iu.test(brief.text);
  return {
    variant: stacked ? 'stacked_column_trend' : 'trend_line',
    fit,
    ...(grid.corner === undefined ? {} : { used: [grid.corner] }),
    data: {
      ...(scale.unit === '' ? {} : { unit: scale.unit }),
      periods: grid.columns,
      series: grid.rows.map((r) => ({
        ...(grid.rows.length === 1 &&
        (r.label === grid.columns[0] || r.label === r.figures[0] || r.label.text.trim() === '' || r.label.text.length > 40)
          ? {}
          : { label: r.label }),
        values: r.figures.map((f): Count | null => (f === undefined ? null : scale.count(f))),
      })),
      ...(target === undefined || stacked ? {} : { target: { value: scale.count(target.figure), label: target.label } }),
    },
  };
};

export const trendChart = definePattern({
  form: 'trend_chart',
  names: [
    'line chart',
    'line graph',
    'line diagram',
    'line plot',
    'run chart',
    'curve over time',
    'zeitreihendiagramm',
    'linienchart',
    'graphique linéaire',
    'graphique en courbes',
    'gráfico lineal',
    'grafico di linea',
    'diagramma a linee',
    'wykres liniowy',
    'trend chart',
    'time series',
    'liniendiagramm',
    'kurvendiagramm',
    'courbe',
    'gráfico de líneas',
    'gráfico de linhas',
    'grafico a linee',
    'lijngrafiek',
    'lijndiagram',
    'wykres liniowy',
  ],
  strong: [
    'over the years',
    'year by year',
    'quarter by quarter',
    'trajectory',
    'evolved',
    'evolution of',
    'time series of',
    'zeitreihe*',
    'zeitverlauf',
    'im zeitablauf',
    'wie sich',
    'au fil des',
    'au fil du temps',
    'a lo largo de',
    'evolucionado',
    'evolucionó',
    'nel tempo',
    'ao longo',
    'evoluíram',
    'evoluiu',
    'door de jaren',
    'in de tijd',
    'w czasie',
    'ewolucj*',
    'trend*',
    'over time',
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
    'per month',
    'each year',
  ],
  weak: [
    'over the last',
    'per year',
    'crept',
    'cagr',
    'history',
    'historie',
    'przebieg',
    'so far this year',
    'in den letzten',
    'ces dernières années',
    'en los últimos',
    'negli ultimi',
    'nos últimos',
    'by month',
    'by quarter',
    'by year',
    'growth',
    'since',
    'pro monat',
    'pro quartal',
    'par mois',
    'por mes',
    'per mese',
    'this year',
    'rollercoaster',
  ],
  figures: true,
  needs: 'three or more periods, each with its figure',
  sample: 'Trend: Q1 [number], Q2 [number], Q3 [number], Q4 [number].',
  read(brief) {
    const grid = fromGrid(brief);
    if (grid !== undefined && (grid.rows.length > 1 || grid.of === 'table')) return drawn(brief, grid, 1);
    const periods = grid === undefined ? fromPeriods(brief) : undefined;
    if (periods !== undefined) return drawn(brief, periods, 1);
    const told = fromText(brief);
    // "Apr 9.8 and we expect 12.5 in May": more than what stands in a row.
    if (grid !== undefined && (told === undefined || told.columns.length <= grid.columns.length)) return drawn(brief, grid, 1);
    if (told === undefined) {
      const rows = betweenEnds(brief) ?? fromRows(brief);
      return rows === undefined ? undefined : drawn(brief, rows, 0.9);
    }
    const all = brief.figures.filter((f) => !f.year).length;
    return drawn(brief, told, told.rows.length * told.columns.length >= 0.7 * all ? 1 : 0.5);
  },
});

/** What figures can stand beside in a drawn chart: its rows, or the series at the last of its stacked columns. */
import type { BarsClaim, Kit } from '../layout/index.ts';
import { inOfEmu, type Shape, walk } from '../scene/index.ts';
import type { ChartPlaces } from './anchors.ts';
import type { ChangeEnd } from './change-figure.ts';
import { inksOf } from './inks.ts';

export interface DeltaRow {
  /** Its position in the data, from which `values` and `from_values` are taken. */
  readonly index: number;
  readonly label: string;
  /** Middle of the row, inches. */
  readonly y: number;
  /** True for the total of columns, which is bold. */
  readonly total: boolean;
  /** Its value as a whole. */
  readonly whole: ChangeEnd | undefined;
  /** Its value at a series (rows) or period (columns); without a name the first or last one of columns. */
  readonly at: (name: string | undefined, end: 'from' | 'to') => ChangeEnd | undefined;
}

/** Undefined where the chart has neither rows nor stacked columns. */
export function deltaRows(
  { claim, along, middles }: ChartPlaces,
  pointer: string,
  shapes: readonly Shape[],
  kit: Kit,
): readonly DeltaRow[] | undefined {
  if (claim?.kind !== 'bars') return undefined;
  if (along === 'y') return claim.stacked === true ? seriesRows(claim, pointer, shapes, kit) : undefined;
  const { categories, series, stacked } = claim;
  const sources = sourcesOf(pointer, shapes);
  return categories.map((label, i): DeltaRow => {
    const own = series.flatMap((s) => s.values[i] ?? []);
    const part = (name: string | undefined): ChangeEnd | undefined => {
      const found = series.find((s) => s.name === name);
      return found === undefined ? undefined : endOf(found.name, [found.values[i]]);
    };
    // Bars side by side have no total.
    const whole = own.length === 0 || (stacked !== true && own.length > 1) ? undefined : endOf(label, own);
    const index = indexOf(
      series.map((s) => s.marks[i]),
      label,
      i,
      sources,
    );
    return { index, label, y: middles[i] ?? Number.NaN, total: false, whole, at: part };
  });
}

function endOf(label: string, values: readonly (number | null | undefined)[]): ChangeEnd {
  const own = values.filter((v) => v !== null && v !== undefined);
  return { label, of: own, value: own.length === 0 ? undefined : own.reduce((a, b) => a + b, 0) };
}

interface Sources {
  /** Position in the data by the id of a mark, and by the words of a name. */
  readonly byMark: ReadonlyMap<string, number>;
  readonly byLabel: ReadonlyMap<string, readonly number[]>;
}

/** Rows may be sorted. Marks and names carry the pointers of what was sent. */
function sourcesOf(pointer: string, shapes: readonly Shape[]): Sources {
  const byMark = new Map<string, number>();
  const byLabel = new Map<string, number[]>();
  const at = (path: string | undefined): number | undefined => {
    if (path?.startsWith(`${pointer}/`) !== true) return undefined;
    const found = /^\/(?:rows|categories)\/(\d+)\//.exec(path.slice(pointer.length))?.[1];
    return found === undefined ? undefined : Number(found);
  };
  for (const s of walk(shapes)) {
    const mark = at(s.datum?.path);
    if (mark !== undefined) byMark.set(s.id, mark);
    if (s.kind !== 'text') continue;
    for (const { text, path } of s.text.paragraphs.flatMap((p) => p.runs)) {
      const named = path?.endsWith('/label') === true ? at(path) : undefined;
      if (named !== undefined) byLabel.set(text, [...(byLabel.get(text) ?? []), named]);
    }
  }
  return { byMark, byLabel };
}

function indexOf(marks: readonly (string | undefined)[], label: string, drawn: number, { byMark, byLabel }: Sources): number {
  for (const id of marks) {
    const found = id === undefined ? undefined : byMark.get(id);
    if (found !== undefined) return found;
  }
  return byLabel.get(label)?.[0] ?? drawn;
}

/** The series of stacked columns from top to bottom, after their total. */
function seriesRows(
  { categories, series }: BarsClaim,
  pointer: string,
  shapes: readonly Shape[],
  kit: Kit,
): readonly DeltaRow[] | undefined {
  const all = [...walk(shapes)];
  const columnOf = (name: string | undefined, end: 'from' | 'to'): number =>
    name === undefined ? (end === 'from' ? 0 : categories.length - 1) : categories.indexOf(name);
  const rows = series.map((s, index): DeltaRow | undefined => {
    // Beside its name, else beside the last segment.
    const named = all.find(
      (t) =>
        t.kind === 'text' &&
        t.role === 'legend' &&
        t.text.paragraphs.some((p) => p.runs.some((r) => r.path?.startsWith(pointer) && r.text === s.name)),
    );
    const mark = all.find((m) => m.id === s.marks.at(-1));
    const beside = named !== undefined && isAtLast(named, mark) ? named : mark;
    if (beside === undefined) return undefined;
    const y = inOfEmu(beside.box.y + beside.box.h / 2);
    const at = (name: string | undefined, end: 'from' | 'to'): ChangeEnd | undefined => {
      const i = columnOf(name, end);
      return i < 0 ? undefined : endOf(categories[i] ?? '', [s.values[i]]);
    };
    return { index, label: s.name, y, total: false, whole: at(undefined, 'to'), at };
  });
  const found = rows.filter((r) => r !== undefined);
  if (found.length === 0) return undefined;
  const total = all.find((t) => t.id.endsWith(`/column-${categories.length}/total`));
  if (total === undefined || found.length < 2) return found;
  const [ink] = inksOf(total, kit);
  const at = (name: string | undefined, end: 'from' | 'to'): ChangeEnd | undefined => {
    const i = columnOf(name, end);
    return i < 0
      ? undefined
      : endOf(
          categories[i] ?? '',
          series.map((s) => s.values[i]),
        );
  };
  const y = ink === undefined ? inOfEmu(total.box.y + total.box.h / 2) : (ink.top + ink.bottom) / 2;
  return [...found, { index: series.length, label: '', y, total: true, whole: at(undefined, 'to'), at }];
}

/** A name in a legend above the chart is not at its segment. */
const isAtLast = (name: Shape, mark: Shape | undefined): boolean => mark === undefined || name.box.x > mark.box.x + mark.box.w;

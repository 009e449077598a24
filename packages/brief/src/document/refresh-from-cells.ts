/** Puts the cells of a later workbook into slides that know which cells they show: only figures whose cells changed become others. */
import { type Line, type NumberToken, readSource } from '@deckwright/source';
import { writtenOf } from '../spec/written.ts';
import { columnOf, type FigureSource } from './cell-places.ts';
import type { DocumentCell, Intent } from './document-outline.ts';
import { type RefreshedTable, retitled } from './headline-again.ts';
import { matchTable, type TableMatch } from './match-cells.ts';

export interface FigureChange {
  /** From 1. */
  readonly slide: number;
  /** JSON Pointer into the slide. */
  readonly path: string;
  readonly sheet: string;
  /** Where the figure stands now. */
  readonly cell: string;
  readonly row: string;
  readonly column: string;
  /** As the workbook showed it, and as it shows it now. */
  readonly from: string;
  readonly to: string;
}

/** What of the workbook no longer fits the slides. The slides stay as they were there. */
export interface Misfit {
  readonly code:
    | 'table_gone'
    | 'row_gone'
    | 'column_gone'
    | 'cell_empty'
    | 'not_a_figure'
    | 'slide_edited'
    | 'new_row'
    | 'new_column'
    | 'old_figure_in_text'
    | 'form_not_proved';
  readonly slide: number;
  readonly sheet: string;
  readonly cell?: string;
  /** The name of the row or column, or the words that are meant. */
  readonly text: string;
}

export interface SlideEdits {
  readonly slide: number;
  readonly edits: readonly { readonly op: 'replace' | 'add' | 'remove'; readonly path: string; readonly value?: unknown }[];
}

export interface RefreshFromCells {
  readonly slides: readonly SlideEdits[];
  readonly changes: readonly FigureChange[];
  readonly misfits: readonly Misfit[];
}

type Figure = FigureSource['figures'][number];

/** A figure of a slide with the tokens of its old and new words. */
interface Pair {
  readonly figure: Figure;
  readonly now: DocumentCell;
  readonly old: Line;
  readonly fresh: Line;
}

export function refreshFromCells(slides: readonly Intent[], cells: readonly DocumentCell[]): RefreshFromCells {
  const out: { slides: SlideEdits[]; changes: FigureChange[]; misfits: Misfit[] } = { slides: [], changes: [], misfits: [] };
  const said = new Set<string>();
  const misfit = (one: Misfit): void => {
    // A row that is new is new once, on the first slide of its table.
    const key = one.code.startsWith('new_') ? `${one.code} ${one.sheet} ${one.cell}` : JSON.stringify(one);
    if (!said.has(key)) out.misfits.push(one);
    said.add(key);
  };
  for (const [i, intent] of slides.entries()) {
    const sources = intent['sources'] as readonly FigureSource[] | undefined;
    if (!Array.isArray(sources)) continue;
    const slide = new Slide(i + 1, intent, cells, misfit);
    const edits = slide.refreshed(sources);
    if (edits.length > 0) out.slides.push({ slide: i + 1, edits });
    out.changes.push(...slide.changes);
  }
  for (const { slide, text, sheet } of oldFiguresIn(slides, out)) misfit({ code: 'old_figure_in_text', slide, sheet, text });
  return out;
}

class Slide {
  readonly changes: FigureChange[] = [];
  private readonly values = new Map<string, unknown>();
  /** By path of a text: behind what was replaced last in it. */
  private readonly behind = new Map<string, number>();

  private readonly number: number;
  private readonly intent: Intent;
  private readonly cells: readonly DocumentCell[];
  private readonly misfit: (one: Misfit) => void;

  constructor(number: number, intent: Intent, cells: readonly DocumentCell[], misfit: (one: Misfit) => void) {
    this.number = number;
    this.intent = intent;
    this.cells = cells;
    this.misfit = misfit;
  }

  refreshed(sources: readonly FigureSource[]): SlideEdits['edits'] {
    const renewed: FigureSource[] = [];
    const numbers: { path: string; was: Pair; value: number; before: number }[] = [];
    let table: RefreshedTable | undefined;
    for (const source of sources) {
      const { sheet } = source;
      const match = matchTable(
        source,
        this.cells.filter((cell) => cell.sheet === sheet),
      );
      if (match === undefined) {
        this.misfit({ code: 'table_gone', slide: this.number, sheet, text: source.range });
        renewed.push(source);
        continue;
      }
      this.sayNew(match, sheet);
      const pairs = this.pairs(source, match);
      const kept = new Set(pairs.map(({ figure }) => figure));
      const fresh = new Map<Figure, Figure>();
      const ratio = ratioOf(pairs, this.intent);
      for (const pair of pairs) {
        const { figure, now } = pair;
        if (!this.apply(pair, source, ratio, numbers)) continue;
        fresh.set(figure, { ...figure, cell: now.cell, text: now.text });
      }
      // A row that is new stays new until a slide shows it.
      renewed.push({ ...source, range: match.range, heads: match.heads, figures: source.figures.map((one) => fresh.get(one) ?? one) });
      if (sources.length === 1) table = { source, renewed: renewed.at(-1) as FigureSource, isWhole: kept.size === source.figures.length };
    }
    if (this.changes.length === 0 && renewed.every((one, i) => isSameTable(one, sources[i]))) return [];
    return this.edits(renewed, numbers, table);
  }

  private sayNew({ new_rows, new_columns }: TableMatch, sheet: string): void {
    for (const [code, found] of [['new_row', new_rows] as const, ['new_column', new_columns] as const])
      for (const { cell, text } of found) this.misfit({ code, slide: this.number, sheet, cell, text });
  }

  private pairs(source: FigureSource, match: TableMatch): readonly Pair[] {
    const { sheet } = source;
    const found = source.figures.flatMap((figure) => {
      const now = match.find(figure);
      if (typeof now !== 'string') return [{ figure, now }];
      if (now === 'column_gone') this.misfit({ code: now, slide: this.number, sheet, text: headOf(source, figure) });
      else if (now === 'row_gone') this.misfit({ code: now, slide: this.number, sheet, text: figure.row });
      else this.misfit({ code: 'cell_empty', slide: this.number, sheet, cell: figure.cell, text: figure.row });
      return [];
    });
    const locale = this.intent['locale'];
    const lines = linesOf(
      found.flatMap(({ figure, now }) => [figure.text, now.text]),
      typeof locale === 'string' ? locale : undefined,
    );
    return found.map(({ figure, now }, i) => ({ figure, now, old: lines[2 * i] as Line, fresh: lines[2 * i + 1] as Line }));
  }

  /** Whether the slide shows the figure, so that it may be kept in step. */
  private apply(
    pair: Pair,
    source: FigureSource,
    ratio: number,
    numbers: { path: string; was: Pair; value: number; before: number }[],
  ): boolean {
    const { figure, now, old, fresh } = pair;
    const { path, text } = figure;
    const { sheet } = source;
    const value = this.values.get(path) ?? valueAt(this.intent, path);
    const edited = (): false => {
      this.misfit({ code: 'slide_edited', slide: this.number, sheet, cell: now.cell, text });
      return false;
    };
    if (typeof value === 'number') {
      const [was, is] = [numberIn(old), numberIn(fresh)];
      if (was === undefined || !isNear(value, worth(was) * ratio)) return edited();
      if (is === undefined || is.unit !== was.unit) {
        this.misfit({ code: 'not_a_figure', slide: this.number, sheet, cell: now.cell, text: now.text });
        return false;
      }
      const next = Number((((worth(is) * is.factor) / was.factor) * ratio).toPrecision(12));
      numbers.push({ path, was: pair, value: now.text === text ? value : next, before: value });
      if (now.text === text) return true;
      this.values.set(path, next);
    } else if (typeof value === 'string') {
      const from = value === text ? 0 : placeIn(value, text, this.behind.get(path) ?? 0);
      if (from === undefined) return edited();
      this.behind.set(path, from + now.text.length);
      if (now.text === text) return true;
      this.values.set(path, value.slice(0, from) + now.text + value.slice(from + text.length));
    } else return edited();
    this.changes.push({
      slide: this.number,
      path,
      sheet,
      cell: now.cell,
      row: figure.row,
      column: headOf(source, figure),
      from: text,
      to: now.text,
    });
    return true;
  }

  private edits(
    sources: readonly FigureSource[],
    numbers: readonly { path: string; was: Pair; value: number; before: number }[],
    table: RefreshedTable | undefined,
  ): SlideEdits['edits'] {
    const { intent } = this;
    const locale = typeof intent['locale'] === 'string' ? intent['locale'] : 'en';
    const counted = (which: 'old' | 'fresh', key: 'before' | 'value') =>
      numbers.flatMap((one) => {
        const token = numberIn(one.was[which]);
        return token === undefined ? [] : [{ path: one.path, token, value: one[key] }];
      });
    const written = { ...(intent['written'] as Readonly<Record<string, string>> | undefined) };
    for (const key of Object.keys(writtenOf(counted('old', 'before'), locale).written ?? {})) delete written[key];
    Object.assign(written, writtenOf(counted('fresh', 'value'), locale).written);
    const title = table === undefined || this.changes.length === 0 ? undefined : retitled(this.after(), table);
    if (title?.isProved === false)
      this.misfit({ code: 'form_not_proved', slide: this.number, sheet: table?.source.sheet ?? '', text: String(intent['form']) });
    for (const [name, value] of Object.entries(title?.titles ?? {})) this.values.set(`/${name}`, value);
    const isWritten = Object.keys(written).length > 0;
    const had = intent['written'] !== undefined;
    return [
      ...[...this.values].map(([path, value]) => this.edit(path, value)),
      ...(isWritten
        ? [{ op: 'add' as const, path: '/written', value: written }]
        : had
          ? [{ op: 'remove' as const, path: '/written' }]
          : []),
      { op: 'add', path: '/sources', value: sources },
    ];
  }

  /** `add` would move the others of a list. */
  private edit(path: string, value: unknown): SlideEdits['edits'][number] {
    if (value === '') return { op: 'remove', path };
    return { op: valueAt(this.intent, path) === undefined ? 'add' : 'replace', path, value };
  }

  /** Titles as they are now. */
  private after(): Intent {
    const context = this.values.get('/context') ?? this.intent['context'];
    return context === undefined ? this.intent : { ...this.intent, context };
  }
}

const isSameTable = (a: FigureSource, b: FigureSource | undefined): boolean =>
  a.range === b?.range && a.heads.join('\n') === b.heads.join('\n') && a.figures.every(({ cell }, i) => cell === b.figures[i]?.cell);

/** How a table's bare numbers stand to those of the slide: 1, or a power of ten where a form draws them in another scale. */
function ratioOf(pairs: readonly Pair[], intent: Intent): number {
  for (const { figure, old } of pairs) {
    const [value, token] = [valueAt(intent, figure.path), numberIn(old)];
    if (typeof value === 'number' && value !== 0 && token !== undefined && worth(token) !== 0) {
      const ratio = value / worth(token);
      return isNear(ratio, 10 ** Math.round(Math.log10(Math.abs(ratio)))) ? 10 ** Math.round(Math.log10(Math.abs(ratio))) : 1;
    }
  }
  return 1;
}

const headOf = ({ heads, range }: FigureSource, { cell }: Figure): string =>
  heads[columnOf(cell) - columnOf(range.split(':')[0] ?? '')] ?? '';

const worth = ({ value, sign }: NumberToken): number => (sign === '-' ? -Math.abs(value) : value);
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

function numberIn({ tokens }: Line): NumberToken | undefined {
  const [only, ...more] = tokens.filter((t): t is NumberToken => t.kind === 'number');
  return more.length === 0 ? only : undefined;
}

/** Texts as the cells of one table, so that all are read alike. */
function linesOf(texts: readonly string[], locale: string | undefined): readonly Line[] {
  const rows = texts.map((text) => `| - | ${text.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`);
  const { blocks } = readSource(`| - | - |\n| --- | --- |\n${rows.join('\n')}\n`, {
    document: true,
    ...(locale === undefined ? {} : { locale }),
  });
  const [table] = blocks;
  const read = table?.kind === 'table' ? table.rows.map((row) => row[1]) : [];
  return texts.map((text, i) => read[i] ?? { text, tokens: [], start: 0, end: 0 });
}

export function valueAt(of: unknown, pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>(
      (at, part) => (at !== null && typeof at === 'object' && Object.hasOwn(at, part) ? Reflect.get(at, part) : undefined),
      of,
    );
}

const isDigit = (c: string): boolean => c >= '0' && c <= '9' && c !== '';

/** Where a text says a figure and no longer one. */
function placeIn(text: string, figure: string, from: number): number | undefined {
  for (let at = text.indexOf(figure, from); at >= 0; at = text.indexOf(figure, at + 1))
    if (!isDigit(text.charAt(at - 1)) && !isDigit(text.charAt(at + figure.length))) return at;
  return undefined;
}

/** Digits of a figure that is looked for in other words: shorter ones stand there for other things. */
const FEWEST_DIGITS = 3;

/** Texts of the slides, as they are after the refresh, that still say a figure that is no more. */
function oldFiguresIn(
  slides: readonly Intent[],
  { changes, slides: edited }: Pick<RefreshFromCells, 'changes' | 'slides'>,
): readonly { readonly slide: number; readonly sheet: string; readonly text: string }[] {
  const gone = changes.filter(({ from }) => [...from].filter(isDigit).length >= FEWEST_DIGITS);
  return slides.flatMap((intent, i) => {
    const edits = new Map(edited.find(({ slide }) => slide === i + 1)?.edits.map(({ path, value }) => [path, value]));
    const shown = new Set(
      (intent['sources'] as readonly FigureSource[] | undefined)?.flatMap(({ figures }) => figures.map(({ path }) => path)),
    );
    const texts: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (path === '/sources' || path === '/written') return;
      const now = edits.get(path) ?? value;
      if (typeof now === 'string') {
        if (!shown.has(path)) texts.push(now);
      } else if (now !== null && typeof now === 'object') for (const [key, one] of Object.entries(now)) walk(one, `${path}/${key}`);
    };
    for (const [key, value] of Object.entries(intent)) walk(value, `/${key}`);
    return gone.flatMap(({ from, sheet }) =>
      texts.filter((text) => placeIn(text, from, 0) !== undefined).map((text) => ({ slide: i + 1, sheet, text })),
    );
  });
}

/** The computed headline of a slide after its figures changed, and whether its chart is still proved by them. */
import { lexiconOf, readSource } from '@deckwright/source';
import { columnOf, type FigureSource, rowOf } from './cell-places.ts';
import { chartOf } from './chart-of-table.ts';
import type { Intent } from './document-outline.ts';
import { headlineByRule } from './headline-by-rule.ts';
import type { PageKit } from './page-kit.ts';
import type { Piece } from './pages.ts';
import { unitOf } from './units.ts';

export interface RefreshedTable {
  readonly source: FigureSource;
  readonly renewed: FigureSource;
  /** All figures that the slide shows of it are still there. */
  readonly isWhole: boolean;
}

type Table = Extract<Piece, { kind: 'table' }>;

const JOINT = ' · ';

/**
 * A headline that the old figures prove is proved anew, or the document's own heading comes back. One that a person wrote stays.
 * @param intent with the sub-line as it is now
 */
export function retitled(
  intent: Intent,
  { source, renewed, isWhole }: RefreshedTable,
): { readonly titles: Readonly<Record<string, string>>; readonly isProved: boolean } {
  const { headline, context, locale, form } = intent;
  const place = typeof locale === 'string' ? locale : undefined;
  const [before, now] = [source, renewed].map((one) => readTable(one, place));
  if (before === undefined || now === undefined) return { titles: {}, isProved: true };
  const over = typeof context === 'string' ? context.split(JOINT) : [];
  const around = [over[0] ?? '', ...over.slice(1)];
  const say = ({ piece, kit }: ReadTable): string | undefined => headlineByRule(piece.table, around, piece.isWhole, kit);
  const isProved = form === 'data_table' || !isWhole || isStillProved(intent, before, now);
  const old = say(before);
  if (old === undefined || old !== headline) return { titles: {}, isProved };
  const next = say(now);
  if (next !== undefined) return { titles: { headline: next }, isProved };
  const [heading = '', ...rest] = over;
  return { titles: { headline: heading, context: rest.join(JOINT) }, isProved };
}

interface ReadTable {
  readonly piece: Table;
  readonly kit: PageKit;
}

/** A chart is told from what it was made of: one that was not proved before, such as a part of a larger table, cannot lose its proof. */
function isStillProved({ form, variant, data }: Intent, before: ReadTable, now: ReadTable): boolean {
  const [own] = Array.isArray(Reflect.get(Object(data), 'exhibits')) ? (Reflect.get(Object(data), 'exhibits') as Intent[]) : [];
  const drawn = own ?? { form, variant };
  const isSame = ({ piece, kit }: ReadTable): boolean => {
    const chart = chartOf(piece, { headline: '', names: '' }, kit)?.intent;
    return chart?.['form'] === drawn['form'] && (drawn['variant'] === undefined || chart?.['variant'] === drawn['variant']);
  };
  return !isSame(before) || isSame(now);
}

/** A table read from the figures that a slide shows of it. */
function readTable({ figures, heads, range, rows }: FigureSource, locale: string | undefined): ReadTable | undefined {
  const left = columnOf(range.split(':')[0] ?? '');
  const shown = [...new Set(figures.map(({ cell }) => columnOf(cell)))].sort((a, b) => a - b);
  const numbers = [...new Set(figures.map(({ cell }) => rowOf(cell)))].sort((a, b) => a - b);
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  const body = numbers.map((number) => {
    const own = figures.filter(({ cell }) => rowOf(cell) === number);
    return line([own[0]?.row ?? '', ...shown.map((column) => own.find(({ cell }) => columnOf(cell) === column)?.text ?? '')]);
  });
  const text = [
    line([heads[0] ?? '', ...shown.map((column) => heads[column - left] ?? '')]),
    `|${' --- |'.repeat(shown.length + 1)}`,
    ...body,
  ].join('\n');
  const document = readSource(text, { document: true, ...(locale === undefined ? {} : { locale }) });
  const [block] = document.blocks;
  const unit = block === undefined ? undefined : unitOf(block, 'b1', document.text);
  if (unit?.table === undefined) return undefined;
  const language = locale === undefined ? document.language : lexiconOf(locale.slice(0, 2)).language;
  return {
    piece: { id: 'b1', kind: 'table', table: unit.table, unit, isWhole: numbers.length >= rows.length },
    kit: { source: document.text, language, locale, footnotes: [], draws: () => undefined },
  };
}

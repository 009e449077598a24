/** Tokens of a document by where they stand: all of them, the period that a phrase is, words that name the numbers of a series. */
import { type Block, type Line, type PeriodToken, type Phrase, scanContext, scanLine, type Token } from '@deckwright/source';
import { type Item, type Series, tokensIn } from './items.ts';
import { SIDES } from './levels.ts';
import { isMark, isOf } from './pattern.ts';
import { asPeriod } from './read-item.ts';
import { splitAt } from './splits.ts';

/** All tokens of blocks, in order. */
export function tokensOf(blocks: readonly Block[]): readonly Token[] {
  const out: Token[] = [];
  const line = (of: Line | undefined): void => void out.push(...(of?.tokens ?? []));
  const walk = (of: readonly Block[]): void => {
    for (const block of of)
      switch (block.kind) {
        case 'paragraph':
          block.sentences.forEach(line);
          break;
        case 'list':
          for (const item of block.items) {
            line(item.line);
            walk(item.blocks);
          }
          break;
        case 'table':
          block.head?.forEach(line);
          for (const row of block.rows) row.forEach(line);
          break;
        case 'field':
          line(block.label);
          line(block.line);
          walk(block.blocks);
          break;
        case 'quotation':
          walk(block.blocks);
          break;
        default:
          line(block.line);
      }
  };
  walk(blocks);
  // Data name the columns of all rows where they name those of the first.
  return out.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The period that a phrase is, and nothing else. */
export function periodIn(tokens: readonly Token[], phrase: Phrase): PeriodToken | undefined {
  const words = tokensIn({ tokens }, phrase).filter((t) => t.kind !== 'mark');
  const [only] = words;
  if (words.length !== 1 || only === undefined) return undefined;
  return only.kind === 'period' ? only : only.kind === 'number' && only.year ? asPeriod(only) : undefined;
}

/** Words of the axes, in the order of their numbers. */
const AXES = [['across'], ['upward', 'rise'], ['bubble']];

/** "Spend across, quality up, bubble = plants": names of two numbers or three that place an item. */
function axesTold(tokens: readonly Token[], count: number): readonly Phrase[] {
  const pieces = splitAt(tokens, (t) => isMark(t, ',;.:/()\n') || isOf(t, 'and'));
  return AXES.slice(0, count).flatMap((axis): readonly Phrase[] => {
    const told = pieces.filter((p) => p.some((t) => isOf(t, ...axis)));
    const words = told[0]?.filter((t) => !isMark(t, '=&-"') && !isOf(t, ...axis, 'is', 'the', 'frame')) ?? [];
    const [first, last] = [words[0], words.at(-1)];
    if (told.length !== 1 || first === undefined || last === undefined) return [];
    return [
      {
        text: words.map((w, i) => (i > 0 && words[i - 1]?.end !== w.start ? ` ${w.text}` : w.text)).join(''),
        start: first.start,
        end: last.end,
      },
    ];
  });
}
const RATED = ['likelihood', 'impact'];

/** Tokens that may name the numbers of a series, found once for all of a document: every series asks. */
interface Telling {
  readonly named: readonly Token[];
  readonly versus: readonly Token[];
  readonly hasAxes: boolean;
}
const TOLD = new WeakMap<readonly Token[], Telling>();

function tellingIn(tokens: readonly Token[]): Telling {
  const known = TOLD.get(tokens);
  if (known !== undefined) return known;
  const isTime = (t: Token): boolean => t.kind === 'period' || (t.kind === 'number' && t.year);
  const made = {
    named: tokens.filter((t) => isTime(t) || isOf(t, ...SIDES, ...RATED)),
    versus: tokens.filter((t) => isOf(t, 'versus')),
    hasAxes: tokens.some((t) => isOf(t, 'across')),
  };
  TOLD.set(tokens, made);
  return made;
}

/** Names of numbers that no row has, where as many words or periods outside the series name them. */
export function withColumns(series: Series, tokens: readonly Token[]): Series {
  const isRated = series.type === 'rated';
  const count = (isRated ? series.items[0]?.marks.length : series.items[0]?.values.length) ?? 0;
  if (count < 2 || series.columns.length > 0 || series.type === 'range') return series;
  const first = series.items[0]?.start ?? series.start;
  const isOutside = (t: Token): boolean => t.end <= first || t.start >= series.end;
  const { named, versus, hasAxes } = tellingIn(tokens);
  const around = named.filter(isOutside);
  const sides = around.filter(
    (t, i) => isOf(t, ...(isRated ? RATED : SIDES)) && around.findIndex((o) => o.text.toLowerCase() === t.text.toLowerCase()) === i,
  );
  if (sides.length === count) return { ...series, columns: sides };
  // "unlikely but severe": words that name their axis themselves.
  const own = series.items.map((i) => i.marks.map((m) => RATED.find((cls) => m.classes.includes(cls as never))));
  const told = (series.items[0]?.marks ?? []).filter((_, k) => own.every((o) => o[k] !== undefined && o[k] === own[0]?.[k]));
  if (isRated && told.length === count) return { ...series, columns: told };
  if (isRated) return series;
  const [side] = sides;
  // "compared with the forecast … 14.2m against 13.0m": the second is what the first is held against.
  const isAgainst = series.items.every(({ values: [a, b] }) => versus.some((t) => t.start >= (a?.end ?? 0) && t.end <= (b?.start ?? 0)));
  if (count === 2 && sides.length === 1 && side !== undefined && isOf(side, 'target', 'budget', 'forecast', 'before') && isAgainst)
    return { ...series, columns: [{ text: '', start: first, end: first }, side] };
  const outside = hasAxes && (count === 2 || count === 3) ? tokens.filter(isOutside) : [];
  const axes = outside.some((t) => isOf(t, 'across')) ? axesTold(outside, count) : [];
  if (axes.length === count)
    return { ...series, columns: axes, axes: true, joints: [...series.joints, ...outside.filter((t) => isOf(t, ...AXES.flat()))] };
  const periods = around.filter((t) => t.kind === 'period' || (t.kind === 'number' && t.year));
  const grains = new Set(periods.map((t) => (t.kind === 'period' ? t.grain : 'year')));
  return periods.length === count && grains.size === 1 ? { ...series, columns: periods } : series;
}

/** Currency, scale or unit and nothing else: `$m`, `T€`, `USD`, where a figure would make it a number. */
function isUnit(text: string, language: string): boolean {
  const [first = '', rest = ''] = [text.slice(0, 1), text.slice(1)];
  return [`1 ${text}`, `1${text}`, `${text} 1`, `${first}1${rest}`, text.replace(' ', ' 1 ')].some((t) => {
    const [only, ...more] = scanLine(t, 0, t.length, scanContext(language, undefined, t)).tokens;
    return more.length === 0 && only?.kind === 'number' && only.unit !== '';
  });
}

/** The unit in brackets behind the last figure of all: "…, Store 305 (T€)". */
export function withoutUnit(series: Series, language: string): { readonly series: Series; readonly unit?: Phrase } {
  const all = [...series.items, series.closing ?? series.total ?? series.reference].flatMap((i) => i ?? []);
  const last = all.at(-1);
  const unit = last?.notes.at(-1);
  if (last === undefined || unit === undefined || all.length < 2 || all.slice(0, -1).some((i) => i.notes.length > 0)) return { series };
  if (!isUnit(unit.text, language)) return { series };
  const bare = (i: Item): Item => (i === last ? { ...i, notes: i.notes.slice(0, -1) } : i);
  const { closing } = series;
  return { series: { ...series, items: series.items.map(bare), ...(closing === undefined ? {} : { closing: bare(closing) }) }, unit };
}

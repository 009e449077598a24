/**
 * A list that says who does what until when, as a table: each item has a name, a day and what is to be done, in the same order. Every cell is
 * a part of its item, word for word; words that all items have before the same part, such as `Owner:`, are the head of its column.
 */
import type { Block, Line, Token } from '@deckwright/source';

const FEWEST_ITEMS = 2;
/** Items of which one may have no day yet. */
const FEWEST_DATED = 2 / 3;
/** Words of a name, and letters of a small word within one, such as `van`, and before a day, such as `until`. */
const LONGEST_NAME = 5;
const SMALL_IN_NAME = 3;
const SMALL = 5;
/** Words beside the day in a cell that says when. */
const MOST_BESIDE_DAY = 3;

const DASHES: ReadonlySet<string> = new Set(['–', '—', '-', '|', '·', '→']);
const ENDS: ReadonlySet<string> = new Set([';', ':', '(', ')']);

interface TaskTable {
  readonly head: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
}

/** Characters of the words of an item. */
interface Part {
  readonly from: number;
  readonly to: number;
}
type Kind = 'when' | 'who' | 'what';
interface Field extends Part {
  readonly kind: Kind;
}

export function tasksIn(block: Block, source: string): TaskTable | undefined {
  if (block.kind !== 'list' || block.items.length < FEWEST_ITEMS || block.items.some(({ blocks }) => blocks.length > 0)) return undefined;
  const items = block.items.map(({ line, start }) => ({ item: new Item(line), mark: source.slice(start, line.start).trim() }));
  if (items.some(({ mark }) => mark.includes('['))) return undefined;
  for (const hasCommas of [false, true]) {
    const rows = aligned(items.map(({ item }) => item.fields(hasCommas)));
    if (rows === undefined) continue;
    const cells = rows.map((row, i) => row.map((field) => items[i]?.item.cell(field) ?? EMPTY));
    const { head, rows: named } = withHeads(cells);
    const numbered = block.ordered ? named.map((row, i) => [{ ...EMPTY, text: items[i]?.mark ?? '' }, ...row]) : named;
    return { head: block.ordered ? [EMPTY, ...head] : head, rows: numbered };
  }
  return undefined;
}

const EMPTY: Line = { text: '', tokens: [], start: 0, end: 0 };

const isLower = (text: string): boolean => text.charAt(0) !== text.charAt(0).toUpperCase();
/** `pour le` is one token of two words. */
const isSmall = (token: Token | undefined, letters = SMALL): boolean =>
  token?.kind === 'word' && isLower(token.text) && token.text.split(' ').every(({ length }) => length <= letters);

class Item {
  private readonly text: string;
  private readonly tokens: readonly (Token & { readonly at: number })[];

  constructor({ text, tokens }: Line) {
    this.text = text;
    let from = 0;
    this.tokens = tokens.flatMap((token) => {
      const at = text.indexOf(token.text, from);
      if (at < 0) return [];
      from = at + token.text.length;
      return [{ ...token, at }];
    });
  }

  cell({ from, to }: Part): Line {
    return { ...EMPTY, text: this.text.slice(from, to), tokens: this.in({ from, to }) };
  }

  /** Parts of the item in their order, those of what is to be done as one where they follow each other. */
  fields(hasCommas: boolean): readonly Field[] {
    const parts = this.cut(hasCommas).map((part): Field => ({ ...part, kind: this.kindOf(part) }));
    const dated = parts.some(({ kind }) => kind === 'when') ? parts : parts.flatMap((part) => this.withDay(part));
    const named = dated.some(({ kind }) => kind === 'who') ? dated : dated.flatMap((part, i) => (i === 0 ? this.withName(part) : [part]));
    const out: Field[] = [];
    for (const field of named) {
      const last = out.at(-1);
      if (last?.kind === 'what' && field.kind === 'what') out[out.length - 1] = { ...last, to: field.to };
      else out.push(field);
    }
    return out;
  }

  private in = ({ from, to }: Part) => this.tokens.filter(({ at, text }) => at >= from && at + text.length <= to);

  private cut(hasCommas: boolean): readonly Part[] {
    const parts: Part[] = [];
    let from = 0;
    const close = (to: number, next: number): void => {
      const words = this.text.slice(from, to);
      const begin = from + words.length - words.trimStart().length;
      const end = begin + words.trim().length;
      if (end > begin) parts.push({ from: begin, to: end });
      from = next;
    };
    for (const { kind, text, at } of this.tokens) {
      const isApart = this.text.charAt(at - 1) === ' ' && this.text.charAt(at + text.length) === ' ';
      if (kind === 'mark' && (ENDS.has(text) || (DASHES.has(text) && isApart) || (hasCommas && text === ','))) close(at, at + text.length);
    }
    const end = this.text.trimEnd();
    close(end.endsWith('.') && !/\p{Lu}\.$/u.test(end) ? end.length - 1 : end.length, end.length);
    return parts;
  }

  private kindOf(part: Part): Kind {
    const tokens = this.in(part);
    const words = tokens.filter(({ kind }) => kind === 'word');
    if (tokens.some(({ kind }) => kind === 'period'))
      return words.length <= MOST_BESIDE_DAY && words.every((word) => isSmall(word) || !isLower(word.text)) ? 'when' : 'what';
    const isName =
      words.length > 0 &&
      words.length === tokens.length &&
      words.length <= LONGEST_NAME &&
      words.every((word) => !isLower(word.text) || isSmall(word, SMALL_IN_NAME)) &&
      !isLower(words[0]?.text ?? '');
    return isName ? 'who' : 'what';
  }

  /** `… by 15 March` at its end. */
  private withDay(part: Field): readonly Field[] {
    const tokens = this.in(part);
    const day = tokens.at(-1);
    if (day?.kind !== 'period' || day.at + day.text.length < part.to) return [part];
    const [over, before] = [tokens.at(-3), tokens.at(-2)];
    // `pour le 3 mai`: what is before an article belongs to it.
    const isArticle = before?.kind === 'word' && before.classes.includes('the');
    const first = tokens.length - 1 - (isSmall(before) ? (isArticle && isSmall(over) ? 2 : 1) : 0);
    const at = tokens[first]?.at ?? part.from;
    const to = this.text.slice(part.from, at).trimEnd().replace(/,$/, '').length + part.from;
    return to <= part.from
      ? [part]
      : [
          { from: part.from, to, kind: this.kindOf({ from: part.from, to }) },
          { from: at, to: part.to, kind: 'when' },
        ];
  }

  /** A first name and a last one at its beginning, before a small letter. */
  private withName(part: Field): readonly Field[] {
    const tokens = this.in(part);
    const end = tokens.findIndex(({ kind, text }) => kind !== 'word' || isLower(text));
    const [last, next] = [tokens[end - 1], tokens[end]];
    if (end < 2 || end > LONGEST_NAME || last === undefined || next?.kind !== 'word') return [part];
    return [
      { from: part.from, to: last.at + last.text.length, kind: 'who' },
      { from: next.at, to: part.to, kind: 'what' },
    ];
  }
}

const NOWHERE: Field = { from: 0, to: 0, kind: 'when' };

/** Rows of the same parts; undefined where they differ, or do not say each who, what and when. A name may be what is to be done: `Audit`. */
function aligned(rows: readonly (readonly Field[])[]): readonly (readonly Field[])[] | undefined {
  const whole = rows.filter((row) => row.some(({ kind }) => kind === 'when'));
  const [first] = whole;
  if (first === undefined || whole.length < Math.max(FEWEST_ITEMS, FEWEST_DATED * rows.length)) return undefined;
  const at = first.findIndex(({ kind }) => kind === 'when');
  const filled = rows.map((row) => (whole.includes(row) ? row : row.toSpliced(at, 0, NOWHERE)));
  const isAlike = filled.every((row) => row.length === first.length && row.every(({ kind }, i) => (kind === 'when') === (i === at)));
  const hasWho = first.some((_, i) => filled.every((row) => row[i]?.kind === 'who'));
  return isAlike && hasWho && first.length >= 3 ? filled : undefined;
}

/** Columns that say the same in every row name the one behind them. */
function withHeads(rows: readonly (readonly Line[])[]): TaskTable {
  const [first = []] = rows;
  const isLabel = first.map(
    ({ text }, i) => i < first.length - 1 && rows.every((row) => row[i]?.text.toLowerCase() === text.toLowerCase()),
  );
  const stays = first.flatMap((_, i) => (isLabel[i] ? [] : [i]));
  return {
    head: stays.map((i) => (isLabel[i - 1] ? (first[i - 1] ?? EMPTY) : EMPTY)),
    rows: rows.map((row) => stays.map((i) => row[i] ?? EMPTY)),
  };
}

/** What a mail says with figures: each with the words and the times that say what it is of. */
import {
  type Block,
  isConnector,
  type Line,
  type NumberToken,
  type PeriodToken,
  plainWords,
  type Token,
  type WordClass,
} from '@deckwright/source';

export type Figure = NumberToken | PeriodToken;

export interface Label {
  readonly words: readonly string[];
  /** It says a difference and no state: "28,000 over budget". */
  readonly isDifference: boolean;
  /** An item begins with it. */
  readonly isLed?: true;
}

/** A sentence, an item of a list or a row of a table, and what is left off with it. */
export interface Statement {
  readonly id: string;
  readonly mail: number;
  readonly lines: readonly Line[];
  readonly words: readonly string[];
  readonly figures: readonly Labelled[];
}

export interface Labelled {
  readonly figure: Figure;
  /** Of an item or a row that says this figure and what it is of; a bare number beside it may be part of a name. */
  readonly isWhole: boolean;
  readonly labels: readonly Label[];
  /** The sentence says that this one is not right. */
  readonly isDenied: boolean;
  /** The month, quarter or year that it is of; absent where none is named. */
  readonly time?: Figure;
  /** Behind "go down to": what something becomes. */
  readonly isBecome: boolean;
}

const JOINTS: ReadonlySet<WordClass> = new Set([
  'and',
  'or',
  'of',
  'to',
  'from',
  'at',
  'by',
  'per',
  'for',
  'in',
  'with',
  'versus',
  'than',
  'the',
  'is',
  'not',
  'but',
  'who',
  'frame',
  'speaker',
  'about',
  'then',
]);
const DIFFERENCES: ReadonlySet<WordClass> = new Set([
  'more',
  'less',
  'change',
  'plus',
  'minus',
  'add',
  'take',
  'thereof',
  'rest',
  'each',
  'per',
]);
const MOVES: ReadonlySet<WordClass> = new Set(['rise', 'fall', 'goes']);
const BOUNDS = new Set([',', ';', '.', '(', ')', '/', '?', '!', '>', '\n']);

/** Words of a label; a label that says more names more than one thing. */
const LONGEST = 8;

/** @param writers names of those who write to each other, which say nothing of what a figure is of */
export function statementsOf(block: Block, id: string, mail: number, writers: ReadonlySet<string>): readonly Statement[] {
  const of = (lines: readonly Line[], isItem: boolean): readonly Statement[] => {
    const tokens = lines.flatMap((line) => line.tokens);
    const figures = labelled(
      tokens.filter((t) => t.kind !== 'word' || !plainWords(t.lower).some((word) => writers.has(word))),
      isItem,
    );
    if (figures.length === 0) return [];
    return [{ id, mail, lines, words: contentOf(tokens), figures }];
  };
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.flatMap((sentence) => of([sentence], false));
    case 'list':
      return block.items.flatMap((item) => [...of([item.line], true), ...item.blocks.flatMap((b) => statementsOf(b, id, mail, writers))]);
    case 'table':
      return block.rows.flatMap((row) => of(row, true));
    case 'field':
      return [
        ...(block.line === undefined ? [] : of([block.label, block.line], true)),
        ...block.blocks.flatMap((b) => statementsOf(b, id, mail, writers)),
      ];
    case 'quotation':
      return block.blocks.flatMap((b) => statementsOf(b, id, mail, writers));
    default:
      return [];
  }
}

const isJoint = (token: Token): boolean =>
  token.kind === 'word' && token.classes.some((c) => JOINTS.has(c)) && !token.classes.includes('leads');
export const contentOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((t) => (t.kind === 'word' && (isDifferent(t) || (!isJoint(t) && !isConnector(t.lower))) ? [t.lower] : []));
const isDifferent = (token: Token): boolean => token.kind === 'word' && token.classes.some((c) => DIFFERENCES.has(c));
const isFigure = (token: Token): token is Figure =>
  token.kind === 'number' ? !token.year : token.kind === 'period' && (token.grain === 'day' || token.grain === 'weekday');

/** Between a day and what goes on with it: a blank or a stroke, and no edge of a cell. */
const NEAR = 2;

/** `15` of `March 14/15`, `21` of `2 Feb 21`. */
function isOfDay(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const day = before?.kind === 'mark' && before.mark === '/' ? tokens[at - 2] : before;
  const token = tokens[at];
  const isShort = token?.kind === 'number' && token.unit === '' && token.text.length <= 2;
  return isShort && day?.kind === 'period' && day.grain === 'day' && token.start - day.end <= NEAR;
}

const TIMES: ReadonlySet<PeriodToken['grain']> = new Set(['week', 'month', 'quarter', 'half', 'year']);
const isTime = (token: Token): token is Figure =>
  token.kind === 'number' ? token.year : token.kind === 'period' && TIMES.has(token.grain);

/** The last time that is named before a figure, or one behind it in its clause. */
function timeOf(tokens: readonly Token[], at: number, end: number): { readonly time?: Figure } {
  const time = tokens.slice(0, at).findLast(isTime) ?? tokens.slice(at + 1, end).find(isTime);
  return time === undefined ? {} : { time };
}

function labelled(tokens: readonly Token[], isItem: boolean): readonly Labelled[] {
  const figures = tokens.filter((t, at): t is Figure => isFigure(t) && !isOfDay(tokens, at));
  const measured = figures.filter((t) => t.kind === 'period' || t.unit !== '');
  const isShort = isItem && contentOf(tokens).length <= LONGEST;
  return tokens.flatMap((figure, at): readonly Labelled[] => {
    if (!isFigure(figure) || isOfDay(tokens, at)) return [];
    const bound = (t: Token): boolean => (t.kind === 'mark' ? BOUNDS.has(t.mark) : t.kind !== 'word');
    const from = tokens.slice(0, at).findLastIndex(bound);
    const end = tokens.slice(at + 1).findIndex((t) => bound(t) || (t.kind === 'mark' && t.mark === ':'));
    const before = tokens.slice(from + 1, at);
    const behind = tokens.slice(at + 1, end < 0 ? undefined : at + 1 + end);
    const unit = figure.kind === 'number' && figure.dimension === 'count' && figure.factor === 1 ? figure.unit.toLowerCase() : '';
    const led = isItem && from < 0 ? { isLed: true as const } : {};
    const sides = [{ ...labelOf(before, unit), ...led }, labelOf(behind, unit)].filter(({ words }) => words.length > 0);
    // What has no words beside it in an item is of what the item begins with.
    const whole = isItem && sides.length === 0 ? [labelOf(tokens.slice(0, at), '')] : [];
    const near = before.filter((t) => t.kind === 'word').slice(-2);
    return [
      {
        figure,
        isWhole: isShort && (figures.length === 1 || (measured.length === 1 && measured[0] === figure)),
        labels: [...sides, ...whole, ...(isItem && before.length > 0 && behind.length > 0 ? [labelOf([...before, ...behind], unit)] : [])],
        ...timeOf(tokens, at, end < 0 ? tokens.length : at + 1 + end),
        isDenied: near.some((t) => t.kind === 'word' && t.classes.includes('not')),
        isBecome:
          near.some((t) => t.kind === 'word' && t.classes.includes('to')) &&
          before.some((t) => t.kind === 'word' && t.classes.some((c) => MOVES.has(c))),
      },
    ];
  });
}

function labelOf(tokens: readonly Token[], unit: string): Label {
  const words = contentOf(tokens);
  // What something falls to is a state; by how much it fell is a difference.
  return { words: [...words, ...(unit === '' || words.length === 0 ? [] : unit.split(' '))], isDifference: tokens.some(isDifferent) };
}

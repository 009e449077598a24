/** One line that is a row of items: `Fill / sell / collect`, `Trust: we say it; speed: within a day`, and names with commas under a head. */
import type { Block, Line, ListItem, Token } from '../document.ts';
import { cutLine } from '../tokens/cut-line.ts';

const FEWEST = 3;
const FEWEST_LABELLED = 2;
/** Tokens of an item, and of one that is a name between commas. */
const LONGEST = 16;
const LONGEST_NAME = 5;

const isMark = (token: Token | undefined, marks: string): boolean => token?.kind === 'mark' && marks.includes(token.mark);
/** `Volume is ruled out, price open` is a sentence. */
const tells = (token: Token): boolean =>
  token.kind === 'word' && token.classes.some((c) => c === 'is' || c === 'has' || c === 'not' || c === 'but' || c === 'because');
const isAmount = (token: Token): boolean => token.kind === 'number' && !token.year;

/** Parts between one mark, from token to token. */
function partsAt(tokens: readonly Token[], mark: string): readonly (readonly [number, number])[] {
  const ends = [...tokens.flatMap((t, i) => (isMark(t, mark) ? [i] : [])), tokens.length];
  return ends.map((end, i) => [i === 0 ? 0 : (ends[i - 1] as number) + 1, end] as const).filter(([from, to]) => to > from);
}

const isLabelled = (tokens: readonly Token[]): boolean => tokens.findIndex((t) => isMark(t, ':')) > 0 && !isMark(tokens.at(-1), ':');

/** Undefined for a sentence, and for a row of figures. `isHeaded`: something stands over it that says what it is. */
export function rowOfItems(line: Line, source: string, isHeaded: boolean): Block | undefined {
  const ends = isMark(line.tokens.at(-1), '.') ? 1 : 0;
  const tokens = line.tokens.slice(0, line.tokens.length - ends);
  if (tokens.some((t) => isAmount(t) || isMark(t, '\n>?!|("'))) return undefined;
  const rows = [';', '/', ','].map((mark) => ({ mark, parts: partsAt(tokens, mark) }));
  const found = rows.find(({ mark, parts }) => {
    const read = parts.map(([from, to]) => tokens.slice(from, to));
    if (read.some((p) => p.length > (mark === ',' ? LONGEST_NAME : LONGEST) || p.some((t) => isMark(t, '.')))) return false;
    if (mark === ';' && read.every(isLabelled)) return read.length >= FEWEST_LABELLED;
    if (!isHeaded || read.length < FEWEST || read.some((p) => p.some((t) => isMark(t, ':')))) return false;
    return mark !== ',' || read.every((p) => p.every((t) => t.kind === 'word' && !tells(t)));
  });
  if (found === undefined) return undefined;
  const items = found.parts.map(([from, to]): ListItem => {
    const item = cutLine(line, from, to, source);
    return { line: item, blocks: [], start: item.start, end: item.end };
  });
  return { kind: 'list', ordered: false, items, start: line.start, end: line.end };
}

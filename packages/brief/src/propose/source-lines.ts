/** The sentences, items and headings that a slide is made of, and where words of a proposal stand in them. */
import { type Block, type Line, plainText, type Span, type Token } from '@deckwright/source';

/** One of them, with its list where it is an item. */
export interface SourceLine {
  readonly line: Line;
  /** Marks the items of one list. */
  readonly list?: Span;
}

/** Tokens of one line, end exclusive. */
export interface Stretch {
  readonly line: SourceLine;
  readonly from: number;
  readonly to: number;
}

/** Lines of more tokens are searched no further. */
const MOST_TOKENS = 160;
/** Places at which the same words are looked for within one line. */
const MOST_PLACES = 6;

/** What a block says in sentences and items; cells of tables are said by rules alone. */
export function sourceLines(block: Block): readonly SourceLine[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map((line) => ({ line }));
    case 'list':
      return block.items.flatMap((item) => [{ line: item.line, list: block }, ...item.blocks.flatMap(sourceLines)]);
    case 'field':
      return block.line === undefined ? block.blocks.flatMap(sourceLines) : [{ line: wholeField(block.label, block.line) }];
    case 'quotation':
      return block.blocks.flatMap(sourceLines);
    case 'heading':
      return [{ line: block.line }];
    default:
      return [];
  }
}

/** `Output: 92 %` is one line, as it was written. */
const wholeField = (label: Line, line: Line): Line => ({
  text: `${label.text}: ${line.text}`,
  start: label.start,
  end: line.end,
  tokens: [...label.tokens, { kind: 'mark', mark: ':', text: ':', start: label.end, end: label.end + 1 }, ...line.tokens],
});

/** Without marks of type. */
const plain = (text: string): string => plainText(text.replaceAll('*', '').replaceAll('`', '').replaceAll('\\', ''));

/** The words of a stretch as the document has them. */
export function wordsOf({ line: { line }, from, to }: Stretch, source: string): string {
  const [first, last] = [line.tokens[from], line.tokens[to - 1]];
  if (first === undefined || last === undefined) return '';
  return source.slice(first.start, last.end).replaceAll('*', '').replaceAll('`', '').replaceAll('\\', '').replaceAll('\n', ' ').trim();
}

export const tokensOf = ({ line: { line }, from, to }: Stretch): readonly Token[] => line.tokens.slice(from, to);

/** Where these words stand in the line, from one token to another: no word, figure or unit is cut. */
export function placesIn(quote: string, line: SourceLine, source: string): readonly Stretch[] {
  const wanted = plain(quote);
  const tokens = line.line.tokens.slice(0, MOST_TOKENS);
  if (wanted === '') return [];
  const out: Stretch[] = [];
  for (let from = 0; from < tokens.length && out.length < MOST_PLACES; from++) {
    if (!wanted.startsWith(plain((tokens[from] as Token).text).slice(0, 1))) continue;
    for (let to = from + 1; to <= tokens.length; to++) {
      const said = plain(wordsOf({ line, from, to }, source));
      if (said === wanted) out.push({ line, from, to });
      if (said.length >= wanted.length) break;
    }
  }
  return out;
}

const STOPS = '.!:;';
const withoutStop = (text: string): string => (STOPS.includes(text.slice(-1)) ? text.slice(0, -1).trimEnd() : text);

/** Whether two texts say the same, but for case, blanks and a stop at the end. */
export const saysSame = (a: string, b: string): boolean => withoutStop(plain(a)) === withoutStop(plain(b));

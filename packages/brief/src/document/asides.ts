/** What stands in a document and is no content of its slides: notes for the speaker, tables of contents, signatures, cells beside tables. */
import { type Block, namesCheck, plainWords, type SourceDocument, type Span } from '@deckwright/source';
import type { DocumentPlace } from './document-outline.ts';

/** `footnote` goes to the foot of the slide that refers to it, and `speaker_notes` to the notes of theirs. */
export type Aside = 'speaker_notes' | 'footnote' | 'contents' | 'signature' | 'beside_table';

type Located = { readonly id: string; readonly block: Block };

/** By the id of the block; a block that is content is not in it. */
export function asidesOf(
  { text: source }: SourceDocument,
  blocks: readonly Located[],
  places: readonly DocumentPlace[],
): ReadonlyMap<string, Aside> {
  const out = new Map<string, Aside>();
  for (const { id, block } of blocks) {
    const place = placeAt(block, places);
    if (place?.notes === true) out.set(id, 'speaker_notes');
    else if (block.kind === 'paragraph' && footnotesIn(block, source).length > 0) out.set(id, 'footnote');
    else if (block.kind !== 'table' && (isBesideTable(place, blocks, places) || isScratch(place, blocks))) out.set(id, 'beside_table');
  }
  for (const id of contentsIn(blocks, source)) out.set(id, 'contents');
  for (const id of signatureIn(blocks.filter(({ id }) => !out.has(id)))) out.set(id, 'signature');
  return out;
}

export const placeAt = ({ start }: Span, places: readonly DocumentPlace[]): DocumentPlace | undefined =>
  places.find((p) => p.start <= start && start < p.end);

export interface Footnote {
  readonly label: string;
  readonly text: string;
}

/** `[^2]: words`, one a line. */
export function footnotesIn({ start, end }: Span, source: string): readonly Footnote[] {
  const out: { label: string; text: string }[] = [];
  for (const line of source
    .slice(start, end)
    .split('\n')
    .map((l) => l.trim())) {
    const close = line.startsWith('[^') ? line.indexOf(']:') : -1;
    const last = out.at(-1);
    if (close > 2) out.push({ label: line.slice(2, close), text: unmarked(line.slice(close + 2)).trim() });
    else if (last === undefined) return [];
    else last.text = `${last.text} ${unmarked(line)}`.trim();
  }
  return out;
}

const unmarked = (text: string): string => text.replaceAll('\\', '').replaceAll('**', '').replaceAll('*', '');

/** Fewer lines are no table of contents. */
const FEWEST_LINES = 3;

const isDigits = (word: string | undefined): boolean =>
  word !== undefined && word !== '' && [...word].every((c) => '0123456789.,'.includes(c));

/** Words without the number that counts a heading. */
function uncounted(text: string): readonly string[] {
  const words = plainWords(text);
  const from = words.findIndex((word) => !isDigits(word));
  return words.slice(Math.max(0, from));
}

const linesOf = (block: Block, source: string): readonly string[] =>
  block.kind === 'paragraph'
    ? source.slice(block.start, block.end).split('\n')
    : block.kind === 'list'
      ? block.items.flatMap((item) => [source.slice(item.line.start, item.line.end), ...item.blocks.flatMap((b) => linesOf(b, source))])
      : [];

/** Lines that are the headings of the document, with their pages or as links to them, and the heading over these lines. */
function contentsIn(blocks: readonly Located[], source: string): readonly string[] {
  const headings = new Set(blocks.flatMap(({ block }) => (block.kind === 'heading' ? [uncounted(block.line.text).join(' ')] : [])));
  const found: string[] = [];
  let run: { readonly ids: string[]; lines: number; paged: number; from: number } | undefined;
  const close = (next: number): void => {
    if (run !== undefined && run.lines >= FEWEST_LINES && run.paged * 2 >= run.lines) {
      const above = blocks[run.from - 1];
      const isOver = above?.block.kind === 'heading' && (blocks[next] === undefined || blocks[next]?.block.kind === 'heading');
      found.push(...(isOver ? [above.id] : []), ...run.ids);
    }
    run = undefined;
  };
  for (const [i, { id, block }] of blocks.entries()) {
    const lines = linesOf(block, source).filter((line) => line.trim() !== '');
    const named = lines.map((line) => namedBy(line, headings));
    if (lines.length === 0 || named.some((one) => one === undefined)) {
      close(i);
      continue;
    }
    run ??= { ids: [], lines: 0, paged: 0, from: i };
    run.ids.push(id);
    run.lines += lines.length;
    run.paged += named.filter((one) => one === 'paged').length;
  }
  close(blocks.length);
  return found;
}

/** Whether a line is the words of a heading, and with a page or an address within the document. */
function namedBy(line: string, headings: ReadonlySet<string>): 'paged' | 'plain' | undefined {
  const link = line.indexOf('](#');
  const words = uncounted(link < 0 ? line : line.slice(0, link));
  const isPaged = isDigits(words.at(-1)) && headings.has(words.slice(0, -1).join(' '));
  if (isPaged || (link > 0 && headings.has(words.join(' ')))) return 'paged';
  return headings.has(words.join(' ')) ? 'plain' : undefined;
}

/** Blocks from the end among which a signature begins, words of a farewell, and characters of a line of a signature. */
const MOST_SIGNED = 6;
const FAREWELL_WORDS = 4;
const LONGEST_SIGNED = 90;

/** A farewell at the end, and the short lines behind it. */
function signatureIn(blocks: readonly Located[]): readonly string[] {
  const from = Math.max(0, blocks.length - MOST_SIGNED);
  const at = blocks.findIndex(({ block }, i) => {
    if (i < from || block.kind !== 'paragraph') return false;
    const [first] = block.sentences;
    const [token, next] = first?.tokens ?? [];
    if (first === undefined || token?.kind !== 'word' || !token.classes.includes('farewell')) return false;
    return first.tokens.filter((t) => t.kind === 'word').length <= FAREWELL_WORDS || (next?.kind === 'mark' && next.mark === '.');
  });
  const rest = at < 0 ? [] : blocks.slice(at);
  const isShort = ({ block }: Located): boolean => block.kind === 'paragraph' && block.end - block.start <= LONGEST_SIGNED;
  return rest.every(isShort) ? rest.map(({ id }) => id) : [];
}

interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** `B2:F9` as rows and columns from 1. */
function areaOf(range: string): Area | undefined {
  const [from, to = from] = range.split(':').map((name) => {
    let column = 0;
    let row = 0;
    for (const c of name)
      if (isDigits(c)) row = row * 10 + Number(c);
      else column = column * 26 + c.charCodeAt(0) - 64;
    return { row, column };
  });
  return from === undefined || to === undefined ? undefined : { top: from.row, left: from.column, bottom: to.row, right: to.column };
}

/** Cells at the side of a table, in its rows, that are no table themselves: checks, and what somebody noted for himself. */
function isBesideTable(place: DocumentPlace | undefined, blocks: readonly Located[], places: readonly DocumentPlace[]): boolean {
  const own = place?.range === undefined ? undefined : areaOf(place.range);
  if (place === undefined || own === undefined || isTablePlace(place, blocks)) return false;
  return places.some((other) => {
    const area = other.range === undefined || other.sheet !== place.sheet || other.file !== place.file ? undefined : areaOf(other.range);
    if (area === undefined || other === place || !isTablePlace(other, blocks)) return false;
    return own.top <= area.bottom && own.bottom >= area.top && (own.left > area.right || own.right < area.left);
  });
}

/** Cells of a sheet of which the first says that somebody keeps them for himself. */
function isScratch(place: DocumentPlace | undefined, blocks: readonly Located[]): boolean {
  const first = place?.sheet === undefined ? undefined : blocks.find(({ block }) => block.start >= place.start && block.start < place.end);
  return first?.block.kind === 'paragraph' && first.block.sentences.length === 1 && namesCheck(first.block.sentences[0]?.text ?? '');
}

const isTablePlace = ({ start, end }: DocumentPlace, blocks: readonly Located[]): boolean =>
  blocks.some(({ block }) => block.kind === 'table' && block.start >= start && block.start < end);

/**
 * Inline markers, by which a paragraph of several formats is one text for a translator. `<g1>…</g1>` has the words of one format, and `<x2/>`
 * stands for content without words, such as a line break or a field. The names are those of XLIFF.
 */

/** One piece of a paragraph: words of one format, or content that only keeps its place. */
export type Piece = { readonly kind: 'words'; readonly text: string } | { readonly kind: 'fixed' };

/** A piece of a translation, by the index of its piece in the source. */
export interface Placed {
  readonly piece: number;
  /** The words; undefined for content that only keeps its place. */
  readonly text?: string;
}

const MARKER = /<(\/?)([gx])(\d{1,4})\s*(\/?)>/g;
const LETTERS = /[\p{L}\p{N}]/u;

/** Whether words look like a marker. */
export const looksMarked = (text: string): boolean => new RegExp(MARKER.source).test(text);

/** A single piece of words needs no marker. White space is put between the markers, where a translator expects it. */
export function withMarkers(pieces: readonly Piece[]): string {
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === 'words') return only.text;
  return pieces
    .map((piece, i) => {
      if (piece.kind === 'fixed') return `<x${i + 1}/>`;
      const { lead, core, trail } = edges(piece.text);
      return `${lead}<g${i + 1}>${core}</g${i + 1}>${trail}`;
    })
    .join('');
}

/** White space before and after the words. */
export function edges(text: string): { readonly lead: string; readonly core: string; readonly trail: string } {
  const core = text.trim();
  const at = core === '' ? text.length : text.indexOf(core);
  return { lead: text.slice(0, at), core, trail: text.slice(at + core.length) };
}

/**
 * The pieces of a translation in its own order.
 * @returns null when a marker is missing, doubled, crossed or has lost its words, or when words are outside of the markers
 */
export function readMarkers(translated: string, pieces: readonly Piece[]): readonly Placed[] | null {
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === 'words') return looksMarked(translated) ? null : [{ piece: 0, text: translated }];
  const placed: { piece: number; text?: string }[] = [];
  const seen = new Set<number>();
  let open: { piece: number; text: string } | undefined;
  // White space and punctuation between two markers.
  let between = '';
  let from = 0;
  for (const match of translated.matchAll(MARKER)) {
    const [whole, closes, letter, number, empties] = match;
    const words = translated.slice(from, match.index);
    from = match.index + whole.length;
    const piece = Number(number) - 1;
    const kind = pieces[piece]?.kind;
    if (kind === undefined || (kind === 'words') !== (letter === 'g')) return null;
    if (closes === '/') {
      if (open === undefined || open.piece !== piece || letter !== 'g') return null;
      open.text += words;
      if (open.text.trim() === '') return null;
      placed.push(open);
      open = undefined;
      continue;
    }
    if (open !== undefined || seen.has(piece) || LETTERS.test(words)) return null;
    seen.add(piece);
    between += words;
    const took = settle(between, placed, pieces, piece);
    between = '';
    if (letter === 'x') {
      if (empties !== '/' || took !== '') return null;
      placed.push({ piece });
    } else open = { piece, text: took };
  }
  const rest = translated.slice(from);
  if (open !== undefined || seen.size !== pieces.length || LETTERS.test(rest)) return null;
  return settle(rest, placed, pieces, undefined) === '' ? placed : null;
}

/** Gives the text between two markers to the words that had such white space in the source. @returns what the words after it get */
function settle(between: string, placed: { piece: number; text?: string }[], pieces: readonly Piece[], next: number | undefined): string {
  if (between === '') return '';
  const before = placed.at(-1);
  const following = next === undefined ? undefined : pieces[next];
  const wordsFollow = following?.kind === 'words';
  const takesNext = wordsFollow && between.trim() === '' && /^\s/.test(following.text);
  if (before?.text !== undefined && !takesNext) {
    before.text += between;
    return '';
  }
  // White space may be removed between two pieces without words, or before the first.
  return wordsFollow ? between : between.trim();
}

/** One page as two, and two neighbours as one: everything of them stays, in its order. */
import { exhibitsIn, headingPiece, type Page, type Piece, sizeOf } from './pages.ts';
import type { PageText } from './units.ts';

const weightOf = (piece: Piece): number =>
  piece.kind === 'table' ? 200 + piece.table.rows.length * 60 : piece.kind === 'picture' ? 600 : sizeOf([piece]);

const isHeading = (piece: Piece | undefined): boolean =>
  piece?.kind === 'text' && piece.text.length === 1 && piece.text[0]?.kind === 'heading';

/** Undefined for what cannot be parted further. */
export function parted(page: Page): readonly [Page, Page] | undefined {
  const { pieces } = page;
  if (pieces.length > 1) {
    const at = boundaryOf(pieces);
    if (at !== undefined) return [{ ...page, pieces: pieces.slice(0, at) }, behind(page, pieces.slice(at))];
  }
  const at = pieces.findIndex((p) => !isHeading(p));
  const piece = pieces[at];
  if (piece === undefined) return undefined;
  const halves = halvesOf(piece);
  if (halves === undefined) return undefined;
  return [
    { ...page, pieces: [...pieces.slice(0, at), halves[0]] },
    { ...page, pieces: [halves[1], ...pieces.slice(at + 1)] },
  ];
}

/** A heading that begins the second page is its headline. */
function behind(page: Page, pieces: readonly Piece[]): Page {
  const [first, ...rest] = pieces;
  if (first?.kind !== 'text' || !isHeading(first) || rest.length === 0) return { ...page, pieces };
  const [id] = page.headline_ids;
  return {
    ...page,
    headline: first.text[0]?.text ?? page.headline,
    headline_ids: [first.id],
    ...(page.headline === '' || id === undefined ? {} : { context: { text: page.headline, id } }),
    pieces: rest,
  };
}

/** Where the second page begins: before a heading, else between text and exhibit, else near the middle; never behind a heading. */
function boundaryOf(pieces: readonly Piece[]): number | undefined {
  const whole = pieces.reduce((sum, p) => sum + weightOf(p), 0);
  let above = 0;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < pieces.length; at++) {
    above += weightOf(pieces[at - 1] as Piece);
    if (isHeading(pieces[at - 1])) continue;
    const off = Math.abs(above - whole / 2) / Math.max(1, whole);
    const isTurn = (pieces[at - 1]?.kind === 'text') !== (pieces[at]?.kind === 'text');
    const cost = off - (isHeading(pieces[at]) ? 0.4 : isTurn ? 0.2 : 0);
    if (cost >= least) continue;
    least = cost;
    best = at;
  }
  return best;
}

function halvesOf(piece: Piece): readonly [Piece, Piece] | undefined {
  if (piece.kind === 'picture') return undefined;
  if (piece.kind === 'text') {
    const [first, second] = halfTexts(piece.text) ?? [];
    return first === undefined || second === undefined
      ? undefined
      : [
          { ...piece, text: first },
          { ...piece, text: second },
        ];
  }
  const { head, rows } = piece.table;
  const half = Math.ceil(rows.length / 2);
  if (rows.length > 1)
    return [
      { ...piece, isWhole: false, table: { head, rows: rows.slice(0, half) } },
      { ...piece, isWhole: false, table: { head, rows: rows.slice(half) } },
    ];
  return acrossOf(piece);
}

/** A table by its columns: the first one, which names the rows, is in both halves. */
export function acrossOf(piece: Extract<Piece, { kind: 'table' }>): readonly [Piece, Piece] | undefined {
  const { head, rows } = piece.table;
  if (head.length < 3) return undefined;
  const cut = 1 + Math.ceil((head.length - 1) / 2);
  const of = <T>(cells: readonly T[], from: number, to: number): readonly T[] => [...cells.slice(0, 1), ...cells.slice(from, to)];
  const side = (from: number, to: number): Piece => ({
    ...piece,
    isWhole: false,
    table: { head: of(head, from, to), rows: rows.map((row) => of(row, from, to)) },
  });
  return [side(1, cut), side(cut, head.length)];
}

function halfTexts(text: readonly PageText[]): readonly [readonly PageText[], readonly PageText[]] | undefined {
  const [only] = text;
  if (text.length === 1 && only !== undefined) return halfSentences(only);
  const whole = text.reduce((sum, t) => sum + t.text.length, 0);
  let above = 0;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < text.length; at++) {
    above += text[at - 1]?.text.length ?? 0;
    if (text[at - 1]?.kind === 'heading') continue;
    const cost =
      Math.abs(above - whole / 2) / Math.max(1, whole) + ((text[at]?.level ?? 0) > 0 ? 0.3 : 0) - (text[at]?.kind === 'heading' ? 0.3 : 0);
    if (cost >= least) continue;
    least = cost;
    best = at;
  }
  return best === undefined ? undefined : [text.slice(0, best), text.slice(best)];
}

/** One long paragraph at a blank near its middle, behind a sentence where there is one. */
function halfSentences(one: PageText): readonly [readonly PageText[], readonly PageText[]] | undefined {
  const { text } = one;
  const half = text.length / 2;
  const blanks = [...text].flatMap((c, at) => (c === ' ' ? [at] : []));
  if (text.length < 400 || blanks.length < 2) return undefined;
  const cost = (at: number): number => Math.abs(at - half) + ('.!?'.includes(text.charAt(at - 1)) ? 0 : text.length);
  const at = blanks.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  return [[{ ...one, text: text.slice(0, at) }], [{ ...one, text: text.slice(at + 1) }]];
}

/** Two neighbours on one page: under one headline, or each under its own as a heading. */
export function joined(a: Page, b: Page): Page | undefined {
  if (exhibitsIn(a.pieces) + exhibitsIn(b.pieces) > 2) return undefined;
  if (a.headline === b.headline) return { ...a, pieces: [...a.pieces, ...b.pieces] };
  const headedBy = (page: Page): readonly Piece[] => [headingPiece(page.headline_ids[0] ?? '', page.headline), ...page.pieces];
  // What was headed apart goes on under its own headings.
  const second = isGathered(b) ? b.pieces : headedBy(b);
  if (b.context !== undefined && b.context.text === a.headline) return { ...a, pieces: [...a.pieces, ...headedBy(b)] };
  const first = isGathered(a) ? a.pieces : headedBy(a);
  const { context } = a;
  if (context !== undefined && b.context?.text === context.text)
    return { headline: context.text, headline_ids: [context.id], pieces: [...first, ...second], top: a.top };
  const { context: _none, ...rest } = a;
  return {
    ...rest,
    headline: `${a.headline} · ${b.headline}`,
    headline_ids: [...a.headline_ids, ...b.headline_ids],
    pieces: [...first, ...second],
  };
}

/** It begins with a heading of its own already. */
const isGathered = (page: Page): boolean => isHeading(page.pieces[0]) && page.headline.includes(' · ');

/** One page as two, and two neighbours as one: everything of them stays, in its order. */
import { exhibitsIn, headingPiece, isCaption, type Page, type Piece, sizeOf } from './pages.ts';
import { groupStarts, measuresOf } from './table-rows.ts';
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
    if (at !== undefined) return partedAt(page, at);
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

/** What is before the piece, and the rest, each under its own heading where it has one. */
export const partedAt = (page: Page, at: number): readonly [Page, Page] => [
  ownHeaded({ ...page, pieces: page.pieces.slice(0, at) }),
  behind(page, page.pieces.slice(at)),
];

/** A table and short lines about it as two pages: what is over the table goes with its first part, what is under it with the second. */
export function partedTable(page: Page): readonly [Page, Page] | undefined {
  const at = page.pieces.findIndex((p) => p.kind === 'table');
  const piece = page.pieces[at];
  if (piece?.kind !== 'table') return undefined;
  const by = measuresOf(piece.table);
  const halves = by === 'columns' ? acrossOf(piece) : halvesOf(piece);
  if (halves === undefined) return undefined;
  const [first, second] =
    by === undefined ? halves : halves.map((half): Piece => (half.kind === 'table' ? { ...half, isSlice: true } : half));
  return first === undefined || second === undefined
    ? undefined
    : [
        { ...page, pieces: [...page.pieces.slice(0, at), first] },
        { ...page, pieces: [second, ...page.pieces.slice(at + 1)] },
      ];
}

const headingIn = (piece: Piece | undefined): string | undefined =>
  piece?.kind === 'text' && isHeading(piece) ? piece.text[0]?.text : undefined;

/** What is left of a page that was headed by the headings of its parts has one of them for its own. */
function ownHeaded(page: Page): Page {
  const [first, ...rest] = page.pieces;
  const heading = headingIn(first);
  const isOnly = rest.length > 0 && !rest.some(isHeading);
  return first !== undefined && heading !== undefined && isOnly && isGathered(page)
    ? { ...page, headline: heading, headline_ids: [first.id], pieces: rest }
    : page;
}

/** A heading that begins the second page is its headline. */
function behind(page: Page, pieces: readonly Piece[]): Page {
  const [first, ...rest] = pieces;
  const heading = headingIn(first);
  if (first === undefined || heading === undefined || rest.length === 0) return { ...page, pieces };
  if (isGathered(page))
    return rest.some(isHeading) ? { ...page, pieces } : { ...page, headline: heading, headline_ids: [first.id], pieces: rest };
  // One heading behind other text need be no part of what stands over that.
  const isPart = isHeading(page.pieces[0]) || page.pieces.filter(isHeading).length > 1;
  const above = page.headline === '' || !isPart ? {} : { context: { text: page.headline, ids: page.headline_ids } };
  return { ...page, headline: heading, headline_ids: [first.id], ...above, pieces: rest };
}

/** A text that ends with a colon leads to what follows. */
const isLead = (piece: Piece | undefined): boolean => piece?.kind === 'text' && piece.text.at(-1)?.text.endsWith(':') === true;

/** Where the second page begins: before a heading, else between text and exhibit, else near the middle; never behind a heading, a caption or a colon. */
function boundaryOf(pieces: readonly Piece[]): number | undefined {
  const whole = pieces.reduce((sum, p) => sum + weightOf(p), 0);
  let above = 0;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < pieces.length; at++) {
    above += weightOf(pieces[at - 1] as Piece);
    const isSplit = pieces[at]?.kind !== 'text' && isCaption(pieces[at - 1]) && at > 1;
    if (isHeading(pieces[at - 1]) || isSplit || isLead(pieces[at - 1])) continue;
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
  const middle = Math.ceil(rows.length / 2);
  // Groups stay whole where there are some.
  const half =
    groupStarts(rows).reduce<number | undefined>(
      (best, at) => (best === undefined || Math.abs(at - middle) < Math.abs(best - middle) ? at : best),
      undefined,
    ) ?? middle;
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
    if (text[at - 1]?.kind === 'heading' || text[at - 1]?.text.endsWith(':') === true) continue;
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

/** A headline of joined headings, in characters. */
const LONGEST_HEADLINE = 110;
/** One line of it. */
const LONGEST_JOINT = 60;
const JOINT = ' · ';

/** Two neighbours on one page: under one headline, or each under its own as a heading. */
export function joined(a: Page, b: Page): Page | undefined {
  if (exhibitsIn(a.pieces) + exhibitsIn(b.pieces) > 2) return undefined;
  const path = sharedPath(a.path, b.path);
  if (b.mail !== undefined && (a.is_thread === true || a.mail !== undefined)) return threadOf(a, b, b.mail, path);
  // Text that nothing heads goes before what is headed.
  if (a.headline === '') return { ...b, path, pieces: [...a.pieces, ...b.pieces] };
  if (a.headline === b.headline) return { ...a, path, pieces: [...a.pieces, ...b.pieces] };
  const headedBy = (page: Page): readonly Piece[] =>
    isGathered(page) || page.headline === '' ? page.pieces : [headingPiece(page.headline_ids[0] ?? '', page.headline), ...page.pieces];
  // What was headed apart goes on under its own headings.
  const pieces = [...headedBy(a), ...headedBy(b)];
  if (b.context?.text === a.headline) return { ...a, path, pieces: [...a.pieces, ...headedBy(b)] };
  if (a.context !== undefined && b.context?.text === a.context.text) {
    const { context, ...rest } = a;
    // The heading above often heads other pages, too.
    const both = `${a.headline}${JOINT}${b.headline}`;
    if (both.length <= LONGEST_JOINT && !isGathered(a) && !isGathered(b))
      return { ...a, path, headline: both, headline_ids: [...a.headline_ids, ...b.headline_ids], pieces };
    return { ...rest, path, headline: context.text, headline_ids: context.ids, pieces };
  }
  const contexts = [a.context, b.context].filter((c) => c !== undefined);
  const texts = [...new Set(contexts.map(({ text }) => text))];
  const context = contexts.length === 0 ? {} : { context: { text: texts.join(JOINT), ids: contexts.flatMap(({ ids }) => ids) } };
  const headline = `${a.headline}${JOINT}${b.headline}`;
  if (headline.length > LONGEST_HEADLINE || isGathered(a)) return { ...a, ...context, path, pieces: [...a.pieces, ...headedBy(b)] };
  return { ...a, ...context, path, headline, headline_ids: [...a.headline_ids, ...b.headline_ids], pieces };
}

/** Two mails on one page, each under its writer; the page is headed by what the first says. */
function threadOf(a: Page, b: Page, said: readonly Piece[], path: readonly number[]): Page {
  const { context: above, mail: _mail, ...rest } = a;
  const under = ({ context }: Page, pieces: readonly Piece[]): readonly Piece[] =>
    context === undefined ? pieces : [headingPiece(context.ids[0] ?? '', context.text), ...pieces];
  const own = a.is_thread === true ? a.pieces : under({ ...rest, ...(above === undefined ? {} : { context: above }) }, a.pieces);
  return { ...rest, is_thread: true, path, pieces: [...own, ...under(b, said)] };
}

export function sharedPath(a: readonly number[], b: readonly number[]): readonly number[] {
  const end = a.findIndex((index, i) => index !== b[i]);
  return end < 0 ? a : a.slice(0, end);
}

/** Its headline is those of its parts, each of which stands over its own. */
const isGathered = (page: Page): boolean => {
  const heading = headingIn(page.pieces[0]);
  return heading !== undefined && page.headline.startsWith(`${heading}${JOINT}`);
};

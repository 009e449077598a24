/** Sections as pages: what one slide may hold, parted where it is too much. */
import type { Line } from '@deckwright/source';
import type { Heading, Section } from './sections.ts';
import type { PageText, TableUnit, Unit } from './units.ts';

/** What stands on a page, with the block that it comes from. */
export type Piece = { readonly id: string } & (
  | { readonly kind: 'text'; readonly text: readonly PageText[]; readonly unit?: Unit }
  | {
      readonly kind: 'table';
      readonly table: TableUnit;
      readonly unit: Unit;
      readonly isWhole: boolean;
      /** Some measures of a table, each over all of its times. */
      readonly isSlice?: true;
    }
  | { readonly kind: 'picture'; readonly alt: string; readonly address: string }
);

export interface Page {
  readonly headline: string;
  /** Blocks whose words the headline is. */
  readonly headline_ids: readonly string[];
  /** The headings above, as the sub-line. */
  readonly context?: { readonly text: string; readonly ids: readonly string[] };
  readonly pieces: readonly Piece[];
  /** Index of its top-level section, and of the sections below it down to its own; of what is of several sections, those that they share. */
  readonly path: readonly number[];
  /** It says what is asked or done next, and stands for itself. */
  readonly is_last?: boolean;
  /** Of a mail: all that it says, the sentence that is its headline among it, to stand under its writer beside other mails. */
  readonly mail?: readonly Piece[];
  /** It has several mails, each under its writer. */
  readonly is_thread?: true;
}

/** Characters on a page of text, and beside an exhibit; a paragraph counts for more than its characters. */
const ONE_PAGE = 1_500;
const BESIDE = 600;
const PER_PARAGRAPH = 45;
/** A table that stands beside text. */
const NARROW = 4;
const SHORT = 10;
/** Characters of lines that stand over and under an exhibit. */
export const NOTE = 340;
/** A first sentence that is a headline where no heading is. */
const LONGEST_HEADLINE = 110;

export const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, p) => sum + (p.kind === 'text' ? p.text.reduce((n, t) => n + t.text.length + PER_PARAGRAPH, 0) : 0), 0);

export const exhibitsIn = (pieces: readonly Piece[]): number => pieces.filter((p) => p.kind !== 'text').length;

const isNarrow = ({ head, rows }: TableUnit): boolean => head.length <= NARROW && rows.length <= SHORT;

export function pieceOf(unit: Unit): Piece {
  const { id, table, picture } = unit;
  if (table !== undefined) return { id, kind: 'table', table, unit, isWhole: unit.isPart !== true };
  if (picture !== undefined) return { id, kind: 'picture', ...picture };
  return { id, kind: 'text', text: unit.text, unit };
}

export const headingPiece = (id: string, text: string): Piece => ({ id, kind: 'text', text: [{ kind: 'heading', text }] });

/** Whether the pieces may share a slide, before it is tried. */
export function mayShare(pieces: readonly Piece[]): boolean {
  const exhibits = pieces.filter((p) => p.kind !== 'text');
  const size = sizeOf(pieces);
  if (exhibits.length === 0) return size <= ONE_PAGE;
  const [only] = exhibits;
  if (exhibits.length > 1 || only === undefined) return false;
  if (size <= NOTE) return true;
  return size <= BESIDE && (only.kind === 'picture' || (only.kind === 'table' && isNarrow(only.table)));
}

/** Everything of a section in one row, with the headings within. */
const flat = (section: Section): readonly Piece[] => [
  ...section.units.map(pieceOf),
  ...section.sections.flatMap((s) => [...(s.heading === undefined ? [] : [headingPiece(s.heading.id, s.heading.text)]), ...flat(s)]),
];

interface Over {
  readonly title: string | undefined;
  /** No heading of the document heads anything, so that sentences have to. */
  readonly isBare?: boolean;
  readonly parent?: Heading | undefined;
  readonly path: readonly number[];
  readonly is_last?: boolean;
}

export const pagesOf = (section: Section, over: Over): readonly Page[] =>
  pagesWithin(section, over).map((page) => (over.is_last === true ? { ...page, is_last: true } : page));

function pagesWithin(section: Section, over: Over): readonly Page[] {
  const { heading, units, sections } = section;
  // Who wrote a mail stands over what it says, and titles nothing.
  const above = heading?.isMail === true ? heading : over.parent;
  const context = above === undefined ? {} : { context: { text: above.text, ids: [above.id] } };
  const whole = flat(section);
  // A heading over one other heading and nothing else is the sub-line of what that heads.
  const isOverOne = units.length === 0 && sections.length === 1;
  if (heading !== undefined && whole.length > 0 && sections.length > 0 && !isOverOne && mayShare(whole))
    return [{ ...headed(heading, whole, over), ...context, path: over.path }];
  const own = packed(units.map(pieceOf));
  const below = heading ?? over.parent;
  // One heading behind text of its own stands below it on paper; it need be no part of it.
  const isParted = sections.length > 1 || own.length === 0;
  return [
    ...own.map((pieces): Page => ({ ...headed(heading, pieces, over), ...context, path: over.path })),
    // A heading over nothing is a slide of its own words where nothing below it says them.
    ...(own.length === 0 && sections.length === 0 && heading !== undefined
      ? [{ headline: heading.text, headline_ids: [heading.id], ...context, pieces: [], path: over.path }]
      : []),
    ...sections.flatMap((s, i) =>
      pagesWithin(s, {
        ...over,
        path: [...over.path, i],
        ...(isParted && below !== undefined ? { parent: below } : { parent: undefined }),
      }),
    ),
  ];
}

/** Text before the first heading is headed by its first sentence, or by the title of the document. */
function headed(
  heading: Heading | undefined,
  pieces: readonly Piece[],
  { title, isBare }: Over,
): Pick<Page, 'headline' | 'headline_ids' | 'pieces' | 'mail'> {
  if (heading !== undefined && heading.isMail !== true) return { headline: heading.text, headline_ids: [heading.id], pieces };
  if (heading !== undefined)
    return { ...(firstStatement(pieces) ?? { headline: title ?? heading.text, headline_ids: [], pieces }), mail: pieces };
  const [first, ...rest] = pieces;
  const [words, ...more] = first?.kind === 'text' ? first.text : [];
  if (isBare === true && first?.kind === 'text' && words !== undefined && words.kind === 'paragraph') {
    const { text } = words;
    const stop = firstStop(text);
    const sentence = text.slice(0, stop);
    const left = text.slice(stop).trim();
    const kept = [...(left === '' ? [] : [{ ...words, text: left }]), ...more];
    if (sentence.length <= LONGEST_HEADLINE)
      return {
        headline: sentence.endsWith('.') ? sentence.slice(0, -1) : sentence,
        headline_ids: [first.id],
        pieces: kept.length > 0 ? [{ id: first.id, kind: 'text', text: kept }, ...rest] : rest,
      };
  }
  const [table] = pieces.flatMap((p) => (p.kind === 'table' ? [p] : []));
  const heads =
    table?.table.head
      .map((c) => c.text)
      .filter((t) => t !== '')
      .join(', ') ?? '';
  // A table alone is headed by the names of its columns.
  if (title === undefined && table !== undefined && heads.length <= LONGEST_HEADLINE)
    return { headline: heads, headline_ids: [table.id], pieces };
  return { headline: title ?? '', headline_ids: [], pieces };
}

/** Words of a sentence that says something; "Thanks Petra." does not. */
const FEWEST_WORDS = 4;

/** The first sentence of a mail that says something, as its headline; what stands around it stays. */
function firstStatement(pieces: readonly Piece[]): Pick<Page, 'headline' | 'headline_ids' | 'pieces'> | undefined {
  const at = pieces.findIndex((piece) => piece.kind !== 'text' || piece.unit?.block.kind === 'paragraph');
  const piece = pieces[at];
  if (piece?.kind !== 'text' || piece.unit?.block.kind !== 'paragraph') return undefined;
  const [first, ...others] = piece.text;
  const isStatement = ({ text, tokens }: Line): boolean =>
    first?.text.includes(text) === true &&
    text.length <= LONGEST_HEADLINE &&
    !text.endsWith(':') &&
    tokens.filter((t) => t.kind === 'word').length >= FEWEST_WORDS;
  const sentence = piece.unit.block.sentences.find(isStatement)?.text;
  const from = sentence === undefined ? -1 : (first?.text.indexOf(sentence) ?? -1);
  if (sentence === undefined || first === undefined || from < 0) return undefined;
  const left = [first.text.slice(0, from).trim(), first.text.slice(from + sentence.length).trim()].filter((text) => text !== '').join(' ');
  const text = [...(left === '' ? [] : [{ ...first, text: left }]), ...others];
  const rest = text.length === 0 ? [] : [{ id: piece.id, kind: 'text' as const, text }];
  if (rest.length === 0 && pieces.length === 1) return undefined;
  return {
    headline: sentence.endsWith('.') ? sentence.slice(0, -1) : sentence,
    headline_ids: [piece.id],
    pieces: [...pieces.slice(0, at), ...rest, ...pieces.slice(at + 1)],
  };
}

/** Behind the first sentence: a stop with a blank and a capital behind it. */
function firstStop(text: string): number {
  for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
    const next = text.charAt(at + 1);
    if ('.!?'.includes(text.charAt(at - 1)) && next !== next.toLowerCase() && text.charAt(at - 3) !== ' ' && at > 12) return at;
  }
  return text.length;
}

/** Pieces in their order, as many on a page as may share it; pages of text alone are about as long as each other. */
function packed(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const pages: Piece[][] = [];
  const parts = pieces.flatMap(partsOfLong);
  const each = exhibitsIn(parts) > 0 ? ONE_PAGE : sizeOf(parts) / Math.max(1, Math.ceil(sizeOf(parts) / ONE_PAGE));
  for (const piece of parts) {
    const last = pages.at(-1);
    const isFull = last !== undefined && sizeOf(last) + sizeOf([piece]) / 2 > each;
    if (last !== undefined && !isFull && mayShare([...last, piece])) last.push(piece);
    else if (last !== undefined && last.length > 1 && piece.kind !== 'text' && isCaption(last.at(-1)))
      pages.push([last.pop() as Piece, piece]);
    else pages.push([piece]);
  }
  return pages.filter((page) => page.some((p) => p.kind !== 'text' || p.text.length > 0));
}

const LONGEST_CAPTION = 120;

/** A short line right over an exhibit is of that. */
export const isCaption = (piece: Piece | undefined): boolean =>
  piece?.kind === 'text' && piece.text.length === 1 && piece.text[0]?.kind === 'paragraph' && piece.text[0].text.length <= LONGEST_CAPTION;

/** A text longer than a page, in parts that are none. */
function partsOfLong(piece: Piece): readonly Piece[] {
  if (piece.kind !== 'text' || sizeOf([piece]) <= ONE_PAGE) return [piece];
  const parts: PageText[][] = [];
  const count = Math.ceil(sizeOf([piece]) / ONE_PAGE);
  const each = sizeOf([piece]) / count;
  let size = 0;
  for (const text of piece.text) {
    const own = text.text.length + PER_PARAGRAPH;
    const last = parts.at(-1);
    // What is under an item stays with it where it can.
    if (last === undefined || (size + own / 2 > each && (text.level ?? 0) === 0)) {
      parts.push([text]);
      size = own;
    } else {
      last.push(text);
      size += own;
    }
  }
  return parts.map((text) => ({ id: piece.id, kind: 'text', text }));
}

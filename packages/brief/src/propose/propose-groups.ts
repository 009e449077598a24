/** Which blocks share a slide, as a model proposes it: the blocks in their order, each once, neighbours that the document keeps together. */
import { distance, type MadePage, type Make } from '../document/count-pages.ts';
import type { Page, Piece } from '../document/pages.ts';
import { joined, partedAt } from '../document/part-page.ts';
import { deckAnswer } from './answers.ts';
import { type Failure, failed, type Questions } from './ask.ts';
import prompts from './prompts.json' with { type: 'json' };

export interface Claimed {
  readonly made: MadePage;
  readonly claim: string;
}

export interface GroupKit {
  readonly make: Make;
  readonly model: string;
  readonly language: string;
  readonly questions: Questions;
  /** Slides of the content that were asked for. */
  readonly wanted: number | undefined;
  readonly headlinesOf: (made: MadePage) => readonly string[];
  readonly refuse: (failure: Failure) => void;
}

/** Neighbours that are further apart share no slide. */
const NEAR = 3;

interface Keyed {
  readonly key: string;
  readonly made: MadePage;
  /** Absent for a page that is nothing but its heading. */
  readonly piece?: Piece;
}

/** Undefined while the question is open. */
export function proposeGroups(pages: readonly MadePage[], kit: GroupKit): readonly Claimed[] | undefined {
  const keyed = keysOf(pages);
  const as_made = pages.map((made): Claimed => ({ made, claim: '' }));
  const message = {
    language: kit.language,
    slides_wanted: kit.wanted ?? null,
    slides: pages.map((made) => ({
      heading: made.page.headline,
      headlines: kit.headlinesOf(made),
      blocks: keyed
        .filter((one) => one.made === made)
        .map(({ key, piece }) => ({
          id: key,
          text: textOf(piece, made.page),
          ...(isHeading(piece) ? { is_heading: true } : {}),
        })),
    })),
  };
  let isOpen = false;
  const asked = (again?: Failure): readonly Claimed[] | Failure | undefined => {
    const answer = kit.questions.ask(again === undefined ? 'deck' : 'deck again', prompts.deck.rules, message, prompts.deck.schema, again);
    isOpen ||= answer.outcome === 'open';
    return answer.outcome === 'answered' ? grouped(answer.value, pages, keyed, kit) : undefined;
  };
  const first = asked();
  const last = first !== undefined && 'code' in first ? asked(first) : first;
  if (isOpen) return undefined;
  if (last !== undefined && 'code' in last) kit.refuse(last);
  return last === undefined || 'code' in last ? as_made : last;
}

/** A block that stands on several pages has a name for each part. */
function keysOf(pages: readonly MadePage[]): readonly Keyed[] {
  const seen = new Map<string, number>();
  const key = (id: string): string => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}.${count}`;
  };
  return pages.flatMap((made): readonly Keyed[] =>
    made.page.pieces.length === 0
      ? [{ key: key(made.page.headline_ids[0] ?? 'heading'), made }]
      : made.page.pieces.map((piece) => ({ key: key(piece.id === '' ? 'heading' : piece.id), made, piece })),
  );
}

const isHeading = (piece: Piece | undefined): boolean => piece?.kind === 'text' && piece.text.every(({ kind }) => kind === 'heading');

/** Characters of a block that the model is told of where it only groups them. */
const LONGEST = 1_200;

function textOf(piece: Piece | undefined, { headline }: Page): string {
  if (piece === undefined) return headline;
  const text =
    piece.kind === 'text'
      ? piece.text.map(({ text }) => text).join('\n')
      : piece.kind === 'picture'
        ? piece.alt
        : [piece.table.head, ...piece.table.rows].map((row) => row.map((cell) => cell.text).join(' | ')).join('\n');
  return text.slice(0, LONGEST);
}

function grouped(value: unknown, pages: readonly MadePage[], keyed: readonly Keyed[], kit: GroupKit): readonly Claimed[] | Failure {
  const answer = deckAnswer(value);
  if (answer === undefined) return failed('broken_answer');
  const said = answer.slides.flatMap(({ blocks }) => blocks);
  const odd = keyed.findIndex(({ key }, i) => said[i] !== key);
  if (odd >= 0 || said.length !== keyed.length || answer.slides.some(({ blocks }) => blocks.length === 0))
    return failed('blocks_not_whole', said[odd] ?? keyed[odd]?.key ?? '');
  if (kit.wanted !== undefined && answer.slides.length !== pages.length) return failed('count_not_kept', String(answer.slides.length));
  const out: Claimed[] = [];
  let at = 0;
  for (const { claim, blocks } of answer.slides) {
    const own = keyed.slice(at, at + blocks.length);
    at += blocks.length;
    const made = pageOf(own, kit);
    if (typeof made === 'string') return failed(made, blocks.join(', '));
    out.push({ made, claim });
  }
  return out;
}

/** The page that these pieces make. */
function pageOf(own: readonly Keyed[], { make, model }: GroupKit): MadePage | 'blocks_apart' | 'not_drawable' {
  const parts = [...new Set(own.map(({ made }) => made))].map((made): MadePage => {
    const pieces = own.flatMap((one) => (one.made === made && one.piece !== undefined ? [one.piece] : []));
    return pieces.length === made.page.pieces.length ? made : { ...made, page: stretchOf(made.page, pieces) };
  });
  const [first, ...others] = parts;
  if (first === undefined) return 'blocks_apart';
  if (others.length === 0 && own[0]?.made === first) return first;
  let { page } = first;
  let before = first;
  for (const next of others) {
    const both = distance(before, next) > NEAR ? undefined : joined(page, next.page);
    if (both === undefined) return 'blocks_apart';
    page = both;
    before = next;
  }
  const made = make(page);
  return made === undefined ? 'not_drawable' : { page, ...made, completed_by: model };
}

/** Neighbouring pieces of a page, under the heading that is theirs. */
function stretchOf(page: Page, pieces: readonly Piece[]): Page {
  const at = page.pieces.indexOf(pieces[0] as Piece);
  const behind = at > 0 ? partedAt(page, at)[1] : page;
  const end = pieces.at(-1) === page.pieces.at(-1) ? behind.pieces.length : behind.pieces.indexOf(pieces.at(-1) as Piece) + 1;
  return end >= behind.pieces.length ? behind : partedAt(behind, end)[0];
}

/**
 * What a model proposes about a picture, beside what was read in it. Of structure, what refers to elements that were read, and fits how they
 * stand, is taken. Words and numbers never are: they are listed beside the reading, and nothing is made of them.
 */
import type { BoxIn, ConvertPictureAnswer, ElementRole } from './convert-picture.task.ts';
import { hasWhatWasRead } from './has-what-was-read.ts';
import { intentOf } from './intent-of-picture.ts';
import { isFigure } from './words-of-picture.ts';

export interface PictureProposal {
  readonly title: string | null;
  readonly order: readonly string[];
  readonly roles: readonly { readonly element: string; readonly role: ElementRole }[];
  readonly form: string | null;
  /** Without an element: words that were not read. With one: what it says otherwise. */
  readonly words: readonly { readonly text: string; readonly box_in: readonly number[]; readonly element: string | null }[];
}

export interface ProposalTaken {
  readonly seen: ConvertPictureAnswer;
  /** What the model sees and the reader does not; on no slide, and in no brief, intent or figure. */
  readonly proposed: readonly { readonly text: string; readonly box_in: BoxIn; readonly seen: false }[];
  /** What the model reads otherwise; what was read stands. */
  readonly differs: readonly { readonly read: string; readonly proposed: string; readonly box_in: BoxIn }[];
  readonly not_taken: readonly { readonly what: 'title' | 'order' | 'role' | 'form' | 'words'; readonly why: string }[];
}

type Element = ConvertPictureAnswer['elements'][number];
type Refusal = ProposalTaken['not_taken'][number];

/** Entries that anybody reads, and letters of each. */
const MOST_NAMED = 100;
const MOST_LETTERS = 200;
/** Of the slide's height: headers stand above, and footers below the rest. */
const EDGE = 0.1;
const SLIDE_IN = 13.333;
/** Boxes of letters touch by so much, inches. */
const TOUCH_IN = 0.02;

/** Elements as a model is told of them. */
export const namedElements = ({ elements }: ConvertPictureAnswer) =>
  elements.map(({ kind, text, box_in }, i) => ({ id: idOf(i), kind, ...(text !== undefined && { text }), box_in }));

const idOf = (i: number): string => `e${i + 1}`;

export function takeProposal(read: ConvertPictureAnswer, proposal: PictureProposal): ProposalTaken {
  const byId = new Map(read.elements.map((element, i) => [idOf(i), element]));
  const not_taken: Refusal[] = [];
  const refuse = (what: Refusal['what'], why: string): undefined => void not_taken.push({ what, why });
  const { width_px, height_px } = read.picture;
  const height = read.photograph === undefined ? (SLIDE_IN * height_px) / width_px : heightOf(read.elements);

  const roles = rolesOf(proposal, byId, height, refuse);
  const heading = titleOf(proposal, byId, roles, refuse);
  const title = heading?.text ?? read.title;
  const marked = new Map(
    read.elements.map((element): readonly [Element, Element] => {
      const role = element === heading ? 'title' : roles.get(element);
      return [element, { ...element, ...(role !== undefined && { role }) }];
    }),
  );
  const ordered = orderOf(proposal, byId, read.elements, refuse) ?? read.elements;
  const elements = ordered.map((element) => marked.get(element) ?? element);
  const wish = proposal.form ?? undefined;
  const shown = { title, elements, charts: read.figures };
  const intent = intentOf(shown, hasWhatWasRead(shown), wish);
  if (wish !== undefined && formOf(intent) !== wish) refuse('form', 'What was read does not have the structure of this form.');
  const { intent: _of_rules, ...rest } = read;
  const seen = { ...rest, title, elements, ...(intent !== undefined && { intent }) };
  return { seen, ...wordsOf(proposal, byId, read.elements, height, refuse), not_taken: not_taken.slice(0, MOST_NAMED) };
}

type ById = ReadonlyMap<string, Element>;
type Refuse = (what: Refusal['what'], why: string) => undefined;

const UNREAD = 'It names an element that was not read.';

function formOf(intent: ConvertPictureAnswer['intent']): unknown {
  const body = intent?.['body'];
  return typeof body === 'object' && body !== null && 'component' in body ? body.component : intent?.['form'];
}

function titleOf({ title }: PictureProposal, byId: ById, roles: ReadonlyMap<Element, ElementRole>, refuse: Refuse): Element | undefined {
  if (title === null) return undefined;
  const element = byId.get(title);
  if (element?.kind !== 'text' || element.text === undefined) return refuse('title', UNREAD);
  if (!/\p{L}{2}/u.test(element.text) || isFigure(element.text)) return refuse('title', 'A title has words.');
  return roles.has(element) ? refuse('title', 'It has another role.') : element;
}

function rolesOf({ roles }: PictureProposal, byId: ById, height: number, refuse: Refuse): Map<Element, ElementRole> {
  const taken = new Map<Element, ElementRole>();
  for (const { element: id, role } of roles) {
    const element = byId.get(id);
    if (element?.kind !== 'text') refuse('role', UNREAD);
    else if (taken.has(element)) refuse('role', 'The element has a role already.');
    else if (!isAtItsEdge(element, role, height)) refuse('role', 'Headers and footers stand at the edge of the slide.');
    else taken.set(element, role);
  }
  return taken;
}

function isAtItsEdge({ box_in: [, y, , h] }: Element, role: ElementRole, height: number): boolean {
  if (role === 'header') return y + h < height * EDGE;
  return role !== 'footer' || y > height * (1 - EDGE);
}

/** Drawn elements as they were, then the words. On one line, and in one column, they stay in the order in which they stand. */
function orderOf({ order }: PictureProposal, byId: ById, elements: readonly Element[], refuse: Refuse): readonly Element[] | undefined {
  const texts = elements.filter(({ kind }) => kind === 'text');
  const ordered = order.flatMap((id) => byId.get(id) ?? []).filter(({ kind }) => kind === 'text');
  if (order.length === 0) return undefined;
  if (ordered.length !== texts.length || new Set(ordered).size !== texts.length || order.some((id) => !byId.has(id)))
    return refuse('order', 'It does not name all words that were read, each once.');
  if (ordered.some((one, i) => ordered.slice(0, i).some((before) => standsBefore(one.box_in, before.box_in))))
    return refuse('order', 'On a line and in a column, words are read in the order in which they stand.');
  return [...elements.filter(({ kind }) => kind !== 'text'), ...ordered];
}

function standsBefore([x, y, w, h]: BoxIn, [left, top, wide, high]: BoxIn): boolean {
  const onLine = Math.abs(y + h / 2 - top - high / 2) < Math.min(h, high) / 2;
  if (onLine) return x + w <= left + TOUCH_IN;
  return x < left + wide && left < x + w && y + h <= top + TOUCH_IN;
}

function wordsOf({ words }: PictureProposal, byId: ById, elements: readonly Element[], height: number, refuse: Refuse) {
  const proposed: ProposalTaken['proposed'][number][] = [];
  const differs: ProposalTaken['differs'][number][] = [];
  for (const { text: given, box_in: place, element: id } of words) {
    const text = given
      .replaceAll(/[\s\x00-\x1f\x7f]+/g, ' ')
      .trim()
      .slice(0, MOST_LETTERS);
    const read = id === null ? undefined : byId.get(id);
    const box_in = read?.box_in ?? boxOf(place, height);
    if (text === '') continue;
    if (box_in === undefined) refuse('words', 'Its box is none of the slide.');
    else if (read?.text !== undefined) {
      if (plain(read.text) !== plain(text)) differs.push({ read: read.text, proposed: text, box_in });
    } else if (!elements.some((one) => one.text !== undefined && touches(box_in, one.box_in) && plain(one.text).includes(plain(text))))
      proposed.push({ text, box_in, seen: false });
  }
  return { proposed: proposed.slice(0, MOST_NAMED), differs: differs.slice(0, MOST_NAMED) };
}

function boxOf(place: readonly number[], height: number): BoxIn | undefined {
  const [x, y, w, h, ...more] = place;
  if (x === undefined || y === undefined || w === undefined || h === undefined || more.length > 0) return undefined;
  const within = x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= SLIDE_IN + TOUCH_IN && y + h <= height + TOUCH_IN;
  return within ? [x, y, w, h] : undefined;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll('\u2212', '-');

const touches = ([x, y, w, h]: BoxIn, [left, top, wide, high]: BoxIn): boolean =>
  x + TOUCH_IN < left + wide && left + TOUCH_IN < x + w && y + TOUCH_IN < top + high && top + TOUCH_IN < y + h;

/** A photograph shows more than its slide, which ends below what was read. */
const heightOf = (elements: readonly Element[]): number => Math.max(0, ...elements.map(({ box_in: [, y, , h] }) => y + h));

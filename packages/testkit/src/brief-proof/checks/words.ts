/** Texts of a slide are whole words of the brief, and are its content: no talk, no code, no word that names nothing. */
import { type Brief, within } from '../brief/brief.ts';
import { cutPlaceOf, isInCompound, placesOf, scatteredPlacesOf } from '../brief/find.ts';
import { monthsOf } from '../brief/months.ts';
import { isAsking, isRequest, isThanks } from '../brief/talk.ts';
import { isSpacedLetter, wordsOf } from '../brief/words.ts';
import type { Finding, FindingCode, Span } from '../finding.ts';
import { shapeOf } from '../slide/slide.ts';
import type { SlideText } from '../slide/texts.ts';
import { isBound, WEEKDAYS } from './closed-class.ts';
import type { Check, Context } from './context.ts';

export const checkWords: Check = (context) =>
  context.texts.flatMap((one): Finding[] => {
    if (context.added.has(one.path)) return [];
    const found = findingFor(context, one);
    if (found === undefined) return [];
    const shape_id = shapeOf(context.slide, one.path);
    return [{ ...found, said: one.text, path: one.path, ...(shape_id === undefined ? {} : { shape_id }) }];
  });

interface Found {
  readonly code: FindingCode;
  readonly message: string;
  readonly spans: readonly Span[];
}

function findingFor(context: Context, { text, as, path }: SlideText): Found | undefined {
  const { brief } = context;
  const words = wordsOf(text);
  if (words.length === 0)
    return as === 'name' && path !== '' ? { code: 'not_a_name', message: `${JSON.stringify(text)} names nothing.`, spans: [] } : undefined;
  // Bare numbers are judged as numbers.
  if (/^[\d.,:/ -]+$/.test(text)) return undefined;
  const exact = placesOf(text, brief);
  const places = exact.length > 0 ? exact : scatteredPlacesOf(text, brief);
  if (places.length === 0) {
    const cut = cutPlaceOf(text, brief);
    if (cut !== undefined && splitsWord(cut, brief.folded))
      return { code: 'cut_word', message: `${JSON.stringify(text)} ends or begins within a word of the brief.`, spans: [cut] };
    return { code: 'text_not_in_brief', message: `${JSON.stringify(text)} is not made of words of the brief.`, spans: [] };
  }
  const torn = tornAt(text, as) ?? (isHalfRange(text, exact, brief) ? 'ends within a range of numbers' : undefined);
  if (torn !== undefined) return { code: 'cut_text', message: `${JSON.stringify(text)} ${torn}.`, spans: places };
  if (as !== 'title' && /\S\s*(?:\t|\s\|\s)\s*\S|[^\s\d%]\s*(?:->|→|=>|⇒)\s*[^\s\d]/u.test(text))
    return {
      code: 'marks_in_text',
      message: `${JSON.stringify(text)} holds more than one item of the brief, with the marks between them.`,
      spans: places,
    };
  const longer = as === 'name' && exact.length > 0 ? longerName(context, text, exact) : undefined;
  if (longer !== undefined)
    return {
      code: 'cut_word',
      message: `${JSON.stringify(text)} stands in the brief only as a part of ${JSON.stringify(longer)}, which is another item.`,
      spans: exact,
    };
  if (as === 'name' && exact.length > 0 && exact.every((place) => isInCompound(place, brief) && !isRangeEnd(context, place)))
    return { code: 'cut_word', message: `${JSON.stringify(text)} is a part of a compound word of the brief.`, spans: exact };
  // A last slide may say nothing but its thanks.
  const thanks = as === 'title' && isThanks(text);
  if (!thanks && places.every((place) => brief.talk.some((talk) => brief.text[talk.start] !== '<' && within(place, talk))))
    return { code: 'talk_as_content', message: `${JSON.stringify(text)} belongs to the head or the greeting of a message.`, spans: places };
  if (as === 'title' && WEEKDAYS.has(text.trim().toLowerCase()))
    return { code: 'talk_as_content', message: `${JSON.stringify(text)} is the day for which the slide is asked.`, spans: places };
  if (as === 'title' ? isAsking(text) : isThanks(text) || isRequest(text))
    return { code: 'talk_as_content', message: `${JSON.stringify(text)} is said to whoever makes the slide.`, spans: places };
  if (isCode(text) && brief.folded.split('\n').filter(isCode).length > 1)
    return { code: 'code_as_content', message: `${JSON.stringify(text)} is source code.`, spans: places };
  if (
    as === 'name' &&
    !/^\/data\/(?:(?:left|right)|columns\/\d+)\/label$/.test(path) &&
    exact.some((place) => leadsOn(brief, place)) &&
    isBound(text, brief)
  )
    return { code: 'not_a_name', message: `${JSON.stringify(text)} is a word that only leads into a sentence.`, spans: exact };
  if (/\/data\/action\/\d+$/.test(path) && isState(text))
    return { code: 'not_an_action', message: `${JSON.stringify(text)} says what happened, and not what was done.`, spans: places };
  return undefined;
}

/** No colon or cell follows, and no capital within a sentence makes a name of it. */
const leadsOn = ({ folded, text }: Brief, { start, end }: Span): boolean =>
  !/^\s?[:(|\t–-]/.test(folded.slice(end, end + 3)) &&
  !/[|\t]\s?$/.test(folded.slice(Math.max(0, start - 2), start)) &&
  !(/^\p{Lu}/u.test(text.slice(start)) && /[\p{Ll},]\s$/u.test(text.slice(Math.max(0, start - 2), start)));

/** "Impact 0" of "impact 0–100". */
const isHalfRange = (text: string, places: readonly Span[], { folded }: Brief): boolean =>
  places.length > 0 && /\d$/.test(text.trim()) && places.every(({ end }) => /^[-–]\d/.test(folded.slice(end, end + 2)));

/** What shows that a text was torn out of what it stands in. */
function tornAt(text: string, as: SlideText['as']): string | undefined {
  const count = (mark: string): number => text.split(mark).length - 1;
  // "a) …" and ":)" close what was never opened.
  const bare = text.replaceAll(/(?:^|\s)[\p{L}\d]{1,2}\)|[:;]-?\)/gu, '');
  const [open, close] = [bare.split('(').length, bare.split(')').length];
  if (open !== close && count('(') !== count(')'))
    return open > close ? 'opens a bracket and does not close it' : 'closes a bracket that it does not open';
  if (count('“') !== count('”') && count('„') === 0) return 'has one of two quotation marks';
  if (/^\s*(?:\/\s|[|,;:)\]]|->|→|=>)/u.test(text)) return 'begins with a mark that parts items';
  if (as === 'name' && /^\d{1,2},\s+\p{L}/u.test(text)) return 'begins with a number that belongs to a word before it';
  return undefined;
}

/** Words of a longest name. */
const NAME = 6;

/** Another item whose name holds this one wherever the brief has it: "Accounts" beside "Accounts Payable". */
function longerName({ brief, texts }: Context, text: string, places: readonly Span[]): string | undefined {
  const own = wordsOf(text).length;
  return texts.find((other) => {
    const words = other.as === 'name' ? wordsOf(other.text).length : 0;
    if (words <= own || words > NAME) return false;
    const around = placesOf(other.text, brief);
    return around.length > 0 && places.every((place) => around.some((span) => within(place, span)));
  })?.text;
}

const splitsWord = ({ start, end }: Span, text: string): boolean =>
  (isSpacedLetter(text[start - 1] ?? ' ') && isSpacedLetter(text[start] ?? ' ')) ||
  (isSpacedLetter(text[end] ?? ' ') && isSpacedLetter(text[end - 1] ?? ' '));

/** "May-July", "London-Paris": a hyphen between two that stand for themselves. */
function isRangeEnd({ brief, texts }: Context, place: Span): boolean {
  const whole =
    /[^\s,;:()]*$/.exec(brief.folded.slice(0, place.start))?.[0] +
    brief.text.slice(place.start, place.end) +
    (/^[^\s,;:()]*/.exec(brief.folded.slice(place.end))?.[0] ?? '');
  const parts = whole.split('-').map((part) => part.toLowerCase());
  const names = new Set(texts.filter(({ as }) => as === 'name').map(({ text }) => text.toLowerCase()));
  return monthsOf(whole.replaceAll('-', ' ')).length > 1 || parts.filter((part) => names.has(part)).length > 1;
}

/** Each is enough by itself: no sentence is written like this. */
const CODE: readonly RegExp[] = [
  /^\s*(?:async\s+)?(?:def|class|function)\s+\w+\s*[({:]/u,
  /^\s*(?:import [\w.*]+(?: as \w+)?|from [\w.]+ import .+)$/u,
  /^\s*(?:const|let|var|public|private)\s+\w+.*=/u,
  /(?:=>\s*[{(]|\)\s*\{|;)\s*$/u,
  /^\s*<\/?[a-z]\w*(?:\s[^>]*)?>/u,
  /\b\w+\.\w+\([^)]*\)|\b(?:print|console\.log|len|range|int|str)\(|===|!==|\bself\./u,
  /^\s*\w+\s*=\s*(?:[[{"'(]|\w+\()/u,
  /^\s*return\s+\w+\s*[([+*/.]/u,
  /^\s*(?:SELECT\s.+\sFROM|INSERT INTO|#include)\s/u,
];
const isCode = (text: string): boolean => CODE.some((pattern) => pattern.test(text));

/** "Flour prices are up 38 %": a subject that moved, and nobody who acted. */
const STATE =
  /^(?!we\b|i\b|they\b|our team\b)(?:[\p{L}'-]+\s+){1,5}(?:(?:is|are|was|were)\s+(?:now\s+|already\s+)?(?:up|down|at|over|under|above|below|higher|lower|only|\d)|(?:rose|fell|dropped|grew|increased|declined|climbed|slipped)\s+(?:by|to|from|\d)|(?:ist|sind|war|waren)\s+(?:um|auf|bei|über|unter)|(?:stieg|stiegen|sank|sanken|fiel|fielen)\b|(?:est|sont|était)\s+(?:à|en hausse|en baisse)|(?:subió|subieron|bajó|cayó)\b)/iu;
const isState = (text: string): boolean => STATE.test(text) && /\d/.test(text);

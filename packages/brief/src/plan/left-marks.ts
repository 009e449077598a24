/** Units, periods, figures and names of a brief that stand nowhere on the slide: not even what asks for the slide loses them in silence. */
import type { Unplaced } from '@deckwright/draw/intent';
import { LANGUAGE_OF_CAPITALS, MONTHS_AND_DAYS } from '../document/calendar-words.ts';
import type { ReadBrief } from '../document/reading.ts';
import { unitsSaid } from '../document/unit-of-brief.ts';
import type { Pattern } from '../forms/define-pattern.ts';
import { MOST_UNPLACED } from './unplaced.ts';

/** Quarters, halves, years of accounts, and what runs up to today. */
const PERIOD = /(?<![\p{L}\p{N}])(?:[QHT][1-4]|[1-4]Q|(?:FY|YE|CY|GJ)\s?'?\d{2,4}|YTD|LTM|MTD|QTD)(?![\p{L}\p{N}])/gu;
/** `EBITDA`, `SteerCo`, `IT`. */
const SHORT_NAME = /(?<![\p{L}\p{N}'’-])(?:\p{Lu}{2,6}s?|\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?![\p{L}\p{N}])/gu;
/** A capital within a sentence. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,})*/gu;
/** Formats and programs are the maker's business. */
const MAKING = /^(?:PPTX?|PDF|PNG|SVG|CSV|JSON|XML|YAML|HTML|API|OK|ASAP|FYI|TBC|TBD|NB|PS|PowerPoint|Excel|Keynote|Google|Slides?)$/iu;

const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s\u00a0\u202f]/gu, '');

/** All that the intent says, without blanks. */
function saidIn(value: unknown): string {
  if (typeof value === 'string') return ` ${bare(value)}`;
  if (typeof value === 'number') return ` ${value}`;
  return value !== null && typeof value === 'object' ? Object.values(value).map(saidIn).join('') : '';
}

const found = (text: string, pattern: RegExp): Unplaced[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ text: said, start: index, end: index + said.length }));

/**
 * @param content what the slide says
 * @param read the characters that it was taken from
 * @param left what is named as unplaced already
 */
export function leftMarks(
  brief: ReadBrief,
  content: unknown,
  read: readonly Unplaced[],
  left: readonly Unplaced[],
  pattern: Pattern,
): Unplaced[] {
  const { text, language } = brief;
  const said = saidIn(content);
  const asked = new Set((pattern.names ?? []).flatMap((cue) => cue.replaceAll('*', '').split(' ')));
  const isNamed = ({ text: name }: Unplaced): boolean =>
    !MAKING.test(name) &&
    !asked.has(name.toLowerCase()) &&
    !asked.has(name.toLowerCase().replace(/s$/u, '')) &&
    !MONTHS_AND_DAYS.test(name);
  // Where nearly all is written in capitals, they tell nothing.
  const loud = (text.match(/\p{Lu}{3,}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}{3,}/gu)?.length ?? 0);
  const marks = [
    ...unitsSaid(text),
    ...found(text, PERIOD),
    ...(loud ? [] : found(text, SHORT_NAME).filter(isNamed)),
    ...(loud || !LANGUAGE_OF_CAPITALS.has(language) ? [] : found(text, NAME).filter(isNamed)),
  ];
  const isLeft = (mark: Unplaced): boolean => left.some(({ start, end }) => start < mark.end && mark.start < end);
  const taken: Unplaced[] = [];
  for (const mark of marks) {
    if (left.length + taken.length >= MOST_UNPLACED) return taken;
    const own = bare(mark.text);
    if (said.includes(own) || isLeft(mark) || taken.some(({ start, end }) => start < mark.end && mark.start < end)) continue;
    if (taken.some((one) => bare(one.text) === own)) continue;
    // A unit at a figure belongs to that.
    if (brief.figures.some(({ start, end }) => start < mark.end && mark.start < end)) continue;
    taken.push({ text: mark.text, start: mark.start, end: mark.end });
  }
  if (BY_PLACE.has(pattern.form)) return taken;
  const figures = leftFigures(brief, content, said, [...read, ...left, ...taken]);
  return [...taken, ...figures].slice(0, MOST_UNPLACED - left.length);
}

/** Forms that draw figures as places: ends of bars, pins on a picture. */
const BY_PLACE = new Set(['gantt_plan', 'visual_showcase']);

/** Lengths of the lists of a slide: "six mills" are drawn as six. */
function counted(value: unknown, out = new Set<number>()): ReadonlySet<number> {
  if (value !== null && typeof value === 'object') {
    if (Array.isArray(value)) out.add(value.length);
    for (const one of Object.values(value)) counted(one, out);
  }
  return out;
}

/** Figures that were read as a key or a request, and whose digits no text and no value of the slide has. */
function leftFigures(brief: ReadBrief, content: unknown, said: string, left: readonly Unplaced[]): Unplaced[] {
  const lengths = counted(content);
  return brief.figures
    .filter((f) => {
      const digits = /\d[\d.,]*\d|\d/.exec(f.text)?.[0] ?? '';
      const isNumbered =
        f.unit === '' &&
        /(?:^|\s|\()$/u.test(brief.text.slice(Math.max(0, f.start - 1), f.start)) &&
        /^[.)]\s/.test(brief.text.slice(f.end, f.end + 2));
      return (
        !isNumbered &&
        !(f.unit === '' && (lengths.has(f.value) || f.value <= 1)) &&
        !said.includes(digits) &&
        !said.includes(String(f.value)) &&
        !left.some(({ start, end }) => start < f.end && f.start < end)
      );
    })
    .map(({ text, start, end }) => ({ text, start, end }));
}

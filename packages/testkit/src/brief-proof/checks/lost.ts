/** What the brief says and the slide does not, without a word in its warnings: figures, units, periods, named things. */
import { type Brief, overlaps, partAround, textAt } from '../brief/brief.ts';
import { type Figure, figuresOf, standsFor } from '../brief/figures.ts';
import { monthsOf } from '../brief/months.ts';
import { isRequest } from '../brief/talk.ts';
import { UNITS } from '../brief/units.ts';
import { wordsOf } from '../brief/words.ts';
import type { Finding, FindingCode, Span } from '../finding.ts';
import { isObject, list } from '../slide/json.ts';
import { isBound, isGerman, WEEKDAYS } from './closed-class.ts';
import { type Check, type Context, isTold } from './context.ts';
import { mentionsUnit } from './numbers.ts';
import { periodMarks } from './periods.ts';

export const checkLost: Check = (context) => {
  const all = stringsOf(context.slide.intent);
  const seen = `${context.shown}\n${all.texts.join('\n')}`;
  return [
    ...figuresLost(context, all.numbers, seen),
    ...periodsLost(context, seen),
    ...unitsLost(context, seen),
    ...namesLost(context, seen),
  ];
};

/** Everything that the intent holds: what is drawn as a place need not be printed. */
function stringsOf(intent: unknown): { texts: string[]; numbers: number[] } {
  const texts: string[] = [];
  const numbers: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value))
        if (key !== 'written' && key !== 'theme_id' && key !== 'form' && key !== 'variant') visit(one);
    if (typeof value === 'string') texts.push(value);
    if (typeof value === 'number') numbers.push(value);
  };
  visit(intent);
  return { texts, numbers };
}

/** What is said to the maker is no content. */
const isTalk = (brief: Brief, span: Span): boolean =>
  brief.talk.some((talk) => overlaps(talk, span)) || isRequest(textAt(brief, partAround(brief, span, 2)));

const lost = (code: FindingCode, brief: Brief, span: Span, what: string): Finding => ({
  code,
  message: `${what} ${JSON.stringify(textAt(brief, span))} (characters ${span.start} to ${span.end} of the brief) is neither on the slide nor in its warnings.`,
  said: '',
  spans: [span],
});

function figuresLost(context: Context, numbers: readonly number[], seen: string): Finding[] {
  const { brief } = context;
  const figures = figuresOf(seen);
  const places = new Set(context.facts.values.flatMap((value) => (value.places && value.number !== undefined ? [value.number] : [])));
  const items = Math.max(
    0,
    ...[context.slide.intent.blocks, ...Object.values(isObject(context.slide.intent.data) ? context.slide.intent.data : {})].map(
      (member) => list(member).length,
    ),
  );
  const drawnByTime = ['gantt_plan', 'timeline_roadmap', 'calendar_grid'].includes(context.facts.form);
  const digits = new Set([...seen.matchAll(/\d+/g)].flatMap(([found]) => [found, String(Number(found))]));
  const isFound = (figure: Figure): boolean =>
    isTold(context, figure) ||
    // The low end of a scale, "1-10", and both of a pair, "(3,2)", place something.
    (/^[01]$/.test(figure.digits) && /^\s?[-–]\s?\d|^ to \d/.test(brief.folded.slice(figure.end, figure.end + 6))) ||
    (/^\d+[,.]\d+$/.test(figure.digits) && figure.digits.split(/[,.]/).every((part) => places.has(Number(part)))) ||
    // "Level 2 of 4", "six mills": the slide shows as many items.
    (figure.unit === '' && figure.scale === 1 && figure.readings.includes(items)) ||
    figures.some((other) => other.digits === figure.digits || figure.readings.some((reading) => standsFor(other, reading))) ||
    numbers.some((number) => standsFor(figure, number) || [1, 100, 1e3, 1e6].some((power) => standsFor(figure, number * power))) ||
    ((figure.kind !== 'value' || (drawnByTime && /^\d{1,2}\.\d{1,2}$/.test(figure.digits))) &&
      figure.digits.split(/\D+/).every((part) => digits.has(String(Number(part)))));
  const counted = brief.figures.filter(
    ({ kind }) => kind === 'value' || kind === 'year' || ((kind === 'date' || kind === 'time') && !drawnByTime),
  );
  const missing = counted.filter((figure) => !isFound(figure) && !isTalk(brief, figure));
  return missing
    .filter((figure) => !counted.some((other) => other !== figure && overlaps(other, figure) && isFound(other)))
    .filter(
      (figure) =>
        !missing.some((other) => other !== figure && overlaps(other, figure) && other.end - other.start > figure.end - figure.start),
    )
    .map((figure) =>
      lost(
        figure.kind === 'value' ? 'figure_lost' : 'period_lost',
        brief,
        figure.whole,
        figure.kind === 'value' ? 'The figure' : 'The period',
      ),
    );
}

/** Names of quarters, halves, years and weeks: `Q3`, `H1`, `FY24`, `YE23`, `T2`, `KW 12`. */
const PERIOD = /(?<![\p{L}\p{N}])(?:[QHTS][1-4]|[1-4]Q|(?:FY|YE|CY|GJ)\s?'?\d{2,4}|(?:YTD|LTM|MTD|QTD))(?![\p{L}\p{N}])/gu;

function periodsLost(context: Context, seen: string): Finding[] {
  const { brief } = context;
  const upper = seen.toUpperCase().replaceAll(/\s/g, '');
  const marks = periodMarks(seen);
  const named = [...brief.folded.matchAll(PERIOD)]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter(
      (span) =>
        !upper.includes(textAt(brief, span).toUpperCase().replaceAll(/\s/g, '')) &&
        !marks.has(/^[QT][1-4]$/.test(textAt(brief, span)) ? `month ${Number(textAt(brief, span).slice(1)) * 3}` : ' '),
    );
  const months = monthsOf(brief.text).filter(
    ({ month, start, end }) =>
      !marks.has(`month ${month}`) && !wordsOf(seen).some(({ key }) => key === brief.text.slice(start, end).toLowerCase()),
  );
  return [...named, ...months]
    .filter((span) => !isTold(context, span) && !isTalk(brief, span))
    .map((span) => lost('period_lost', brief, span, 'The period'));
}

/** A unit said once for all: `(GBPm)`, `in €m`, `kEUR`, `in %`. */
const GENERAL =
  /(?<![\p{L}\p{N}.,])(?:[(,]?\s?(?:in|en|em|w|i|je|per)\s+)?((?:k|T|m)?(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|JPY|€|\$|£)\s?(?:k|m|mn|bn|mio|mln|mrd|thousand|million)?)(?![\p{L}\p{N}])(?!\s?\d)|(?:\(|\bin\s|\ben\s|\bem\s)(%|Mio\.?|Mrd\.?|Tsd\.?|t|kt|MW|GWh|MWh|kWh)(?=[\s),:.;]|$)/giu;

function unitsLost(context: Context, seen: string): Finding[] {
  const { brief } = context;
  const bare = seen.toLowerCase().replaceAll(/\s/g, '');
  return [...brief.folded.matchAll(GENERAL)].flatMap(({ index, 0: all, 1: joined, 2: plain }) => {
    const found = (joined ?? plain ?? '').trim();
    const start = index + all.indexOf(found);
    const span = { start, end: start + found.length };
    // A currency behind a figure belongs to it.
    if (found === '' || brief.figures.some(({ whole }) => overlaps(whole, span)) || isTold(context, span) || isTalk(brief, span)) return [];
    const unit = UNITS.get(found.toLowerCase());
    if (bare.includes(found.toLowerCase().replaceAll(/\s/g, '')) || (unit !== undefined && mentionsUnit(seen, unit))) return [];
    return [lost('unit_lost', brief, span, 'The unit')];
  });
}

function namesLost(context: Context, seen: string): Finding[] {
  const { brief } = context;
  const own = new Set(wordsOf(seen).map(({ key }) => key));
  const german = isGerman(brief);
  const isStart = (start: number): boolean =>
    /(?:^|[\n.!?:;"'([•*#_\-–—>|\t]\s*|\d[.)]\s*)$/.test(brief.folded.slice(Math.max(0, start - 6), start));
  const out: Finding[] = [];
  for (let i = 0; i < brief.words.length; i++) {
    const run = [];
    for (let j = i; j < brief.words.length; j++) {
      const word = brief.words[j];
      const before = brief.words[j - 1];
      if (word === undefined || !/^\p{Lu}\p{L}+$/u.test(word.text) || own.has(word.key)) break;
      if (j > i && brief.text.slice(before?.end, word.start) !== ' ') break;
      run.push(word);
    }
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) continue;
    i += run.length - 1;
    const span = { start: first.start, end: last.end };
    const capitals = run.every(({ text }) => text === text.toUpperCase());
    if (
      /\d $/.test(brief.folded.slice(Math.max(0, span.start - 2), span.start)) ||
      WEEKDAYS.has(first.key) ||
      WEEKDAYS.has(first.key.replace(/s$/, '')) ||
      brief.figures.some(({ whole }) => overlaps(whole, span))
    )
      continue;
    const isName =
      (!german && (run.length >= 2 || !isStart(first.start))) ||
      (german && run.length >= 2 && !isStart(first.start) && run.length <= 3) ||
      (capitals && first.text.length >= 2 && !/^\p{Lu}{4,}$/u.test(first.text));
    // Where nearly all is in capitals, they tell nothing.
    const loud = brief.words.filter(({ text }) => /^\p{Lu}{3,}$/u.test(text)).length > brief.words.length / 2;
    if (
      !isName ||
      loud ||
      (capitals && context.facts.form === 'status_dashboard') ||
      UNITS.has(first.key) ||
      run.every(({ text }) => isBound(text.toLowerCase(), brief)) ||
      isTold(context, span) ||
      isTalk(brief, span) ||
      monthsOf(textAt(brief, span)).length > 0
    )
      continue;
    out.push(lost('name_lost', brief, span, 'The name'));
  }
  return out;
}

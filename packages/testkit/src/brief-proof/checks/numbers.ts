/** Numbers: each is the brief's, with its unit, scale and sign, or is computed from the brief's. */
import type { Figure } from '../brief/figures.ts';
import { figuresOf, standsFor } from '../brief/figures.ts';
import { monthsOf } from '../brief/months.ts';
import { isHard, SCALES, UNITS, unitAfter } from '../brief/units.ts';
import { wordsOf } from '../brief/words.ts';
import type { Finding } from '../finding.ts';
import type { Facts, Value } from '../slide/facts.ts';
import { shapeOf } from '../slide/slide.ts';
import { type Check, type Context, figuresFor } from './context.ts';
import { numberWords } from './number-words.ts';
import { isRecomputed } from './recompute.ts';

const NOT_VALUES = new Set(['date', 'time', 'idiom', 'ordinal', 'code']);
/** Roles of numbers that count items or mark an axis. */
const COUNTS = new Set(['axis', 'page_number']);

export const checkNumbers: Check = (context) => [
  ...context.facts.values.flatMap((value) => checkValue(context, value)),
  ...checkTexts(context),
];

function checkValue(context: Context, value: Value): Finding[] {
  const { number, path, said } = value;
  if (number === undefined || value.places || context.added.has(path)) return [];
  const shape_id = shapeOf(context.slide, path);
  const at = { said, path, ...(shape_id === undefined ? {} : { shape_id }) };
  const found = figuresFor(context, number);
  const spelled = numberWords(context.brief).some((one) => one === Math.abs(number));
  if (found.length === 0) {
    const isEdge = number === 0 || spelled;
    return isEdge ? [] : [{ code: 'number_not_in_brief', message: `${said} is no number of the brief.`, ...at, spans: [] }];
  }
  // "Weather in May 25 to 58": the month is a part of the item's name.
  const named = value.keys.some(({ text }) => monthsOf(text).length > 0);
  if (!spelled && found.every(({ kind }) => NOT_VALUES.has(kind) && !(named && kind === 'date')))
    return [
      {
        code: 'not_a_value',
        message: `${said} stands in the brief only as a date, a time, a number of an item or a fixed expression.`,
        ...at,
        spans: found,
      },
    ];
  const values = found.filter(({ kind }) => !NOT_VALUES.has(kind));
  if (values.length === 0) return [];
  return [...(value.unitless === true ? [] : unitFinding(context, value, values, at)), ...signFinding(context, number, said, values, at)];
}

type At = Pick<Finding, 'said' | 'path' | 'shape_id'>;

/** Unit and scale as the slide prints them with the value, beside those of the figures that it may be. */
function unitFinding({ brief, shown, facts }: Context, value: Value, found: readonly Figure[], at: At): Finding[] {
  const own = figuresOf(value.said)[0];
  const general = unitAfter(` ${value.unit}`);
  const unit = own?.unit || general.unit;
  const scale = own !== undefined && own.scale !== 1 ? own.scale : general.scale;
  const keys = value.keys.map(({ text }) => text).join(' ');
  if (found.some((figure) => fits(figure, { unit, scale }))) return [];
  const saysUnit = (text: string, wanted: string): boolean => mentionsUnit(text, wanted);
  const isShown = (figure: Figure): boolean =>
    (figure.unit === unit || !isHard(figure.unit) || saysUnit(`${shown}\n${keys}\n${value.unit}`, figure.unit)) &&
    (figure.scale === scale ||
      figure.scale === 1 ||
      mentionsScale(`${shown}\n${keys}\n${value.unit}`, figure.scale) ||
      !standsFor({ ...figure, scale: 1 }, Number(value.number)));
  const isAsked = (figure: Figure): boolean =>
    (unit === '' ||
      figure.unit === unit ||
      (figure.unit === '' && (saysUnit(brief.folded, unit) || (unit === '%' && isShare(facts, value))))) &&
    (scale === 1 || figure.scale === scale || (figure.scale === 1 && mentionsScale(brief.folded, scale)));
  if (found.some((figure) => (isAsked(figure) && isShown(figure)) || isConverted(figure, value, scale, facts.form))) return [];
  const [first] = found;
  const as = first === undefined ? '' : brief.text.slice(first.whole.start, first.whole.end);
  return [
    {
      code: 'unit_changed',
      message: `${value.said}${value.unit === '' ? '' : ` (${value.unit})`} is ${as} in the brief.`,
      ...at,
      spans: found,
    },
  ];
}

/** Figures that make a hundred are shares, whether or not their sign is written. */
function isShare({ values }: Facts, { path }: Value): boolean {
  const list = path.slice(0, path.lastIndexOf('/'));
  const beside = values.filter(
    (other) =>
      other.path.slice(0, other.path.lastIndexOf('/')) === list || other.path.replaceAll(/\d+/g, '*') === path.replaceAll(/\d+/g, '*'),
  );
  const own = beside.filter((other) => other.path.slice(0, other.path.lastIndexOf('/')) === list);
  return [beside, own].some((all) => Math.abs(all.reduce((sum, { number = 0 }) => sum + number, 0) - 100) <= 1.5);
}

const fits = (figure: Figure, { unit, scale }: { unit: string; scale: number }): boolean => figure.unit === unit && figure.scale === scale;

/** 1,200 k said as 1.2 m, base points drawn as percent: the value is another number for the same. */
const isConverted = (figure: Figure, { number = 0 }: Value, scale: number, form: string): boolean =>
  (form !== '' &&
    (standsFor({ ...figure, scale: 1 }, number)
      ? false
      : figure.readings.some(
          (reading) => Math.abs(reading * figure.scale - Math.abs(number) * scale) < 1e-6 * Math.abs(number * scale),
        ))) ||
  (figure.unit === 'bp' && figure.readings.some((reading) => Math.abs(reading / 100 - Math.abs(number)) < 1e-9));

/** Whether a text names a unit, beside a figure or by itself. */
export function mentionsUnit(text: string, unit: string): boolean {
  if (figuresOf(text).some((figure) => figure.unit === unit)) return true;
  const lower = text.toLowerCase();
  for (const [as, canonical] of UNITS)
    if (canonical === unit && (/^[a-z]{1,2}$/.test(as) ? wordsOf(lower).some(({ key }) => key === as) : lower.includes(as))) return true;
  return unit === '%' && /share|anteil|part|cuota|quota|percent|prozent|pct|rate|比|率/iu.test(lower);
}

function mentionsScale(text: string, scale: number): boolean {
  if (figuresOf(text).some((figure) => figure.scale === scale)) return true;
  const words = wordsOf(text).map(({ key }) => key);
  for (const [as, power] of SCALES)
    if (
      power === scale &&
      words.some((word) => word === as || new RegExp(`^(?:eur|usd|gbp|chf)${as}$|^${as}(?:eur|usd|gbp|chf|€)$`).test(word))
    )
      return true;
  const joined = /[€$£]\s?(k|m|mm|mn|bn|b)(?!\p{L})|(?<!\p{L})([kTm])[€$£]/giu;
  return [...text.matchAll(joined)].some(
    ([, after, before]) => (before === 'T' ? 1e3 : SCALES.get((after ?? before ?? '').toLowerCase())) === scale,
  );
}

function signFinding(context: Context, number: number, said: string, found: readonly Figure[], at: At): Finding[] {
  if (number === 0 || found.length === 0) return [];
  // Where one figure in brackets is drawn as negative, brackets mean that.
  const accounts = context.facts.values.some(
    (other) => (other.number ?? 0) < 0 && figuresFor(context, Number(other.number)).every(({ bracketed }) => bracketed),
  );
  if (number > 0 && accounts && found.every(({ bracketed }) => bracketed))
    return [
      {
        code: 'sign_changed',
        message: `${said} stands in brackets in the brief, which the slide reads as negative elsewhere.`,
        ...at,
        spans: found,
      },
    ];
  const turned = number > 0 ? '-' : '+';
  if (!found.every(({ sign }) => sign === turned)) return [];
  return [{ code: 'sign_changed', message: `${said} has the sign ${turned} in the brief.`, ...at, spans: found }];
}

const decimalsOf = (said: string): number => /\d[.,](\d+)(?!.*\d[.,]\d)/.exec(said)?.[1]?.length ?? 0;

/** Numbers in texts of the slide, drawn ones included. */
function checkTexts(context: Context): Finding[] {
  const { slide, brief, facts } = context;
  const own = new Set(brief.figures.flatMap(({ digits }) => [digits, digits.replaceAll(/[^\d]/g, ''), ...digits.split(/[^\d]+/)]));
  const items = Math.max(31, slide.texts.length);
  const isShareOfCount = (text: string, digits: string): boolean =>
    /^\s*\d{1,3}\s?%\s*$/.test(text) && facts.form === 'swimlane_flow' && Number(digits) <= 100;
  return slide.texts.flatMap(({ text, role, computed, shape_id, paths: [path] }): Finding[] => {
    if (COUNTS.has(role) || (path !== undefined && context.added.has(path))) return [];
    const foreign = figuresOf(text).filter((figure) => {
      const { digits, readings } = figure;
      if (
        own.has(digits) ||
        own.has(digits.replace(/[.,]0+$/, '')) ||
        brief.figures.some((other) => readings.some((reading) => standsFor(other, reading)))
      )
        return false;
      // The number of an item in its list, or of a month's day.
      if (computed && /^\d{1,2}$/.test(digits) && Number(digits) <= items) return false;
      if (computed && role === 'source' && digits === '100') return false;
      if (computed && (/^(?:19|20)\d{2}$/.test(digits) || isShareOfCount(text, digits))) return false;
      if (/^\d+$/.test(digits) && numberWords(brief).includes(Number(digits))) return false;
      return !readings.some(
        (reading) =>
          isRecomputed(context, reading * figure.scale, decimalsOf(digits)) || isRecomputed(context, reading, decimalsOf(digits)),
      );
    });
    // A part of a group of digits is no number of its own where the group is known.
    return foreign
      .filter((figure) => !foreign.some((other) => other !== figure && other.start <= figure.start && figure.end <= other.end))
      .map(({ digits }) => ({
        code: 'number_not_in_brief',
        message: `${digits} is neither a number of the brief nor computed from its numbers.`,
        said: text,
        shape_id,
        ...(path === undefined ? {} : { path }),
        spans: [],
      }));
  });
}

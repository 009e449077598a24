/// <reference path="./linebreak.d.ts" />
/** Where a line may end, by Unicode line breaking (UAX #14). Numbers stay with their units. */
import LineBreaker from 'linebreak';
import { joinedAt } from './scripts.ts';
import { thaiBreaks } from './thai.ts';

export interface Break {
  /** UTF-16 index at which the next line would start. */
  readonly at: number;
  /** A line feed: the line must end here. */
  readonly required: boolean;
}

/** Text in which only spaces, hyphens and dashes allow a break: the common case, at a tenth of the cost. */
const SIMPLE = /^[A-Za-z0-9À-ɏ ,.'’%()€$£&+−:;!?"“”-]*$/;

const UNIT =
  /^(?:%|‰|pp|bps?|x|k|m|mn|mm|bn|tn|km|cm|kg|t|g|h|hrs?|min|MW|GW|kW|kWh|MWh|GWh|TWh|m²|m³|€|\$|£|¥|USD|EUR|GBP|CHF|JPY|Mio\.?|Mrd\.?|million|billion|thousand|pts?|months?|years?|days?|weeks?|hours?)(?![\p{L}\p{N}])/u;

/** True when the space at `space` is between a number and its unit, or between a currency and its number: `a 14 months b`. */
function binds(text: string, space: number): boolean {
  const before = text[space - 1];
  const after = text[space + 1];
  if (before === undefined || after === undefined) return false;
  if (before >= '0' && before <= '9') return UNIT.test(text.slice(space + 1, space + 12));
  if (after >= '0' && after <= '9')
    return /(?:^|[\s(])(?:€|\$|£|¥|USD|EUR|GBP|CHF|JPY|[+−±~≈<>])$/.test(text.slice(Math.max(0, space - 5), space));
  return false;
}

function simpleBreaks(text: string): Break[] {
  const breaks: Break[] = [];
  for (let i = 0; i < text.length - 1; i++) {
    const c = text[i];
    if (c === ' ') {
      if (text[i + 1] !== ' ' && !binds(text, i)) breaks.push({ at: i + 1, required: false });
    } else if (c === '-' && i > 0 && text[i - 1] !== ' ' && /[A-Za-zÀ-ɏ]/.test(text[i + 1] ?? '')) {
      breaks.push({ at: i + 1, required: false });
    }
  }
  return breaks;
}

/** Korean breaks between words, as people read it, and not between syllables, which UAX #14 also allows. */
const isHangul = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;
const THAI = /[\u0e01-\u0e5b]/;

/** All places where a line may or must end, in order. The end of the text is not included. */
export function findBreaks(text: string): readonly Break[] {
  if (SIMPLE.test(text)) return simpleBreaks(text);
  const breaker = new LineBreaker(text);
  const breaks: Break[] = [];
  const joined = joinedAt(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const at = next.position;
    if (at >= text.length) break;
    const required = next.required === true;
    if (!required && text[at - 1] === ' ' && binds(text, at - 1)) continue;
    if (!required && (joined[at] === 1 || (isHangul(text.charCodeAt(at - 1)) && isHangul(text.charCodeAt(at))))) continue;
    breaks.push({ at, required });
  }
  if (!THAI.test(text)) return breaks;
  const positions = new Set(breaks.map((b) => b.at));
  for (const at of thaiBreaks(text, joined)) if (!positions.has(at)) breaks.push({ at, required: false });
  return breaks.sort((a, b) => a.at - b.at);
}

/** How two lines of a paragraph are joined. */
import { type TextLine, textOf } from './lines.ts';

/** The next line goes on without a space: behind a hyphen, and in scripts that have none. */
const CONTINUED = /\p{L}[-\u2010]$|[\u3000-\u9fff\uff00-\uffef\uac00-\ud7a3]$/u;

/** Numbers of such scripts are cut too. */
const CUT_NUMBER = /[\u3000-\u9fff\uff00-\uffef].*\d[.,]$/u;
export const goesOn = (end: string, start: string): boolean => CONTINUED.test(end) || (CUT_NUMBER.test(end) && /^\d/.test(start));

/** A hyphen that stands only because the line ends: one of its own sign, or any in a justified paragraph. */
export function isCut(line: TextLine, next: TextLine, justified: boolean): boolean {
  const [end, start] = [textOf(line).trimEnd(), textOf(next).trimStart()];
  if (!/^\p{Ll}{2}/u.test(start)) return false;
  return /\p{Ll}{2}\u2010$/u.test(end) || (justified && /(?:^|[\s(])\p{L}\p{Ll}+-$/u.test(end));
}

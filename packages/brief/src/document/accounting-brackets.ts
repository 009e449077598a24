/** Numbers in brackets that mean a minus, as accountants write it: those that are a cell, one of a pair or of a row, or a stated loss. */

export interface Negative {
  /** The opening bracket, and the character behind the closing one. */
  readonly start: number;
  readonly end: number;
}

const BRACKETED = /\((?:[$€£¥]\s?)?\d[\d.,'’\u00a0\u202f]{0,14}(?:\s?(?:%|pp|[kmbt]n?|mio\.?|mrd\.?|mln|[mk]?€|\$))?\)/giu;
const VERSUS = '(?:vs?\\.?|versus|gegen|ggü\\.?|contre|contra|kontra)';
/** What stands before a number that is a cell of its own. */
const OPENS_CELL = new RegExp(`(?:[|\\t/]\\s{0,3}|\\S {2,8}|\\s${VERSUS}\\s)$`, 'iu');
const CLOSES_CELL = new RegExp(`^(?:\\s{0,3}(?:$|[|\\t\\n/;,.(])| {2}|\\s${VERSUS}\\s)`, 'iu');
/** `COGS (410) vs (385)`, `Staff (1,510) / (1,460)`, `COGS (251.3) (240.1)`: the first of two. */
const BEFORE_ANOTHER = new RegExp(`^(?:\\s?/\\s?|\\s${VERSUS}\\s|\\s)?\\((?:[$€£¥]\\s?)?\\d`, 'iu');
/** `12, 4, (3), 8`: one of a row. */
const IN_ROW = /\d[\d.,]{0,8}\s?(?:%|[kmb]n?)?\)?[,;]\s$/iu;
const IS_LOSS =
  /(?:loss(?:es)?|deficit|shortfall|verlust|fehlbetrag|defizit|perte|déficit|pérdida|perdita|prejuízo|verlies|tekort|strata)(?:\s(?:of|von|de|di|van))?:?\s$/iu;
/** `Q2 1.1, Q3 (0.4), Q4 2.0`: behind a period, where other periods have bare numbers. */
const PERIOD = /(?<![\p{L}\d])(?:[qh][1-4]|fy\s?\d\d(?:\d\d)?|(?:19|20)\d\d)\s$/iu;
const PERIOD_BARE = /(?<![\p{L}\d])(?:[qh][1-4]|fy\s?\d\d(?:\d\d)?|(?:19|20)\d\d)\s[$€£¥]?\d/iu;
/** Nothing but a number can follow. */
const COMES_TO = /(?:goes|went|falls|fell|drops|dropped|down|comes|came|swings|swung) to\s$/iu;
const IN_BRACKETS =
  /\b(?:in brackets|in parenthes[ei]s|in klammern|entre parenth[èe]ses|entre paréntesis|tra parentesi|entre parênteses|tussen haakjes|w nawiasach)\b/iu;
const MEANS_MINUS = /(?:negative|minus|reduc|loss|outflow|abzug|négati|negativ)/iu;
/** `over/(under)`, "brackets reduce": a name with a number in brackets behind it has a minus. */
const LEGEND =
  /\p{L}\s?\/\s?\(\p{L}{3,20}\)|(?:brackets?|parenthes[ei]s|klammern|parenthèses|paréntesis|parentesi|haakjes)\s(?:are|is|mean|show|sind|heißt|sont)?\s?(?:a\s|an\s)?(?:negative|minus|reduc|loss|outflow|abzug|négati|negativ)/iu;

/** `from (3) to 4`. */
const COMES_FROM = /(?:^|\s)(?:from|von|de|da|van|z|od)\s$/iu;
const TO_ANOTHER = /^\s(?:to|auf|à|a|naar|na|do)\s[(+−-]?[$€£¥]?\d/iu;

/** In their order; none where brackets hold something else: the marks of a list, last year's figures, a share of every line. */
export function negativesIn(text: string): readonly Negative[] {
  if (!text.includes('(')) return [];
  const out: Negative[] = [];
  const legend = LEGEND.test(text);
  const byPeriod = PERIOD_BARE.test(text);
  for (const match of text.matchAll(BRACKETED)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - 28), start);
    const after = text.slice(end, end + 12);
    if (/^\((?:19|20)\d\d\)$/.test(match[0])) continue;
    const last = out.at(-1);
    const follows = last !== undefined && start - last.end <= 8 && /^[^\S\n]*$/u.test(text.slice(last.end, start));
    const isCell = (follows || OPENS_CELL.test(before)) && CLOSES_CELL.test(after);
    const isFirst = /\p{L}[:\s]\s?$/u.test(before) && BEFORE_ANOTHER.test(after);
    const inRow = IN_ROW.test(before) && /^(?:\s?$|[,;.\n])/u.test(after);
    const isSaid = IS_LOSS.test(before) || COMES_TO.test(before) || (COMES_FROM.test(before) && TO_ANOTHER.test(after));
    const isPeriod = byPeriod && PERIOD.test(before) && CLOSES_CELL.test(after);
    const isNamed = legend && /\p{L}[:\s]\s?$/u.test(before);
    if (isCell || isFirst || inRow || isSaid || isNamed || isPeriod) out.push({ start, end });
  }
  if (out.length === 0 || counts(out, text) || (IN_BRACKETS.test(text) && !MEANS_MINUS.test(text)) || inEachLine(out, text)) return [];
  return out;
}

/** `(1)`, `(2)`, `(3)`: marks of a list. */
const counts = (found: readonly Negative[], text: string): boolean =>
  found.every(({ start, end }, i) => text.slice(start + 1, end - 1) === String(i + 1));

/** A column that stands in brackets throughout says something else. */
function inEachLine(found: readonly Negative[], text: string): boolean {
  let from = 0;
  let lines = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const first = at;
    while ((found[at]?.start ?? to) < to) at++;
    const own = at - first;
    const numbers = line.match(/\d[\d.,]*/g)?.length ?? 0;
    from = to + 1;
    if (numbers < 2) continue;
    if (own !== 1) return false;
    lines++;
  }
  return lines >= 3;
}

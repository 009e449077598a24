/** What stands on a line from left to right, in the order in which it is read (Unicode Annex 9, backwards). */

export interface Unit {
  readonly text: string;
  /** It is what is read, so that brackets are not turned. */
  readonly said?: boolean;
}

export const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER = /\p{L}/u;

/** One sign for each unit: R and L letters, N numbers, `s` what parts numbers, `t` what goes with them, `o` the rest. */
const classOf = ({ text }: Unit): string => {
  if (/[\u0660-\u0669\u06f0-\u06f9\p{Nd}]/u.test(text)) return LETTER.test(text) && !RTL.test(text) ? 'L' : 'N';
  if (RTL.test(text)) return 'R';
  if (LETTER.test(text)) return 'L';
  if (/^[.,:/+-]$/.test(text)) return 's';
  return /^[%$€£₪#°‰]$/.test(text) ? 't' : 'o';
};

export interface PageDirection {
  /** The share of right-to-left letters among all of the page. */
  readonly rtl: number;
  /** The file says brackets as they are seen, so that those within right-to-left text are turned. */
  readonly mirrored: boolean;
}

/** What is read from left to right within the other direction: words with all between them, and numbers with their signs. */
const LEFT_TO_RIGHT = /(?:N(?:[sN]*N)?)?L(?:[^R]*[LN])?|t*N(?:s?N)*t*/g;
/** Behind Arabic letters, numbers do not take their signs along (rules W2 and W5). */
const BEHIND_ARABIC = /(?:N(?:[sN]*N)?)?L(?:[^R]*[LN])?|N(?:s?N)*/g;
const ARABIC = /[\u0600-\u07bf\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
/** And what is read from right to left. */
const RIGHT_TO_LEFT = /R(?:[^L]*R)?/g;

/** From a number to another, without a letter: read as the page is. */
const RANGE = /\p{Nd}\s*[\u2013\u2014]\s*\p{Nd}/u;

/**
 * Whether a line is read from the right.
 * @param page the share of right-to-left letters among all of the page
 */
export function isRightToLeft(units: readonly Unit[], page: number): boolean {
  const letters = units.filter(({ text }) => LETTER.test(text) || RTL.test(text));
  const right = letters.filter(({ text }) => RTL.test(text));
  if (right.length === 0) return page >= 0.5 && letters.length === 0 && RANGE.test(units.map(({ text }) => text).join(''));
  const framed = [letters[0], letters.at(-1)].every((unit) => unit !== undefined && RTL.test(unit.text));
  return right.length * 2 >= letters.length || page >= 0.5 || (page >= 0.2 && framed);
}

/** Of all letters. */
export function shareOfRightToLeft(texts: Iterable<Unit>): number {
  let [right, all] = [0, 0];
  for (const { text } of texts) {
    if (!LETTER.test(text)) continue;
    all++;
    if (RTL.test(text)) right++;
  }
  return all === 0 ? 0 : right / all;
}

const MIRRORED = '()[]{}<>«»';
/**
 * Whether the brackets of a page match better when they are turned: some programs write down what is seen, and some what is read.
 * @param lines from top to bottom, because brackets go on over lines
 */
export function isMirrored(lines: readonly (readonly Unit[])[], rtl: number): boolean {
  const [plain = 0, turned = 0] = [false, true].map((mirrored) =>
    unmatched(
      lines.map((units) =>
        inReadingOrder(units, isRightToLeft(units, rtl), mirrored)
          .map(({ text }) => text)
          .join(''),
      ),
    ),
  );
  return turned <= plain;
}

/** The numbers of lists close a bracket that none opens. */
function unmatched(lines: readonly string[]): number {
  let [open, wrong] = [0, 0];
  for (const line of lines)
    for (const sign of line.replace(/^\s*[\p{L}\p{Nd}]{1,2}\)/u, '').match(/[()[\]{}]/g) ?? []) {
      if ('([{'.includes(sign)) open++;
      else if (open > 0) open--;
      else wrong++;
    }
  return wrong + open;
}

const mirror = <T extends Unit>(unit: T): T => {
  const at = unit.said === true || unit.text.length !== 1 ? -1 : MIRRORED.indexOf(unit.text);
  return at < 0 ? unit : { ...unit, text: MIRRORED[at ^ 1] ?? unit.text };
};

export function inReadingOrder<T extends Unit>(units: readonly T[], rtl: boolean, mirrored: boolean): T[] {
  const classes = units.map(classOf).join('');
  if (!rtl && !classes.includes('R')) return [...units];
  if (rtl) return turned(units, classes, mirrored);
  const out: T[] = [];
  let at = 0;
  for (const { index, 0: run } of classes.matchAll(RIGHT_TO_LEFT)) {
    out.push(...units.slice(at, index), ...turned(units.slice(index, index + run.length), run, mirrored));
    at = index + run.length;
  }
  return [...out, ...units.slice(at)];
}

function turned<T extends Unit>(units: readonly T[], classes: string, mirrored: boolean): T[] {
  const read = (unit: T): T => (mirrored ? mirror(unit) : unit);
  const parts: T[][] = [];
  let at = 0;
  const pattern = units.some(({ text }) => ARABIC.test(text) && LETTER.test(text)) ? BEHIND_ARABIC : LEFT_TO_RIGHT;
  for (const { index, 0: run } of classes.matchAll(pattern)) {
    parts.push(...units.slice(at, index).map((unit) => [read(unit)]), units.slice(index, index + run.length));
    at = index + run.length;
  }
  parts.push(...units.slice(at).map((unit) => [read(unit)]));
  return parts.reverse().flat();
}

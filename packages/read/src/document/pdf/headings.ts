/** Which paragraphs of a PDF are headings: what is set larger or bolder than the text, and is short. */
import type { PageParagraph } from './parts-of-page.ts';

const LONGEST = 160;
const MOST_WORDS = 20;
const MOST_LINES = 3;
/** Before a colon. */
const MOST_WORDS_OF_LABEL = 5;
/** Over the size of the text. */
const LARGER = 1.12;
const SMALLEST_BOLD = 0.95;
/** Levels by size; what is bold alone is one below them. */
const MOST_LEVELS = 4;

/** Level of each heading, from 1. @param pages paragraphs of each page */
export function headingsOf(pages: readonly (readonly PageParagraph[])[]): ReadonlyMap<PageParagraph, number> {
  const paragraphs = pages.flat();
  const body = bodySize(paragraphs);
  const beside = new Set(pages.flatMap(besideOthers));
  const candidates = paragraphs.filter(
    (one) => isShort(one) && !beside.has(one) && (one.size >= LARGER * body || (one.bold && one.size >= SMALLEST_BOLD * body)),
  );
  const sizes = [...new Set(candidates.filter(({ size }) => size >= LARGER * body).map(({ size }) => size))].sort((a, b) => b - a);
  const levels = merged(sizes);
  return new Map(
    candidates.map((one) => [
      one,
      one.size >= LARGER * body ? (levels.get(one.size) ?? MOST_LEVELS) : Math.min(MOST_LEVELS, new Set(levels.values()).size) + 1,
    ]),
  );
}

/** Points within which lines stand on one baseline. */
const SAME_BASELINE = 2;

/** Single lines side by side: cells of a table without rules, or a label and what it names. */
function besideOthers(page: readonly PageParagraph[]): readonly PageParagraph[] {
  const single = page.filter(({ lines }) => lines === 1).sort((a, b) => a.box.y1 - b.box.y1);
  return single.filter((one, i) =>
    [single[i - 1], single[i + 1]].some((other) => other !== undefined && Math.abs(other.box.y1 - one.box.y1) < SAME_BASELINE),
  );
}

/** The size of most of the letters. */
export function bodySize(paragraphs: readonly PageParagraph[]): number {
  const letters = new Map<number, number>();
  for (const { size, words } of paragraphs) letters.set(size, (letters.get(size) ?? 0) + words.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function isShort({ words, lines, item, code, turned }: PageParagraph): boolean {
  return (
    item === undefined &&
    !code &&
    !turned &&
    lines <= MOST_LINES &&
    words.length <= LONGEST &&
    words.split(/\s+/).length <= MOST_WORDS &&
    /\p{L}/u.test(words) &&
    !/[.;,]$/.test(words) &&
    (!words.endsWith(':') || words.split(/\s+/).length <= MOST_WORDS_OF_LABEL)
  );
}

/** Sizes that hardly differ are of one level. */
function merged(sizes: readonly number[]): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  let level = 0;
  let largest = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    if (size < 0.93 * largest && level < MOST_LEVELS) {
      level++;
      largest = size;
    }
    out.set(size, Math.max(1, level));
  }
  return out;
}

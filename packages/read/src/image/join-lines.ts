/** Halves of one line of words that something parted, as one line. */
import { colorDistance, union } from './raster.ts';
import type { PictureLine } from './words.ts';

/** Of the size: no space is wider, and gaps between columns are. */
const GAP = 0.62;
const SAME_BASELINE = 0.15;
/** Of two sizes, as a logarithm. */
const SAME_SIZE = 0.14;
const SAME_COLOR = 60;

export function joinHalves(lines: readonly PictureLine[]): PictureLine[] {
  const joined: PictureLine[] = [];
  for (const line of lines.toSorted((a, b) => a.left - b.left)) {
    const at = joined.findIndex((before) => goesOn(before, line));
    const before = joined[at];
    if (before === undefined) joined.push(line);
    else joined[at] = joinOf(before, line);
  }
  return joined;
}

function goesOn(before: PictureLine, line: PictureLine): boolean {
  const size = Math.max(before.size_px, line.size_px);
  const gap = line.left - before.right;
  return (
    gap > 0 &&
    gap < GAP * size &&
    line.bulleted !== true &&
    /\p{L}{2}/u.test(before.text) &&
    /\p{L}{2}/u.test(line.text) &&
    Math.abs(before.baseline - line.baseline) < SAME_BASELINE * size &&
    Math.abs(Math.log(before.size_px / line.size_px)) < SAME_SIZE &&
    colorDistance(before.color, line.color) < SAME_COLOR
  );
}

/** In the look of the longer one; words of the other keep their weight. */
function joinOf(before: PictureLine, line: PictureLine): PictureLine {
  const look = before.text.length >= line.text.length ? before : line;
  const words = [before, line].flatMap((own) => own.words.map((word) => ({ ...word, bold: word.bold ?? own.bold })));
  const letters = before.text.length + line.text.length;
  return {
    ...look,
    ...union(before, line),
    words: words.map(({ bold, ...word }) => (bold === look.bold ? word : { ...word, bold })),
    text: `${before.text} ${line.text}`,
    confidence: (before.confidence * before.text.length + line.confidence * line.text.length) / letters,
    ...(before.bulleted === true ? { bulleted: true } : {}),
  };
}

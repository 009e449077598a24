/** Lines of words that are told by their neighbours: halves of one that something parted, and the weight of one among its like. */
import { colorDistance, union } from './raster.ts';
import { medianOf } from './set-block.ts';
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

/** Of the size: left edges of one column, and baselines of neighbours in it. */
const SAME_EDGE = 0.2;
const MOST_PITCH = 3;
const LEAST_IN_COLUMN = 3;
const LEAST_IN_ROW = 5;
/** Of a column: what has another weight than so many was read wrongly. */
const MOST = 0.6;

/** Weight is told by the strokes of a line, which are doubtful in small letters: points of one list have one, and names of one row. */
export function evenWeights(lines: readonly PictureLine[]): PictureLine[] {
  return lines.map((line) => {
    const column = lines.filter((other) => isLike(line, other));
    const row = lines.filter((other) => isLevel(line, other));
    // What stands first in a column of regular letters may be a heading in bold.
    const isFirst = column.every((other) => other.baseline >= line.baseline) && line.bulleted !== true;
    const others = [row.length >= LEAST_IN_ROW ? row : [], column.length >= LEAST_IN_COLUMN && !isFirst ? column : []]
      .map((like) => (like.filter(({ bold }) => bold !== line.bold).length >= like.length * MOST ? like : []))
      .find((like) => like.length > 0)
      ?.filter(({ bold }) => bold !== line.bold);
    if (others === undefined) return line;
    const size_px = medianOf(others.map((other) => other.size_px));
    return { ...line, size_px, bold: !line.bold, words: line.words.map(({ bold: _, ...word }) => word) };
  });
}

/** Beside one another in letters of one size and colour. */
const isLevel = (a: PictureLine, b: PictureLine): boolean =>
  Math.abs(a.baseline - b.baseline) < SAME_BASELINE * a.size_px &&
  Math.abs(Math.log(a.size_px / b.size_px)) < SAME_SIZE &&
  colorDistance(a.color, b.color) < SAME_COLOR;

/** Below one another in letters of one size and colour, from one edge. */
function isLike(a: PictureLine, b: PictureLine): boolean {
  return (
    Math.abs(a.left - b.left) < SAME_EDGE * a.size_px &&
    Math.abs(Math.log(a.size_px / b.size_px)) < SAME_SIZE &&
    Math.abs(a.baseline - b.baseline) < 2 * MOST_PITCH * a.size_px &&
    colorDistance(a.color, b.color) < SAME_COLOR
  );
}

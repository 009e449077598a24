/** Justified lines: their words stand so far apart that they look like columns, but neighbours show the same two edges. */
import type { TextLine } from './lines.ts';

/** Shares of the size. */
const WIDEST = 5;
const SAME_EDGE = 0.3;
const NEXT_ROW = 2.4;

/** Joins the parts of a justified line where a neighbour runs from its one edge to its other without a gap. */
export function joinJustified(lines: readonly TextLine[]): TextLine[] {
  const gone = new Set<TextLine>();
  const byRow = [...lines].sort((a, b) => a.angle - b.angle || a.y - b.y || a.x0 - b.x0);
  for (const [i, first] of byRow.entries()) {
    if (gone.has(first)) continue;
    const row = [first];
    for (const next of byRow.slice(i + 1)) {
      const last = row.at(-1) as TextLine;
      if (next.angle !== first.angle || next.y - first.y > 0.2 * first.size_pt) break;
      if (next.x0 - last.x1 > WIDEST * first.size_pt || Math.abs(next.size_pt - first.size_pt) > 0.1 * first.size_pt || gone.has(next))
        break;
      row.push(next);
      if (!isSpanned(byRow, i, next)) continue;
      for (const part of row.slice(1)) gone.add(part);
      join(row);
      break;
    }
  }
  return lines.filter((line) => !gone.has(line));
}

/** Whether a line near the first of a row runs over all of it. */
function isSpanned(byRow: readonly TextLine[], at: number, last: TextLine): boolean {
  const first = byRow[at] as TextLine;
  const isNear = (line: TextLine | undefined): line is TextLine =>
    line !== undefined && line.angle === first.angle && Math.abs(line.y - first.y) < NEXT_ROW * first.size_pt;
  for (const step of [-1, 1])
    for (let i = at + step; ; i += step) {
      const line = byRow[i];
      if (!isNear(line)) break;
      if (spans(line, first, last)) return true;
    }
  return false;
}

function spans(line: TextLine, first: TextLine, last: TextLine): boolean {
  const size = first.size_pt;
  const apart = Math.abs(line.y - first.y);
  return (
    apart > 0.5 * size &&
    Math.abs(line.size_pt - size) < 0.1 * size &&
    Math.abs(line.x0 - first.x0) < SAME_EDGE * size &&
    Math.abs(line.x1 - last.x1) < SAME_EDGE * size
  );
}

function join(row: readonly TextLine[]): void {
  const [first] = row as readonly [TextLine, ...TextLine[]];
  const parts = (first.rtl ? [...row].reverse() : row).map(({ pieces, words, x1, order }) => ({
    pieces: [...pieces],
    words: [...words],
    x1,
    order,
  }));
  first.pieces.length = 0;
  first.words.length = 0;
  for (const part of parts) {
    const last = first.pieces.at(-1);
    if (last !== undefined) last.text = `${last.text.trimEnd()} `;
    first.pieces.push(...part.pieces);
    first.words.push(...part.words);
    first.x1 = Math.max(first.x1, part.x1);
    first.order = Math.max(first.order, part.order);
  }
}

/** Where in the order of its page a table is painted. */
import type { GlyphMark, Mark } from '../page/marks.ts';
import { intersect } from '../page/matrix.ts';
import type { Grid } from './grids.ts';
import { boxOfGlyph } from './letter-paint.ts';
import { placeOf } from './painting-order.ts';
import type { PlacedGrid } from './take-grids.ts';

/** Text on shapes that stand on its cells, such as badges, stays on these. Undefined where the page paints anything else between its parts. */
export function placeOfGrid(grid: Grid, painted: readonly Mark[], places: ReadonlyMap<Mark, number>): PlacedGrid | undefined {
  const parts = [...new Set(grid.parts.map(({ mark }) => mark))];
  const whole = placeOfCells(grid, parts, painted, places);
  if (whole !== undefined) return { grid, order: whole };
  const [own, from] = [new Set<Mark>(parts), Math.min(...parts.map(({ order }) => order))];
  const others = painted.flatMap((mark) => (mark.kind === 'glyph' || own.has(mark) || mark.order <= from ? [] : [mark]));
  const isOnOther = (glyph: GlyphMark): boolean =>
    others.some(({ box, clip, order }) => order < glyph.order && isIn(glyph, intersect(box, clip.box)));
  const cells = grid.cells.map((cell) => ({ ...cell, glyphs: cell.glyphs.filter((glyph) => !isOnOther(glyph)) }));
  const bare = { ...grid, cells };
  const order =
    2 * cells.filter(({ glyphs }) => glyphs.length > 0).length > cells.length ? placeOfCells(bare, parts, painted, places) : undefined;
  return order === undefined ? undefined : { grid: bare, order };
}

function placeOfCells(
  { cells }: Grid,
  parts: readonly Mark[],
  painted: readonly Mark[],
  places: ReadonlyMap<Mark, number>,
): number | undefined {
  const all = [...parts, ...cells.flatMap(({ glyphs }) => glyphs)];
  return placeOf(all, painted, new Set(all), places);
}

function isIn(glyph: GlyphMark, box: ReturnType<typeof intersect>): boolean {
  const own = boxOfGlyph(glyph);
  const [x, y] = [(own.x0 + own.x1) / 2, (own.y0 + own.y1) / 2];
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

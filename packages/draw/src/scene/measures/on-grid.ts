/** Check 22: edges of containers are on a column line, on the edge of a pane, or on each other's edges. */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';

const LIMIT = 0.95;
const NEAR_IN = 0.01;
const COLUMN = 772_160 / 914_400;
const GUTTER = 0.2;
const CONTAINERS: ReadonlySet<Role> = new Set(['card', 'table', 'band', 'image']);
/** A smaller container only surrounds its text and is not a pane. */
const MIN_IN = 1;

const LINES = Array.from({ length: 12 }, (_, i) => 0.5 + i * (COLUMN + GUTTER)).flatMap((left) => [left, left + COLUMN]);

export const onGrid = defineMeasure({
  number: 22,
  code: 'off_grid',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find({ pieces, body }, report) {
    const containers = pieces.filter(
      (p) => p.in_body && CONTAINERS.has(p.role) && p.kind !== 'text' && p.kind !== 'path' && !isRound(p) && p.right - p.left >= MIN_IN,
    );
    if (containers.length === 0) return;
    const edges: { at: number; of: LeafShape; along: 'x' | 'y' }[] = containers.flatMap((of) => [
      { at: of.left, of, along: 'x' as const },
      { at: of.right, of, along: 'x' as const },
      { at: of.top, of, along: 'y' as const },
    ]);
    const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR_IN;
    // Rows of equal cards have their own columns: their edges repeat, or divide the pane evenly.
    const stray = edges.filter(({ at, of, along }) => {
      if (along === 'x' ? LINES.some((x) => near(x, at)) || near(at, body.left) || near(at, body.right) : near(at, body.top)) return false;
      // A strip of natural height is aligned to the foot of the body. A box that is as wide as its words has no right edge to align.
      if (along === 'y' && near(of.bottom, body.bottom)) return false;
      if (containers.length === 1 && near(of.left, body.left) && at === of.right) return false;
      if (edges.some((e) => e.of !== of && e.along === along && near(e.at, at))) return false;
      return !(along === 'x' ? evenlySpaced(containers, of) : stacked(containers, of) || centred(containers, body));
    });
    const share = 1 - stray.length / edges.length;
    if (share < LIMIT)
      report(
        stray.map((e) => e.of),
        share,
        LIMIT,
        `${stray.length} of ${edges.length} container edges stand on no line of the grid.`,
      );
  },
});

/** A disc has no edge to align, because it is centred over its words. */
const isRound = ({ shape }: LeafShape): boolean => shape.kind === 'ellipse' || (shape.kind === 'image' && shape.geometry === 'ellipse');

/** True when the piece is one of at least two equal pieces side by side. */
const evenlySpaced = (containers: readonly LeafShape[], of: LeafShape): boolean =>
  containers.some((c) => c !== of && Math.abs(c.right - c.left - (of.right - of.left)) <= NEAR_IN && Math.abs(c.top - of.top) <= NEAR_IN);

/** True when another piece above or below has the same sides: rows of a stack are as high as their content. */
const stacked = (containers: readonly LeafShape[], of: LeafShape): boolean =>
  containers.some((c) => c !== of && Math.abs(c.left - of.left) <= NEAR_IN && Math.abs(c.right - of.right) <= NEAR_IN);

/** True for a block of natural height, which is placed at 46 % of the free height and is off any line on purpose. */
function centred(containers: readonly LeafShape[], body: { readonly top: number; readonly bottom: number }): boolean {
  const top = Math.min(...containers.map((c) => c.top));
  const low = Math.max(...containers.map((c) => c.bottom));
  return top > body.top + NEAR_IN && low < body.bottom - NEAR_IN;
}

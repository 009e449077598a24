/** Values beside the points of several lines. Either all of them are clear of each other and of every line, or none is printed. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Kit } from '../../layout/index.ts';

export interface ValuePoint {
  readonly i: number;
  readonly words: string;
  /** Sizes in inches. */
  readonly at: readonly [number, number];
}

export interface PlacedValue {
  readonly series: number;
  /** Index among the points of its series. */
  readonly k: number;
  /** Middle of the words, inches. */
  readonly c: number;
}

/** Distance from the middle of a dot to the words. */
const OFF = 0.08;
const AIR = 0.03;

const meets = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right + AIR && b.left < a.right + AIR && a.top < b.bottom + AIR / 2 && b.top < a.bottom + AIR / 2;

/** Whether a segment of a line crosses a box. */
function crosses([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], box: Bounds): boolean {
  if (x1 <= box.left || x0 >= box.right) return false;
  const level = (x: number): number => (x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0));
  const [a, b] = [level(Math.max(x0, box.left)), level(Math.min(x1, box.right))];
  return Math.max(a, b) > box.top - AIR / 2 && Math.min(a, b) < box.bottom + AIR / 2;
}

/**
 * A place above or below each point but the last of its line, whose value is printed with its name. Undefined when one value finds no
 * place, because printing some values and not others would look like a choice.
 */
export function placeValues(
  lines: readonly (readonly ValuePoint[])[],
  { top, bottom, size_pt, kit }: { readonly top: number; readonly bottom: number; readonly size_pt: number; readonly kit: Kit },
): readonly PlacedValue[] | undefined {
  const h = kit.text.pitchIn(size_pt);
  const placed: { readonly rect: Bounds; readonly value: PlacedValue }[] = [];
  const all = lines.flatMap((points, series) => points.slice(0, -1).map((p, k) => ({ p, k, series })));
  // Ordered from the left, and within a period from the top.
  all.sort((a, b) => a.p.i - b.p.i || a.p.at[1] - b.p.at[1]);
  const last = lines.flatMap((points) => points.at(-1) ?? []);
  for (const { p, k, series } of all) {
    const [px, py] = p.at;
    const half = kit.text.widthIn(p.words, size_pt) / 2;
    const levels = lines.flatMap((points) => points.find((q) => q.i === p.i)?.at[1] ?? []);
    const isTop = levels.every((l) => l >= py);
    const near = [lines[series]?.[k - 1], lines[series]?.[k + 1]].flatMap((q) => (q === undefined ? [] : [q.at]));
    const reach = near.map(([qx, qy]) => py + (qy - py) * Math.min(1, half / Math.max(Math.abs(qx - px), 0.01)));
    const above = Math.min(py, ...reach) - OFF - h / 2;
    const below = Math.max(py, ...reach) + OFF + h / 2;
    const rectAt = (c: number): Bounds => ({ left: px - half, right: px + half, top: c - h / 2, bottom: c + h / 2 });
    const c = (isTop ? [above, below] : [below, above]).find((middle) => {
      const rect = rectAt(middle);
      return (
        rect.top >= top &&
        rect.bottom <= bottom &&
        placed.every((other) => !meets(rect, other.rect)) &&
        last.every(({ at: [x, y] }) => !meets(rect, { left: x - 0.06, right: x + 0.06, top: y - 0.06, bottom: y + 0.06 })) &&
        lines.every((points) => points.every((q, at) => at === 0 || !crosses((points[at - 1] as ValuePoint).at, q.at, rect)))
      );
    });
    if (c === undefined) return undefined;
    placed.push({ rect: rectAt(c), value: { series, k, c } });
  }
  return placed.map(({ value }) => value);
}

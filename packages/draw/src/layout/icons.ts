/** Line icons by name, as outlines on a 24 by 24 grid. Only requested icons are decoded. */
import icons from './icon-data.generated.json' with { type: 'json' };
import words from './icon-words.json' with { type: 'json' };
import type { StepIn } from './shapes.ts';

/** The size of the grid on which outlines are drawn. */
export const ICON_GRID = 24;

/** Everyday words for icons that have another name in the set. */
const SYNONYMS: Readonly<Record<string, string>> = words.synonyms;

const kebab = (name: string): string =>
  name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_.:/]+/g, '-');

/** Prefixes and suffixes that other icon sets add to the same names. */
const bare = (key: string): string =>
  key.replace(/^(?:lucide|icon|fa|mdi|tabler|heroicons?)-/, '').replace(/-(?:icon|outline|line|solid|regular)$/, '');

/** Path data by name; after `=` stands the icon that it is another name for. */
const ICONS: Readonly<Record<string, string>> = icons;

function dataOf(name: string): string | undefined {
  const data = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  return data?.startsWith('=') ? dataOf(data.slice(1)) : data;
}

const decoded = new Map<string, readonly StepIn[]>();

/** Outline of an icon on its grid, or undefined for an unknown name. Case, spaces and underscores do not matter. */
export function findIcon(name: string): readonly StepIn[] | undefined {
  const key = kebab(name);
  const cached = decoded.get(key);
  if (cached !== undefined) return cached;
  const short = bare(key);
  const synonym = Object.hasOwn(SYNONYMS, short) ? SYNONYMS[short] : undefined;
  const data = dataOf(key) ?? dataOf(short) ?? (synonym === undefined ? undefined : dataOf(synonym));
  if (data === undefined) return undefined;
  const steps = outlineOf(data);
  decoded.set(key, steps);
  return steps;
}

/** An icon's outline in a square of `size` inches whose top-left corner is at `x`, `y`. */
export function placeIcon(steps: readonly StepIn[], x: number, y: number, size: number): StepIn[] {
  const k = size / ICON_GRID;
  return steps.map((s): StepIn => {
    switch (s[0]) {
      case 'Z':
        return s;
      case 'C':
        return ['C', x + s[1] * k, y + s[2] * k, x + s[3] * k, y + s[4] * k, x + s[5] * k, y + s[6] * k];
      default:
        return [s[0], x + s[1] * k, y + s[2] * k];
    }
  });
}

/** How many numbers each command of path data takes (SVG 2, 9.3). */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Path data as absolute moves, lines and cubic curves. */
function outlineOf(data: string): StepIn[] {
  const out: StepIn[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Control point that a smooth curve mirrors. */
  let mirror: { readonly of: string; readonly x: number; readonly y: number } | undefined;
  for (const [, letter = '', words = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const numbers = command === 'a' ? arcNumbers(words) : (words.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/g) ?? []).map(Number);
    const takes = TAKES[command];
    if (takes === undefined) continue;
    for (let at = 0; at === 0 || at < numbers.length; at += Math.max(1, takes)) {
      const v = (i: number): number => numbers[at + i] ?? 0;
      const px = (i: number): number => v(i) + (relative ? x : 0);
      const py = (i: number): number => v(i) + (relative ? y : 0);
      let next: typeof mirror;
      switch (command) {
        case 'm': {
          [x, y] = [px(0), py(1)];
          // Further pairs after a move are lines.
          if (at === 0) [startX, startY] = [x, y];
          out.push([at === 0 ? 'M' : 'L', x, y]);
          break;
        }
        case 'l':
          [x, y] = [px(0), py(1)];
          out.push(['L', x, y]);
          break;
        case 'h':
          x = px(0);
          out.push(['L', x, y]);
          break;
        case 'v':
          y = py(0);
          out.push(['L', x, y]);
          break;
        case 'c':
        case 's': {
          const smooth = command === 's';
          const [x1, y1] = smooth ? (mirror?.of === 'c' ? [2 * x - mirror.x, 2 * y - mirror.y] : [x, y]) : [px(0), py(1)];
          const i = smooth ? 0 : 2;
          const [x2, y2, x3, y3] = [px(i), py(i + 1), px(i + 2), py(i + 3)];
          out.push(['C', x1, y1, x2, y2, x3, y3]);
          next = { of: 'c', x: x2, y: y2 };
          [x, y] = [x3, y3];
          break;
        }
        case 'q':
        case 't': {
          const smooth = command === 't';
          const [qx, qy] = smooth ? (mirror?.of === 'q' ? [2 * x - mirror.x, 2 * y - mirror.y] : [x, y]) : [px(0), py(1)];
          const i = smooth ? 0 : 2;
          const [ex, ey] = [px(i), py(i + 1)];
          out.push(['C', x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y), ex + (2 / 3) * (qx - ex), ey + (2 / 3) * (qy - ey), ex, ey]);
          next = { of: 'q', x: qx, y: qy };
          [x, y] = [ex, ey];
          break;
        }
        case 'a': {
          const [ex, ey] = [px(5), py(6)];
          out.push(...arcCurves(x, y, v(0), v(1), v(2), v(3) === 1, v(4) === 1, ex, ey));
          [x, y] = [ex, ey];
          break;
        }
        default:
          out.push(['Z']);
          [x, y] = [startX, startY];
      }
      mirror = next;
    }
  }
  return out;
}

/** Numbers of an arc: its two flags are single digits that need no space after them. */
function arcNumbers(words: string): number[] {
  const number = '[-+]?(?:\\d*\\.\\d+|\\d+\\.?)(?:e[-+]?\\d+)?';
  const gap = '[\\s,]*';
  const one = new RegExp(`(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`, 'g');
  return [...words.matchAll(one)].flatMap((m) => m.slice(1, 8).map(Number));
}

/** An elliptical arc as cubic curves. End points are converted to the centre as in SVG 2, B.2.4. Each curve is a quarter turn or less. */
function arcCurves(
  x1: number,
  y1: number,
  rx0: number,
  ry0: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): StepIn[] {
  if (x1 === x2 && y1 === y2) return [];
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)];
  if (rx === 0 || ry === 0) return [['L', x2, y2]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [ux, uy] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const over = (ux * ux) / (rx * rx) + (uy * uy) / (ry * ry);
  if (over > 1) {
    rx *= Math.sqrt(over);
    ry *= Math.sqrt(over);
  }
  const left = rx * rx * ry * ry - rx * rx * uy * uy - ry * ry * ux * ux;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, left) / (rx * rx * uy * uy + ry * ry * ux * ux));
  const [vx, vy] = [(k * rx * uy) / ry, (-k * ry * ux) / rx];
  const [cx, cy] = [cos * vx - sin * vy + (x1 + x2) / 2, sin * vx + cos * vy + (y1 + y2) / 2];
  const from = Math.atan2((uy - vy) / ry, (ux - vx) / rx);
  let delta = Math.atan2((-uy - vy) / ry, (-ux - vx) / rx) - from;
  if (sweep && delta < 0) delta += 2 * Math.PI;
  if (!sweep && delta > 0) delta -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(delta) / (Math.PI / 2) - 1e-9));
  const step = delta / parts;
  const t = (4 / 3) * Math.tan(step / 4);
  const at = (a: number, b: number): [number, number] => [cx + cos * rx * a - sin * ry * b, cy + sin * rx * a + cos * ry * b];
  return Array.from({ length: parts }, (_, i): StepIn => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const [c1x, c1y] = at(Math.cos(a) - t * Math.sin(a), Math.sin(a) + t * Math.cos(a));
    const [c2x, c2y] = at(Math.cos(b) + t * Math.sin(b), Math.sin(b) - t * Math.cos(b));
    const [ex, ey] = i === parts - 1 ? [x2, y2] : at(Math.cos(b), Math.sin(b));
    return ['C', c1x, c1y, c2x, c2y, ex, ey];
  });
}

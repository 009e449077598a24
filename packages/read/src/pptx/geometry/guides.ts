/** Evaluates guide formulas for one size. Every formula is evaluated once, in order, so there can be no loop. */
import type { Guide } from './definition.ts';

/** Sixty thousandths of a degree to radians. */
export const radiansOf = (angle: number): number => (angle / 60_000) * (Math.PI / 180);
const angleOf = (radians: number): number => ((radians * 180) / Math.PI) * 60_000;

/** Limit of values: a hundred kilometres, whose square is still exact enough. */
const MAX_VALUE = 1e14;
const bounded = (value: number): number => (Number.isFinite(value) ? Math.min(MAX_VALUE, Math.max(-MAX_VALUE, value)) : 0);

const EMU: Readonly<Record<string, number>> = { mm: 36_000, cm: 360_000, in: 914_400, pt: 12_700, pc: 152_400, pi: 152_400 };

export class Guides {
  readonly #values = new Map<string, number>();
  readonly #w: number;
  readonly #h: number;

  constructor(w: number, h: number) {
    this.#w = w;
    this.#h = h;
  }

  /** Evaluates `guides` in order; a repeated name gets the new value. */
  define(guides: readonly Guide[]): void {
    for (const { name, op, operands } of guides) this.#values.set(name, bounded(this.#calculate(op, operands)));
  }

  /** @param text a number, a length with its unit (strict files), a guide's name, or a built-in name; 0 for anything else */
  value(text: string): number {
    const own = this.#values.get(text);
    if (own !== undefined) return own;
    const number = Number(text);
    if (text !== '' && !Number.isNaN(number)) return bounded(number);
    return builtIn(text, this.#w, this.#h) ?? lengthOf(text) ?? 0;
  }

  /** ISO 29500-1, 20.1.9.11, table of formulas. */
  #calculate(op: string, operands: readonly string[]): number {
    const x = this.value(operands[0] ?? '');
    const y = this.value(operands[1] ?? '');
    const z = this.value(operands[2] ?? '');
    switch (op) {
      case 'val':
        return x;
      case '*/':
        return z === 0 ? 0 : (x * y) / z;
      case '+-':
        return x + y - z;
      case '+/':
        return z === 0 ? 0 : (x + y) / z;
      case '?:':
        return x > 0 ? y : z;
      case 'abs':
        return Math.abs(x);
      case 'at2':
        return angleOf(Math.atan2(y, x));
      case 'cat2':
        return x * Math.cos(Math.atan2(z, y));
      case 'sat2':
        return x * Math.sin(Math.atan2(z, y));
      case 'cos':
        return x * Math.cos(radiansOf(y));
      case 'sin':
        return x * Math.sin(radiansOf(y));
      case 'tan':
        return x * Math.tan(radiansOf(y));
      case 'max':
        return Math.max(x, y);
      case 'min':
        return Math.min(x, y);
      case 'mod':
        return Math.hypot(x, y, z);
      case 'pin':
        return y < x ? x : Math.min(y, z);
      case 'sqrt':
        return Math.sqrt(Math.max(0, x));
      default:
        return 0;
    }
  }
}

/** 20.1.10.55, the predefined guides. */
function builtIn(name: string, w: number, h: number): number | undefined {
  switch (name) {
    case 'l':
    case 't':
      return 0;
    case 'r':
    case 'w':
      return w;
    case 'b':
    case 'h':
      return h;
    case 'hc':
      return w / 2;
    case 'vc':
      return h / 2;
    case 'ss':
      return Math.min(w, h);
    case 'ls':
      return Math.max(w, h);
  }
  const share = /^(w|h|ss)d(\d{1,2})$/.exec(name);
  if (share) return (share[1] === 'w' ? w : share[1] === 'h' ? h : Math.min(w, h)) / (Number(share[2]) || 1);
  const turn = /^([357]?)cd([248])$/.exec(name);
  if (turn) return ((Number(turn[1]) || 1) * 21_600_000) / Number(turn[2]);
  return undefined;
}

function lengthOf(text: string): number | undefined {
  const match = /^(-?\d+(?:\.\d+)?)(mm|cm|in|pt|pc|pi)$/.exec(text);
  return match ? bounded(Number(match[1]) * (EMU[match[2] as string] as number)) : undefined;
}

/**
 * Limits how large the result of an edit may become, and counts while it grows. A `copy` of a list into itself doubles the list, so twenty
 * operations of fifty bytes would make a million values from one. Parts that were counted are not counted again. A copied part is counted
 * without being written out, so a refusal costs no more than the operations before it.
 */
import { utf8Length } from '@deckwright/core/bytes';
import { MAX_DEPTH, MAX_VALUES } from '../intent/read-json.ts';

/** The most values that a result may have after copying. A result that was sent whole has the limits of a request. */
export const MAX_COPIED_VALUES = 20_000;
/** The most bytes of the result as JSON: 10 MiB, the same as of a request. */
export const MAX_EDITED_BYTES = 10 * 1024 * 1024;
/** Cost of reaching the places that the operations of one edit name: one for each list item, ten for each key of an object. */
export const MAX_REBUILT = 2_000_000;
const KEY_STEPS = 10;

/** The number of values in a value, itself included. */
export interface Extent {
  readonly values: number;
  /** Bytes of its JSON without escapes, which is a lower bound of the real size. */
  readonly bytes: number;
  /** Depth of nested lists and objects. */
  readonly depth: number;
}

/** An edit whose result would be larger than a slide may be. */
export class TooMuchGrown extends Error {
  /** The limit that was exceeded. The message says what was counted. */
  readonly limit: number;
  constructor(limit: number, message: string) {
    super(message);
    this.name = 'TooMuchGrown';
    this.limit = limit;
  }
}

/** Texts longer than this are measured only once. */
const LONG_TEXT = 256;

/** The counts of one edit: those at the start, and the largest allowed. */
export class Growth {
  readonly #extents = new WeakMap<object, Extent>();
  readonly #texts = new Map<string, number>();
  readonly #most: Extent;
  #rebuilt = 0;

  /** @param parts what exists before the edit, and what the edit brings */
  constructor(parts: readonly unknown[]) {
    const before = parts.map((part) => this.extent(part));
    const sum = (of: (one: Extent) => number): number => before.reduce((total, one) => total + of(one), 0);
    this.#most = {
      // The result is stored and read again, so it must stay within the limits of the reader.
      values: Math.min(
        MAX_VALUES,
        Math.max(
          MAX_COPIED_VALUES,
          sum(({ values }) => values),
        ),
      ),
      bytes: Math.max(
        MAX_EDITED_BYTES,
        sum(({ bytes }) => bytes),
      ),
      depth: MAX_DEPTH,
    };
  }

  extent(value: unknown): Extent {
    if (typeof value === 'string') return { values: 1, bytes: this.#textBytes(value) + 2, depth: 0 };
    if (value === null || typeof value !== 'object')
      return { values: 1, bytes: typeof value === 'number' ? String(value).length : 4, depth: 0 };
    const cached = this.#extents.get(value);
    if (cached !== undefined) return cached;
    let values = 1;
    let bytes = 2;
    let depth = 0;
    const add = (member: unknown): void => {
      const inner = this.extent(member);
      values += inner.values;
      bytes += inner.bytes + 1;
      depth = Math.max(depth, inner.depth);
    };
    if (Array.isArray(value)) for (const member of value) add(member);
    else
      for (const key of Object.keys(value)) {
        add(Reflect.get(value, key));
        bytes += this.#textBytes(key) + 3;
      }
    const extent = { values, bytes, depth: depth + 1 };
    this.#extents.set(value, extent);
    return extent;
  }

  #textBytes(text: string): number {
    if (text.length <= LONG_TEXT) return utf8Length(text);
    const bytes = this.#texts.get(text) ?? utf8Length(text);
    this.#texts.set(text, bytes);
    return bytes;
  }

  /** @throws TooMuchGrown when the operations so far exceed what one edit may do */
  rebuilds(holder: object): void {
    this.#rebuilt += Array.isArray(holder) ? holder.length : Object.keys(holder).length * KEY_STEPS;
    if (this.#rebuilt > MAX_REBUILT)
      throw new TooMuchGrown(
        MAX_REBUILT,
        `the operations go through lists and objects of more than ${MAX_REBUILT} members together, a key counting as ${KEY_STEPS}; send fewer operations`,
      );
  }

  /** @throws TooMuchGrown for a value that is larger than the result of this edit may be */
  check(value: unknown): void {
    const { values, bytes, depth } = this.extent(value);
    const most = this.#most;
    if (values > most.values)
      throw new TooMuchGrown(most.values, `the result would hold ${values} values; at most ${most.values} are taken`);
    if (bytes > most.bytes) throw new TooMuchGrown(most.bytes, `the result would have ${bytes} bytes; at most ${most.bytes} are taken`);
    if (depth > most.depth)
      throw new TooMuchGrown(most.depth, `the result would be nested ${depth} levels deep; at most ${most.depth} are taken`);
  }
}

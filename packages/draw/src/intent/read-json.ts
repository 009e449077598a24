/**
 * A strict JSON reader that keeps what `JSON.parse` loses: the order of keys that look like integers, and duplicate keys,
 * which it refuses. Bounded in depth; linear in length.
 */

import { utf8 } from '@deckwright/core/bytes';
import { keepKeyOrder } from '../layout/key-order.ts';

export { copyJson, keysAsSent } from '../layout/key-order.ts';

export interface JsonProblem {
  readonly ok: false;
  readonly code: 'invalid_json' | 'duplicate_key' | 'too_deep' | 'too_many_values' | 'too_many_keys' | 'number_out_of_range';
  readonly detail: string;
  /** UTF-16 index, and the same as line and column from 1. */
  readonly position: number;
  readonly line: number;
  readonly column: number;
}

export type JsonResult = { readonly ok: true; readonly value: unknown } | JsonProblem;

/** Deepest nesting that is read. No request is as deep, and the stack holds much more. */
export const MAX_DEPTH = 64;

/** Most values (texts, numbers, lists, objects) read; a full slide has a few thousand. */
export const MAX_VALUES = 100_000;

/** Most keys of one object; a form has dozens, and a table by name a few hundred. */
export const MAX_KEYS = 5_000;

const INTEGER_KEY = /^(?:0|[1-9]\d*)$/;

class JsonError extends Error {
  readonly code: JsonProblem['code'];
  readonly position: number;
  constructor(code: JsonProblem['code'], message: string, position: number) {
    super(message);
    this.code = code;
    this.position = position;
  }
}

export function readJson(text: string): JsonResult {
  const reader = new Reader(text);
  try {
    return { ok: true, value: reader.document() };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column } = placeIn(text, error.position);
    return {
      ok: false,
      code: error.code,
      detail: error.message,
      position: error.position,
      line,
      column,
    };
  }
}

/** UTF-16 units that are looked at together: characters of a long text are read ten times as fast in a copy. */
const BLOCK = 64 * 1024;

/** Line and column from 1. */
function placeIn(text: string, position: number): { readonly line: number; readonly column: number } {
  let line = 1;
  const start = position === 0 ? 0 : text.lastIndexOf('\n', position - 1) + 1;
  // A body may be ten million empty lines.
  for (let from = 0; from < position; from += BLOCK)
    for (const byte of utf8(text.slice(from, Math.min(from + BLOCK, position)))) if (byte === 0x0a) line += 1;
  return { line, column: position - start + 1 };
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \n\r\t]*/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
/** Text with escapes, so many pieces at a time that the matching itself stays small. */
const ESCAPED = /(?:[^"\\\u0000-\u001f]+|\\u[0-9a-fA-F]{4}|\\["\\/bfnrt]){1,1000}/y;

class Reader {
  readonly #text: string;
  #at = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }

  document(): unknown {
    this.#space();
    if (this.#at >= this.#text.length) throw this.#error('The document is empty.');
    const value = this.#value(0);
    this.#space();
    if (this.#at < this.#text.length) throw this.#error('Something follows the end of the document.');
    return value;
  }

  #error(message: string, code: JsonProblem['code'] = 'invalid_json', position = this.#at): JsonError {
    return new JsonError(code, message, position);
  }

  #space(): void {
    const text = this.#text;
    const few = this.#at + 16;
    let at = this.#at;
    for (let c = text.charCodeAt(at); c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09; c = text.charCodeAt(at)) {
      at += 1;
      if (at < few) continue;
      // The engine skips a long stretch faster than a loop.
      SPACE.lastIndex = at;
      SPACE.test(text);
      at = SPACE.lastIndex;
      break;
    }
    this.#at = at;
  }

  #value(depth: number): unknown {
    if (++this.#values > MAX_VALUES) throw this.#error(`The document holds more than ${MAX_VALUES} values.`, 'too_many_values');
    if (depth > MAX_DEPTH) throw this.#error(`Nesting is deeper than ${MAX_DEPTH} levels.`, 'too_deep');
    const c = this.#text[this.#at];
    switch (c) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(depth);
      case '"':
        return this.#string();
      case 't':
        return this.#word('true', true);
      case 'f':
        return this.#word('false', false);
      case 'n':
        return this.#word('null', null);
      case undefined:
        throw this.#error('The document ends before its value does.');
      default:
        return this.#number();
    }
  }

  #word<T>(word: string, value: T): T {
    if (!this.#text.startsWith(word, this.#at)) throw this.#error(`Expected a value; a bare word is not one.`);
    this.#at += word.length;
    return value;
  }

  #number(): number {
    NUMBER.lastIndex = this.#at;
    const match = NUMBER.exec(this.#text);
    if (match === null)
      throw this.#error(`Expected a value; found ${JSON.stringify(this.#text[this.#at])}. NaN and Infinity are not JSON numbers.`);
    const value = Number(match[0]);
    if (!Number.isFinite(value))
      throw this.#error(`The number ${match[0].slice(0, 40)} is too large to be held exactly.`, 'number_out_of_range');
    this.#at += match[0].length;
    return value;
  }

  #string(): string {
    const start = this.#at;
    this.#at++;
    let out = '';
    for (;;) {
      PLAIN.lastIndex = this.#at;
      const unescaped = PLAIN.exec(this.#text)?.[0] ?? '';
      out += unescaped;
      this.#at += unescaped.length;
      const c = this.#text[this.#at];
      if (c === '"') {
        this.#at++;
        return out;
      }
      if (c === undefined) throw this.#error('A string is not closed.', 'invalid_json', start);
      if (c !== '\\') throw this.#error('A control character stands in a string; write it as an escape.');
      ESCAPED.lastIndex = this.#at;
      const escaped = ESCAPED.exec(this.#text)?.[0];
      if (escaped === undefined) {
        const e = this.#text[this.#at + 1] ?? '';
        throw this.#error(e === 'u' ? 'A \\u escape needs four hexadecimal digits.' : `\\${e} is not an escape.`);
      }
      // It is made of escapes that JSON knows.
      out += JSON.parse(`"${escaped}"`) as string;
      this.#at += escaped.length;
    }
  }

  #array(depth: number): unknown[] {
    this.#at++;
    const out: unknown[] = [];
    this.#space();
    if (this.#text[this.#at] === ']') {
      this.#at++;
      return out;
    }
    for (;;) {
      this.#space();
      out.push(this.#value(depth + 1));
      this.#space();
      const c = this.#text[this.#at++];
      if (c === ']') return out;
      if (c !== ',') throw this.#error('Expected a comma or the end of the array.', 'invalid_json', this.#at - 1);
    }
  }

  #object(depth: number): object {
    this.#at++;
    const out: Record<string, unknown> = {};
    const keys: string[] = [];
    let integers = false;
    this.#space();
    if (this.#text[this.#at] === '}') {
      this.#at++;
      return out;
    }
    for (;;) {
      this.#space();
      const keyAt = this.#at;
      if (this.#text[this.#at] !== '"') throw this.#error('Expected a key in double quotes.');
      const key = this.#string();
      if (keys.length >= MAX_KEYS) throw this.#error(`An object holds more than ${MAX_KEYS} keys.`, 'too_many_keys', keyAt);
      if (Object.hasOwn(out, key))
        throw this.#error(`The key ${JSON.stringify(key.slice(0, 80))} stands twice in one object.`, 'duplicate_key', keyAt);
      this.#space();
      if (this.#text[this.#at] !== ':') throw this.#error('Expected a colon after the key.');
      this.#at++;
      this.#space();
      const value = this.#value(depth + 1);
      // `__proto__` must become a key like any other, not a prototype.
      if (key === '__proto__') Object.defineProperty(out, key, { value, enumerable: true, configurable: true, writable: true });
      else out[key] = value;
      keys.push(key);
      if (keys.length > MAX_KEYS) throw this.#error(`An object has more than ${MAX_KEYS} keys.`, 'too_many_values', keyAt);
      integers ||= INTEGER_KEY.test(key);
      this.#space();
      const c = this.#text[this.#at++];
      if (c === '}') break;
      if (c !== ',') throw this.#error('Expected a comma or the end of the object.', 'invalid_json', this.#at - 1);
    }
    if (integers) keepKeyOrder(out, keys);
    return out;
  }
}

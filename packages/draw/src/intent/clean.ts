/** Removes characters that no file can hold from all texts before drawing: control characters and lone surrogates. */
import { keysAsSent } from './read-json.ts';

const BAD =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const ALL_BAD = new RegExp(BAD.source, 'g');

export interface Cleaned {
  readonly value: unknown;
  /** Pointers of the texts that changed. */
  readonly touched: readonly string[];
}

/** Removes control characters and replaces half of a surrogate pair by U+FFFD. A clean value is returned unchanged. */
export function cleanTexts(value: unknown): Cleaned {
  const touched: string[] = [];
  return { value: clean(value, [], touched), touched };
}

const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** `path` is one list for the whole walk: pointers are only spelt for texts that change. */
function clean(value: unknown, path: (string | number)[], touched: string[]): unknown {
  if (typeof value === 'string') {
    const unified = value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value;
    if (!BAD.test(unified)) return unified;
    touched.push(pointerOf(path));
    return unified.replace(ALL_BAD, (c) => (c >= '\ud800' && c <= '\udfff' ? '\ufffd' : ''));
  }
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    for (let i = 0; i < value.length; i++) {
      path.push(i);
      const after = clean(value[i], path, touched);
      path.pop();
      if (after !== value[i]) {
        copy ??= [...value];
        copy[i] = after;
      }
    }
    return copy ?? value;
  }
  if (value !== null && typeof value === 'object') {
    let copy: Record<string, unknown> | undefined;
    for (const key of keysAsSent(value)) {
      const before: unknown = Reflect.get(value, key);
      path.push(key);
      const after = clean(before, path, touched);
      path.pop();
      if (after !== before) {
        // Copied with all its properties: the order of keys is one of them.
        copy ??= Object.defineProperties({}, Object.getOwnPropertyDescriptors(value)) as Record<string, unknown>;
        copy[key] = after;
      }
    }
    return copy ?? value;
  }
  return value;
}

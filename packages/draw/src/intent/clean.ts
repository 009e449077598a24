/** Characters that no file can carry, taken out of every text before anything is drawn: control characters and lone surrogates. */
import { keysAsSent } from './read-json.ts';

const BAD =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const ALL_BAD = new RegExp(BAD.source, 'g');

export interface Cleaned {
  readonly value: unknown;
  /** Pointers of the texts that changed. */
  readonly touched: readonly string[];
}

/** Control characters go; half of a surrogate pair becomes U+FFFD. What is clean is returned as it is. */
export function cleanTexts(value: unknown): Cleaned {
  const touched: string[] = [];
  return { value: clean(value, '', touched), touched };
}

function clean(value: unknown, pointer: string, touched: string[]): unknown {
  if (typeof value === 'string') {
    const unified = value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value;
    if (!BAD.test(unified)) return unified;
    touched.push(pointer);
    return unified.replace(ALL_BAD, (c) => (c >= '\ud800' && c <= '\udfff' ? '\ufffd' : ''));
  }
  if (Array.isArray(value)) {
    const out = value.map((v, i) => clean(v, `${pointer}/${i}`, touched));
    return out.some((v, i) => v !== value[i]) ? out : value;
  }
  if (value !== null && typeof value === 'object') {
    let copy: Record<string, unknown> | undefined;
    for (const key of keysAsSent(value)) {
      const before: unknown = Reflect.get(value, key);
      const after = clean(before, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, touched);
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

/** Canonical form of a request: requests with one meaning have one text, and its hash identifies them (after RFC 8785). */
import { keysAsSent } from './read-json.ts';

/**
 * JSON with sorted keys, shortest numbers and no spaces. Rows whose key order carries meaning keep it: `ordered` says which
 * objects those are, by pointer.
 */
export function canonicalJson(value: unknown, ordered?: (pointer: string) => boolean, pointer = ''): string {
  if (ordered === undefined) return sortedJson(value);
  if (Array.isArray(value)) return `[${value.map((v, i) => canonicalJson(v, ordered, `${pointer}/${i}`)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const keys = ordered(pointer) ? keysAsSent(value) : Object.keys(value).sort();
    const parts: string[] = [];
    for (const key of keys) {
      const member: unknown = Reflect.get(value, key);
      if (member !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(member, ordered, `${pointer}/${key}`)}`);
    }
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** The same without pointers: most requests hold no object whose order counts. */
function sortedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let out = '';
  if (Array.isArray(value)) {
    for (const member of value) out += out === '' ? sortedJson(member) : `,${sortedJson(member)}`;
    return `[${out}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const member: unknown = Reflect.get(value, key);
    if (member !== undefined) out += `${out === '' ? '' : ','}${JSON.stringify(key)}:${sortedJson(member)}`;
  }
  return `{${out}}`;
}

import { keysAsSent, readJson } from '@deckwright/draw/intent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('the strict JSON reader', () => {
  test('agrees with JSON.parse on every valid document', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
      { numRuns: 500 },
    );
  });

  test('reads escapes as JSON.parse does, between plain text and many in a row', () => {
    const text = JSON.stringify(`${'"\\\n\u0001'.repeat(3_000)}plain ${'é\t'.repeat(2_000)}`).replaceAll('é', '\\u00e9');
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test('says line and column of a fault behind many lines', () => {
    expect(readJson(`{${'\n'.repeat(5_000)}  x`)).toMatchObject({ ok: false, line: 5_001, column: 3, position: 5_003 });
  });

  test('keeps the order of keys that look like integers', () => {
    const read = readJson('{"name": "R", "2024": "G", "2023": "A"}');
    expect(read.ok && keysAsSent(read.value as object)).toEqual(['name', '2024', '2023']);
  });

  test.each([
    ['', 'invalid_json', 'empty'],
    ['{"a": 1, "a": 2}', 'duplicate_key', 'twice'],
    ['{"a": NaN}', 'invalid_json', 'NaN'],
    ['{"a": 1e999}', 'number_out_of_range', 'too large'],
    ['[1, 2', 'invalid_json', 'comma'],
    ['{"a": "b', 'invalid_json', 'not closed'],
    ['{"a": "\u0001"}', 'invalid_json', 'control character'],
    ['{} {}', 'invalid_json', 'follows'],
    ['{a: 1}', 'invalid_json', 'double quotes'],
    ['"\\x"', 'invalid_json', 'escape'],
    ['"\\u12"', 'invalid_json', 'hexadecimal'],
    ['tru', 'invalid_json', 'bare word'],
  ])('refuses %j with %s', (text, code, detail) => {
    expect(readJson(text)).toMatchObject({ ok: false, code, detail: expect.stringContaining(detail) });
  });

  test('refuses an object of more than five thousand keys', () => {
    const text = `{${Array.from({ length: 10_001 }, (_, i) => `"k${i}":1`).join()}}`;
    expect(readJson(text)).toMatchObject({ ok: false, code: 'too_many_keys', detail: expect.stringContaining('5000 keys') });
  });

  test('refuses nesting of 100 levels and says where', () => {
    const read = readJson(`${'['.repeat(100)}${']'.repeat(100)}`);
    expect(read).toMatchObject({ ok: false, code: 'too_deep', line: 1 });
  });

  test('a key named __proto__ is a key like any other', () => {
    const read = readJson('{"__proto__": {"polluted": true}}');
    expect(read.ok && Object.getPrototypeOf(read.value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

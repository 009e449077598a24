/** The twins of a door answer alike, and what is deflated comes back. */
import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { fromBase64 as inNode } from '@deckwright/core/base64';
import { concatBytes, latin1, utf8, utf8Length } from '@deckwright/core/bytes';
import { deflate, deflateRaw } from '@deckwright/core/deflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64 } from '../src/base64.browser.ts';
import { crc32 as crcInBrowser } from '../src/crc32.browser.ts';
import { crc32 } from '../src/crc32.node.ts';
import { inflate, inflateRaw } from '../src/inflate.browser.ts';
import { inflateRaw as inflateRawInNode } from '../src/inflate.node.ts';
import { sha256 as shaInBrowser } from '../src/sha256.browser.ts';
import { sha256 } from '../src/sha256.node.ts';

const bytes = fc.uint8Array({ maxLength: 5000 });
/** Lone surrogates too. */
const text = fc.string({ unit: 'binary', maxLength: 300 });

describe('a door', () => {
  it('hashes alike', () => {
    fc.assert(fc.property(text, bytes, (one, two) => void expect(shaInBrowser(one, two)).toBe(sha256(one, two))));
    expect(sha256()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('sums alike', () => {
    fc.assert(fc.property(bytes, (one) => void expect(crcInBrowser(one)).toBe(crc32(one))));
  });

  it('inflates alike, and stops at the most', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 9 }), (one, level) => {
        expect([...inflateRaw(deflateRaw(one, level as 1), one.length + 1)]).toEqual([...one]);
        expect([...inflate(deflateSync(one), one.length + 1)]).toEqual([...one]);
      }),
    );
    const large = new Uint8Array(3_000_000);
    expect(inflateRaw(deflateRaw(large, 9), large.length).length).toBe(large.length);
    for (const run of [inflateRaw, inflateRawInNode]) {
      expect(() => run(deflateRaw(large, 9), large.length - 1)).toThrow();
      expect(() => run(deflateRaw(large, 9).subarray(0, 50), large.length)).toThrow();
      expect(() => run(Uint8Array.of(7, 7, 7, 7), 100)).toThrow();
    }
  });

  it('reads base64 alike, of either alphabet, with and without its end', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9+/_-]{0,200}={0,2}$/),
        (one) => void expect([...fromBase64(one)]).toEqual([...inNode(one)]),
      ),
    );
  });
});

describe('bytes of a text', () => {
  it('are counted as they are written', () => {
    fc.assert(fc.property(text, (one) => void expect(utf8Length(one)).toBe(utf8(one).length)));
    expect(utf8Length('a\ud800\u00e9\u20ac\u{1f600}')).toBe(utf8('a\ud800\u00e9\u20ac\u{1f600}').length);
  });

  it('are joined in order', () => {
    expect([...concatBytes([latin1('a\u00ff'), new Uint8Array(), latin1('b')])]).toEqual([0x61, 0xff, 0x62]);
  });
});

describe('deflate', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 1_000_000])('comes back whole: %d bytes', (length) => {
    const noise = Uint8Array.from({ length }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
    for (const level of [1, 3, 6, 9] as const) {
      expect(inflateRawSync(deflateRaw(noise, level)).equals(noise)).toBe(true);
      expect(inflateSync(deflate(noise, level)).equals(noise)).toBe(true);
    }
  });

  it('gives the same bytes whatever was deflated before', () => {
    const page = utf8('<a:p><a:r><a:t>Revenue</a:t></a:r></a:p>'.repeat(3000));
    const first = deflateRaw(page, 3);
    deflateRaw(utf8('other'), 9);
    expect(deflateRaw(page, 3)).toEqual(first);
    // Another build of zlib may give others, and then every file has another hash than before: a release says so.
    expect(sha256(first)).toBe('036860c0e8214d1d5eb7cd88ad9c9ab16ce4311db193e0adc8bd39797164490d');
  });
});

/** Requests within links come back as they were, and damaged or swollen ones do not come at all. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MOST_PACKED, packIntent, unpackIntent } from '../src/packed-intent.ts';

const intent = { form: 'swot', headline: 'Größer — 12 % „mehr“', data: { a: [1, -2.5, null, true], b: '🙂' } };

describe('a packed request', () => {
  it('comes back as it was, with its theme and without', async () => {
    expect(await unpackIntent(await packIntent({ intent }))).toEqual({ intent });
    expect(await unpackIntent(await packIntent({ intent, theme_id: 'technical-dark' }))).toEqual({ intent, theme_id: 'technical-dark' });
  });
  it('is base64url of deflated JSON', async () => {
    const text = await packIntent({ intent });
    expect(text).toMatch(/^[\w-]+$/);
    expect(JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString('utf8'))).toEqual(intent);
  });
  it.each(['', '!', 'AAAA', 'abc.def', Buffer.from('{}').toString('base64url'), deflateRawSync('{"a":').toString('base64url')])(
    'is none: %s',
    async (text) => {
      expect(await unpackIntent(text)).toBeNull();
    },
  );
  it('that swells beyond what a page takes is not unpacked', async () => {
    const swollen = deflateRawSync(JSON.stringify('x'.repeat(50 * MOST_PACKED))).toString('base64url');
    expect(swollen.length).toBeLessThan(MOST_PACKED);
    expect(await unpackIntent(swollen)).toBeNull();
  });
});

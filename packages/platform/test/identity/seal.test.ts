/** Sealed texts: they open for their context alone, also after the key was rotated, and never after they were touched. */
import { describe, expect, it } from 'vitest';
import { createSealer } from '../../src/identity/index.ts';

const OLD = 'an-old-signing-key-of-32-bytes-or-more';
const NEW = 'a-new-signing-key-of-32-bytes-or-longer';

describe('a sealed text', () => {
  const sealed = createSealer([OLD]).seal('dw_live_secret', 'acc_1');

  it('opens for its context, also when a newer key stands in front', () => {
    expect(createSealer([OLD]).open(sealed, 'acc_1')).toBe('dw_live_secret');
    expect(createSealer([NEW, OLD]).open(sealed, 'acc_1')).toBe('dw_live_secret');
  });
  it('opens for no other context and no other key', () => {
    expect(createSealer([OLD]).open(sealed, 'acc_2')).toBeNull();
    expect(createSealer([NEW]).open(sealed, 'acc_1')).toBeNull();
  });
  it('opens no more once a single bit was turned', () => {
    const [version, data = ''] = sealed.split('.');
    const bytes = Buffer.from(data, 'base64url');
    for (let i = 0; i < bytes.length; i += 1) {
      const touched = Buffer.from(bytes);
      touched[i] = (touched[i] ?? 0) ^ 1;
      expect(createSealer([OLD]).open(`${version}.${touched.toString('base64url')}`, 'acc_1')).toBeNull();
    }
    for (const text of ['', 'v1.', 'v2.abc', 'nonsense']) expect(createSealer([OLD]).open(text, 'acc_1')).toBeNull();
  });
  it('is another text each time and shows nothing of what it holds', () => {
    const again = createSealer([OLD]).seal('dw_live_secret', 'acc_1');
    expect(again).not.toBe(sealed);
    expect(Buffer.from(again.slice(3), 'base64url').toString('latin1')).not.toContain('dw_live');
  });
});

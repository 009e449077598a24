/** Links that carry their own permission. */
import { describe, expect, it } from 'vitest';
import { contentDisposition, createLinkSigner, safeFileName } from '../../src/signing/index.ts';

const NEW = 'the-newest-key-of-at-least-32-bytes!';
const OLD = 'an-older-key-of-at-least-32-bytes...';
const now = Date.UTC(2026, 10, 21);
const at = (ms: number) => ({ now_ms: () => ms });
const claims = { file_id: 'fil_1', name: 'Q3 report.pptx', disposition: 'attachment', expires_at_s: now / 1000 + 60 } as const;
const parts = (link: string) => {
  const url = new URL(link, 'http://localhost');
  return [decodeURIComponent(url.pathname.replace('/v1/files/', '')), url.searchParams] as const;
};

describe('a link', () => {
  const signer = createLinkSigner({ keys: [NEW, OLD], ...at(now) });

  it('gives back what was signed', () => {
    expect(signer.verify(...parts(signer.sign(claims)))).toEqual(claims);
    expect(signer.verify(...parts(signer.sign({ ...claims, disposition: 'inline', name: '' })))).toMatchObject({
      disposition: 'inline',
      name: '',
    });
  });
  it('ends at its time', () => {
    const link = parts(signer.sign(claims));
    expect(createLinkSigner({ keys: [NEW], ...at(now + 59_999) }).verify(...link)).not.toBeNull();
    expect(createLinkSigner({ keys: [NEW], ...at(now + 60_000) }).verify(...link)).toBeNull();
  });
  it('outlives the rotation of its key, and dies when the key is taken out', () => {
    const link = parts(createLinkSigner({ keys: [OLD], ...at(now) }).sign(claims));
    expect(signer.verify(...link)).not.toBeNull();
    expect(createLinkSigner({ keys: [NEW], ...at(now) }).verify(...link)).toBeNull();
  });
  it('is signed field by field, so that nothing can move from one field to the next', () => {
    const [, query] = parts(signer.sign({ ...claims, file_id: 'fil_1', name: '2.pptx' }));
    const moved = new URLSearchParams(query);
    moved.set('name', '.pptx');
    expect(signer.verify('fil_12', moved)).toBeNull();
  });
  it.each(['sig', 'exp', 'name'])('is worthless without %s, or with it twice', (key) => {
    const [id, query] = parts(signer.sign(claims));
    const twice = new URLSearchParams(query);
    twice.append(key, query.get(key) ?? '');
    expect(signer.verify(id, twice)).toBeNull();
    query.delete(key);
    expect(signer.verify(id, query)).toBeNull();
  });
  it.each(['0', '-1', '1e12', '01795219200', 'NaN', ' 1795219200', '99999999999999'])('does not take %j for a time', (exp) => {
    const [id, query] = parts(signer.sign(claims));
    query.set('exp', exp);
    expect(signer.verify(id, query)).toBeNull();
  });
  it('survives names that no header can carry', () => {
    const link = parts(signer.sign({ ...claims, name: '../\ud800 a/b\r\nSet-Cookie: x.pptx' }));
    expect(signer.verify(...link)?.name).toBe('_\ufffd a_bSet-Cookie_ x.pptx');
  });
  it.each([[[]], [['short']], [[NEW, '']]])('is not signed with keys %j', (keys) => {
    expect(() => createLinkSigner({ keys, ...at(now) })).toThrow(/32 bytes/);
  });
});

describe('a file name', () => {
  it.each([
    ['Plain.pptx', 'attachment; filename="Plain.pptx"'],
    ['Größe.pptx', 'attachment; filename="Gr__e.pptx"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe.pptx'],
    ["it's (1).pdf", 'attachment; filename="it\'s (1).pdf"'],
  ])('%j becomes %s', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });
  it('keeps its extension when it is cut', () => {
    expect(safeFileName(`${'a'.repeat(300)}.pptx`)).toBe(`${'a'.repeat(145)}.pptx`);
    expect(safeFileName('...')).toBe('file');
  });
});

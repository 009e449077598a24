/** Names of parts and the targets that name them. */
import { describe, expect, it } from 'vitest';
import { extensionOf, partKey, relationshipsName, relativeTarget, resolveTarget } from '../../src/ooxml/index.ts';

describe('part names', () => {
  it.each([
    ['/ppt/slides/slide1.xml', '../media/image1.png', '/ppt/media/image1.png'],
    ['/ppt/slides/slide1.xml', '/ppt/media/image1.png', '/ppt/media/image1.png'],
    ['/', 'ppt/presentation.xml', '/ppt/presentation.xml'],
    ['/ppt/presentation.xml', 'slides/slide1.xml#here', '/ppt/slides/slide1.xml'],
    ['/ppt/slides/slide1.xml', '../../../../../etc/passwd', '/etc/passwd'],
    ['/ppt/slides/slide1.xml', '..\\media\\image1.png', '/ppt/media/image1.png'],
  ])('from %s the target %s is %s', (source, target, part) => {
    expect(resolveTarget(source, target)).toBe(part);
  });

  it('writes a target so that it resolves to its part', () => {
    for (const [from, to] of [
      ['/ppt/slides/slide1.xml', '/ppt/media/image1.png'],
      ['/ppt/presentation.xml', '/ppt/slides/slide1.xml'],
      ['/', '/ppt/presentation.xml'],
      ['/ppt/slides/slide1.xml', '/customXml/item1.xml'],
      ['/ppt/slides/slide1.xml', '/ppt/slides/slide2.xml'],
    ] as const) {
      expect(resolveTarget(from, relativeTarget(from, to))).toBe(to);
    }
    expect(relativeTarget('/ppt/slides/slide1.xml', '/ppt/media/image1.png')).toBe('../media/image1.png');
  });

  it('are the same in any case and escaped or not', () => {
    expect(partKey('/ppt/Media/A%20b.PNG')).toBe(partKey('/PPT/media/a b.png'));
    expect(partKey('/a%')).toBe('/a%');
  });

  it('tell where relationships stand and what an extension is', () => {
    expect(relationshipsName('/')).toBe('/_rels/.rels');
    expect(relationshipsName('/ppt/slides/slide1.xml')).toBe('/ppt/slides/_rels/slide1.xml.rels');
    expect(extensionOf('/ppt/media/a.b.JPEG')).toBe('jpeg');
  });
});

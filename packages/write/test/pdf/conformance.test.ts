/** What makes every PDF a PDF/A-2a and PDF/UA-1, looked at without veraPDF, which `scripts/test/witness.test.ts` asks. */
import { inflateSync } from 'node:zlib';
import { boxOfIn, type Deck, emuOfIn, type Shape, type TableCell, type TableShape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { flattenedSlide } from '../../src/files/flattened.ts';
import { writePdf } from '../../src/pdf/index.ts';
import { srgbProfile } from '../../src/pdf/output-intent.ts';
import { bodyOf, deckOf, everyShape, kit, slideOf, textAt } from './hand-made-deck.ts';
import { pictures } from './hand-made-media.ts';
import { ask, hasPoppler, hasQpdf } from './poppler.ts';

const picture = (rest: Partial<Extract<Shape, { kind: 'image' }>> = {}): Shape => ({
  id: 'picture',
  name: 'picture',
  role: 'image',
  kind: 'image',
  media: 'png',
  box: boxOfIn(1, 1, 2, 1),
  ...rest,
});
const pdfOf = (shapes: readonly Shape[], rest: Partial<Deck> = {}) =>
  writePdf({ ...deckOf([slideOf('One', shapes)], pictures), ...rest }, kit);
/** As UTF-8: the packet stands in the file as it is. */
const packetOf = (pdf: Uint8Array): string =>
  /<\?xpacket begin[\s\S]*<\?xpacket end="r"\?>/.exec(Buffer.from(pdf).toString('utf8'))?.[0] ?? '';
const uncompressed = (pdf: Uint8Array): string => ask(pdf, 'qpdf', '--qdf', '--object-streams=disable', 'PDF', '-');

describe('the metadata packet', () => {
  it('claims both standards, with title and language, and no clock', async () => {
    const packet = packetOf(await pdfOf([], { title: 'R&D <2026> “é”\u0007', lang: 'de-DE' }));
    expect(packet).toContain('pdfaid:part="2" pdfaid:conformance="A" pdfuaid:part="1"');
    expect(packet).toContain('<rdf:li xml:lang="x-default">R&amp;D &lt;2026> “é”</rdf:li>'.replace('2026>', '2026&gt;'));
    expect(packet).toContain('<rdf:li>de-DE</rdf:li>');
    expect(packet).not.toMatch(/\d{4}-\d\d-\d\d|CreateDate|ModifyDate/);
    // PDF/A-2 knows nothing of PDF/UA: the property is described.
    expect(packet).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>');
  });

  it('has a title even where the deck has none', async () => {
    expect(packetOf(await pdfOf([], { title: ' ' }))).toContain('>Slides</rdf:li>');
  });

  it('makes no claim of PDF/UA where a picture has no description, unless it is decoration', async () => {
    const claim = async (shape: Shape) => /pdfuaid:part/.test(packetOf(await pdfOf([shape])));
    expect(await claim(picture())).toBe(false);
    expect(await claim(picture({ alt: 'A red field' }))).toBe(true);
    expect(await claim(picture({ role: 'decoration' }))).toBe(true);
    const described: Shape = {
      id: 'g',
      name: 'g',
      role: 'group',
      kind: 'group',
      box: boxOfIn(1, 1, 2, 1),
      alt: 'Two',
      children: [picture()],
    };
    expect(await claim(described)).toBe(true);
  });

  it('makes none where the caller knows of a chart without description', async () => {
    const packet = packetOf(await writePdf(deckOf([slideOf('One', [])]), kit, { undescribed: true }));
    expect(packet).not.toContain('pdfuaid');
    expect(packet).toContain('pdfaid:conformance="A"');
  });

  it('adds less than 3 kB with the colour profile', async () => {
    const pdf = await writePdf(deckOf([everyShape('png')], pictures), kit);
    expect(Buffer.byteLength(packetOf(pdf)) + srgbProfile().length).toBeLessThan(2_600);
  });
});

it('says what its colours are by a profile of sRGB', () => {
  const profile = Buffer.from(srgbProfile());
  expect(profile.length).toBe(profile.readUInt32BE(0));
  expect(profile.subarray(12, 40).toString('latin1')).toMatch(/^mntrRGB XYZ [\s\S]*acsp$/);
  const tags = new Map(
    Array.from({ length: profile.readUInt32BE(128) }, (_, i) => {
      const at = 132 + 12 * i;
      const from = profile.readUInt32BE(at + 4);
      return [profile.subarray(at, at + 4).toString('latin1'), profile.subarray(from, from + profile.readUInt32BE(at + 8))];
    }),
  );
  const xyz = (name: string) => [8, 12, 16].map((at) => (tags.get(name)?.readInt32BE(at) ?? 0) / 65_536);
  // Full red, green and blue together are the white of the profile's connection space.
  const white = ['rXYZ', 'gXYZ', 'bXYZ'].map(xyz).reduce((a, b) => a.map((v, i) => v + (b[i] ?? 0)));
  xyz('wtpt').forEach((value, i) => {
    expect(Math.abs(value - (white[i] ?? 0))).toBeLessThan(0.0005);
  });
});

describe.skipIf(!hasQpdf)('the structure', () => {
  const blank: TableCell = { text: bodyOf(boxOfIn(0, 0, 1, 0.3), []) };
  const table = (cells: TableShape['cells']): Shape => ({
    id: 't',
    name: 't',
    role: 'table',
    kind: 'table',
    box: boxOfIn(1, 1, 3, 1),
    columns: [1, 1, 1].map(emuOfIn),
    rows: cells.map(() => emuOfIn(0.3)),
    cells,
  });
  const word = (text: string, rest: Partial<TableCell> = {}): TableCell => ({ text: bodyOf(boxOfIn(0, 0, 1, 0.3), [[{ text }]]), ...rest });

  it('has rows as wide as each other, whatever the spans say', async () => {
    const covered = { ...blank, covered: true };
    const text = uncompressed(
      await pdfOf([
        table([
          // A span over the edge and over a cell that has words of its own; a hole; a row with nothing in it.
          [word('a', { col_span: 9 }), covered, word('b')],
          [word('c', { row_span: 5 }), covered, covered],
          [covered, word('d'), blank],
        ]),
      ]),
    );
    expect(text.match(/\/S \/TR\b/g)).toHaveLength(3);
    expect(text.match(/\/ColSpan \d/g)).toEqual(['/ColSpan 2']);
    expect(text.match(/\/RowSpan \d/g)).toEqual(['/RowSpan 2']);
    expect(text.match(/\/S \/TD\b/g)).toHaveLength(7);
  });

  it('keeps a row of a table in which nothing stands', async () => {
    const text = uncompressed(
      await pdfOf([
        table([
          [word('a'), word('b'), word('c')],
          [blank, blank, blank],
        ]),
      ]),
    );
    expect(text.match(/\/S \/TR\b/g)).toHaveLength(2);
  });

  it('tags a picture without description as a figure all the same', async () => {
    expect(uncompressed(await pdfOf([picture()]))).toContain('/S /Figure');
  });
});

describe.skipIf(!hasQpdf || !hasPoppler)('letters', () => {
  it('that no face has are boxes that say their words', async () => {
    const box = boxOfIn(1, 1, 8, 0.5);
    const pdf = await pdfOf([textAt(box, [[{ text: 'before 漢字 after' }]])]);
    const text = uncompressed(pdf);
    expect(text).toMatch(/ActualText ?<feff6f225b57>/i);
    expect(text).not.toMatch(/<(?:[0-9a-f]{4})*0000(?:[0-9a-f]{4})*>\]?\s*TJ/);
    expect(ask(pdf, 'pdftotext', 'PDF', '-')).toMatch(/before\s*漢字\s*after/);
  });

  it('each stand for something, also marks that their letter speaks for', async () => {
    const pdf = await pdfOf([textAt(boxOfIn(1, 1, 8, 0.5), [[{ text: 'ที่นี่น้ำ', face: 'noto-thai-400' }]])]);
    for (const map of toUnicodeMaps(pdf)) expect(map).not.toMatch(/<>/);
    expect(toUnicodeMaps(pdf).join('')).toContain('<034f>');
    expect(ask(pdf, 'pdftotext', 'PDF', '-')).toContain('ที่นี่น้ำ');
  });
});

const toUnicodeMaps = (pdf: Uint8Array): string[] => {
  const bytes = Buffer.from(pdf);
  const maps: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      const text = inflateSync(bytes.subarray(at + 7)).toString('latin1');
      if (text.includes('begincmap')) maps.push(text);
    } catch {
      // Another kind of stream, or the end of one.
    }
  }
  return maps;
};

it('takes what masters and layouts show as ground', () => {
  const behind: readonly Shape[] = [
    picture({ alt: 'Logo' }),
    { ...picture(), id: 'g', role: 'group', kind: 'group', children: [picture()] } as Shape,
  ];
  const slide = { ...slideOf('One', []), sheet: { background: 'canvas', behind } } as unknown as Parameters<typeof flattenedSlide>[0];
  const [logo, group] = flattenedSlide(slide).shapes;
  expect([logo?.role, logo?.alt, group?.role]).toEqual(['background', '', 'background']);
  expect(group?.kind === 'group' && group.children[0]?.role).toBe('background');
});

import { boxOfIn, type Shape } from '@deckwright/draw/scene';
import { beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../../src/pdf/index.ts';
import { deckOf, everyShape, kit, slideOf, textAt, theme } from './hand-made-deck.ts';
import { pictures } from './hand-made-media.ts';
import { ask, hasPoppler, hasQpdf, pixelsOf } from './poppler.ts';

const second = slideOf('Zweite Folie – “Größe”', [textAt(boxOfIn(1, 1, 8, 1), [[{ text: 'Second slide', size_pt: 24 }]], 'title')], {
  lang: 'de',
});
const deck = deckOf([everyShape('png'), second], pictures);
const image = (media: string, i: number): Shape => ({
  id: media,
  name: media,
  role: 'image',
  kind: 'image',
  media,
  box: boxOfIn(0.5 + 2 * i, 1, 1.6667, 1),
});

describe('writePdf', () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await writePdf(deck, kit);
  });

  it('writes the same bytes each time', async () => {
    expect(Buffer.compare(await writePdf(deck, kit), pdf)).toBe(0);
  });

  it('stamps no clock', () => {
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/CreationDate|ModDate/);
  });

  it('refuses a deck without slides and a picture that is missing', async () => {
    await expect(writePdf(deckOf([]), kit)).rejects.toThrow('at least one slide');
    await expect(writePdf(deckOf([slideOf('x', [image('gone', 0)])]), kit)).rejects.toThrow(
      "picture gone, which is not in the deck's media",
    );
  });

  it('keeps one slide of text and bars under 20 kB', async () => {
    const bars = Array.from(
      { length: 40 },
      (_, i): Shape => ({
        id: `bar-${i}`,
        name: 'bar',
        role: 'mark',
        kind: 'rect',
        box: boxOfIn(0.5 + 0.3 * i, 3, 0.25, 1 + (i % 7) / 4),
        fill: { color: 'accent1' },
      }),
    );
    const words = Array.from({ length: 20 }, (_, i) =>
      textAt(boxOfIn(0.5, 0.3 + 0.1 * i, 6, 0.2), [[{ text: `Label number ${i}: ${i * 17.3}` }]], 'label'),
    );
    expect((await writePdf(deckOf([slideOf('Bars', [...bars, ...words])]), kit)).length).toBeLessThan(20_000);
  });

  it.skipIf(!hasQpdf)('is sound to qpdf', () => {
    expect(ask(pdf, 'qpdf', '--check', 'PDF')).toContain('No syntax or stream encoding errors found');
  });

  describe.skipIf(!hasPoppler)('as poppler reads it', () => {
    it('shows each page in its theme, where slides have themes of their own', async () => {
      const blank = deckOf([slideOf('Light', []), slideOf('Dark', [])]);
      const mixed = await writePdf(blank, kit, { themes: [theme('corporate-light'), theme('corporate-dark')] });
      const [light, dark] = [1, 2].map((page) =>
        pixelsOf(mixed, page)
          .at(10, 10)
          .reduce((sum, part) => sum + part, 0),
      );
      expect(light).toBeGreaterThan(600);
      expect(dark).toBeLessThan(200);
    });

    it('has pages of 960 by 540 points, a title, tags and no script', () => {
      const info = ask(pdf, 'pdfinfo', 'PDF');
      expect(info).toMatch(/Page size:\s+960 x 540 pts/);
      expect(info).toMatch(/Pages:\s+2/);
      expect(info).toMatch(/Tagged:\s+yes/);
      expect(info).toContain('Hand made – “every shape”');
    });

    it('embeds subset TrueType fonts only, each with its Unicode map', () => {
      const rows = ask(pdf, 'pdffonts', 'PDF').trim().split('\n').slice(2);
      expect(rows.length).toBeGreaterThan(8);
      for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+\S+\s+CID TrueType\s+Identity-H\s+yes yes yes/);
    });

    it('gives the words back, signs, letters and directions kept', () => {
      const text = ask(pdf, 'pdftotext', '-layout', 'PDF', '-');
      for (const words of [
        'Revenue fell by \u22124.2 % in AVATAR offices',
        '“first half” affluent fjord',
        'FY24 → FY25',
        'Iberia & Greece Ωμέγα',
        'Bullets read as a list, with a link',
        'Carlito: office affluent fjord Type AV',
        'Gelasio and Caladea 漢字とカナ、東京',
        'السلام عليكم بيت ثلاثة',
        '✔ ▲ symbols',
        'Second slide',
      ])
        expect(text).toContain(words);
    });

    it('is tagged: section, heading, figure with words, table, list with links', () => {
      const tree = ask(pdf, 'pdfinfo', '-struct-text', 'PDF');
      expect(tree).toMatch(/Sect "Every shape"\s+H1 \(block\)\s+"Revenue fell/);
      expect(tree).toMatch(/Figure:[\s\S]*?"12"/);
      expect(tree).toMatch(/TH:\s+\/Scope \/Column\s+\/ColSpan 2/);
      expect(tree).toMatch(/L \(block\)\s+LI \(block\)\s+LBody \(block\)\s+"Bullets read as a list, "\s+Link \(inline\)\s+"with a link"/);
      // Bars without a figure, rules and page numbers are for the eye only.
      expect(tree).not.toMatch(/"1"\s*$/m);
    });

    it('keeps words apart where a line wraps, and words whole where it breaks inside one', async () => {
      const one = textAt(boxOfIn(1, 1, 4, 1), [[{ text: 'Product' }], [{ text: 'mix of well-' }], [{ text: 'known' }]]);
      if (one.kind !== 'text') throw new Error('not a text');
      const wrapped: Shape = {
        ...one,
        text: {
          ...one.text,
          paragraphs: [{ ...one.text.paragraphs[0]!, runs: [{ text: 'Product mix of well-known', size_pt: 12, color: 'ink' }] }],
          lines: one.text.lines.map((line) => ({ ...line, paragraph: 0 })),
        },
      };
      const written = await writePdf(deckOf([slideOf('Wrapped', [wrapped])]), kit);
      expect(ask(written, 'pdfinfo', '-struct-text', 'PDF')).toContain('"Product mix of well-known"');
    });

    it('shows pictures of every format alike', async () => {
      const names = [...pictures.keys()];
      const page = pixelsOf(await writePdf(deckOf([slideOf('Pictures', names.map(image))], pictures), kit));
      names.forEach((name, i) => {
        const [x, y] = [Math.round((0.5 + 2 * i + 0.4) * 144), Math.round(1.25 * 144)];
        const [r, g, b] = page.at(x, y);
        if (name === 'grey') expect(Math.max(r, g, b) - Math.min(r, g, b), name).toBeLessThan(4);
        else
          for (const [seen, drawn] of [
            [r, 0xc6],
            [g, 0x28],
            [b, 0x28],
          ] as const)
            expect(Math.abs(seen - drawn), name).toBeLessThan(6);
      });
    });

    it('lets the ground show through half clear pictures and fills', () => {
      const page = pixelsOf(pdf);
      // The clear field of the picture over white: half of #00796b.
      const [r, g, b] = page.at(Math.round(8.6 * 144), Math.round(2.9 * 144));
      for (const [seen, drawn] of [
        [r, 0x80],
        [g, 0xbc],
        [b, 0xb5],
      ] as const)
        expect(Math.abs(seen - drawn)).toBeLessThan(4);
    });
  });

  it.skipIf(!hasQpdf)('has a bookmark a slide, and links to addresses and slides', () => {
    const uncompressed = ask(pdf, 'qpdf', '--qdf', '--object-streams=disable', 'PDF', '-');
    expect(uncompressed).toContain('/Title (Every shape)');
    expect(uncompressed).toContain('/URI (https://example.org/turned)');
    expect(uncompressed).toContain('/URI (https://example.org/a?b=%C3%BC)');
    expect(uncompressed).toMatch(/\/Dest \[\s+\d+ 0 R\s+\/Fit\s+\]/);
    expect(uncompressed).toContain('/Lang (en)');
    expect(uncompressed).toContain('/Lang (de)');
    expect(uncompressed).toContain('/Alt (Bars of 2024 and 2025: 12 and 15, up 25 %)');
  });
});

/** Every file is valid: schema and package rules, nothing orphaned, ids used once, and three foreign readers agree. */
import { plainText, type Shape, walk } from '@deckwright/draw/scene';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { without } from '@deckwright/testkit/without';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { writePptx } from '../../src/pptx/index.ts';
import { bridgeDeck } from './bridge.ts';
import { deck } from './builders.ts';
import { everyKind, everyText, HOSTILE, hostile } from './decks.ts';
import { pagesThroughLibreOffice, readWithPython } from './outside-tools.ts';
import { DARK, LIGHT } from './themes.ts';

const DECKS = {
  'every-kind': everyKind(),
  'every-kind-dark': everyKind(DARK),
  'every-text': everyText(),
  'every-text-dark': everyText(DARK),
  hostile: hostile(),
  'hostile-light': hostile(LIGHT),
  'one-slide': bridgeDeck(1),
  'thirty-slides': bridgeDeck(30, DARK),
  'no-slide': deck([]),
};

function* words(shapes: readonly Shape[]): Generator<string> {
  for (const shape of walk(shapes)) {
    if (shape.kind === 'table') for (const row of shape.cells) for (const cell of row) yield plainText(cell.text);
    else if ('text' in shape && shape.text) yield plainText(shape.text);
  }
}

/** Python shows a line break inside a paragraph as a vertical tab. */
const seen = (text: string): string => text.replace(/\r\n|\n/g, '\v');

describe('a written file', () => {
  test('passes the schemas, the package rules and the relations between parts', { timeout: 600_000 }, () => {
    const files = Object.fromEntries(Object.entries(DECKS).map(([name, d]) => [name, writePptx(d)]));
    expect(schemaProblems(files)).toEqual([]);
  });

  test.each(Object.entries(DECKS))('%s opens in python-pptx with every word', { timeout: 600_000 }, (name, d) => {
    const slides = readWithPython(writePptx(d));
    expect(slides).toHaveLength(d.slides.length);
    if (name.startsWith('hostile')) return;
    d.slides.forEach((slide, at) => {
      const found = slides[at]?.texts.map(seen);
      for (const text of words(slide.shapes)) expect(found).toContain(seen(text.replace(/^Label$/m, '10a\tLabel')));
    });
  });

  test('keeps hostile words, without the characters that XML forbids', { timeout: 600_000 }, () => {
    const [slide] = readWithPython(writePptx(hostile()));
    expect(slide?.texts).toEqual(HOSTILE.map(([, cleaned]) => cleaned));
    expect(slide?.notes?.split('\n')).toEqual(HOSTILE.map(([, cleaned]) => cleaned));
  });

  test.skipIf(without('libreoffice'))('becomes pages in LibreOffice, hidden slides left out', { timeout: 600_000 }, () => {
    const pages = pagesThroughLibreOffice(writePptx(everyText()));
    expect(pages).toHaveLength(3);
    for (const word of ['Text keeps its words', 'second line', 'A square bullet', 'On a fill']) expect(pages[0]).toContain(word);
    expect(pages[1]).toContain('A cover');
  });

  test.each(Object.entries(DECKS))('%s unzips with jszip: content types first, each part reached, ids used once', async (_, d) => {
    const zip = await JSZip.loadAsync(writePptx(d), { checkCRC32: true, createFolders: false });
    const names = Object.keys(zip.files);
    expect(names[0]).toBe('[Content_Types].xml');
    expect(new Set(names).size).toBe(names.length);

    const targets = new Set<string>();
    for (const name of names.filter((n) => n.endsWith('.rels'))) {
      const xml = (await zip.file(name)?.async('string')) ?? '';
      const folder = name.replace(/_rels\/[^/]+$/, '');
      for (const [, target = '', mode] of xml.matchAll(/Target="([^"]+)"( TargetMode="External")?/g)) {
        if (mode === undefined) targets.add(new URL(target, `file:///${folder}`).pathname.slice(1));
      }
      expect(names).toContain(name.replace('_rels/', '').replace(/\.rels$/, '') || names[0]);
    }
    const parts = names.filter((n) => !n.endsWith('.rels') && n !== '[Content_Types].xml').sort();
    expect([...targets].sort()).toEqual(parts);

    for (const name of names.filter((n) => /slides\/slide\d+\.xml$/.test(n))) {
      const xml = (await zip.file(name)?.async('string')) ?? '';
      const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => Number(id));
      expect(ids).toEqual(ids.map((_, at) => at + 1));
      expect(xml.match(/<p:sp>/g)?.length ?? 0).toBe(xml.match(/<p:txBody>/g)?.length ?? 0);
    }
  });
});

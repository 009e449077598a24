/** The quick ways of opening a package give what the thorough ones give, or nothing. */
import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflateEntry, openPackage, type PackedEntry } from '../../src/ooxml/index.ts';
import { readPlainRelationships, readRelationships } from '../../src/ooxml/relationships.ts';
import { parseXml } from '../../src/ooxml/xml-parse.ts';
import { inflateTogether } from '../../src/ooxml/zip.ts';
import { plainDirectory } from '../../src/ooxml/zip-directory.ts';
import { corpus, haveCorpus, pathOf } from './corpus.ts';

const entry = (text: string, change: Partial<PackedEntry> = {}): PackedEntry => {
  const bytes = Buffer.from(text);
  return { name: text.slice(0, 8), bytes: deflateRawSync(bytes), crc: crc32(bytes), size: bytes.length, method: 8, ...change };
};
const ROOT = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
const plain = (rows: string): ReturnType<typeof readPlainRelationships> =>
  readPlainRelationships(Buffer.from(`${ROOT}${rows}</Relationships>`), '/ppt/slides/slide1.xml');

describe('inflating entries together', () => {
  it('gives the contents in order, empty ones too', () => {
    const texts = ['first', '', 'third '.repeat(5000), 'fourth'];
    expect(inflateTogether(texts.map((text) => entry(text)))?.map((bytes) => Buffer.from(bytes).toString())).toEqual(texts);
  });

  it.each([
    ['a wrong checksum', entry('one', { crc: 1 })],
    ['a length that is too short', entry('one', { size: 2 })],
    ['a length that is too long', entry('one', { size: 4 })],
    ['bytes that are no deflate stream', entry('one', { bytes: Buffer.from('garbage') })],
    ['a stream that is cut', entry('one '.repeat(99), { bytes: entry('one '.repeat(99)).bytes.subarray(0, 5) })],
  ])('says nothing of entries with %s', (_what, broken) => {
    expect(inflateTogether([entry('before'), broken, entry('after')])).toBeUndefined();
  });

  it('is not deceived by an entry that hides another member', () => {
    const [shown, hidden] = [entry('shown'), entry('hidden')];
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(shown.crc, 0);
    trailer.writeUInt32LE(shown.size, 4);
    const bytes = Buffer.concat([shown.bytes, trailer, Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff), hidden.bytes]);
    expect(inflateTogether([{ ...hidden, bytes }, entry('after')])).toBeUndefined();
  });
});

describe('reading plain relationships', () => {
  it('reads targets inside and outside', () => {
    const rows =
      '<Relationship Id="a" Type="urn:x/slide" Target="../a.xml"/>\n<Relationship Id="b" Type="t" Target="c" TargetMode="External" />';
    expect(plain(rows)?.map(({ id, part, external }) => [id, part, external])).toEqual([
      ['a', '/ppt/a.xml', false],
      ['b', undefined, true],
    ]);
  });

  it.each([
    '<Relationship Id="a" Id="b" Type="t" Target="c"/>',
    '<Relationship Id="a" Type="t" Target="c&amp;d"/>',
    '<Relationship Id="a" Type="t" Target="&#99;"/>',
    '<!-- --><Relationship Id="a" Type="t" Target="c"/>',
    '<Relationship Id="a" Type="t" Target="c">',
    "<Relationship Id='a' Type='t' Target='c'/>",
    '<Relationship Id="a" Type="t" Target="\u0001"/>',
    '<Relationship Id="a" Type="t" Target="c" Other="d"/>',
  ])('leaves %j to the tree', (rows) => {
    expect(plain(rows)).toBeUndefined();
  });
});

describe.skipIf(!haveCorpus)('shortcuts over decks that nobody here made', () => {
  const decks = corpus.filter(({ kind }) => kind === 'pptx').filter((_, i) => i % 3 === 0);

  it('reads the relationships that the tree has, and most parts by the short way', async () => {
    let [short, long] = [0, 0];
    for (const deck of decks) {
      const { parts } = await openPackage(readFileSync(pathOf(deck)));
      for (const part of parts.filter(({ name }) => name.endsWith('.rels'))) {
        const source = part.name.replace('_rels/', '').replace(/\.rels$/, '');
        const found = readPlainRelationships(part.bytes(), source);
        if (!found) long += 1;
        else {
          short += 1;
          expect(found).toEqual(readRelationships(parseXml(part.bytes(), part.name), source));
        }
      }
    }
    expect(short).toBeGreaterThan(4 * long);
  });

  it('keeps the same bytes when small parts are inflated at once', async () => {
    for (const deck of decks.slice(0, 12)) {
      const opened = await openPackage(readFileSync(pathOf(deck)));
      opened.inflateSmall();
      for (const part of opened.parts) expect(Buffer.compare(part.bytes(), inflateEntry(part.packed)), part.name).toBe(0);
    }
  });

  it('knows the directory of most decks', () => {
    const known = decks.filter((deck) => plainDirectory(readFileSync(pathOf(deck)), 10_000) !== undefined);
    expect(known.length).toBeGreaterThan(decks.length / 2);
  });
});

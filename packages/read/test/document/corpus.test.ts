/** Files that nobody here made: each is read whole, or refused with a reason and a remedy. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DocumentRefusal, type DocumentText } from '@deckwright/read/document';
import { descendants, type OpcPackage, openPackage, textOf } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpus, haveCorpus, pathOf } from '../ooxml/corpus.ts';
import { read } from './kit.ts';
import { expectPlacesCover, wordsIn } from './laws.ts';

const files = corpus.filter(({ file }) => /\.(?:pptx)$/.test(file));
/** What a notice names may be missing. */
const MISSING = new Set(['furniture', 'off_slide', 'hidden_shape', 'hidden_slide', 'part_left_out']);

describe.skipIf(!haveCorpus)('documents that nobody here made', () => {
  const documents = new Map<string, DocumentText>();
  const refused = new Map<string, DocumentRefusal>();
  const broken: string[] = [];

  beforeAll(async () => {
    for (const file of files) {
      try {
        documents.set(file.file, await read(basename(file.file), readFileSync(pathOf(file))));
      } catch (error) {
        if (error instanceof DocumentRefusal) refused.set(file.file, error);
        else broken.push(`${file.file}: ${error}`);
      }
    }
  }, 600_000);

  it('are read or refused, and nothing breaks', () => {
    expect(broken).toEqual([]);
    expect([...refused].filter(([, { message, remedy }]) => message === '' || remedy === '')).toEqual([]);
  });

  it('have places for all of their text', () => {
    for (const document of documents.values()) expectPlacesCover(document);
  });

  it('have every word of the slides of a presentation, unless a notice names what is missing', async () => {
    const missing: string[] = [];
    for (const [file, { markdown, notices }] of documents) {
      if (!/^pptx\//.test(file) || notices.some(({ code }) => MISSING.has(code))) continue;
      const pkg = await openPackage(readFileSync(pathOf({ file, kind: '', expect: {} })));
      const has = new Set(wordsIn(markdown));
      const lost = readDeck(pkg).slides.flatMap(({ part }) => wordsOfPart(pkg, part).filter((word) => !has.has(word)));
      if (lost.length > 0) missing.push(`${file}: ${lost.slice(0, 12).join(' ')}`);
    }
    expect(missing).toEqual([]);
  });
});

/** Paragraph by paragraph, without what is meant for programs that know less. */
function wordsOfPart(pkg: OpcPackage, part: string): readonly string[] {
  const root = pkg.part(part)?.xml().root;
  const paragraphs = root === undefined ? [] : [...descendants(root, 'a:p')];
  return paragraphs.flatMap((paragraph) =>
    wordsIn([...descendants(paragraph)].map((one) => (one.name === 'a:t' ? textOf(one) : one.name === 'a:br' ? ' ' : '')).join('')),
  );
}

/** The samples, and the design's collection of intents where it is at hand, through everything: drawn, valid, and readable by others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '@deckwright/draw/intent';
import type { DrawnSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWithPython } from '../src/python-pptx.ts';
import { schemaProblems } from '../src/schemas.ts';
import { drawBody } from '../src/unit-harness.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const shared = process.env['DECKWRIGHT_SHARED'] ?? join(root, '../shared');
const folders = [join(root, 'samples'), join(shared, 'design/intents')].filter(existsSync);

const drawn = new Map<string, DrawnSlide>();
const refused = new Map<string, string>();
const files: Record<string, Uint8Array> = {};

beforeAll(async () => {
  const writeKit = createWriteKit(carriedFonts());
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.json') && one !== 'index.json')) {
      const parsed = readJson(readFileSync(join(folder, name), 'utf8'));
      if (!parsed.ok) throw new Error(`${name}: ${parsed.detail}`);
      const result = await drawBody(parsed.value);
      const stem = name.replace('.json', '');
      if ('deck' in result) {
        drawn.set(stem, result);
        files[stem] = (await writeFiles(result.deck, ['pptx'], writeKit)).pptx ?? new Uint8Array();
      } else refused.set(stem, result.code);
    }
  }
});

describe('samples and intents', () => {
  it('are all drawn', () => {
    expect([...refused]).toEqual([]);
    for (const sample of readdirSync(join(root, 'samples')).filter((file) => file.endsWith('.json')))
      expect(drawn.has(sample.replace('.json', '')), sample).toBe(true);
  });

  it('show every value that was sent', () => {
    for (const [name, { report }] of drawn) {
      expect(
        report.fidelity_manifest.filter(({ bound }) => bound === 'dropped'),
        name,
      ).toEqual([]);
    }
  });

  it('are valid against ISO/IEC 29500', () => {
    expect(schemaProblems(files)).toEqual([]);
  });

  it('open in python-pptx, which finds every word, and the title where a title belongs', () => {
    const read = readWithPython(files);
    for (const [name, { report, deck }] of drawn) {
      const [slide] = read.get(name) ?? [];
      const text = squeeze(slide?.texts.join('\n') ?? '');
      const [scene] = deck.slides;
      if (scene?.title) expect(squeeze(slide?.title ?? ''), name).toBe(squeeze(scene.title));
      for (const { path, shown } of report.fidelity_manifest) if (shown) expect(text, `${name} ${path}`).toContain(squeeze(shown));
    }
  });
});

/** Runs of white space and PowerPoint's vertical tab for a line break are all one space. */
const squeeze = (text: string): string => text.replace(/[\s\v]+/g, ' ').trim();

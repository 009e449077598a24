/** Every JSON example of the known forms renders as it stands: complete and verbatim. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forms } from '@deckwright/draw/catalog';
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const facts = join(process.env['DECKWRIGHT_SHARED'] ?? join(root, '../shared'), 'spec/wire-facts.md');

/** Any picture in the place of a named asset, large enough that no slide enlarges it. */
const PICTURE = new Uint8Array(
  await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#808080' } })
    .png()
    .toBuffer(),
);
const kit = createDrawKit(carriedFonts(), { pictures: (src) => (src.startsWith('asset:') ? PICTURE : undefined) });

/** Forms that need what later parts of the product bring: an uploaded template. */
const LATER = new Set(['template_layout']);

describe('known examples', () => {
  if (!existsSync(facts)) {
    test.skip(`needs ${facts}, which is not here`, () => {});
    return;
  }
  const section = /### 3\.2 Forms[\s\S]*?(?=\n### 3\.3|\n## )/.exec(readFileSync(facts, 'utf8'))?.[0] ?? '';
  const examples = [...section.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));

  test('there is at least one for each of the forms', () => expect(examples.length).toBeGreaterThanOrEqual(37));

  for (const text of examples) {
    const form = /"form":\s*"([a-z_]+)"/.exec(text)?.[1] ?? '';
    test.skipIf(LATER.has(form))(`${form}: ${text.slice(0, 80)}`, async () => {
      expect(forms.map((f) => f.form.name)).toContain(form);
      const json = readJson(text);
      expect(json.ok).toBe(true);
      const read = readSlideRequest(json.ok ? json.value : {});
      if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.detail}`);
      const { report } = await drawSlide(read.request, kit);
      expect(report.errors).toEqual([]);
      expect([report.status, report.fidelity]).toEqual(['complete', 'verbatim']);
    });
  }
});

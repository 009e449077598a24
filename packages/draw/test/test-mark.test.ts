/** The mark of test keys is put onto the finished slide: nothing else of it, and nothing that is said of it, changes. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contrastOf } from '@deckwright/core/color';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { readSlideRequest } from '../src/intent/index.ts';
import { createDrawKit, drawSlide } from '../src/pipeline/index.ts';
import { plainText, resolveColor, TEST_MARK_NAME, TEST_WORDS, walk } from '../src/scene/index.ts';
import { themes } from '../src/themes/index.ts';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../../samples');
const names = readdirSync(samples).filter((name) => name.endsWith('.json'));
const kit = createDrawKit(carriedFonts());

async function both(body: object) {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return { live: await drawSlide(read.request, kit), test: await drawSlide(read.request, kit, { mark: 'test' }) };
}

describe('the mark of test keys', () => {
  it.each(names)('is the last shape of %s, over nothing that is written, and all that differs', async (name) => {
    const { live, test } = await both(JSON.parse(readFileSync(join(samples, name), 'utf8')) as object);
    const [own, marked] = [live.deck.slides[0]!, test.deck.slides[0]!];
    const band = marked.shapes.at(-1)!;
    expect(band).toMatchObject({ role: 'watermark', name: TEST_MARK_NAME, kind: 'rect' });
    expect({ ...marked, shapes: marked.shapes.slice(0, -1) }).toEqual(own);
    expect(test.report).toEqual(live.report);
    const { slides: _slides, mark, ...rest } = test.deck;
    const { slides: _own, ...plain } = live.deck;
    expect([mark, rest]).toEqual(['test', plain]);
    for (const shape of walk(own.shapes)) {
      if (!('text' in shape) || shape.text === undefined) continue;
      for (const line of shape.text.lines) expect(shape.box.y + line.baseline + line.descent).toBeLessThanOrEqual(band.box.y);
    }
  });

  it.each(themes.map(({ id }) => id))('reads in %s', async (theme_id) => {
    const { test } = await both({ form: 'hero_statement', headline: 'A cover', theme_id });
    const band = test.deck.slides[0]!.shapes.at(-1)!;
    if (band.kind !== 'rect' || band.text === undefined || band.fill === undefined || !('color' in band.fill)) throw new Error('no band');
    expect(plainText(band.text)).toBe(TEST_WORDS);
    const [words] = band.text.paragraphs.flatMap(({ runs }) => runs);
    const { theme } = test.deck;
    expect(contrastOf(resolveColor(theme, words!.color), resolveColor(theme, band.fill.color))).toBeGreaterThanOrEqual(4.5);
  });

  it('goes to the head where words stand at the foot and none at the head', async () => {
    const element = { kind: 'text', id: 'low', role: 'body', x_in: 1, y_in: 7.1, w_in: 5, h_in: 0.38, text: 'At the very foot' };
    const { test } = await both({ author_ssg: { ssg: 1, title: 'Low', elements: [element] } });
    expect(test.deck.slides[0]!.shapes.at(-1)!.box.y).toBe(0);
  });
});

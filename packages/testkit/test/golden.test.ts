/** A deck that differs from its golden leaves what is needed to judge the difference, and the message says how to accept it. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findComponent } from '@deckwright/draw/catalog';
import type { Deck } from '@deckwright/draw/scene';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectGolden } from '../src/golden.ts';
import { drawGoldens, pictureOfDeck, pictureOfGolden } from '../src/golden-pictures.ts';
import { goldenText } from '../src/golden-text.ts';
import { drawBody } from '../src/unit-harness.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-golden-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function deckOf(value: string): Promise<Deck> {
  const drawn = await drawBody({
    chrome: { title: 'One figure' },
    body: { component: 'metric', params: { metrics: [{ label: 'Orders', value }] } },
  });
  if (!('deck' in drawn)) throw new Error(drawn.detail);
  return drawn.deck;
}

it('a golden that does not exist yet is written as new, with its picture, and the command that accepts it is named', async () => {
  await expect(expectGolden('orders', await deckOf('120'), { folder })).rejects.toThrow(/no golden yet.*npm run golden -- orders/s);
  expect(readFileSync(join(folder, 'orders.new.json'), 'utf8')).toContain('120');
  expect(readFileSync(join(folder, 'orders.new.png')).subarray(1, 4).toString()).toBe('PNG');
  expect(existsSync(join(folder, 'orders.json'))).toBe(false);
});

it('an accepted golden holds, and a changed slide misses it', async () => {
  await expectGolden('orders', await deckOf('120'), { folder }).catch(() => undefined);
  renameSync(join(folder, 'orders.new.json'), join(folder, 'orders.json'));
  await expectGolden('orders', await deckOf('120'), { folder });
  // What an earlier miss left is cleared away when the golden holds again.
  expect(existsSync(join(folder, 'orders.new.png'))).toBe(false);
  await expect(expectGolden('orders', await deckOf('121'), { folder })).rejects.toThrow(/differs from its golden/);
});

it('a difference leaves pictures of both sides, and the message has their paths', async () => {
  writeFileSync(join(folder, 'orders.json'), goldenText(await deckOf('120')));
  const message = await expectGolden('orders', await deckOf('121'), { folder }).catch((error: Error) => error.message);
  const paths = ['golden', 'new'].map((side) => join(folder, `orders.${side}.png`));
  for (const path of paths) {
    expect(message).toContain(path);
    expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG');
  }
  await expectGolden('orders', await deckOf('120'), { folder });
  expect(paths.filter((path) => existsSync(path))).toEqual([]);
});

it('pictures are drawn on demand from the texts, of all that differ or of those named', async () => {
  writeFileSync(join(folder, 'orders.json'), goldenText(await deckOf('120')));
  writeFileSync(join(folder, 'same.json'), goldenText(await deckOf('120')));
  writeFileSync(join(folder, 'orders.new.json'), goldenText(await deckOf('121')));
  const out = join(folder, 'pictures');
  const all = await drawGoldens(folder, [], out);
  expect(all).toEqual({ paths: ['golden', 'now'].map((side) => join(out, `orders.${side}.png`)), unknown: [] });
  const [golden, now] = all.paths.map((path) => readFileSync(path));
  expect(Buffer.compare(golden ?? Buffer.of(), now ?? Buffer.of())).not.toBe(0);
  expect(await drawGoldens(folder, ['same', 'none'], out)).toEqual({ paths: [join(out, 'same.golden.png')], unknown: ['none'] });
});

it.each([
  { component: 'waterfall', title: 'Bridge' },
  { component: 'list', title: 'Bullets' },
  { component: 'comparison_table', title: 'Table' },
  { component: 'org_chart', title: 'Connectors' },
  { component: 'donut', title: 'Paths' },
])('a golden drawn from its text looks like the slide: $title', async ({ component, title }) => {
  const drawn = await drawBody({ chrome: { title }, body: { component, params: findComponent(component)?.example.params } });
  if (!('deck' in drawn)) throw new Error(drawn.detail);
  const pixels = async (png: Uint8Array): Promise<Buffer> => sharp(png).greyscale().resize(192, 108).raw().toBuffer();
  const [slide, golden] = await Promise.all([
    pictureOfDeck(drawn.deck).then(pixels),
    pictureOfGolden(goldenText(drawn.deck), drawn.deck).then(pixels),
  ]);
  const differing = slide.filter((value, i) => Math.abs(value - (golden[i] ?? 0)) > 24).length;
  expect(differing / slide.length).toBeLessThan(0.001);
});

it('the text of a scene has one shape a line and lengths in inches', async () => {
  const text = goldenText(await deckOf('120'));
  const parsed = JSON.parse(text) as { slides: { shapes: { id: string; box: number[] }[] }[] };
  expect(text.split('\n').filter((line) => line.includes('"id":"title"'))).toHaveLength(1);
  expect(parsed.slides[0]?.shapes.find(({ id }) => id === 'title')?.box[0]).toBe(0.5);
});

/** A golden that is missed leaves what is needed to judge it, and says how to accept it. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deck } from '@deckwright/draw/scene';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectGolden } from '../src/golden.ts';
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

it('the text of a scene has one shape a line and lengths in inches', async () => {
  const text = goldenText(await deckOf('120'));
  const parsed = JSON.parse(text) as { slides: { shapes: { id: string; box: number[] }[] }[] };
  expect(text.split('\n').filter((line) => line.includes('"id":"title"'))).toHaveLength(1);
  expect(parsed.slides[0]?.shapes.find(({ id }) => id === 'title')?.box[0]).toBe(0.5);
});

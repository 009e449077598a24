/** The worked example of CONTRIBUTING.md is code: it compiles against the product and draws. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { components } from '@deckwright/draw/catalog';
import { Kit, numberStyle } from '@deckwright/draw/layout';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { themes } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
// Inside the checkout, so that libraries are found; ignored by git.
const folder = join(root, 'out/contributing');
const file = join(folder, 'share-strip.ts');

beforeAll(() => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const code = /```ts [^\n]*\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  mkdirSync(folder, { recursive: true });
  const source = '../../packages/draw/src/';
  writeFileSync(file, code.replaceAll("'../", `'${source}`).replaceAll("'./", `'${source}components/`));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.base.json', files: ['share-strip.ts'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('compiles', () => {
  const tsc = join(root, 'node_modules/.bin/tsc');
  expect(execFileSync(tsc, ['-p', folder], { encoding: 'utf8' })).toBe('');
});

it('draws its example with every value in its place', async () => {
  const { shareStrip } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { shareStrip: (typeof components)[number] };
  const read = shareStrip.read(shareStrip.example.params);
  if (!read.ok) throw new Error(read.error.message);
  const [theme] = themes;
  if (theme === undefined) throw new Error('There is no theme.');
  const { fonts } = createDrawKit(carriedFonts());
  const kit = new Kit({
    theme,
    text: fonts.typesetter(theme),
    numbers: numberStyle('en-US'),
    locale: 'en-US',
    direction: 'ltr',
    title: '',
    context: '',
    nested: () => ({ shapes: [], alt: '' }),
  });
  const { shapes, alt } = read.call.draw(
    { box: { x: 0.5, y: 1.5, w: 12.33, h: 5 }, class: 'full', id: 'body', pointer: '/body/params', depth: 0 },
    kit,
  );
  const shown = shapes.flatMap((shape) =>
    'text' in shape && shape.text ? shape.text.paragraphs.flatMap((p) => p.runs.map((r) => `${r.path} ${r.text}`)) : [],
  );
  expect(shown).toContain('/body/params/parts/0/label Rework');
  expect(shown).toContain('/body/params/parts/2/value 5');
  expect(alt).toBe('Parts of a whole: Rework 26; New work 9; Meetings 5.');
});

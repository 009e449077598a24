/** Brands on the command line: a file made and shown, slides and decks drawn in it, refusals in words. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { carriedFonts } from '@deckwright/fonts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from './_run.ts';

const sample = join(dirname(fileURLToPath(import.meta.url)), '../../../samples/ebitda-bridge.json');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-brand-'));
  writeFileSync(join(folder, 'Display.ttf'), carriedFonts().file('gelasio-700'));
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#0B3D5C"/></svg>',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('deckwright brand', () => {
  it('makes a file that draws slides in its colours, font and logo', async () => {
    const file = join(folder, 'acme.brand.json');
    const made = await run(
      'brand',
      'make',
      '--out',
      file,
      '--colors',
      '#0B3D5C,#F2A900',
      '--heading',
      join(folder, 'Display.ttf'),
      '--logo',
      join(folder, 'logo.svg'),
    );
    expect([made.code, made.out]).toEqual([0, expect.stringContaining('accent1  #0B3D5C  Colour 1 of the brand as it is.')]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      colors: ['#0B3D5C', '#F2A900'],
      fonts: { heading: { files: ['Display.ttf'] } },
      logo: { light: 'logo.svg' },
    });
    const drawn = await run('render', sample, '--out', folder, '--formats', 'pptx', '--brand', file, '--json');
    expect(drawn.code).toBe(0);
    expect(JSON.parse(drawn.out)).toMatchObject({ status: 'complete', theme_id: 'acme' });
    const shown = await run('brand', 'show', file, '--out', join(folder, 'sheet.png'));
    expect([shown.code, shown.out]).toEqual([0, expect.stringContaining('heading  Gelasio (uploaded: 700)')]);
    expect(readFileSync(join(folder, 'sheet.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('refuses with the place and what to do', async () => {
    writeFileSync(join(folder, 'bad.json'), JSON.stringify({ colors: ['blue'] }));
    expect(await run('brand', 'show', join(folder, 'bad.json'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('/colors/0: must be a colour'),
    });
    writeFileSync(join(folder, 'bad.json'), JSON.stringify({ fonts: { body: { files: ['logo.svg'] } } }));
    expect(await run('render', sample, '--out', folder, '--brand', join(folder, 'bad.json'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('/fonts/body/files/0: The file is no TrueType or OpenType font.'),
    });
  });
});

it('takes back a deck that was drawn in a brand', async () => {
  const kit = join(folder, 'acme.brand.json');
  writeFileSync(kit, JSON.stringify({ colors: ['#0B3D5C', '#F2A900'], fonts: { heading: { files: ['Display.ttf'] } }, logo: 'logo.svg' }));
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify({ slides: [{ form: 'hero_statement', headline: 'Punctual by May' }] }));
  expect((await run('deck', file, '--out', folder, '--brand', kit)).code).toBe(0);
  const sent = join(folder, 'plan.pptx');
  expect((await run('sync', sent)).code).toBe(2);
  const synced = await run('sync', sent, '--brand', kit);
  expect([synced.code, synced.out]).toEqual([0, `${sent}: nothing was changed by hand.\n`]);
});

it('takes back a deck that was drawn on a template', async () => {
  const file = join(folder, 'house.json');
  writeFileSync(file, JSON.stringify({ slides: [{ form: 'hero_statement', headline: 'Punctual by May' }] }));
  expect((await run('deck', file, '--out', folder)).code).toBe(0);
  const house = join(folder, 'house.pptx');
  const plan = join(folder, 'on-house.json');
  writeFileSync(
    plan,
    JSON.stringify({ slides: [{ form: 'bar_rank_chart', headline: 'North leads', data: { categories: [{ label: 'A', value: 1 }] } }] }),
  );
  expect((await run('deck', plan, '--out', folder, '--template', house)).code).toBe(0);
  const sent = join(folder, 'on-house.pptx');
  const synced = await run('sync', sent, '--template', house, '--out', join(folder, 'back.json'));
  expect([synced.code, synced.out.split('\n')[0]]).toEqual([0, `${sent}: nothing was changed by hand.`]);
  // What is written draws the same again.
  expect((await run('deck', join(folder, 'back.json'), '--out', join(folder, 'again'), '--template', house)).code).toBe(0);
  expect((await run('sync', sent, '--template', house, '--brand', 'x.json')).code).toBe(2);
  expect((await run('sync', sent, '--template', join(folder, 'gone.pptx'))).code).toBe(2);
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createWriteKit, writeFiles } from '../../src/files/index.ts';
import { deckOf, everyShape, fonts, slideOf } from '../pdf/hand-made-deck.ts';
import { pictures } from '../pdf/hand-made-media.ts';

const deck = deckOf([everyShape('png'), slideOf('Empty', [])], pictures);
const kit = createWriteKit(fonts);

async function inProcess(script: string, env: Record<string, string>): Promise<Record<string, string | number>> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', path], {
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
}

describe('writeFiles', () => {
  it('writes what is wanted and nothing else', async () => {
    const files = await writeFiles(deck, ['preview', 'pdf'], kit);
    expect(Object.keys(files).sort()).toEqual(['pdf', 'preview']);
    expect(Buffer.from(files.pdf!.subarray(0, 8)).toString()).toBe('%PDF-1.7');
    expect((await sharp(files.preview).metadata()).width).toBe(768);
  });

  it('shows the slide that is asked for, in the width that is asked for', async () => {
    const { png } = await writeFiles(deck, ['png'], kit, { slide: 2, width_px: 320 });
    expect((await sharp(png).metadata()).width).toBe(320);
    expect((await sharp(png).stats()).isOpaque).toBe(true);
    expect((await sharp(png).stats()).entropy).toBe(0);
  });

  it('says how many slides there are when another is asked for', async () => {
    await expect(writeFiles(deck, ['png'], kit, { slide: 3 })).rejects.toThrow('There is no slide 3; the deck has 2.');
  });

  it('loads the shaper once', async () => {
    expect(await kit.shaper()).toBe(await kit.shaper());
  });

  it('gives the same bytes in another process, time zone and language', async () => {
    const places = [
      { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
      { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
      { TZ: 'America/St_Johns', LANG: 'ar_EG.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    ];
    const hashes = [];
    for (const place of places) hashes.push(await inProcess('digest-process.ts', place));
    expect(Object.keys(hashes[0]!).sort()).toEqual(['pdf', 'png', 'pptx', 'preview']);
    for (const other of hashes.slice(1)) expect(other).toEqual(hashes[0]);
  });

  it('draws 60 frames in bounded memory', async () => {
    const { peak } = await inProcess('frames-process.ts', {});
    expect(peak).toBeLessThan(400);
  });
});

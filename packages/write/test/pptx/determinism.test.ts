/** The same deck gives the same bytes: twice, in another process, in another time zone and language. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePptx } from '../../src/pptx/index.ts';
import { bridgeDeck } from './bridge.ts';
import { everyKind, everyText, hostile } from './decks.ts';
import { DARK } from './themes.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const build = () => [everyKind(), everyKind(DARK), everyText(), hostile(), bridgeDeck(30)];

const CHILD = `
import { createHash } from 'node:crypto';
import { writePptx } from './packages/write/src/pptx/index.ts';
import { bridgeDeck } from './packages/write/test/pptx/bridge.ts';
import { everyKind, everyText, hostile } from './packages/write/test/pptx/decks.ts';
import { DARK } from './packages/write/test/pptx/themes.ts';
const reversed = [bridgeDeck(30), hostile(), everyText(), everyKind(DARK), everyKind()];
const hashes = reversed.map((deck) => createHash('sha256').update(writePptx(deck)).digest('hex')).reverse();
process.stdout.write(JSON.stringify(hashes));
`;

describe('bytes', () => {
  test('are equal in two runs, whatever was written before', () => {
    const first = build().map((deck) => sha(writePptx(deck)));
    const again = build()
      .reverse()
      .map((deck) => sha(writePptx(deck)))
      .reverse();
    expect(again).toEqual(first);
  });

  test('are equal in a process of another time zone, language and writing order', () => {
    const out = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', CHILD], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    });
    expect(JSON.parse(out)).toEqual(build().map((deck) => sha(writePptx(deck))));
  });

  test('carry no date but the first that a zip can name', () => {
    const bytes = Buffer.from(writePptx(everyText()));
    for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
      expect(bytes.readUInt32LE(at + 12)).toBe(0x0021_0000);
    }
  });
});

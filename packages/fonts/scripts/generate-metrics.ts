/** Writes `metrics/<face>.bin` for every carried face: advances from the font, kerning of each Latin, Greek and Cyrillic pair from HarfBuzz. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeFaceTable, type RawFace } from '@deckwright/draw/typeset';
import * as hb from 'harfbuzzjs';
import { carriedFonts } from '../src/index.ts';

const out = join(dirname(fileURLToPath(import.meta.url)), '..', 'metrics');

/** Fallback faces are measured by advance alone: their Latin is never used. */
const isFallback = (face: string): boolean => face.startsWith('noto-') || face.startsWith('symbols-');

/** Characters whose pairs are kerned: what business text in our languages is written with. */
const KERNED: number[] = [];
for (const [from, to] of [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x391, 0x3c9],
  [0x410, 0x44f],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const)
  for (let c = from; c <= to; c++) KERNED.push(c);

const buffer = new hb.Buffer();

function shapedAdvance(font: hb.Font, text: string): number {
  // One buffer for all: HarfBuzz's memory here is only given back when the collector runs, which is too late for so many.
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, [new hb.Feature('liga', 0), new hb.Feature('clig', 0), new hb.Feature('calt', 0)]);
  return buffer.getGlyphPositions().reduce((sum, p) => sum + p.xAdvance, 0);
}

function measure(file: Uint8Array, kerned: boolean): RawFace {
  const blob = new hb.Blob(file.slice().buffer);
  const face = new hb.Face(blob);
  const font = new hb.Font(face);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    tables.set(String.fromCharCode(...file.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const hhea = tables.get('hhea') ?? 0;
  const os2 = tables.get('OS/2') ?? 0;
  const advances = new Map<number, number>();
  for (const c of [...face.collectUnicodes().slice()]) {
    advances.set(c, shapedAdvance(font, String.fromCodePoint(c)));
  }
  const kerns = new Map<number, number>();
  if (kerned) {
    const known = KERNED.filter((c) => advances.has(c));
    for (const left of known)
      for (const right of known) {
        const plain = (advances.get(left) ?? 0) + (advances.get(right) ?? 0);
        const kern = shapedAdvance(font, String.fromCharCode(left, right)) - plain;
        if (kern !== 0) kerns.set(left * 65536 + right, kern);
      }
  }
  // Named here so that the collector cannot take it while its face is in use.
  void blob;
  return {
    units_per_em: face.upem,
    ascent: view.getInt16(hhea + 4),
    descent: -view.getInt16(hhea + 6),
    line_gap: view.getInt16(hhea + 8),
    cap_height: view.getUint16(os2) >= 2 ? view.getInt16(os2 + 88) : 0,
    x_height: view.getUint16(os2) >= 2 ? view.getInt16(os2 + 86) : 0,
    advances,
    kerns,
  };
}

mkdirSync(out, { recursive: true });
const fonts = carriedFonts();
const [only] = process.argv.slice(2);
if (only === undefined) {
  // A process a face: the shaper's memory is not given back between faces.
  for (const id of fonts.faces)
    execFileSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), id], { stdio: 'inherit' });
} else {
  const raw = measure(fonts.file(only), !isFallback(only));
  const bytes = encodeFaceTable(raw);
  writeFileSync(join(out, `${only}.bin`), bytes);
  console.log(`${only}: ${raw.advances.size} characters, ${raw.kerns.size} pairs, ${bytes.length} bytes`);
}

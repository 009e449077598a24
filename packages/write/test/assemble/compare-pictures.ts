/**
 * Compares LibreOffice's picture of every slide of combined decks with its picture of the source slide:
 *
 *     npx tsx packages/write/test/assemble/compare-pictures.ts FOLDER SOURCES
 *
 * FOLDER holds NN.pptx and pairs.json, a list of {"i": NN, "p": [first, second]} naming files in SOURCES. Prints every slide whose
 * structural similarity (8 by 8 windows of the grey picture, 640 pixels wide) is below 0.98, and a summary. It takes minutes and is
 * no test. Needs soffice and pdftoppm.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

const [folder = '', sources = ''] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'compare-'));
const pairs = JSON.parse(readFileSync(join(folder, 'pairs.json'), 'utf8')) as readonly {
  readonly i: number;
  readonly p: readonly string[];
}[];
const figures = { same: [] as number[], scaled: [] as number[] };

try {
  const merged = pairs.map(({ i }) => join(folder, `${String(i).padStart(2, '0')}.pptx`));
  convert([...merged, ...new Set(pairs.flatMap(({ p }) => p).map((name) => join(sources, name)))]);
  for (const [at, { i, p }] of pairs.entries()) {
    const got = picturesOf(merged[at] ?? '');
    const want = p.flatMap((name) => picturesOf(join(sources, name)));
    if (got.length !== want.length) {
      console.log(i, p.join(' + '), `has ${got.length} pages, the sources ${want.length}`);
      continue;
    }
    for (const [n, picture] of got.entries()) {
      const source = want[n];
      if (!source) continue;
      const kind = Math.abs(picture.height - source.height) <= 1 ? 'same' : 'scaled';
      const value = kind === 'same' ? similarity(picture, source) : 0;
      if (kind === 'scaled') {
        figures.scaled.push(1);
        continue;
      }
      figures.same.push(value);
      if (value < 0.98) console.log(i, p.join(' + '), `slide ${n + 1}:`, value.toFixed(4));
    }
  }
  const sorted = figures.same.sort((a, b) => a - b);
  const below = sorted.filter((value) => value < 0.98).length;
  console.log(
    `${sorted.length} slides of one shape: median ${sorted[sorted.length >> 1]?.toFixed(4)}, lowest ${sorted[0]?.toFixed(4)}, below 0.98: ${below}`,
  );
  console.log(`${figures.scaled.length} slides of another shape, not compared`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function convert(files: readonly string[]): void {
  for (let at = 0; at < files.length; at += 10) {
    const args = [
      `-env:UserInstallation=file://${work}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      work,
      ...files.slice(at, at + 10),
    ];
    execFileSync('soffice', args, { stdio: 'ignore', timeout: 300_000 });
  }
}

function picturesOf(file: string): Picture[] {
  const stem = basename(file, extname(file));
  const pdf = join(work, `${stem}.pdf`);
  if (!existsSync(pdf)) return [];
  const pages = join(work, `${stem}-pages-`);
  if (!readdirSync(work).some((name) => name.startsWith(`${stem}-pages-`))) {
    execFileSync('pdftoppm', ['-gray', '-scale-to-x', '640', '-scale-to-y', '-1', pdf, pages]);
  }
  const names = readdirSync(work).filter((name) => name.startsWith(`${stem}-pages-`) && name.endsWith('.pgm'));
  return names.sort().map((name) => pgm(readFileSync(join(work, name))));
}

function pgm(bytes: Buffer): Picture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
  if (!head) throw new Error('pdftoppm wrote no PGM.');
  return { width: Number(head[1]), height: Number(head[2]), grey: bytes.subarray(head[0].length) };
}

/** Mean of the structural similarity of 8 by 8 windows (Wang and others, 2004, without the Gaussian). */
function similarity(a: Picture, b: Picture): number {
  const K = 8;
  const C1 = (0.01 * 255) ** 2;
  const C2 = (0.03 * 255) ** 2;
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + K <= Math.min(a.height, b.height); top += K) {
    for (let left = 0; left + K <= Math.min(a.width, b.width); left += K) {
      let sa = 0;
      let sb = 0;
      let saa = 0;
      let sbb = 0;
      let sab = 0;
      for (let y = top; y < top + K; y += 1) {
        for (let x = left; x < left + K; x += 1) {
          const va = a.grey[y * a.width + x] ?? 0;
          const vb = b.grey[y * b.width + x] ?? 0;
          sa += va;
          sb += vb;
          saa += va * va;
          sbb += vb * vb;
          sab += va * vb;
        }
      }
      const n = K * K;
      const [ma, mb] = [sa / n, sb / n];
      sum +=
        ((2 * ma * mb + C1) * (2 * (sab / n - ma * mb) + C2)) / ((ma * ma + mb * mb + C1) * (saa / n - ma * ma + sbb / n - mb * mb + C2));
      windows += 1;
    }
  }
  return sum / windows;
}

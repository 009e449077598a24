/**
 * Converts PDFs with `require_no_loss`, one isolated process at a time, and writes for each page whether it passes and how alike it is:
 * `npx tsx scripts/measure-no-loss.ts FOLDER… [--most N] [--pages N] [--out DIR]`. The first N files of the folders (100) and their first pages (3).
 * `pass`: nothing but kept is in its report. `ours` is the fidelity that the conversion tells itself; `ssim` the structural similarity of the slide as we
 * draw it with the page as pdftoppm paints it, which knows nothing of the converter. With --out, both pictures of each passing page are kept side by side.
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { convertPdfTask } from '@deckwright/convert/pdf';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { deckKit } from '@deckwright/read/pptx/kit';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { similarity } from '@deckwright/testkit/office';
import { writePng } from '@deckwright/write/png';
import sharp from 'sharp';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
};
const [most = '100', pages = '3', out] = ['--most', '--pages', '--out'].map(option);
if (args.length === 0) {
  console.error('usage: npx tsx scripts/measure-no-loss.ts FOLDER… [--most N] [--pages N] [--out DIR]');
  process.exit(2);
}
const files = args
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.pdf'))
      .sort()
      .map((file) => join(folder, file)),
  )
  .slice(0, Number(most));
const WIDTH = 960;
const fonts = carriedFonts();
const folder = mkdtempSync(join(tmpdir(), 'deckwright-no-loss-'));
const { isolate, remove } = await bundledIsolate({ concurrency: 1, waiting: 1, is_private: true });
const sum = { files: 0, pages: 0, passed: 0, refused: 0 };
const alikes: number[] = [];

try {
  if (out !== undefined) mkdirSync(out, { recursive: true });
  for (const file of files) {
    const pdf = readFileSync(file);
    const count = Math.min(Number(pages), pagesOf(file));
    sum.files++;
    for (let page = 1; page <= count; page++) {
      sum.pages++;
      const order = { any_class: true, pages: { first: page, last: page } } as const;
      const strict = await isolate.run(convertPdfTask, { ...order, require_no_loss: true }, [pdf]);
      const name = `${basename(file, '.pdf')}#${page}`;
      if (strict.outcome !== 'done') {
        sum.refused++;
        console.log(`refused  ${name}  ${strict.message.slice(0, 160)}`);
        continue;
      }
      const ours = strict.answer.fidelity?.[0]?.fidelity ?? 1;
      const ssim = await alike(strict.files[0] as Uint8Array, file, page, name);
      sum.passed++;
      alikes.push(ssim);
      console.log(`pass     ${name}  ours ${ours}  ssim ${ssim.toFixed(3)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await remove();
}
alikes.sort((a, b) => a - b);
console.log(
  `${sum.files} files, ${sum.pages} pages: ${sum.passed} pass, ${sum.refused} are refused; of those that pass, ssim median ${(alikes[alikes.length >> 1] ?? 0).toFixed(3)}, worst ${(alikes[0] ?? 0).toFixed(3)}`,
);

function pagesOf(file: string): number {
  try {
    return Number(
      /^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
}

async function alike(pptx: Uint8Array, file: string, page: number, name: string): Promise<number> {
  const pkg = await openPackage(pptx);
  const deck = readDeck(pkg);
  const kit = await deckKit(deck, pkg, fonts);
  const shown = deckOfScenes(
    deck,
    deck.slides.map((one) => sceneOfSlide(deck, one, pkg, kit)),
    '',
  );
  const [slide] = shown.slides;
  if (slide === undefined) return 0;
  const ours = await writePng(slide, shown, { fonts }, { width_px: WIDTH });
  const stem = join(folder, 'page');
  const number = String(page);
  execFileSync(
    'pdftoppm',
    ['-png', '-singlefile', '-f', number, '-l', number, '-scale-to-x', String(WIDTH), '-scale-to-y', '-1', file, stem],
    {
      stdio: 'ignore',
    },
  );
  const theirs = readFileSync(`${stem}.png`);
  const ssim = await similarity(ours, theirs);
  if (out !== undefined) {
    const [left, right] = await Promise.all(
      [theirs, ours].map((png) => sharp(png).flatten({ background: '#fff' }).resize(640, 360, { fit: 'fill' }).toBuffer()),
    );
    const ground = sharp({ create: { width: 1290, height: 360, channels: 3, background: '#f0f' } });
    const both = ground.composite([
      { input: left as Buffer, left: 0, top: 0 },
      { input: right as Buffer, left: 650, top: 0 },
    ]);
    writeFileSync(join(out, `${ssim.toFixed(3)}-${name.replaceAll(/[^\w.#-]/g, '_')}.png`), await both.png().toBuffer());
  }
  return ssim;
}

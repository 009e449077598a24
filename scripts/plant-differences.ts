/**
 * Plants differences into slides that are read of PDFs, one at a time, and counts how many the look at the slides finds:
 * `npx tsx scripts/plant-differences.ts FILE… [--page N]`. A difference counts as found if the page's list has an entry that it had not before, and as
 * mended if that is gone after the slide was mended. It also prints what is found where nothing was planted, and what looking costs beside
 * converting, in time of a processor.
 */
import './usage.mjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type CheckedPage, checkSlides, repairSlides } from '@deckwright/convert/fidelity';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { readPdf } from '@deckwright/read/pdf';
import { planted, plantedDifferences } from '@deckwright/testkit/planted-differences';
import { createWriteKit, writeFiles } from '@deckwright/write/files';

const args = process.argv.slice(2);
const at = args.indexOf('--page');
const number = at < 0 ? 1 : Number(args.splice(at, 2)[1]);
if (args.length === 0 || !(number >= 1)) {
  console.error('usage: npx tsx scripts/plant-differences.ts FILE… [--page N]');
  process.exit(2);
}

const reader = join(import.meta.dirname, '../packages/read/package.json');
const fonts = carriedFonts();
const kit = { fonts, library_folder: `${dirname(createRequire(reader).resolve('pdfjs-dist/package.json'))}/` };
const write = createWriteKit(fonts);
const spent = (): number => process.cpuUsage().user / 1000;
const pages = { first: number, last: number };
const sum = { planted: 0, found: 0, mended: 0, pictures: 0 };

for (const file of args) {
  const pdf = readFileSync(file);
  const started = spent();
  const { deck, losses } = await readPdf(pdf, { any_class: true, pages }, {}, kit);
  await pptxOf(deck);
  const converted = spent();
  const clean = await check(deck);
  const ratio = (spent() - converted) / (converted - started);
  console.log(
    `${basename(file)}, page ${number}: fidelity ${clean.fidelity}, ${clean.found.length} found with nothing planted, looking costs ${ratio.toFixed(2)}`,
  );
  for (const one of clean.found) console.log(`    ${one}`);
  for (const difference of plantedDifferences) {
    const changed = planted(deck, 0, difference);
    if (changed === undefined) continue;
    const { found, fidelity } = await check(changed);
    const added = found.filter((one) => !clean.found.includes(one));
    sum.planted++;
    if (added.length > 0) sum.found++;
    const after = await mend(changed);
    const isMended = added.length > 0 && !after.found.some((one) => added.includes(one)) && (after.fidelity ?? 0) > (fidelity ?? 0);
    if (isMended) sum.mended++;
    if (isMended && after.pictures > 0) sum.pictures++;
    const mended = isMended ? `mended to ${after.fidelity} with ${after.pictures} pictures` : 'not mended';
    console.log(`  ${added.length > 0 ? 'found ' : 'MISSED'} ${difference.name} (${fidelity}, ${mended}) ${added[0] ?? ''}`);
  }

  async function check(of: Deck) {
    const [page] = await checkSlides({ pdf, pptx: await pptxOf(of), pages, losses }, {}, kit);
    return told(page);
  }

  async function mend(of: Deck) {
    const made = { pdf, pptx: await pptxOf(of), deck: of, pages, losses };
    const { checked, losses: pictures } = await repairSlides(made, {}, { ...kit, write: pptxOf });
    return { ...told(checked[0]), pictures: pictures.filter(({ kind }) => kind === 'rasterised').length };
  }
}

function told(page: CheckedPage | undefined) {
  const found = (page?.findings ?? []).map((one) => `${one.found}: ${one.what} ${one.why} [${one.box_in.join(' ')}]`);
  return { fidelity: page?.fidelity, found };
}

console.log(`${sum.found} of ${sum.planted} planted differences found, ${sum.mended} mended, ${sum.pictures} of them by pictures`);

async function pptxOf(deck: Deck): Promise<Uint8Array> {
  return (await writeFiles(deck, ['pptx'], write)).pptx ?? new Uint8Array();
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { readPdf } from '@deckwright/read/pdf';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { checkSlides } from '@deckwright/convert/fidelity';
const library_folder = `${dirname(createRequire('/work/wt/loop/packages/read/package.json').resolve('pdfjs-dist/package.json'))}/`;
const fonts = carriedFonts();
for (const f of process.argv.slice(2)) {
  try {
    const pdf = readFileSync(f);
    const t0 = (process.cpuUsage().user / 1000);
    const last = Number(process.env.LAST ?? 8);
    const { deck, losses, pages } = await readPdf(pdf, { any_class: true, pages: { first: 1, last } }, {}, { fonts, library_folder });
    const { pptx } = await writeFiles(deck, ['pptx'], createWriteKit(fonts));
    const t1 = (process.cpuUsage().user / 1000);
    const checked = await checkSlides({ pdf, pptx: pptx!, pages, losses }, {}, { fonts, library_folder });
    const t2 = (process.cpuUsage().user / 1000);
    console.log(`## ${f} pages ${pages.last} convert ${Math.round(t1 - t0)} check ${Math.round(t2 - t1)} ratio ${((t2 - t1) / (t1 - t0)).toFixed(2)}`);
    for (const { page, fidelity, findings } of checked) {
      console.log(`  p${page} ${fidelity} ${findings.length}`);
      for (const { found, what, why, box_in } of findings.slice(0, Number(process.env.SHOW ?? 6))) console.log(`     ${found}: ${what} — ${why} [${box_in.map((v) => Math.round(v * 72))}]`);
    }
  } catch (e) { console.log('##', f, String(e).slice(0, 300)); }
}

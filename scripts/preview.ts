/** For people who draw: requests to pictures in one go. `npx tsx scripts/preview.ts OUT THEME|- FILE.json…` writes OUT/<stem>.png and .pptx and prints what was warned of. */
import { briefReader } from '@deckwright/brief';
import './usage.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { writePng } from '@deckwright/write/png';
import { writePptx } from '@deckwright/write/pptx';

const [out, theme, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0) {
  console.error('usage: npx tsx scripts/preview.ts OUT THEME|- FILE.json…');
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const fonts = carriedFonts();
const kit = createDrawKit(fonts);
for (const file of files) {
  const stem = basename(file, '.json');
  const json = readJson(readFileSync(file, 'utf8'));
  if (!json.ok) {
    console.log(stem, json.detail);
    continue;
  }
  const body = theme === '-' ? json.value : Object.assign(json.value as object, { theme_id: theme });
  const read = readSlideRequest(body, { briefs: briefReader });
  if (!read.ok) {
    console.log(stem, JSON.stringify(read.problem));
    continue;
  }
  try {
    const { deck, report } = await drawSlide(read.request, kit);
    const [slide] = deck.slides;
    if (slide === undefined) continue;
    writeFileSync(join(out, `${stem}.png`), await writePng(slide, deck, { fonts }, { width_px: 1280 }));
    writeFileSync(join(out, `${stem}.pptx`), writePptx(deck));
    console.log(
      stem,
      report.fidelity,
      JSON.stringify(report.layout),
      [...report.warnings, ...report.notices].map((w) => `\n  ${w.code} ${w.path ?? ''}: ${w.message}`).join(''),
    );
  } catch (error) {
    console.log(stem, error instanceof DrawRefusal ? JSON.stringify(error.problem) : error);
  }
}

/**
 * Our slides on companies' own templates: `npx tsx scripts/company-templates.ts OUT FILE.pptx…` understands each file, draws twelve
 * slides on it, writes .pptx and a sheet of pictures, and holds the file against schema and template: masters, layouts and themes byte
 * for byte, every shape of ours inside the free area or in a place of the template. With `--look` only what was understood is printed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brandOfTemplate } from '@deckwright/apart/tasks';
import { findForm } from '@deckwright/draw/catalog';

import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import sharp from 'sharp';
import { work } from '../packages/apart/src/tasks/template.ts';
import { joinSlides } from '../packages/draw/src/deck/join-slides.ts';

const [out, ...rest] = process.argv.slice(2);
const look = rest.includes('--look');
const paths = rest.filter((one) => !one.startsWith('--'));
if (out === undefined || paths.length === 0) {
  console.error('usage: npx tsx scripts/company-templates.ts OUT [--look] FILE.pptx…');
  process.exit(2);
}
mkdirSync(out, { recursive: true });

/** Form and variant; the examples of the catalogue fill them. */
const SLIDES: readonly (readonly [string, string?])[] = [
  ['hero_statement', 'executive_metadata_cover'],
  ['agenda_list'],
  ['kpi_metrics'],
  ['section_divider'],
  ['waterfall_bridge'],
  ['trend_chart'],
  ['data_table'],
  ['timeline_roadmap'],
  ['swot'],
  ['bar_rank_chart'],
  ['executive_summary'],
  ['hero_statement', 'contact_closing'],
];
const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const SHEET_PX = 640;

for (const path of paths) {
  const name = basename(path).replace(/\.\w+$/, '');
  const began = performance.now();
  try {
    const file = new Uint8Array(readFileSync(path));
    const { answer, files = [] } = await work({}, [file]);
    const base = files[0] ?? new Uint8Array();
    const { model } = answer;
    const uses = model.layouts.filter(({ use }) => use !== undefined);
    const size = `${(model.canvas.w / 914400).toFixed(2)} x ${(model.canvas.h / 914400).toFixed(2)}`;
    const inch = (emu: number): string => (emu / 914400).toFixed(2);
    console.log(
      `\n${name}: ${size} in, ${model.masters.length} masters, ${model.layouts.length} layouts, ${model.theme.mode}, ${Math.round(performance.now() - began)} ms`,
    );
    for (const { use, name: called, type, ground, busy, body } of uses)
      console.log(
        `  ${use}: "${called}" (${type ?? '-'}) ground ${ground}${busy ? ' busy' : ''} body ${body === undefined ? 'none' : [body.x, body.y, body.w, body.h].map(inch).join(' ')}`,
      );
    console.log(
      `  scheme: ${Object.keys(model.theme.scheme).length} of ${Object.keys(model.theme.colors).length} tokens refer to the scheme`,
    );
    for (const problem of model.problems) console.log(`  ! ${problem}`);
    if (look) continue;
    const brand = brandOfTemplate(answer, base, name);
    const parts: Deck[] = [];
    for (const [at, [form, variant]] of SLIDES.entries()) {
      const entry = findForm(form);
      const chosen = entry?.variants.find((v) => v.name === (variant ?? entry.form.default_variant));
      const body = { form, variant: chosen?.name, ...chosen?.example, page_number: at + 1, theme_id: 'x', notes: `Slide ${at + 1}` };
      const read = readSlideRequest(body, () => brand);
      if (!read.ok) {
        console.log(`  ${form}: ${read.problem.detail}`);
        continue;
      }
      try {
        const { deck, report } = await drawSlide(read.request, drawKit);
        parts.push(deck);
        for (const w of report.warnings) if (!/template|shrunk/.test(w.code)) console.log(`  ${form}: ${w.code}: ${w.message}`);
        for (const e of report.errors) console.log(`  ${form}: ERROR ${e.code}: ${e.message}`);
      } catch (error) {
        if (!(error instanceof DrawRefusal)) throw error;
        console.log(`  ${form}: REFUSED ${error.problem.detail}`);
      }
    }
    const first = parts[0];
    if (first?.base === undefined) continue;
    const joined: Deck = {
      ...joinSlides(parts, { title: name, theme: first.theme, jumps: [], engine_version: 'x' }),
    };
    const written = await writeFiles(joined, ['pptx', 'pdf'], writeKit);
    const pptx = written.pptx ?? new Uint8Array();
    writeFileSync(join(out, `${name}.pptx`), pptx);
    writeFileSync(join(out, `${name}.pdf`), written.pdf ?? new Uint8Array());
    const [before, after] = [await openPackage(file), await openPackage(pptx)];
    let same = 0;
    const changed: string[] = [];
    for (const part of before.parts) {
      if (!/\/(?:slideMasters|slideLayouts|theme)\/[^/]+\.xml$/.test(part.name)) continue;
      const now = after.part(part.name);
      if (now === undefined) changed.push(`${part.name} (gone)`);
      else if (sha(now.bytes()) === sha(part.bytes())) same++;
      else changed.push(part.name);
    }
    console.log(`  ${same} parts byte for byte${changed.length === 0 ? '' : `; changed: ${changed.join()}`}`);
    const wrong = schemaProblems({ [name]: pptx });
    console.log(`  schema: ${wrong.length === 0 ? 'clean' : wrong.slice(0, 5).join('; ')}`);
    const tiles: Uint8Array[] = [];
    for (let i = 1; i <= joined.slides.length; i++)
      tiles.push((await writeFiles(joined, ['png'], writeKit, { slide: i, width_px: SHEET_PX })).png ?? new Uint8Array());
    const height = Math.round((SHEET_PX * model.canvas.h) / model.canvas.w);
    await sharp({
      create: { width: SHEET_PX * 3 + 20, height: (height + 10) * Math.ceil(tiles.length / 3), channels: 3, background: '#777777' },
    })
      .composite(
        tiles.map((input, i) => ({ input: Buffer.from(input), left: (i % 3) * (SHEET_PX + 10), top: Math.floor(i / 3) * (height + 10) })),
      )
      .png()
      .toFile(join(out, `${name}.png`));
    console.log(`  done, ${Math.round(performance.now() - began)} ms`);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : error}`);
  }
}

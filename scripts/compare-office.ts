/**
 * Holds our files against independent readers: `npx tsx scripts/compare-office.ts DIR [THEME,…] [--out DIR]` renders every
 * request in DIR, validates it, has python-pptx find every supplied text, has LibreOffice draw it, and prints how alike its
 * picture and ours are. With --out, both pictures are kept side by side.
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { examplePicture } from '@deckwright/draw/catalog';
import { DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { officePictures, similarity } from '@deckwright/testkit/office';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { writePng } from '@deckwright/write/png';
import { writePptx } from '@deckwright/write/pptx';
import sharp from 'sharp';

const args = process.argv.slice(2);
const outAt = args.indexOf('--out');
const out = outAt >= 0 ? args.splice(outAt, 2)[1] : undefined;
const [dir, themeList = 'corporate-light'] = args;
if (dir === undefined) {
  console.error('usage: npx tsx scripts/compare-office.ts DIR [THEME,…] [--out DIR]');
  process.exit(2);
}
if (out !== undefined) mkdirSync(out, { recursive: true });

const fonts = carriedFonts();
const kit = createDrawKit(fonts, {
  // Nothing is fetched: the picture of our own example stands in for one at an address.
  pictures: (src) => (src.startsWith('https:') ? examplePicture('example:plant-hall') : undefined),
});
const pptx: Record<string, Uint8Array> = {};
const ours = new Map<string, Uint8Array>();
const wanted: Record<string, string[]> = {};
let refused = 0;
for (const file of readdirSync(dir)
  .filter((f) => f.endsWith('.json') && f !== 'index.json')
  .sort())
  for (const theme of themeList.split(',')) {
    const json = readJson(readFileSync(join(dir, file), 'utf8'));
    if (!json.ok) continue;
    const read = readSlideRequest(Object.assign(json.value as object, { theme_id: theme }));
    const name = `${basename(file, '.json')}.${theme}`;
    if (!read.ok) {
      refused++;
      console.log(`${name}: ${read.problem.code}: ${read.problem.detail}`);
      continue;
    }
    try {
      const { deck } = await drawSlide(read.request, kit);
      const [slide] = deck.slides;
      if (slide === undefined) continue;
      pptx[name] = writePptx(deck);
      ours.set(name, await writePng(slide, deck, { fonts }, { width_px: 960 }));
      wanted[name] = read.request.supplied.filter((s) => typeof s.value === 'string').map((s) => String(s.value));
    } catch (error) {
      refused++;
      console.log(`${name}: ${error instanceof DrawRefusal ? error.problem.detail : String(error)}`);
    }
  }

const problems = schemaProblems(pptx);
for (const p of problems) console.log(p);

/** Texts that python-pptx does not find, white space and formatting aside. */
const FINDER = `
import json, sys
from pptx import Presentation
def texts(shapes):
    for s in shapes:
        if s.shape_type == 6: yield from texts(s.shapes)
        elif s.has_text_frame: yield s.text_frame.text
        elif getattr(s, 'has_table', False) and s.has_table:
            for r in s.table.rows:
                for c in r.cells: yield c.text_frame.text
squash = lambda t: ''.join(t.split()).replace('\\u2212', '-')
missing = {}
for name, wanted in json.load(open(sys.argv[1])).items():
    found = squash('\\n'.join(t for sl in Presentation(f'{sys.argv[2]}/{name}.pptx').slides for t in [*texts(sl.shapes), sl.notes_slide.notes_text_frame.text if sl.has_notes_slide else '']))
    lost = [w for w in wanted if squash(w.replace('\\u000b', ' ')) not in found]
    if lost: missing[name] = lost
print(json.dumps(missing))
`;
const folder = mkdtempSync(join(tmpdir(), 'deckwright-compare-'));
try {
  for (const [name, bytes] of Object.entries(pptx)) writeFileSync(join(folder, `${name}.pptx`), bytes);
  writeFileSync(join(folder, 'wanted.json'), JSON.stringify(wanted));
  const lost = JSON.parse(execFileSync('python3', ['-c', FINDER, join(folder, 'wanted.json'), folder], { encoding: 'utf8' })) as Record<
    string,
    string[]
  >;
  for (const [name, list] of Object.entries(lost)) console.log(`${name}: not found by python-pptx: ${list.join(' | ')}`);
  const office = officePictures(pptx);
  const scores: [string, number][] = [];
  for (const [name, png] of ours) {
    const theirs = office.get(name);
    if (theirs === undefined) {
      console.log(`${name}: LibreOffice made no page of it`);
      continue;
    }
    scores.push([name, await similarity(png, theirs)]);
    if (out !== undefined) {
      const right = await sharp(theirs).resize(960, 540, { fit: 'fill' }).toBuffer();
      writeFileSync(
        join(out, `${name}.png`),
        await sharp({ create: { width: 1930, height: 540, channels: 3, background: '#888888' } })
          .composite([
            { input: Buffer.from(png), left: 0, top: 0 },
            { input: right, left: 970, top: 0 },
          ])
          .png()
          .toBuffer(),
      );
    }
  }
  scores.sort((a, b) => a[1] - b[1]);
  for (const [name, s] of scores) console.log(`${s.toFixed(3)} ${name}`);
  const median = scores[Math.floor(scores.length / 2)]?.[1] ?? 0;
  console.log(
    `${scores.length} slides, ${refused} refused, ${problems.length} schema problems, ${Object.keys(lost).length} with texts missing; similarity median ${median.toFixed(3)}, lowest ${scores[0]?.[1].toFixed(3) ?? '-'}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

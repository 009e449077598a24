/**
 * Puts pairs of decks together and holds the result against its sources: nothing that the validator finds is new, slides add up, and
 * LibreOffice draws each slide as it draws its source. Slow; not part of the tests:
 *
 *   npx tsx scripts/merge-corpus.ts ../shared/corpus/pptx [--pairs 40] [--office FOLDER] [--out FOLDER] [--only FROM-TO]
 *
 * With --office, PDFs that LibreOffice made of the sources before are used again, and new ones left there. Every fourth pair has two
 * canvases: there the picture of a slide is compared where the scaled slide lies.
 *
 * A slide that looks different is looked at once more: LibreOffice draws some files by what `docProps/app.xml` says of the program's
 * version, and templates otherwise than presentations. If the source alone, with the type and the properties of the combined file, looks
 * like the combined slide, the difference is LibreOffice's and counted apart.
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { attribute, child, elements, inflateEntry, openPackage, READ_LIMITS, readZip } from '@deckwright/read/ooxml';
import { similarity } from '@deckwright/testkit/office';
import { combineDecks, repackDeck } from '@deckwright/write/assemble';
import sharp from 'sharp';
import { schemaProblems } from '../packages/testkit/src/schemas.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string' }, office: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' } },
});
const [folder = ''] = positionals;
if (!existsSync(folder)) throw new Error('Name a folder of decks: npx tsx scripts/merge-corpus.ts FOLDER');
const [from = 0, to = Number.POSITIVE_INFINITY] = (values.only ?? '0').split('-').map(Number);
const MAX_SLIDES = 40;
const ALIKE = 0.98;
const WIDTH = 960;
const PRESENTATION_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

interface Source {
  readonly name: string;
  readonly file: Uint8Array;
  readonly slides: number;
  readonly cx: number;
  readonly cy: number;
}

const work = mkdtempSync(join(tmpdir(), 'deckwright-merge-'));
const office = values.office ?? join(work, 'sources');
for (const made of [office, values.out]) if (made) mkdirSync(made, { recursive: true });
const figures = { same: [] as number[], scaled: [] as number[] };
const totals: Record<string, number> = {};
const count = (what: string, by = 1): void => {
  totals[what] = (totals[what] ?? 0) + by;
};
const faults: string[] = [];
try {
  const pairs = pairsOf(await readSources(), Number(values.pairs ?? 40));
  for (const [i, pair] of pairs.entries()) {
    if (i < from || i > to) continue;
    await judge(i, pair).catch((error: unknown) => faults.push(`${i} ${pair.map(({ name }) => name).join(' + ')}: ${error}`));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const [kind, found] of Object.entries(figures)) {
  const sorted = [...found].sort((a, b) => a - b);
  const below = sorted.filter((value) => value < ALIKE).length;
  console.log(
    `${kind.padEnd(7)} ${sorted.length} slides, median ${sorted[sorted.length >> 1]?.toFixed(4)}, worst ${sorted[0]?.toFixed(4)}, below ${ALIKE}: ${below}`,
  );
}
for (const [what, n] of Object.entries(totals)) console.log(`${String(n).padStart(6)}  ${what}`);
console.log(faults.length === 0 ? 'No faults.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

async function readSources(): Promise<Source[]> {
  const sources: Source[] = [];
  // By the hash of their names, so that neighbours have nothing in common.
  const key = (name: string): string => createHash('sha256').update(name).digest('hex');
  for (const name of readdirSync(folder).sort((a, b) => (key(a) < key(b) ? -1 : 1))) {
    const file = readFileSync(join(folder, name));
    const { root } = (await openPackage(file)).main.xml();
    const slides = elements(child(root, 'p:sldIdLst'), 'p:sldId').length;
    const size = child(root, 'p:sldSz');
    const [cx, cy] = [Number(attribute(size, 'cx')), Number(attribute(size, 'cy'))];
    if (slides === 0 || slides > MAX_SLIDES || !(cx > 0)) continue;
    sources.push({ name, file, slides, cx, cy });
  }
  return sources;
}

/** Each deck once; three pairs in four of one canvas. */
function pairsOf(sources: readonly Source[], most: number): (readonly [Source, Source])[] {
  const left = [...sources];
  const pairs: (readonly [Source, Source])[] = [];
  while (pairs.length < most) {
    const first = left.shift();
    if (!first) break;
    const same = (other: Source): boolean => Math.abs(other.cx - first.cx) < 128 && Math.abs(other.cy - first.cy) < 128;
    const wanted = pairs.length % 4 === 3 ? left.findIndex((other) => !same(other)) : left.findIndex(same);
    const [second] = left.splice(wanted, wanted < 0 ? 0 : 1);
    if (second) pairs.push([first, second]);
  }
  return pairs;
}

async function judge(i: number, pair: readonly [Source, Source]): Promise<void> {
  const label = `${String(i).padStart(2, '0')} ${pair.map(({ name }) => name).join(' + ')}`;
  const fault = (what: string): void => void faults.push(`${label}: ${what}`);
  const combined = await combineDecks(pair.map(({ file }) => file));
  count('pairs');
  count('slides', combined.slides);
  if (values.out) writeFileSync(join(values.out, `${String(i).padStart(2, '0')}.pptx`), combined.pptx);
  if (combined.slides !== pair[0].slides + pair[1].slides) fault(`has ${combined.slides} slides`);

  const kind = (sentence: string): string => sentence.replace(/^[^:]*:\s*/, '').replace(/\d+/g, '#');
  const problems = schemaProblems({ first: pair[0].file, second: pair[1].file, combined: combined.pptx });
  const isFresh = (one: string): boolean => one.startsWith('combined') && !/problems? in/.test(one);
  const inSources = new Set(problems.filter((one) => /^(?:first|second)/.test(one)).map(kind));
  const fresh = problems.filter((one) => isFresh(one) && !inSources.has(kind(one)));
  if (fresh.length > 0) fault(`the validator says: ${fresh[0]}`);
  else count(inSources.size === 0 ? 'pairs that are valid' : 'pairs with the faults of their sources and no others');

  const pictures = pair.map(({ name, file }) => picturesOf(name.slice(0, -extname(name).length), file, extname(name), office));
  const got = picturesOf(`pair-${i}`, combined.pptx, '.pptx', work);
  if (got.length === 0 || pictures.some(({ length }) => length === 0)) {
    count('pairs of which, or of whose sources, LibreOffice draws nothing');
    if (got.length === 0 && pictures.every(({ length }) => length > 0)) fault('LibreOffice opens the sources and not the combined deck');
    return;
  }
  if (got.length !== pictures.flat().length) return fault(`has ${got.length} pages, its sources ${pictures.flat().length}`);
  const low: number[] = [];
  for (const [n, source] of pictures.flat().entries()) {
    const deck = n < (pictures[0]?.length ?? 0) ? 0 : 1;
    const picture = await cut(got[n] as Uint8Array, pair[0], pair[deck]);
    let alike = await similarity(picture, source);
    if (alike < ALIKE) {
      const again = (await control(i, pair[deck], combined.pptx))[n - deck * (pictures[0]?.length ?? 0)];
      const explained = again ? await similarity(picture, again) : 0;
      if (explained >= ALIKE) {
        count('slides that LibreOffice draws otherwise for the type or version alone');
        alike = explained;
      } else low.push(n + 1);
    }
    figures[pair[deck].cx === pair[0].cx && pair[deck].cy === pair[0].cy ? 'same' : 'scaled'].push(alike);
    if (alike < ALIKE) console.log(`${label} slide ${n + 1}: ${alike.toFixed(4)}`);
    if (alike < ALIKE && values.out) {
      writeFileSync(join(values.out, `${i}-${n + 1}-combined.png`), picture);
      writeFileSync(join(values.out, `${i}-${n + 1}-source.png`), source);
    }
  }
}

/** The part of a page where a slide of another canvas lies: scaled by one factor, and centred. */
async function cut(page: Uint8Array, to: Source, from: Source): Promise<Uint8Array> {
  const scale = Math.min(to.cx / from.cx, to.cy / from.cy);
  const { width, height } = await sharp(page).metadata();
  const part = (all: number, own: number, of: number): [number, number] => {
    const length = Math.min(all, Math.round((all * own * scale) / of));
    return [Math.floor((all - length) / 2), length];
  };
  const [left, wide] = part(width, from.cx, to.cx);
  const [top, high] = part(height, from.cy, to.cy);
  return wide === width && high === height ? page : await sharp(page).extract({ left, top, width: wide, height: high }).png().toBuffer();
}

/** Pictures of a source that says of itself what the combined file says: its type, its program and version. */
async function control(i: number, source: Source, combined: Uint8Array): Promise<Uint8Array[]> {
  const own = await openPackage(source.file);
  const app = (opened: typeof own) => opened.part(opened.relationships('/').find(({ kind }) => kind === 'extended-properties')?.part ?? '');
  const [before, after] = [app(own), app(await openPackage(combined))];
  const changed = new Map<string, Uint8Array>();
  if (before && after) changed.set(before.name, after.bytes());
  changed.set('/[Content_Types].xml', await typesOf(source.file, own.main.contentType));
  const alone = await repackDeck(source.file, { changed, removed: new Set() });
  return picturesOf(`control-${i}-${source.name.replace(/\W/g, '_')}`, alone, '.pptx', work);
}

/** The list of types of a template or show, as a presentation has it. */
async function typesOf(file: Uint8Array, main: string): Promise<Uint8Array> {
  const entry = (await readZip(file, READ_LIMITS)).find(({ name }) => name.toLowerCase() === '[content_types].xml');
  const text = entry ? Buffer.from(inflateEntry(entry)).toString('utf8') : '';
  return Buffer.from(text.replace(main, PRESENTATION_TYPE), 'utf8');
}

/** Pages as LibreOffice draws them; none when it makes nothing of the file. Hidden slides are left out. */
function picturesOf(stem: string, file: Uint8Array, extension: string, place: string): Uint8Array[] {
  const pdf = join(place, `${stem}.pdf`);
  if (!existsSync(pdf)) {
    const path = join(work, `${stem}${extension}`);
    writeFileSync(path, file);
    const profile = `-env:UserInstallation=file://${work}/profile`;
    try {
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', place, path], {
        stdio: 'ignore',
        timeout: 180_000,
      });
    } catch {
      return [];
    } finally {
      rmSync(path);
    }
  }
  if (!existsSync(pdf)) return [];
  const pages = mkdtempSync(join(work, 'pages-'));
  execFileSync('pdftoppm', ['-png', '-scale-to-x', String(WIDTH), '-scale-to-y', '-1', pdf, join(pages, 'page')]);
  const pictures = readdirSync(pages)
    .sort()
    .map((name) => readFileSync(join(pages, name)));
  rmSync(pages, { recursive: true, force: true });
  return pictures;
}

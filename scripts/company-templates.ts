/**
 * Our slides on companies' own templates: `npx tsx scripts/company-templates.ts OUT [FILE.pptx…]` understands each file (twelve of the
 * corpus where none is named), draws twelve slides on it, some with native charts, and holds the result against the schema, the rubric, the
 * template (masters, layouts and themes byte for byte), python-pptx and LibreOffice. It writes .pptx, PDF and a sheet of our pictures beside
 * LibreOffice's, and prints a table; exits with 1 when a template fails. `--wide` draws twelve other slides: pictures, covers, documents,
 * dense ones. `--look` prints only what was understood, `--quick` goes without LibreOffice and python-pptx.
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findForm } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import { type Deck, EMU_PER_IN } from '@deckwright/draw/scene';
import type { TemplateModel } from '@deckwright/draw/template';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { officePages } from '@deckwright/testkit/office';
import { schemaProblems, shared } from '@deckwright/testkit/schemas';
import { brandOfTemplate } from '@deckwright/uploads/template';
import { work } from '@deckwright/uploads/template/template.work';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { joinSlides } from '../packages/draw/src/deck/join-slides.ts';
import { examplePicture } from './templates/example-picture.ts';
import { writeSheet } from './templates/sheet.ts';

const words = process.argv.slice(2);
const has = (flag: string): boolean => words.includes(flag);
const [out, ...sentPaths] = words.filter((word) => !word.startsWith('--'));
if (out === undefined) {
  console.error('usage: npx tsx scripts/company-templates.ts OUT [--wide] [--look] [--quick] [FILE.pptx…]');
  process.exit(2);
}
mkdirSync(out, { recursive: true });

/** Ten sizes and moods of the corpus, and two more that are odd. */
const TWELVE = [
  'pptagent__default_template-template.pptx',
  'open-xml-sdk__MRDProductSteeringCommitteePresentation_TP10193309.potx',
  'open-xml-sdk__Pitchbook_TP10176928.potx',
  'dotnet-maui-workshop__Workshop4-Accessing-Platform-Features.pptx',
  'ai-system__SystemforAI-7-Platform.ppsx',
  'pptx-automizer__SlidesWithAdditionalMaster.pptx',
  'pptx-automizer__threeSlidePres.pptx',
  'poi__bug65228.pptx',
  'poi__themes.pptx',
  'oop-5778__week11-databases-slides.pptx',
  'docling__docling_ecosystem.pptx',
  'shapecrawler__061_font-color.pptx',
];
const paths = sentPaths.length > 0 ? sentPaths : TWELVE.map((name) => join(shared, 'corpus/pptx', name));

interface Asked {
  readonly form: string;
  readonly variant?: string;
  readonly native?: true;
}

/** The examples of the catalogue fill them. */
const SLIDES: readonly Asked[] = [
  { form: 'hero_statement', variant: 'executive_metadata_cover' },
  { form: 'agenda_list' },
  { form: 'kpi_metrics' },
  { form: 'section_divider' },
  { form: 'waterfall_bridge', native: true },
  { form: 'trend_chart', native: true },
  { form: 'data_table' },
  { form: 'timeline_roadmap' },
  { form: 'swot' },
  { form: 'bar_rank_chart', native: true },
  { form: 'executive_summary' },
  { form: 'hero_statement', variant: 'contact_closing' },
];
/** Full-bleed, authored and dense ones. */
const WIDE: readonly Asked[] = [
  { form: 'hero_statement', variant: 'typographic_cover' },
  { form: 'hero_statement', variant: 'image_led_cover' },
  { form: 'image_story', variant: 'beside_text' },
  { form: 'image_story', variant: 'above_text' },
  { form: 'visual_showcase' },
  { form: 'hero_statement', variant: 'from_to_transition' },
  { form: 'section_divider', variant: 'agenda_side_divider' },
  { form: 'variance_table', variant: 'variance_bars_table' },
  { form: 'gantt_plan' },
  { form: 'swimlane_flow' },
  { form: 'trend_chart', variant: 'stacked_column_trend', native: true },
  { form: 'hero_statement', variant: 'next_steps_closing' },
];

const fonts = carriedFonts();
const drawKit = createDrawKit(fonts, { pictures: () => examplePicture });
const writeKit = createWriteKit(fonts);
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const TILE_PX = 640;

/** What one template came to. */
interface Row {
  readonly name: string;
  readonly size: string;
  readonly sheets: string;
  readonly drawn: number;
  readonly native: number;
  readonly errors: number;
  readonly scores: string;
  readonly same: string;
  readonly schema: string;
  readonly python: string;
  readonly office: string;
  readonly failed: boolean;
}

const rows: Row[] = [];
for (const path of paths) {
  const name = basename(path).replace(/\.\w+$/, '');
  try {
    const row = await tryTemplate(name, new Uint8Array(readFileSync(path)));
    if (row !== undefined) rows.push(row);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : error}`);
    process.exitCode = 1;
  }
}
if (rows.length > 0) {
  console.log(
    '\n| Template | Size, in | Masters, layouts | Drawn | Native | Errors | Scores | Byte for byte | Schema | python-pptx | LibreOffice |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const r of rows)
    console.log(
      `| ${[r.name, r.size, r.sheets, r.drawn, r.native, r.errors, r.scores, r.same, r.schema, r.python, r.office].join(' | ')} |`,
    );
}
if (rows.some(({ failed }) => failed)) process.exitCode = 1;

async function tryTemplate(name: string, file: Uint8Array): Promise<Row | undefined> {
  const began = performance.now();
  const { answer, files = [] } = await work({}, [file]);
  const base = files[0] ?? new Uint8Array();
  const { model } = answer;
  tellUnderstood(name, model);
  if (has('--look')) return undefined;
  const brand = brandOfTemplate(answer, base, name);
  const parts: Deck[] = [];
  const scores: number[] = [];
  const wanted: string[] = [];
  let [errors, native] = [0, 0];
  const list = has('--wide') ? WIDE : SLIDES;
  for (const [i, asked] of list.entries()) {
    const entry = findForm(asked.form);
    const chosen = entry?.variants.find((v) => v.name === (asked.variant ?? entry.form.default_variant));
    const read = readSlideRequest(
      {
        form: asked.form,
        variant: chosen?.name,
        ...chosen?.example,
        ...(asked.native ? { chart_mode: 'native' } : {}),
        page_number: i + 1,
        theme_id: 'x',
        notes: `Slide ${i + 1}`,
      },
      { brands: () => brand },
    );
    if (!read.ok) {
      console.log(`  ${asked.form}: ${read.problem.detail}`);
      continue;
    }
    try {
      const drawn = await drawSlide(read.request, drawKit);
      parts.push(drawn.deck);
      native += drawn.deck.slides[0]?.charts?.length ?? 0;
      const shown = new Set(drawn.report.fidelity_manifest.flatMap(({ path: at, bound }) => (bound === 'verbatim' ? [at] : [])));
      wanted.push(...read.request.supplied.flatMap(({ path: at, value }) => (typeof value === 'string' && shown.has(at) ? [value] : [])));
      const verdict = await lintSlide(drawn, drawKit);
      scores.push(verdict.score);
      for (const w of drawn.report.warnings)
        if (!/shrunk|source_missing|image_/.test(w.code)) console.log(`  ${asked.form}: ${w.code}: ${w.message}`);
      for (const e of [...drawn.report.errors, ...verdict.errors]) console.log(`  ${asked.form}: ERROR ${e.code}: ${e.message}`);
      errors += Math.max(drawn.report.errors.length, verdict.errors.length);
    } catch (error) {
      if (!(error instanceof DrawRefusal)) throw error;
      console.log(`  ${asked.form}: REFUSED ${error.problem.detail}`);
    }
  }
  const first = parts[0];
  if (first?.base === undefined) return undefined;
  const joined: Deck = { ...joinSlides(parts, { title: name, theme: first.theme, jumps: [], engine_version: 'x' }) };
  const written = await writeFiles(joined, ['pptx', 'pdf'], writeKit);
  const pptx = written.pptx ?? new Uint8Array();
  writeFileSync(join(out ?? '', `${name}.pptx`), pptx);
  writeFileSync(join(out ?? '', `${name}.pdf`), written.pdf ?? new Uint8Array());
  const { same, changed } = await keptParts(file, pptx);
  if (changed.length > 0) console.log(`  changed: ${changed.join()}`);
  const [own, inherited] = [schemaProblems({ [name]: pptx }), new Set(schemaProblems({ [name]: base }))];
  const wrong = own.filter(
    (line) => !inherited.has(line) && !/slideMasters|slideLayouts|\/theme\//.test(line) && !/\d+ problem/.test(line),
  );
  for (const line of wrong.slice(0, 5)) console.log(`  schema: ${line}`);
  const tiles: Uint8Array[] = [];
  for (let i = 1; i <= joined.slides.length; i++)
    tiles.push((await writeFiles(joined, ['png'], writeKit, { slide: i, width_px: TILE_PX })).png ?? new Uint8Array());
  const quick = has('--quick');
  const pages = quick ? [] : officePages(pptx, TILE_PX);
  const python = quick ? '-' : inPython(join(out ?? '', `${name}.pptx`), wanted);
  await writeSheet(join(out ?? '', name), tiles, pages, { w: TILE_PX, h: Math.round((TILE_PX * model.canvas.h) / model.canvas.w) });
  console.log(`  done, ${Math.round(performance.now() - began)} ms`);
  scores.sort((a, b) => a - b);
  const inch = (emu: number): string => (emu / EMU_PER_IN).toFixed(2);
  return {
    name,
    size: `${inch(model.canvas.w)} x ${inch(model.canvas.h)}`,
    sheets: `${model.masters.length}, ${model.layouts.length}`,
    drawn: parts.length,
    native,
    errors,
    scores: `${scores[0]} to ${scores.at(-1)}`,
    same: `${same} of ${same + changed.length}`,
    schema: wrong.length > 0 ? `${wrong.length} of ours` : own.length > 0 ? 'its own only' : 'valid',
    python,
    office: quick ? '-' : `${pages.length} pages`,
    failed:
      errors > 0 ||
      changed.length > 0 ||
      wrong.length > 0 ||
      parts.length < list.length ||
      (!quick && (pages.length !== parts.length || !python.startsWith('opens'))),
  };
}

function tellUnderstood(name: string, model: TemplateModel): void {
  const inch = (emu: number): string => (emu / EMU_PER_IN).toFixed(2);
  console.log(
    `\n${name}: ${inch(model.canvas.w)} x ${inch(model.canvas.h)} in, ${model.masters.length} masters, ${model.layouts.length} layouts, ${model.theme.mode}`,
  );
  for (const { use, name: called, type, ground, busy, body } of model.layouts)
    if (use !== undefined)
      console.log(
        `  ${use}: "${called}" (${type ?? '-'}) ground ${ground}${busy ? ' busy' : ''} body ${body === undefined ? 'none' : [body.x, body.y, body.w, body.h].map(inch).join(' ')}`,
      );
  console.log(
    `  scheme: ${Object.keys(model.theme.scheme).length} of ${Object.keys(model.theme.colors).length} tokens refer to the scheme`,
  );
  for (const problem of model.problems) console.log(`  ! ${problem}`);
}

/** Masters, layouts and themes before and after, by their bytes. */
async function keptParts(file: Uint8Array, pptx: Uint8Array): Promise<{ same: number; changed: readonly string[] }> {
  const [before, after] = [await openPackage(file), await openPackage(pptx)];
  // A theme of a notes or handout master that only sample slides had goes with them.
  const owned = before.parts.filter(({ name }) => /\/(?:slideMasters|slideLayouts|theme)\/[^/]+\.xml$/.test(name));
  let same = 0;
  const changed: string[] = [];
  for (const part of owned) {
    const now = after.part(part.name);
    if (now === undefined) changed.push(`${part.name} (gone)`);
    else if (sha(now.bytes()) === sha(part.bytes())) same++;
    else changed.push(part.name);
  }
  return { same, changed };
}

/** Opened by another reader: each slide's layout, and which supplied texts it does not find. */
function inPython(path: string, wanted: readonly string[]): string {
  try {
    const program = `
import json, sys
from pptx import Presentation
def texts(shapes):
    for s in shapes:
        if s.shape_type == 6: yield from texts(s.shapes)
        elif s.has_text_frame: yield s.text_frame.text
        elif getattr(s, 'has_table', False) and s.has_table:
            for r in s.table.rows:
                for c in r.cells: yield c.text_frame.text
        elif getattr(s, 'has_chart', False) and s.has_chart:
            for p in s.chart.plots: yield from [str(c) for c in p.categories]
            yield from [x.name for x in s.chart.series]
squash = lambda t: ''.join(t.split()).replace('\\u2212', '-').lower()
p = Presentation(sys.argv[1])
found = squash('\\n'.join(t for s in p.slides for t in [*texts(s.shapes), s.notes_slide.notes_text_frame.text if s.has_notes_slide else '']))
lost = [w for w in json.loads(sys.stdin.read()) if squash(w) not in found]
print(json.dumps({'slides': len(p.slides), 'lost': lost}))
`;
    const output = execFileSync('python3', ['-c', program, path], { input: JSON.stringify(wanted), encoding: 'utf8' });
    const { slides, lost } = JSON.parse(output) as { slides: number; lost: string[] };
    if (lost.length > 0) console.log(`  not in python-pptx's texts: ${lost.slice(0, 6).join(' | ')}`);
    return `opens, ${slides} slides${lost.length === 0 ? '' : `, ${lost.length} texts elsewhere`}`;
  } catch (error) {
    return `fails: ${String(error).slice(0, 80)}`;
  }
}

/**
 * Sixteen brands over twenty slides: `npx tsx scripts/brand-kits.ts [FOLDER]`. Every slide, with a logo, is judged by all checks that look at
 * one drawing and held against the schema; a line a brand, and with FOLDER its contact sheet. Exits with 1 when a text is below 4.5:1 or a
 * slide has an error.
 */
import './usage.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSheet } from '../packages/cli/src/brand-sheet.ts';
import { readSlideRequest } from '../packages/draw/src/intent/index.ts';
import { createDrawKit, drawSlide, lintSlide } from '../packages/draw/src/pipeline/index.ts';
import type { Deck } from '../packages/draw/src/scene/index.ts';
import { type Brand, deriveTheme, twinOf } from '../packages/draw/src/themes/index.ts';
import { KITS } from '../packages/draw/test/themes/_kits.ts';
import { carriedFonts } from '../packages/fonts/src/index.ts';
import { galleryItems } from '../packages/gallery/src/index.ts';
import { schemaProblems } from '../packages/testkit/src/schemas.ts';
import { plateFor } from '../packages/uploads/src/picture/logo-ground.ts';
import { createWriteKit, writeFiles } from '../packages/write/src/files/index.ts';
import { redrawPicture } from '../packages/write/src/png/index.ts';

const [folder] = process.argv.slice(2);
const kit = createDrawKit(carriedFonts());
const forms = [...new Map(galleryItems().flatMap((one) => (one.kind === 'form' ? [[one.name, one] as const] : []))).values()];
const SLIDES = 20;
const chosen = Array.from({ length: SLIDES }, (_, i) => forms[Math.floor((i * forms.length) / SLIDES)]).filter((one) => one !== undefined);

/** A mark in the brand's colours with clear parts, on a plate where it would not stand out: as the service makes it. */
async function logoOf(colors: readonly string[], theme: Brand['theme']): Promise<Brand['logo']> {
  const [first, second = first, third = second] = colors;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><circle cx="30" cy="30" r="28" fill="${first}"/><rect x="70" y="8" width="80" height="44" fill="${second}"/><path d="M170 52L200 8L230 52Z" fill="${third}"/></svg>`;
  const { png, width_px, height_px, ...look } = await redrawPicture(Buffer.from(svg), { width_px: 800, height_px: 160 });
  const media = { mime: 'image/png', bytes: png, width_px, height_px } as const;
  const plate = plateFor(look, theme.colors);
  return { media, alt: 'Logo', ...(plate === undefined ? {} : { plate }) };
}

const files: Record<string, Uint8Array> = {};
const writeKit = createWriteKit(carriedFonts());
let failed = 0;
for (const { slug, mode, colors, heading, body } of KITS) {
  const fonts = { heading: twinOf(heading).font, body: twinOf(body).font };
  const { theme, report } = deriveTheme({ id: `${slug}@1`, name: slug, mode, colors, fonts, title_bold: true });
  const brand: Brand = { theme, hash: slug, faces: [], logo: await logoOf(colors, theme) };
  const scores: number[] = [];
  const errors: string[] = [];
  const decks: Deck[] = [];
  for (const { id, request } of chosen) {
    const read = readSlideRequest({ ...request, theme_id: theme.id }, { brands: (name) => (name === theme.id ? brand : undefined) });
    if (!read.ok) throw new Error(`${id}: ${read.problem.detail}`);
    const drawn = await drawSlide(read.request, kit);
    decks.push(drawn.deck);
    const verdict = await lintSlide(drawn, kit);
    scores.push(verdict.score);
    errors.push(...verdict.errors.map(({ code, message }) => `${id}: ${code}: ${message}`));
  }
  scores.sort((a, b) => a - b);
  const { least } = report.text_contrast;
  if (least < 4.5 || errors.length > 0) failed++;
  const separation = Object.entries(report.separation)
    .map(([vision, value]) => `${vision} ${value}`)
    .join(', ');
  const codes = report.warnings.map(({ code }) => code).join(' ');
  console.log(
    `${slug} (${mode}): text ${least}, scores ${scores[0]} to ${scores.at(-1)}, errors ${errors.length}; ${separation}; ${codes}`,
  );
  for (const error of errors) console.log(`  ${error}`);
  const [first] = decks;
  if (first !== undefined) {
    const deck = { ...first, slides: decks.flatMap(({ slides }) => slides), media: new Map(decks.flatMap(({ media }) => [...media])) };
    files[slug] = (await writeFiles(deck, ['pptx'], writeKit)).pptx ?? new Uint8Array();
  }
  if (folder === undefined) continue;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${slug}.png`), await brandSheet(brand));
}
const invalid = schemaProblems(files);
for (const problem of invalid) console.log(problem);
console.log(`${Object.keys(files).length} decks, ${invalid.length} problems of the schema`);
process.exitCode = invalid.length + failed > 0 ? 1 : 0;

/**
 * Pictures in every place, format and crop: `npx tsx scripts/pictures.ts OUT [HOSTILE] [--python PROGRAM]`. Each picture tells by its colours where
 * in it a pixel lies, so that the crop of the .pptx (read with python-pptx), of the PDF and of the PNG can be measured and compared. With
 * HOSTILE, a folder of files that lie about themselves, each is sent as a picture too, in a process of its own as the service does.
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findComponent, forms } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type ImageShape, inOfEmu, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { liesOnItsSide, pictureTask, uprightPicture } from '@deckwright/uploads/picture';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { writePng } from '@deckwright/write/png';
import sharp from 'sharp';
import { FORMATS, gradient, SIZES } from './pictures/formats.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { python: { type: 'string', default: 'python3' } } });
const [out, hostile] = positionals;
if (out === undefined) {
  console.error('usage: npx tsx scripts/pictures.ts OUT [HOSTILE] [--python PROGRAM]');
  process.exit(2);
}
mkdirSync(out, { recursive: true });

const fonts = carriedFonts();
const kit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);
const { isolate, remove } = await bundledIsolate({ concurrency: 2, waiting: 1000 });

type Focus = { readonly x: number; readonly y: number };
type Body = Record<string, unknown>;

/** Everywhere that a picture can stand, told a picture and what to keep of it. */
const PLACES: Readonly<Record<string, (src: string, focus?: Focus) => Body>> = {
  ...Object.fromEntries(
    forms.flatMap(({ form, variants }) =>
      variants
        .filter(({ example }) => JSON.stringify(example).includes('"image_src"'))
        .map((v): [string, (src: string, focus?: Focus) => Body] => {
          const { data, ...example } = v.example as Body & { data?: object };
          return [
            `${form.name}.${v.name}`,
            (src, focus) => ({
              form: form.name,
              variant: v.name,
              ...example,
              image_src: src,
              ...(data === undefined && focus === undefined
                ? {}
                : { data: { ...data, ...(focus === undefined ? {} : { image_focus: focus }) } }),
            }),
          ];
        }),
    ),
  ),
  ...Object.fromEntries(
    ['contained', 'fullbleed', 'caption', 'sidebyside', 'bannercard'].map((style) => [
      `image.${style}`,
      (src: string, focus?: Focus): Body => ({
        chrome: { title: 'A picture' },
        body: {
          component: 'image',
          params: { src, alt: 'A map of colours', caption: 'What it shows', style, ...(focus === undefined ? {} : { focus }) },
        },
      }),
    ]),
  ),
};
if (findComponent('image') === undefined) throw new Error('there is no component image');

/** Places that a picture fills; elsewhere it stands whole. */
const CROPPED = /^hero_statement\.image_led|^image\.(?:fullbleed|bannercard)/;

const POINTS: readonly (Focus | undefined)[] = [
  undefined,
  ...[0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y }))),
  { x: 0.27, y: 0.66 },
];

interface Case {
  readonly name: string;
  readonly body: Body;
  readonly focus?: Focus;
  /** How far the colours of the format may lie from those that were meant, of 255; nothing is read from those that have none. */
  readonly loose?: number;
  readonly colours: boolean;
}

const uri = (mime: string, bytes: Uint8Array): string => `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
const turn = (order: { use: 'image' | 'logo' }, picture: Uint8Array) =>
  isolate
    .run(pictureTask, order, [picture])
    .then((done) => (done.outcome === 'done' ? done : { answer: { ok: false as const, message: done.message }, files: [] }));

const cases: Case[] = [];
const bySize = new Map<string, string>();
for (const [size, [w, h]] of Object.entries(SIZES)) bySize.set(size, uri('image/png', await gradient(w, h).png().toBuffer()));
for (const [place, make] of Object.entries(PLACES))
  for (const [size, src] of bySize)
    for (const focus of !CROPPED.test(place) ? [undefined] : size === 'huge' || size === 'tiny' ? POINTS.slice(0, 2) : POINTS)
      cases.push({
        name: `${place} ${size} ${focus === undefined ? 'middle' : `${focus.x},${focus.y}`}`,
        body: make(src, focus),
        colours: true,
        ...(focus === undefined ? {} : { focus }),
        ...(size === 'tiny' ? { loose: 60 } : {}),
      });
for (const [format, { bytes, mime, loose, colours = true }] of Object.entries(await FORMATS())) {
  const sent = uri(mime, bytes);
  const src = liesOnItsSide(sent) ? await uprightPicture(sent, turn) : sent;
  for (const place of ['hero_statement.image_led_cover', 'image.bannercard', 'image.contained'])
    cases.push({ name: `${place} as ${format}`, body: PLACES[place]?.(src, { x: 0.2, y: 0.8 }) ?? {}, loose: loose ?? 10, colours });
}

const WIDTH = 960;
const drawn: (Case & { readonly slide: DrawnSlide })[] = [];
let refused = 0;
for (const one of cases) {
  try {
    const read = readSlideRequest(one.body);
    if (!read.ok) throw new DrawRefusal(read.problem);
    drawn.push({ ...one, slide: await drawSlide(read.request, kit) });
  } catch (error) {
    if (!(error instanceof DrawRefusal)) throw new Error(`${one.name} breaks`, { cause: error });
    refused++;
    console.log(`${one.name}: refused: ${error.problem.detail}`);
  }
}
console.log(`${drawn.length} slides, ${refused} refused`);

const [first] = drawn;
if (first === undefined) process.exit(1);
const TOGETHER = 60;
const crops: Crop[] = [];
interface Crop {
  readonly slide: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
}
const READ = `
import json, sys
from pptx import Presentation
def pictures(shapes):
    for s in shapes:
        if s.shape_type == 6: yield from pictures(s.shapes)
        elif s._element.tag.endswith('}pic'): yield s
out = []
for i, slide in enumerate(Presentation(sys.argv[1]).slides):
    for s in pictures(slide.shapes):
        if s.name in ('picture', 'Picture', 'Image') or 'picture' in s.name.lower():
            out.append(dict(slide=i, x=s.left / 914400, y=s.top / 914400, w=s.width / 914400, h=s.height / 914400, l=s.crop_left, t=s.crop_top, r=s.crop_right, b=s.crop_bottom))
print(json.dumps(out))
`;
let worst = { crop: 0, pdf: 0, png: 0 };
let measured = 0;
const wrong: string[] = [];
for (let at = 0; at < drawn.length; at += TOGETHER) {
  const part = drawn.slice(at, at + TOGETHER);
  const deck = {
    ...part[0]!.slide.deck,
    slides: part.flatMap((one) => one.slide.deck.slides),
    media: new Map(part.flatMap((one) => [...one.slide.deck.media])),
  };
  const [pptx, pdf] = [join(out, 'part.pptx'), join(out, 'part.pdf')];
  const files = await writeFiles(deck, ['pptx', 'pdf'], writeKit);
  writeFileSync(pptx, files.pptx ?? new Uint8Array());
  writeFileSync(pdf, files.pdf ?? new Uint8Array());
  for (const problem of schemaProblems({ part: readFileSync(pptx) })) console.log(`schema: ${problem}`);
  const read = JSON.parse(execFileSync(values.python, ['-c', READ, pptx], { encoding: 'utf8' })) as Crop[];
  crops.push(...read);
  execFileSync('pdftoppm', ['-r', '72', pdf, join(out, 'page')]);
  const pages = readdirSync(out)
    .filter((name) => /^page-\d+\.ppm$/.test(name))
    .sort();
  for (const [i, one] of part.entries()) {
    const slide = one.slide.deck.slides[0];
    const crop = read.find((c) => c.slide === i);
    const own = slide === undefined ? undefined : [...walk(slide.shapes)].find((s): s is ImageShape => s.kind === 'image');
    if (slide === undefined || crop === undefined || own === undefined) {
      wrong.push(`${one.name}: the .pptx has no picture`);
      continue;
    }
    const ownCrop = own.crop ?? { l: 0, t: 0, r: 0, b: 0 };
    const off = Math.max(
      Math.abs(ownCrop.l - crop.l),
      Math.abs(ownCrop.t - crop.t),
      Math.abs(ownCrop.r - crop.r),
      Math.abs(ownCrop.b - crop.b),
      Math.abs(inOfEmu(own.box.x) - crop.x) / 13,
      Math.abs(inOfEmu(own.box.w) - crop.w) / 13,
    );
    worst = { ...worst, crop: Math.max(worst.crop, off) };
    if (off > 0.0005) wrong.push(`${one.name}: the .pptx crops otherwise`);
    if (one.focus !== undefined && (ownCrop.l > 0 || ownCrop.r > 0 || ownCrop.t > 0 || ownCrop.b > 0))
      checkFocus(one.name, ownCrop, one.focus);
    if (!one.colours) continue;
    const png = await sharp(await writePng(slide, one.slide.deck, { fonts }, { width_px: WIDTH }))
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const page = await sharp(
      fromPpm(readFileSync(join(out, pages[i] ?? ''))).data,
      fromPpm(readFileSync(join(out, pages[i] ?? ''))).options,
    )
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [kind, { data, info }] of [
      ['png', png],
      ['pdf', page],
    ] as const) {
      const far = distance(data, info.width, info.channels, crop, one.loose ?? 6);
      if (far === undefined) {
        wrong.push(`${one.name}: the ${kind} does not show the picture where the .pptx does`);
        continue;
      }
      measured++;
      if (one.loose === undefined) worst = { ...worst, [kind]: Math.max(worst[kind], far) };
    }
  }
  for (const name of pages) execFileSync('rm', [join(out, name)]);
}
for (const line of wrong) console.log(line);
console.log(
  `${crops.length} crops of .pptx, farthest from the drawing ${worst.crop.toFixed(5)} of the picture; ${measured} pictures measured, farthest ${worst.png.toFixed(3)} (PNG) and ${worst.pdf.toFixed(3)} (PDF); ${wrong.length} wrong`,
);

/** What a crop keeps is as near to the middle as there is picture. */
function checkFocus(name: string, { l, t, r, b }: NonNullable<ImageShape['crop']>, { x, y }: Focus): void {
  for (const [from, to, point] of [
    [l, r, x],
    [t, b, y],
  ] as const) {
    const shown = 1 - from - to;
    const wanted = Math.min(Math.max(point - shown / 2, 0), 1 - shown);
    if (shown < 0.9999 && Math.abs(from - wanted) > 0.001) wrong.push(`${name}: begins at ${from.toFixed(3)}, not ${wanted.toFixed(3)}`);
  }
}

/**
 * The middle of how far the place that a pixel's colour tells lies from the place that the crop says, as a share of the picture; undefined where
 * too few pixels of it are seen. What lies over the picture has another blue.
 */
function distance(data: Buffer, width: number, channels: number, crop: Crop, loose: number): number | undefined {
  const px = width / (40 / 3);
  const found: number[] = [];
  let seen = 0;
  for (let i = 1; i < 20; i++)
    for (let j = 1; j < 20; j++) {
      const [fx, fy] = [i / 20, j / 20];
      const at = (Math.round((crop.y + crop.h * fy) * px) * width + Math.round((crop.x + crop.w * fx) * px)) * channels;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      if (Math.abs(blue - 128) > Math.max(6, loose)) continue;
      seen++;
      const u = crop.l + fx * (1 - crop.l - crop.r);
      const v = crop.t + fy * (1 - crop.t - crop.b);
      found.push(Math.max(Math.abs(red / 255 - u), Math.abs(green / 255 - v)));
    }
  if (seen < 20) return undefined;
  found.sort((a, b) => a - b);
  const middle = found[Math.floor(found.length / 2)] ?? 1;
  return middle > Math.max(0.03, loose / 128) ? undefined : middle;
}

function fromPpm(file: Buffer): { data: Buffer; options: { raw: { width: number; height: number; channels: 3 } } } {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString('latin1'));
  if (head === null) throw new Error('no PPM');
  return { data: file.subarray(head[0].length), options: { raw: { width: Number(head[1]), height: Number(head[2]), channels: 3 } } };
}

if (hostile !== undefined) {
  const counts = new Map<string, number>();
  for (const name of readdirSync(hostile).filter((one) => /\.(?:png|jpg|gif|webp|svg|pdf)$/.test(one))) {
    const bytes = readFileSync(join(hostile, name));
    if (bytes.length > 7 * 1024 * 1024) continue;
    for (const mime of ['image/png', 'image/svg+xml']) {
      const read = readSlideRequest(PLACES['image.contained']?.(uri(mime, bytes)) ?? {});
      let outcome: string;
      if (!read.ok) outcome = `refused: ${read.problem.code}`;
      else
        try {
          await drawSlide(read.request, kit);
          outcome = 'drawn';
        } catch (error) {
          if (!(error instanceof DrawRefusal)) throw new Error(`${name} breaks`, { cause: error });
          outcome = `refused: ${error.problem.code}`;
        }
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (outcome === 'drawn' && mime === 'image/png') console.log(`hostile ${name}: drawn by its header`);
    }
    const upload = await isolate.run(pictureTask, { use: 'image' }, [bytes]);
    const outcome = upload.outcome !== 'done' ? `upload: process: ${upload.code}` : upload.answer.ok ? 'upload: taken' : 'upload: refused';
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  for (const [what, count] of [...counts].sort()) console.log(`${what}: ${count}`);
}
remove();
if (wrong.length > 0) process.exitCode = 1;

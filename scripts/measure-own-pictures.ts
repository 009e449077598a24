/**
 * Measures how pictures of ours are found again: `npx tsx scripts/measure-own-pictures.ts [--samples N] [--proofs N]` draws samples of the catalog,
 * keeps their fingerprints as the service does, and sends each back in ten variants (JPEG, WebP, scaled, palette, cropped, framed). It says how many
 * were found, how many were taken for another slide, and how many were not found. Slides of which one number was changed must not be taken for
 * theirs. --proofs limits the slides whose variants are proved; of the others only fingerprints are compared. It ends with 1 where a
 * picture was taken wrongly.
 */
import './usage.mjs';
import { components, forms } from '@deckwright/draw/catalog';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { bandsOf, bitsApart, type Fingerprint, fingerprintOf, probeOf, slideFrames } from '@deckwright/read/likeness';
import { drawBody, unitOfComponent } from '@deckwright/testkit/unit-harness';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { decodePicture, type Pixels, readPixels } from '@deckwright/write/png';
import sharp from 'sharp';
import { provePicture } from '../packages/convert/src/own/prove-picture.ts';

const args = process.argv.slice(2);
const option = (name: string, otherwise: number): number => {
  const at = args.indexOf(name);
  return at >= 0 ? Number(args[at + 1]) : otherwise;
};
const samples = option('--samples', 100);
const proofs = option('--proofs', samples);
/** As `findOwnPicture` has them. */
const MOST_BITS_APART = 72;
const MOST_DRAWN = 12;
const COMPARED_PX = 1920;
/** Of a channel: what nobody sees. */
const SEEN = 16;

const VARIANTS: Readonly<Record<string, (png: Uint8Array) => Promise<Uint8Array>>> = {
  'JPEG 60': (png) => sharp(png).jpeg({ quality: 60 }).toBuffer(),
  'JPEG 40': (png) => sharp(png).jpeg({ quality: 40 }).toBuffer(),
  WebP: (png) => sharp(png).webp().toBuffer(),
  half: (png) => sharp(png).resize(960).png().toBuffer(),
  '0.7': (png) => sharp(png).resize(1344).png().toBuffer(),
  double: (png) => sharp(png).resize(3840).png().toBuffer(),
  palette: (png) => sharp(png).png({ palette: true }).toBuffer(),
  'cropped 8 px': (png) => sharp(png).extract({ left: 8, top: 8, width: 1904, height: 1064 }).png().toBuffer(),
  'margin 20 px': (png) => sharp(png).extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#FFFFFF' }).png().toBuffer(),
  'grey desktop': async (png) => {
    const input = await sharp(png).resize(1500).png().toBuffer();
    const desktop = sharp({ create: { width: 2560, height: 1440, channels: 3, background: '#808080' } });
    return desktop
      .composite([{ input, left: 333, top: 211 }])
      .png()
      .toBuffer();
  },
};

/** Figures that look most alike. */
const LIKE_FIGURE: Readonly<Record<string, string>> = { 0: '8', 1: '7', 2: '3', 3: '8', 4: '9', 5: '6', 6: '8', 7: '1', 8: '3', 9: '8' };

interface Sample {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly png: Uint8Array;
  readonly fingerprint: Fingerprint;
}

const kit = createWriteKit(carriedFonts());
const bodies = [
  ...components.map((one) => [one.name, unitOfComponent(one).body(one.example.params)] as const),
  ...forms.flatMap(({ form, variants }) =>
    variants.map(({ name, example }) => [`${form.name}-${name}`, { form: form.name, variant: name, ...example }] as const),
  ),
];

const kept: Sample[] = [];
const step = Math.max(1, bodies.length / samples);
for (let at = 0; at < bodies.length; at += step) {
  const [name, body] = bodies[Math.floor(at)] ?? ['', {}];
  const deck = await deckOf(body);
  if (deck === undefined) continue;
  const { png = new Uint8Array(), preview = new Uint8Array() } = await writeFiles(deck, ['png', 'preview'], kit);
  kept.push({ name, body: body as Sample['body'], png, fingerprint: fingerprintOf(await readPixels(preview)) });
}
const others = kept.flatMap((a, i) => kept.slice(i + 1).map((b) => bitsApart(a.fingerprint, b.fingerprint))).toSorted((a, b) => a - b);
console.log(`${kept.length} slides; bits between two: least ${others[0]}, median ${others[others.length >> 1]}`);

let taken = 0;
const proved = kept.filter((_, i) => Math.floor((i * proofs) / kept.length) !== Math.floor(((i - 1) * proofs) / kept.length));
for (const [variant, make] of Object.entries(VARIANTS)) {
  const sum = { found: 0, wrong: 0, lost: 0, not_proposed: 0, changed: 0, changed_taken: 0 };
  const apart: number[] = [];
  const differ: number[] = [];
  const changedDiffer: number[] = [];
  for (const sample of kept) {
    const file = await make(sample.png);
    const picture = await pixelsOf(file);
    const ways = slideFrames(picture).map((frame) => ({ frame, ...probeOf(picture, frame) }));
    const bands = new Set(ways.flatMap((way) => way.bands));
    const near = (one: Fingerprint) => ways.toSorted((a, b) => bitsApart(a.fingerprint, one) - bitsApart(b.fingerprint, one))[0]!;
    const distance = (one: Fingerprint): number => bitsApart(near(one).fingerprint, one);
    const proposed = kept
      .filter(({ fingerprint }) => bandsOf(fingerprint.bits).some((band) => bands.has(band)) && distance(fingerprint) <= MOST_BITS_APART)
      .toSorted((a, b) => distance(a.fingerprint) - distance(b.fingerprint))
      .slice(0, MOST_DRAWN);
    apart.push(distance(sample.fingerprint));
    if (!proposed.includes(sample)) sum.not_proposed++;
    if (!proved.includes(sample)) continue;
    let found: Sample | undefined;
    for (const one of proposed) {
      const proof = await provePicture(picture, file, near(one.fingerprint).frame, await readPixels(one.png));
      if (one === sample && proof.comparison !== undefined) differ.push(proof.comparison.worst);
      if (proof.is_same) found = one;
      if (proof.is_same) break;
    }
    if (found === sample) sum.found++;
    else if (found === undefined) sum.lost++;
    else sum.wrong++;
    if (found !== sample) console.log(`${sample.name}, ${variant}: ${found === undefined ? 'not found' : `taken for ${found.name}`}`);
    for (const { what, pixels } of await changedOnes(sample)) {
      sum.changed++;
      const proof = await provePicture(picture, file, near(sample.fingerprint).frame, pixels);
      if (proof.comparison !== undefined) changedDiffer.push(proof.comparison.worst);
      if (proof.is_same) sum.changed_taken++;
      if (proof.is_same) console.log(`${sample.name}, ${variant}: taken although ${what}`);
    }
  }
  taken += sum.wrong + sum.changed_taken;
  const [most_bits, most, least] = [Math.max(...apart), Math.max(...differ).toFixed(3), Math.min(...changedDiffer).toFixed(3)];
  console.log(variant, JSON.stringify({ ...sum, most_bits, most_differing: most, changed_least_differing: least }));
}
process.exitCode = taken > 0 ? 1 : 0;

/** Without the request, as a re-encoded picture is. */
async function deckOf(body: unknown): Promise<Deck | undefined> {
  const drawn = await drawBody(body);
  if (!('deck' in drawn)) return undefined;
  const { source: _, ...deck } = drawn.deck;
  return deck;
}

async function pixelsOf(file: Uint8Array): Promise<Pixels> {
  const decoded = await decodePicture(file, COMPARED_PX);
  return decoded.width_px >= COMPARED_PX ? decoded.pixels : (await decodePicture(file, decoded.width_px)).pixels;
}

/** The last number of the request and one in its middle with another last figure, where that can be seen. */
async function changedOnes({ body, png }: Sample): Promise<readonly { readonly what: string; readonly pixels: Pixels }[]> {
  const text = JSON.stringify(body);
  const numbers = [...text.matchAll(/(?<=[:[, "])\d+(?:\.\d+)?(?=[,\]}" %])/g)];
  const was = await readPixels(png);
  const made: { what: string; pixels: Pixels }[] = [];
  for (const found of new Set([numbers[numbers.length >> 1], numbers.at(-1)])) {
    if (found === undefined) continue;
    const [from] = found;
    const to = from.slice(0, -1) + (LIKE_FIGURE[from.at(-1) ?? ''] ?? '8');
    const deck = await deckOf(JSON.parse(text.slice(0, found.index) + to + text.slice(found.index + from.length)));
    if (deck === undefined) continue;
    const pixels = await readPixels((await writeFiles(deck, ['png'], kit)).png ?? new Uint8Array());
    if (pixels.rgb.some((one, i) => Math.abs(one - (was.rgb[i] ?? 0)) > SEEN)) made.push({ what: `${from} became ${to}`, pixels });
  }
  return made;
}

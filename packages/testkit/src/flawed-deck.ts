/** A deck of ours with flaws planted by hand: one of each kind that a repair mends, and one that no repair mends, each on its own slide. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { combineDecks, repackDeck } from '@deckwright/write/assemble';
import { createWriteKit, writeFiles } from '@deckwright/write/files';

const IN = 914_400;

const shape = (id: number, x: number, y: number, w: number, h: number, fill: string, run: string, text: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Flaw ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x * IN}" y="${y * IN}"/>` +
  `<a:ext cx="${w * IN}" cy="${h * IN}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="${fill}"/></a:solidFill></p:spPr>` +
  `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US" ${run}<a:latin typeface="Arial"/></a:rPr><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

const INK = '><a:solidFill><a:srgbClr val="000000"/></a:solidFill>';
const LONG = 'Two lines of words that this box holds once they are small';

/** One slide's flaws: overflow, tiny font, parked shape, weak contrast. Nothing else of the slide is covered. */
const FLAWS = (mark: string): string =>
  shape(9001, 0.2, 0.02, 2, 0.45, 'FFFFFF', `sz="2400"${INK}`, `${LONG} ${mark}`) +
  shape(9002, 2.4, 0.02, 2, 0.3, 'FFFFFF', `sz="700"${INK}`, `Tiny ${mark}`) +
  shape(9003, 20, 1, 2, 1, 'FFFFFF', `sz="1400"${INK}`, `Parked ${mark}`) +
  shape(9004, 4.6, 0.02, 2, 0.3, 'FFFFFF', 'sz="1200"><a:solidFill><a:srgbClr val="D9A441"/></a:solidFill>', `Faint ${mark}`);

/** One slide of samples/ebitda-bridge.json. */
export async function sampleDeck(): Promise<Uint8Array> {
  const intent = JSON.parse(readFileSync(join(import.meta.dirname, '../../../samples/ebitda-bridge.json'), 'utf8')) as unknown;
  const read = readSlideRequest(intent);
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck } = await drawSlide(read.request, createDrawKit(carriedFonts()));
  const { pptx } = await writeFiles(deck, ['pptx'], createWriteKit(carriedFonts()));
  if (pptx === undefined) throw new Error('The sample was not written.');
  return pptx;
}

/**
 * @param flawed so many slides with all four flaws, before one without any
 * @param mark words that make decks differ
 */
export async function flawedDeck(flawed = 1, mark = ''): Promise<Uint8Array> {
  const one = await sampleDeck();
  const { pptx } = await combineDecks(Array.from({ length: flawed + 1 }, () => one));
  const pkg = await openPackage(pptx);
  const slides = pkg.parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name)).slice(0, flawed);
  const changed = slides.map(({ name, xml }, i) => {
    const source = xml().source.replace('</p:spTree>', `${FLAWS(`${mark}${i + 1}`)}</p:spTree>`);
    return [name, new TextEncoder().encode(source)] as const;
  });
  return repackDeck(pptx, { changed: new Map(changed), removed: new Set() });
}

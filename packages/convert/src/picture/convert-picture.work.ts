/** The work of `convert-picture`. */
import { pngOf } from '@deckwright/core/png';
import { defineWork, RefusedFile } from '@deckwright/core/task';
import { components, forms } from '@deckwright/draw/catalog';
import { drawAgain } from '@deckwright/draw/deck';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { FaceBook, type FontSource } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import type { CarriedSource } from '@deckwright/read/carried';
import { carriedPngSource, type Raster, type SlideOfPicture, slideOfPhotograph, slideOfPicture } from '@deckwright/read/image';
import { markSlides } from '@deckwright/write/assemble';
import { createWriteKit, type WriteKit, writeFiles } from '@deckwright/write/files';
import { type DecodedPicture, readPixels, writePng } from '@deckwright/write/png';
import type { ConvertPictureAnswer, ConvertPictureOrder } from './convert-picture.task.ts';
import { decoding, photographOf, WORKING_PX } from './decoding.ts';
import { type FormKit, formByDrawing } from './form-by-drawing.ts';
import { hasWhatWasRead } from './has-what-was-read.ts';
import { intentOf } from './intent-of-picture.ts';
import { openLetterReader, UnknownLanguage } from './letters.ts';
import { openReaderOfAnyLanguage } from './letters-of-any-language.ts';
import { linesOf } from './lines-of-picture.ts';

export const work = defineWork<ConvertPictureOrder, ConvertPictureAnswer>(async (order, [file = new Uint8Array()]) => {
  const fonts = carriedFonts();
  const kit = createWriteKit(fonts);
  const decoded = await decoding(file, WORKING_PX);
  const { format, width_px, height_px } = decoded;
  const picture = { format, width_px, height_px };
  const carried = carriedPngSource(file);
  const again = carried === undefined ? undefined : await fromRequest(file, carried, width_px, kit);
  if (again?.ok === true && carried !== undefined) {
    const { engine_version, title, intents } = carried;
    const source = { engine_version, title, drawn: true, why: '', intents };
    const found = { words: 0, words_read_again: 0, area_alike: 1 };
    const answer = {
      reader: 'request',
      picture,
      source,
      title,
      elements: [],
      lines: [],
      figures: [],
      not_understood: [],
      confidence: 1,
      found,
    } as const;
    return { answer, files: [await pptxOf(again.deck, order, kit)] };
  }
  const photograph = await photographOf(file, decoded);
  const photographed = slideOfPhotograph(photograph, WORKING_PX);
  const seen = photographed === undefined ? decoded : { ...decoded, pixels: photographed.raster };
  const { lines, ...read } = await fromPixels(seen, order, fonts);
  const { elements, not_understood, found, charts } = read;
  const [slide] = read.deck.slides;
  const shown = { title: slide?.title ?? '', elements, charts };
  // Charts of strangers are drawn otherwise, but their marks are proved.
  const byMarks = charts.length === 0 ? undefined : intentOf(shown, hasWhatWasRead(shown));
  const intent = (await formByDrawing(shown, read.deck, formKit(fonts))) ?? byMarks;
  const frames = decoded.frames > 1 ? [laterFrames(decoded)] : [];
  const answer: ConvertPictureAnswer = {
    reader: 'rules',
    picture,
    ...(carried !== undefined &&
      again?.ok === false && {
        source: { engine_version: carried.engine_version, title: carried.title, drawn: false, why: again.why, intents: [] },
      }),
    ...(photographed !== undefined && { photograph: { corners: photographed.corners } }),
    title: slide?.title ?? '',
    elements,
    lines,
    figures: charts,
    ...(intent === undefined ? {} : { intent }),
    not_understood: [...frames, ...not_understood],
    confidence: confidenceOf(read),
    found,
  };
  const pptx = await pptxOf(read.deck, order, kit);
  if (order.with_picture !== true) return { answer, files: [pptx] };
  const png = photographed === undefined ? (await decoding(file, SHOWN_PX)).pixels : slideOfPhotograph(photograph, SHOWN_PX)?.raster;
  return { answer, files: [pptx, ...(png === undefined ? [] : [pngOfRaster(png)])] };
});

function formKit(fonts: FontSource): FormKit {
  const kit = createDrawKit(fonts);
  return { asked: { components, forms }, draw: async (request) => (await drawSlide(request, kit)).deck };
}

/** Of the picture that a model is shown. */
const SHOWN_PX = 1280;

const pngOfRaster = ({ width, rgb }: Raster): Uint8Array =>
  pngOf({ width, height: Math.floor(rgb.length / (3 * width)), channels: 3, data: rgb });

type Again = { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly why: string };

/** The slide as its request draws it today, where that is the picture: by its bytes, else by its pixels. */
async function fromRequest(file: Uint8Array, carried: CarriedSource, width_px: number, kit: WriteKit): Promise<Again> {
  const drawn = await drawAgain(carried, createDrawKit(kit.fonts), {});
  if (!drawn.ok) return drawn;
  const { png } = await pictureOf(drawn.deck, width_px, kit);
  if (png === undefined) return { ok: false, why: 'its width is none that slides are drawn in' };
  if (Buffer.from(png).equals(file)) return drawn;
  const [one, other] = await Promise.all([readPixels(png), readPixels(file)]);
  const isSame = one.width === other.width && one.height === other.height && Buffer.from(one.rgb).equals(other.rgb);
  return isSame ? drawn : { ok: false, why: 'it draws another picture here: this one was changed, or made by another version' };
}

async function pictureOf(deck: Deck, width_px: number, kit: WriteKit): Promise<{ readonly png?: Uint8Array }> {
  try {
    return await writeFiles(deck, ['png'], kit, { width_px });
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

async function fromPixels(
  { pixels: raster, width_px }: DecodedPicture,
  { branch, languages, all_words = false }: ConvertPictureOrder,
  fonts: FontSource,
): Promise<SlideOfPicture & Pick<ConvertPictureAnswer, 'lines'>> {
  const reader = await opened(languages);
  const enlarged = width_px < WORKING_PX;
  try {
    const slide = await slideOfPicture(raster, branch, {
      book: new FaceBook(fonts),
      enlarged,
      readLetters: (lines) => reader.read(lines),
      draw: async (deck) => {
        const [slide] = deck.slides;
        if (slide === undefined) throw new RangeError('A deck of a picture has a slide.');
        return fitted(await readPixels(await writePng(slide, deck, { fonts }, { width_px: raster.width, quick: true })), raster);
      },
    });
    return { ...slide, lines: linesOf(slide, raster, all_words ? (lines) => reader.read(lines) : undefined) };
  } finally {
    reader.close();
  }
}

/** Heights of slides are whole EMU, so a row may be missing, or one too many. */
function fitted({ width, rgb }: Raster, { height }: Raster): Raster {
  const bytes = width * height * 3;
  if (rgb.length === bytes) return { width, height, rgb };
  const whole = new Uint8Array(bytes);
  whole.set(rgb.subarray(0, bytes));
  if (rgb.length < bytes) whole.set(rgb.subarray(rgb.length - (bytes - rgb.length)), rgb.length);
  return { width, height, rgb: whole };
}

/** @param languages those of the caller; without any, the picture says which it is in */
async function opened(languages: readonly string[] | undefined) {
  try {
    return await (languages === undefined ? openReaderOfAnyLanguage() : openLetterReader(languages));
  } catch (error) {
    if (!(error instanceof UnknownLanguage)) throw error;
    throw new RefusedFile('no_such_language', error.message, 'Leave out `languages`, or install the trained data of the language.');
  }
}

async function pptxOf(deck: Deck, { mark = false }: ConvertPictureOrder, kit: WriteKit): Promise<Uint8Array> {
  const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], kit);
  return mark && deck.mark === undefined ? markSlides(pptx) : pptx;
}

/** What the slide as drawn shows of the picture, by area and by words; parts that stayed a picture count half, because nobody can edit them. */
function confidenceOf({ found: { words, words_read_again, area_alike }, kept_as_picture }: SlideOfPicture): number {
  const again = words === 0 ? 1 : words_read_again / words;
  return Math.round(area_alike * again * (1 - kept_as_picture / 2) * 1000) / 1000;
}

const laterFrames = ({ frames }: DecodedPicture): ConvertPictureAnswer['not_understood'][number] => ({
  what: `${frames - 1} further frames`,
  why: 'The picture moves; its first frame was read.',
  box_in: [0, 0, 0, 0],
});

/** Writes the files of a deck in the requested formats, all from the same slides. */
import type { Deck, Theme } from '@deckwright/draw/scene';
import { type FontSource, loadShaper, type Shaper } from '@deckwright/draw/typeset';
import type { PdfPageMemory } from '../pdf/index.ts';
import { PptxPageMemory, writeOnBase, writePptx } from '../pptx/index.ts';
import type { FileFormat } from './file-media.ts';
import { flattened } from './flattened.ts';
import { withRasterTwins } from './raster-twins.ts';

export const PREVIEW_WIDTH_PX = 768;

export interface WriteKit {
  readonly fonts: FontSource;
  /** Loaded when the first file needs it, then kept. */
  shaper(): Promise<Shaper>;
  /** Pages written before, where slides of one deck come again in the next. */
  readonly memory?: PageMemory;
}

/** What was written of slides, for as long as their scenes live. */
export interface PageMemory {
  readonly pptx: PptxPageMemory;
  /** Loaded with the writer. */
  pdf?: PdfPageMemory;
}

export interface WriteFilesOptions {
  /** Which slide `png` and `preview` show, counted from 1; the first unless said otherwise. */
  readonly slide?: number;
  /** Width of `png`, 64 to 7680; 1920 unless said otherwise. */
  readonly width_px?: number;
  /** Theme of each slide, for a `pdf` of slides that have themes of their own; a `pptx` takes the deck's. */
  readonly themes?: readonly Theme[];
}

export type WrittenFiles = Partial<Record<FileFormat, Uint8Array>>;

/** What all writers need, made once for a process. */
export function createWriteKit(fonts: FontSource, options: { readonly keep_pages?: boolean } = {}): WriteKit {
  let shaper: Promise<Shaper> | undefined;
  return {
    fonts,
    ...(options.keep_pages === true ? { memory: { pptx: new PptxPageMemory() } } : {}),
    shaper: () => {
      // A failed load is not cached: the next file tries again.
      shaper ??= loadShaper(fonts).catch((error: unknown) => {
        shaper = undefined;
        throw error;
      });
      return shaper;
    },
  };
}

/** Throws a RangeError for a slide that the deck does not have, besides what the writers throw. */
export async function writeFiles(
  deck: Deck,
  wanted: readonly FileFormat[],
  kit: WriteKit,
  options: WriteFilesOptions = {},
): Promise<WrittenFiles> {
  const fixed = flattened(deck);
  const writers: Record<FileFormat, () => Promise<Uint8Array>> = {
    png: () => pictureOf(fixed, kit, options.slide, options.width_px),
    preview: () => pictureOf(fixed, kit, options.slide, PREVIEW_WIDTH_PX),
    // Loaded when first wanted: a .pptx needs neither canvas nor shaper, and waits for neither.
    pdf: async () => {
      const [{ PdfPageMemory, writePdf }, shaper] = await Promise.all([import('../pdf/index.ts'), kit.shaper()]);
      if (kit.memory !== undefined) kit.memory.pdf ??= new PdfPageMemory();
      return writePdf(fixed, { fonts: kit.fonts, shaper }, { memory: kit.memory?.pdf, themes: options.themes });
    },
    pptx: async () => {
      const ready = await withRasterTwins(deck);
      return deck.base === undefined ? writePptx(ready, kit.memory?.pptx) : writeOnBase(ready, deck.base.bytes);
    },
  };
  // In this order pictures are compressed on other threads while the rest is written on this one.
  const formats = (['png', 'preview', 'pdf', 'pptx'] as const).filter((format) => wanted.includes(format));
  const files = await Promise.all(formats.map((format) => writers[format]()));
  return Object.fromEntries(formats.map((format, i) => [format, files[i]]));
}

async function pictureOf(deck: Deck, kit: WriteKit, number = 1, width_px?: number): Promise<Uint8Array> {
  const slide = deck.slides[number - 1];
  if (slide === undefined) throw new RangeError(`There is no slide ${number}; the deck has ${deck.slides.length}.`);
  const { carrySource, writePng } = await import('../png/index.ts');
  return carrySource(await writePng(slide, deck, { fonts: kit.fonts }, width_px === undefined ? {} : { width_px }), deck, number);
}

/** The work of `translate`. */
import { defineWork } from '@deckwright/core/task';
import { carriedFonts } from '@deckwright/fonts';
import { fileLimits, openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { deckKit } from '@deckwright/read/pptx/kit';
import { markSlides, repackDeck } from '@deckwright/write/assemble';
import { finishFile } from '../repair/index.ts';
import { applyTranslation } from './index.ts';
import type { TranslateAnswer, TranslateOrder } from './translate.task.ts';

export const work = defineWork<TranslateOrder, TranslateAnswer>(
  async ({ texts, mark = false, file_bytes, total_bytes, ...options }, [file = new Uint8Array()]) => {
    const limits = { ...READ_LIMITS, ...fileLimits({ file_bytes, total_bytes }) };
    const pkg = await openPackage(file, limits);
    for (const part of pkg.parts) part.bytes();
    const { changed, ...answer } = applyTranslation(pkg, await deckKit(readDeck(pkg), pkg, carriedFonts()), texts, options);
    if (changed.size === 0 && !mark) return { answer };
    const written = changed.size === 0 ? file : await repackDeck(file, { changed, removed: new Set() }, limits);
    const { file: translated } = await finishFile(written, limits, repackDeck);
    return { answer, files: [mark ? await markSlides(translated, limits) : translated] };
  },
);

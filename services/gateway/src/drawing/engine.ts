/** Draws without keeping: the work behind forecasts and previews. Runs in a thread, since a big slide would hold up other requests. */
import { DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import type { ReadSlide, Refused, Report } from './drawing.ts';
import { readSlide } from './read-slide.ts';

export type Work = 'read' | 'forecast' | 'preview';
export type Drawn =
  | { readonly ok: true; readonly report: Report; readonly png?: Uint8Array }
  | { readonly ok: true; readonly slide: ReadSlide }
  | Refused;

export function createEngine(): (work: Work, text: string) => Promise<Drawn> {
  const fonts = carriedFonts();
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts);
  return async (work, text) => {
    const parsed = readJson(text);
    // The gateway has read the same text before; this is the guard of a thread that trusts nobody.
    if (!parsed.ok) throw new Error(parsed.detail);
    if (work === 'read') {
      const slide = readSlide(parsed.value);
      return slide.ok ? { ok: true, slide } : slide;
    }
    const read = readSlideRequest(parsed.value);
    if (!read.ok) return { ok: false, problem: read.problem };
    try {
      const { deck, report } = await drawSlide(read.request, drawKit);
      // What crosses a thread and a wire is JSON; made so here, once.
      const plain = JSON.parse(JSON.stringify(report)) as Report;
      if (work === 'forecast') return { ok: true, report: plain };
      const { preview } = await writeFiles(deck, ['preview'], writeKit);
      return preview === undefined ? { ok: true, report: plain } : { ok: true, report: plain, png: preview };
    } catch (error) {
      if (error instanceof DrawRefusal) return { ok: false, problem: error.problem };
      throw error;
    }
  };
}

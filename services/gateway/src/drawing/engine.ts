/** Draws without keeping: the work behind forecasts, previews and the gallery. Runs in a thread, since a big slide would hold up other requests. */
import { DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, fitReport } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import type { Facts } from '@deckwright/gallery';
import { createPress } from '@deckwright/gallery/press';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { type Brands, bookOf, type ReadSlide, type Refused, type Report } from './drawing.ts';
import { forecastDeck } from './forecast-deck.ts';
import { type ReadDeck, readDeck } from './read-deck.ts';
import { readSlide } from './read-slide.ts';

export type Work = 'read' | 'read_deck' | 'forecast_deck' | 'forecast' | 'fit' | 'preview' | 'preview_marked' | ExampleWork;
/** For requests of our own, which always draw. */
export type ExampleWork = 'facts' | 'picture' | 'pptx';
export type Drawn =
  | { readonly ok: true; readonly report: Report; readonly png?: Uint8Array }
  | { readonly ok: true; readonly slide: ReadSlide }
  | { readonly ok: true; readonly deck: ReadDeck }
  | { readonly ok: true; readonly facts: Facts }
  | { readonly ok: true; readonly bytes: Uint8Array }
  | Refused;

export function createEngine(): (work: Work, text: string, brands?: Brands) => Promise<Drawn> {
  const fonts = carriedFonts();
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts);
  const press = createPress({ drawKit, writeKit });
  return async (work, text, brands) => {
    if (work === 'facts') return { ok: true, facts: await press.facts(text) };
    if (work === 'picture' || work === 'pptx') return { ok: true, bytes: await press[work](text) };
    const parsed = readJson(text);
    // The gateway has read the same text before; this is the guard of a thread that trusts nobody.
    if (!parsed.ok) throw new Error(parsed.detail);
    if (work === 'read') {
      const slide = readSlide(parsed.value, brands);
      return slide.ok ? { ok: true, slide } : slide;
    }
    if (work === 'read_deck') {
      const deck = readDeck(parsed.value, brands);
      return deck.ok ? { ok: true, deck } : deck;
    }
    if (work === 'forecast_deck') return forecastDeck(parsed.value, drawKit, brands);
    const read = readSlideRequest(parsed.value, bookOf(brands));
    if (!read.ok) return { ok: false, problem: read.problem };
    try {
      const drawn = await drawSlide(read.request, drawKit, { mark: work === 'preview_marked' ? 'test' : undefined });
      const { deck, report } = drawn;
      if (work === 'fit')
        return {
          ok: true,
          report: JSON.parse(JSON.stringify({ ...fitReport(drawn), warnings: report.warnings, theme_id: report.theme_id })) as Report,
        };
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

/**
 * The work behind plans, edits, forecasts, previews and the gallery. It runs in threads, because a large slide would delay other requests.
 */

import { outlineDeck } from '@deckwright/brief';
import { searchPriors } from '@deckwright/draw/catalog';
import { DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, fitReport } from '@deckwright/draw/pipeline';
import type { Deck, TestMark } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createGalleryRenderer } from '@deckwright/gallery/render';
import { drawInvoice } from '@deckwright/invoices';
import type { PictureFingerprint } from '@deckwright/platform/jobs';
import { bandsOf, fingerprintOf } from '@deckwright/read/likeness';
import { createWriteKit, unpackScene, writeFiles } from '@deckwright/write/files';
import { readPixels } from '@deckwright/write/png';
import { deckFile } from './deck-file.ts';
import { type Brands, bookOf, type Forecast, type Preview, type Refused, type Report } from './drawing.ts';
import { editDeckText, editSlideText, refreshDeckText } from './edit-text.ts';
import { forecastDeck } from './forecast-deck.ts';
import { outlineDocument } from './outline-document.ts';
import { planMade } from './plan-report.ts';
import { readDeck } from './read-deck.ts';
import { readSlide } from './read-slide.ts';
import { requestKit } from './request-kit.ts';
import type { Engine } from './works.ts';

export function createEngine(): Engine {
  const fonts = carriedFonts();
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts);
  const renderer = createGalleryRenderer({ drawKit, writeKit });

  async function previewOf(deck: Deck): Promise<Uint8Array> {
    const { preview } = await writeFiles(deck, ['preview'], writeKit);
    if (preview === undefined) throw new Error('No preview was written.');
    return preview;
  }

  async function draw(
    text: string,
    brands: Brands | undefined,
    what: 'forecast' | 'fit' | 'preview',
    mark?: TestMark,
  ): Promise<Forecast | Preview | Refused> {
    const sent: unknown = jsonOf(text);
    // Fitting of texts is a check, so nothing of it is stored.
    const isBody = what === 'fit' && typeof sent === 'object' && sent !== null && !Array.isArray(sent);
    const read = readSlideRequest(isBody ? { ...sent, dry_run: true } : sent, requestKit(brands));
    if (!read.ok) return { ok: false, problem: read.problem };
    try {
      const drawn = await drawSlide(read.request, drawKit, { mark });
      const { deck, report } = drawn;
      if (what === 'fit')
        return {
          ok: true,
          report: reportOf({ ...fitReport(drawn), warnings: report.warnings, notices: report.notices, theme_id: report.theme_id }),
        };
      if (what === 'forecast') return { ok: true, report: reportOf(report) };
      return { ok: true, report: reportOf(report), png: await previewOf(deck) };
    } catch (error) {
      if (error instanceof DrawRefusal) return { ok: false, problem: error.problem };
      throw error;
    }
  }

  return {
    read: async ({ text, brands }) => readSlide(jsonOf(text), brands),
    read_deck: async ({ text, brands }) => readDeck(jsonOf(text), brands),
    forecast: ({ text, brands }) => draw(text, brands, 'forecast'),
    forecast_deck: ({ text, brands }) => forecastDeck(jsonOf(text), drawKit, brands),
    deck_file: ({ text }) => deckFile(jsonOf(text), drawKit, writeKit),
    fit: ({ text, brands }) => draw(text, brands, 'fit'),
    preview: async ({ text, brands, order }) => {
      const drawn = await draw(text, brands, 'preview', order.mark);
      if (drawn.ok && !('png' in drawn)) throw new Error('No preview was drawn.');
      return drawn;
    },
    scene: async ({ order }) => {
      const png = await previewOf(await unpackScene(order.bytes));
      return { png, fingerprint: await fingerprint(png) };
    },
    fingerprint: ({ order }) => fingerprint(order.png),
    facts: ({ text }) => renderer.facts(text),
    picture: ({ text }) => renderer.picture(text),
    pptx: ({ text }) => renderer.pptx(text),
    invoice: ({ order }) => drawInvoice(order.document, writeKit),
    plan: async ({ text, order }) => planMade(text, order),
    outline: async ({ order }) => jsonCopy(outlineDeck(order)),
    outline_document: ({ text, order, brands }) => outlineDocument(text, order, { draw: drawKit, brands: bookOf(brands) }),
    search: async ({ text, order }) => searchPriors(text, order.family),
    edit_slide: async ({ text, order, brands }) => editSlideText(jsonOf(text), jsonOf(order.edit), brands),
    edit_deck: async ({ text, order, brands }) => editDeckText(jsonOf(text), jsonOf(order.edit), brands, order.position),
    refresh: async ({ text, order, brands }) => jsonCopy(refreshDeckText(jsonOf(text), jsonOf(order.edit), brands)),
  };
}

async function fingerprint(png: Uint8Array): Promise<PictureFingerprint> {
  const { bits, colors } = fingerprintOf(await readPixels(png));
  return { bits, colors, bands: bandsOf(bits) };
}

/** A copy that is JSON, because that is what crosses the thread and the wire. */
const jsonCopy = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const reportOf = (value: object): Report => jsonCopy(value) as Report;

/** The gateway has parsed the same text before, but a thread checks its own input. */
function jsonOf(text: string): unknown {
  const parsed = readJson(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
}

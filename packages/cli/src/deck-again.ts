/** Draws a deck again from the requests that its file carries. */

import { compileDeck, drawAll, readDeckRequest, type SlideOutcome, trySlide } from '@deckwright/draw/deck';
import { readJson } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import type { CarriedSource } from './reading/source-part.ts';

export type DrawnAgain = { readonly ok: true; readonly pptx: Uint8Array } | { readonly ok: false; readonly why: string };

/** @param title what the file's own properties say */
export async function drawDeckAgain({ intents, mark }: CarriedSource, title: string): Promise<DrawnAgain> {
  const slides: Record<string, unknown>[] = [];
  const themes = new Set<unknown>();
  for (const intent of intents) {
    const read = readJson(intent);
    if (!read.ok) return { ok: false, why: read.detail };
    const { theme_id, ...slide } = read.value as Record<string, unknown>;
    themes.add(theme_id);
    slides.push(slide);
  }
  if (themes.size > 1) return { ok: false, why: 'its slides have several themes' };
  const [theme_id] = themes;
  const body = { slides, ...(title === '' ? {} : { title }), ...(theme_id === undefined ? {} : { theme_id }) };
  const read = readDeckRequest(body, { briefs: (await import('@deckwright/brief')).briefReader });
  if (!read.ok) return { ok: false, why: read.problem.detail };
  const fonts = carriedFonts();
  const kit = createDrawKit(fonts);
  const outcomes: SlideOutcome[] = [];
  for (const { request } of read.deck.slides) outcomes.push((await trySlide(request, kit)).outcome);
  const { deck } = await compileDeck(body, read.deck, outcomes, drawAll(kit));
  if (deck === undefined) return { ok: false, why: 'no slide of it can be drawn' };
  const { pptx } = await writeFiles(mark === undefined ? deck : { ...deck, mark }, ['pptx'], createWriteKit(fonts));
  return pptx === undefined ? { ok: false, why: 'it draws no file' } : { ok: true, pptx };
}

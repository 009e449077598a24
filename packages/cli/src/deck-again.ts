/** Draws a deck again from the requests that its file carries. */

import { drawAgain } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import type { CarriedSource } from './reading/source-part.ts';

export type DrawnAgain = { readonly ok: true; readonly pptx: Uint8Array } | { readonly ok: false; readonly why: string };

/** @param title what the file's own properties say */
export async function drawDeckAgain({ intents, mark }: CarriedSource, title: string): Promise<DrawnAgain> {
  const fonts = carriedFonts();
  const again = await drawAgain({ intents, title, mark }, createDrawKit(fonts), {
    briefs: (await import('@deckwright/brief')).briefReader,
  });
  if (!again.ok) return again;
  const { pptx } = await writeFiles(mark === undefined ? again.deck : { ...again.deck, mark }, ['pptx'], createWriteKit(fonts));
  return pptx === undefined ? { ok: false, why: 'it draws no file' } : { ok: true, pptx };
}

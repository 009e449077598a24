/** Draws a deck request as its .pptx. */
import { compileDeck, drawAll, readDeckRequest, type SlideOutcome, trySlide } from '../../packages/draw/src/deck/index.ts';
import { createDrawKit } from '../../packages/draw/src/pipeline/index.ts';
import { carriedFonts } from '../../packages/fonts/src/index.ts';
import { writePptx } from '../../packages/write/src/pptx/index.ts';

/** @throws Error when the request is refused or a slide fails */
export async function drawDeck(body: object): Promise<{ readonly bytes: Uint8Array; readonly conflicts: readonly unknown[] }> {
  const kit = createDrawKit(carriedFonts());
  const read = readDeckRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  const outcomes: SlideOutcome[] = [];
  for (const { request } of read.deck.slides) outcomes.push((await trySlide(request, kit)).outcome);
  const { deck, report } = await compileDeck(body, read.deck, outcomes, drawAll(kit));
  if (deck === undefined || report.slides_failed > 0) throw new Error(`Slides failed: ${JSON.stringify(report.failed_slides)}`);
  return { bytes: writePptx(deck), conflicts: report.conflicts ?? [] };
}

/** A deck as a .pptx, drawn in one go and not kept. */
import type { DrawKit } from '@deckwright/draw/pipeline';
import { type WriteKit, writeFiles } from '@deckwright/write/files';
import type { DeckFile, Refused } from './drawing.ts';
import { drawDeck, jsonCopy } from './forecast-deck.ts';

export async function deckFile(value: unknown, drawKit: DrawKit, writeKit: WriteKit): Promise<DeckFile | Refused> {
  const drawn = await drawDeck(value, drawKit);
  if (!drawn.ok) return drawn;
  const { pptx } = drawn.deck === undefined ? {} : await writeFiles(drawn.deck, ['pptx'], writeKit);
  return { ok: true, report: jsonCopy(drawn.report), ...(pptx === undefined ? {} : { pptx }) };
}

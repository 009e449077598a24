/** The process that combines decks and is thrown away. */
import { serveDisposable } from '@deckwright/platform/disposable';
import { READ_LIMITS, UnreadableFile } from '@deckwright/read/ooxml';
import { combineDecks } from '@deckwright/write/assemble';
import { type CombineOrder, join, split } from './combine-apart.ts';

/** A person may combine larger decks of their own than a service takes from anybody. */
const LIMITS = { ...READ_LIMITS, file_bytes: 100 * 1024 * 1024, total_bytes: 512 * 1024 * 1024 };

await serveDisposable(async (message) => {
  const { head, rest } = split(message);
  const { lengths } = JSON.parse(head) as CombineOrder;
  let at = 0;
  const files = lengths.map((length) => {
    at += length;
    return rest.subarray(at - length, at);
  });
  try {
    const { pptx, slides, warnings } = await combineDecks(files, LIMITS);
    return join({ ok: true, slides, warnings }, [pptx]);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return join({ ok: false, code: error.code, message: error.message, remedy: error.remedy }, []);
  }
});

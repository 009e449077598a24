/** The work of `combine`. */
import { defineWork } from '@deckwright/core/task';
import { READ_LIMITS, type ReadLimits, UnreadableFile } from '@deckwright/read/ooxml';
import { finishFile } from '@deckwright/review/repair';
import type { CombineAnswer, CombineOrder } from './combine.task.ts';
import { faultsLeftWarning, faultsMendedWarning } from './combine-warning.ts';
import { type CombineWarning, combineDecks, markSlides, repackDeck } from './index.ts';

export const work = defineWork<CombineOrder, CombineAnswer>(async ({ mark = false, ...order }, files) => {
  const limits = { ...READ_LIMITS, ...order };
  const sound: Uint8Array[] = [];
  const faults: CombineWarning[] = [];
  for (const [i, file] of files.entries()) {
    const finished = await finishFile(file, limits, repackDeck).catch((error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error;
      return undefined;
    });
    sound.push(finished?.file ?? file);
    // The combination says which deck cannot be read.
    if (finished === undefined) continue;
    if (finished.mended_total > 0) faults.push(faultsMendedWarning(i + 1, finished.mended_total));
    const [first] = finished.left;
    if (first !== undefined) faults.push(faultsLeftWarning(i + 1, finished.errors_left, first.message));
  }
  const { pptx, slides, warnings } = await combineDecks(sound, limits);
  const whole = await finishFile(pptx, together(limits, files.length), repackDeck);
  const [first] = whole.left;
  // Faults of a deck that came so are named with that deck.
  if (first !== undefined && faults.every(({ code }) => code !== 'file_faults_left'))
    faults.push(faultsLeftWarning(1, whole.errors_left, first.message));
  return { answer: { slides, warnings: [...warnings, ...faults] }, files: [mark ? await markSlides(whole.file) : whole.file] };
});

/** Several decks together may have what each of them may have. */
const together = (limits: ReadLimits, decks: number): ReadLimits => ({
  ...limits,
  file_bytes: limits.file_bytes * decks,
  entries: limits.entries * decks,
  total_bytes: limits.total_bytes * decks,
  xml_total_bytes: limits.xml_total_bytes * decks,
});

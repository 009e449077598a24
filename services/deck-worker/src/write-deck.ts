/** Writes the files of a deck. A deck with several themes is written in parts, which are then combined. */
import type { Deck } from '@deckwright/draw/scene';
import type { OutputFormat } from '@deckwright/platform/jobs';
import { combineDecks, MAX_DECKS } from '@deckwright/write/assemble';
import { type WriteKit, type WrittenFiles, writeFiles } from '@deckwright/write/files';

export async function writeDeck(
  deck: Deck,
  stretches: readonly Deck[] | undefined,
  formats: readonly OutputFormat[],
  kit: WriteKit,
): Promise<WrittenFiles> {
  if (stretches === undefined) return writeFiles(deck, formats, kit);
  const [first = deck] = stretches;
  const themes = stretches.flatMap(({ slides, theme }) => slides.map(() => theme));
  const pictures = await writeFiles(
    first,
    formats.filter((format) => format === 'png'),
    kit,
  );
  const pages = await writeFiles(
    deck,
    formats.filter((format) => format === 'pdf'),
    kit,
    { themes },
  );
  const files: Uint8Array[] = [];
  for (const stretch of stretches) {
    const { pptx } = await writeFiles(stretch, ['pptx'], kit);
    if (pptx !== undefined) files.push(pptx);
  }
  return { ...pictures, ...pages, pptx: await joinFiles(files) };
}

/** Combines in rounds, because one call takes a limited number of files. */
async function joinFiles(files: readonly Uint8Array[]): Promise<Uint8Array> {
  let left = files;
  while (left.length > 1) {
    const next: Uint8Array[] = [];
    for (let from = 0; from < left.length; from += MAX_DECKS) {
      const round = left.slice(from, from + MAX_DECKS);
      next.push(round.length === 1 ? (round[0] as Uint8Array) : (await combineDecks(round)).pptx);
    }
    left = next;
  }
  const [whole] = left;
  if (whole === undefined) throw new Error('A deck without slides was to be written.');
  return whole;
}

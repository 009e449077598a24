/** The work of `texts`. */
import { defineWork } from '@deckwright/core/task';
import { fileLimits, openPackage, READ_LIMITS, UnreadableFile } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { collect } from './index.ts';
import { narrower, type SourceText } from './texts/index.ts';
import { MAX_CHARACTERS, type TextsAnswer, type TextsOrder } from './texts.task.ts';

export const work = defineWork<TextsOrder, TextsAnswer>(async ({ file_bytes, total_bytes, ...scope }, [file = new Uint8Array()]) => {
  const limits = { ...READ_LIMITS, ...fileLimits({ file_bytes, total_bytes }) };
  const pkg = await openPackage(file, limits);
  // Reads every part, so that its length and checksum are verified: no damaged file becomes a job.
  for (const part of pkg.parts) part.bytes();
  const deck = readDeck(pkg);
  const texts = new Map<string, SourceText>();
  const slides = new Set<number>();
  let characters = 0;
  for (const { slide, source, pieces, facts } of collect(pkg, deck, scope).units) {
    if (source === '') continue;
    slides.add(slide);
    const known = texts.get(source);
    texts.set(source, { source, pieces, facts: known?.facts === undefined ? facts : narrower(known.facts, facts) });
    if (known !== undefined) continue;
    characters += source.length;
  }
  if (characters > MAX_CHARACTERS)
    throw new UnreadableFile('too_large', `The deck has ${characters} characters to translate; ${MAX_CHARACTERS} is the limit.`);
  return {
    answer: { slides_total: deck.slides_total, slides: [...slides].sort((a, b) => a - b), texts: [...texts.values()], characters },
  };
});

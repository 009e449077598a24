/** What the texts of a deck need of fonts: families, characters, and whether letters join. */
import { needsShaping } from '@deckwright/draw/typeset';
import { type ForeignDeck, type ForeignText, UNKNOWN, walkForeign, wordsOf } from '../model/index.ts';

export interface DeckTexts {
  /** In lower case. */
  readonly families: ReadonlySet<string>;
  readonly characters: ReadonlySet<number>;
  readonly joins_letters: boolean;
}

export function deckTexts({ slides }: ForeignDeck): DeckTexts {
  const families = new Set<string>();
  const characters = new Set<number>();
  let joins_letters = false;
  const family = (face: string | undefined): void => {
    if (face !== undefined && face !== UNKNOWN) families.add(face.trim().toLowerCase());
  };
  for (const { behind, shapes, fonts } of slides) {
    family(fonts.heading);
    family(fonts.body);
    for (const text of [behind, shapes].flatMap((some) => [...textsIn(some)])) {
      for (const { runs, bullet } of text.paragraphs) {
        for (const { face } of runs) family(face);
        family(bullet?.face);
      }
      const words = wordsOf(text);
      // Capitals too, because runs may be shown in them.
      for (const c of words + words.toUpperCase()) characters.add(c.codePointAt(0) ?? 0);
      joins_letters ||= needsShaping(words);
    }
  }
  return { families, characters, joins_letters };
}

function* textsIn(shapes: ForeignDeck['slides'][number]['shapes']): Generator<ForeignText> {
  for (const shape of walkForeign(shapes)) {
    if (shape.kind === 'table') for (const { text } of shape.cells) yield text;
    else if ((shape.kind === 'shape' || shape.kind === 'connector') && shape.text !== undefined) yield shape.text;
  }
}

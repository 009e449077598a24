/** The visible words of a deck, in order, and the proof that a repair did not change them. */
import { sha256 } from '@deckwright/core/sha256';
import { type ForeignDeck, type ForeignShape, type ForeignSlide, walkForeign, wordsOf } from '@deckwright/read/pptx';
import { boundsOf, cornersOf, turnOf } from '../../inspect/view/turn.ts';
import { liesBeside } from './beside.ts';

export interface VisibleText {
  readonly sha256: string;
  readonly characters: number;
}

/** The proof: the words before and after, hashed by the same rule. */
export interface TextProof {
  readonly ok: boolean;
  readonly before_sha256: string;
  readonly after_sha256: string;
  /** Visible characters of the deck, white space not counted. */
  readonly characters: number;
}

export function proveText(before: ForeignDeck, after: ForeignDeck): TextProof {
  const [one, other] = [visibleText(before), visibleText(after)];
  return { ok: one.sha256 === other.sha256, before_sha256: one.sha256, after_sha256: other.sha256, characters: one.characters };
}

export function visibleText(deck: ForeignDeck): VisibleText {
  const chunks: string[] = [];
  let characters = 0;
  for (const slide of deck.slides) {
    const words = wordsOfSlide(deck, slide);
    // Lengths separate texts that would otherwise run together.
    chunks.push(`${slide.i}:${words.length}\n`);
    for (const text of words) {
      chunks.push(`${text.length}:${text}\n`);
      characters += [...text.replace(/\s+/g, '')].length;
    }
  }
  return { sha256: sha256(chunks.join('')), characters };
}

/** Texts of a slide in drawing order, without those beside the slide, which are not visible. */
export function wordsOfSlide({ canvas }: ForeignDeck, slide: ForeignSlide): readonly string[] {
  const box = { x: 0, y: 0, w: canvas.w, h: canvas.h };
  const words: string[] = [];
  for (const shape of [...walkForeign(slide.behind), ...walkForeign(slide.shapes)]) {
    if (shape.hidden) continue;
    const turned = shape.box === undefined ? undefined : boundsOf(cornersOf(shape.box, turnOf(shape, shape.box)));
    if (turned !== undefined && liesBeside(box, { shape, bounds: turned, texts: [] }, 0)) continue;
    words.push(...textsOf(shape));
  }
  return words;
}

function textsOf(shape: ForeignShape): readonly string[] {
  const texts =
    shape.kind === 'table'
      ? shape.cells.map(({ text }) => wordsOf(text))
      : shape.kind === 'chart'
        ? [...shape.words]
        : 'text' in shape && shape.text !== undefined
          ? [wordsOf(shape.text)]
          : [];
  return texts.filter((text) => /\S/.test(text));
}

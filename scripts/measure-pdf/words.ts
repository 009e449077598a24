/** Words of slides, and how those of a paragraph are spread over boxes. */
import { plainText, type Slide, type TextBody, walk } from '@deckwright/draw/scene';

/** East Asian letters count one by one, because they have no spaces between words. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** Without bullets, which are no words. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .match(WORD) ?? []
  ).filter((word) => /[\p{L}\p{N}]/u.test(word));

function bodiesOf(slide: Slide): TextBody[] {
  return [...walk([...(slide.own_layout?.behind ?? []), ...slide.shapes])].flatMap((shape) => {
    if (shape.kind === 'table') return shape.cells.flatMap((row) => row.filter(({ covered }) => !covered).map(({ text }) => text));
    return 'text' in shape && shape.text !== undefined ? [shape.text] : [];
  });
}

/** Texts by paragraph, or by the box or cell that holds them, with the numbers of their lists. */
export function paragraphsOfSlide(slide: Slide, by: 'paragraphs' | 'boxes' = 'paragraphs'): string[] {
  const bodies = bodiesOf(slide);
  if (by === 'paragraphs') return bodies.flatMap((body) => plainText(body).split('\n'));
  return bodies.map(({ paragraphs }) =>
    paragraphs
      .map(({ runs, bullet }) => `${bullet?.kind === 'number' ? `${bullet.text} ` : ''}${runs.map(({ text }) => text).join('')}`)
      .join('\n'),
  );
}

/** Rows and columns of each table. */
export const tablesOfSlide = (slide: Slide): string[] =>
  [...walk(slide.shapes)].flatMap((shape) => (shape.kind === 'table' ? [`${shape.rows.length} x ${shape.columns.length}`] : []));

/**
 * Follows a paragraph's words through the boxes, as far as possible in each.
 * @returns how many boxes the words stand in, and how often the next word stands elsewhere in the same box
 */
export function followParagraph(words: readonly string[], boxes: readonly (readonly string[])[]): { boxes: number; jumps: number } {
  let [at, jumps] = [0, 0];
  const used = new Set<number>();
  let previous = -1;
  while (at < words.length) {
    let best = { length: 0, box: -1 };
    for (const [box, of] of boxes.entries())
      for (let from = of.indexOf(words[at] as string); from >= 0; from = of.indexOf(words[at] as string, from + 1)) {
        let length = 1;
        while (at + length < words.length && of[from + length] === words[at + length]) length++;
        if (length > best.length || (length === best.length && box === previous)) best = { length, box };
      }
    if (best.length === 0) {
      at++;
      continue;
    }
    if (best.box === previous) jumps++;
    used.add(best.box);
    previous = best.box;
    at += best.length;
  }
  return { boxes: used.size, jumps };
}

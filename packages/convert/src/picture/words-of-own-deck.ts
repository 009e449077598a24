/** Words and boxes of a slide that was drawn, as if they had been read: its paragraphs and its title are known. */
import { type Deck, EMU_PER_IN, type Role, type TextBody, textsOf, walk } from '@deckwright/draw/scene';
import type { BoxIn, ConvertPictureAnswer } from './convert-picture.task.ts';
import type { KnownLine } from './paragraphs-of-picture.ts';

export interface DrawnWords {
  readonly lines: readonly KnownLine[];
  readonly drawn: readonly Pick<ConvertPictureAnswer['elements'][number], 'kind' | 'box_in' | 'role'>[];
  /** Empty where nobody knows it. */
  readonly title: string;
  readonly height_in: number;
}

/** What stands around a slide's content. */
const FURNITURE: ReadonlySet<Role> = new Set(['page_number', 'logo', 'watermark', 'background', 'decoration']);

export function wordsOfDeck(deck: Deck): DrawnWords {
  const lines: KnownLine[] = [];
  const drawn: { readonly kind: DrawnWords['drawn'][number]['kind']; readonly box_in: BoxIn }[] = [];
  const [slide] = deck.slides;
  for (const shape of slide === undefined ? [] : walk(slide.shapes)) {
    if (shape.kind === 'group' || FURNITURE.has(shape.role)) continue;
    const { x, y, w, h } = 'box' in shape ? shape.box : { x: 0, y: 0, w: 0, h: 0 };
    const box_in = inches(x, y, w, h);
    if (shape.kind === 'rect' || shape.kind === 'ellipse') drawn.push({ kind: shape.kind === 'rect' ? 'box' : 'ellipse', box_in });
    for (const [i, body] of [...textsOf(shape)].entries()) {
      const around = body.lines.length === 0 ? box_in : aroundLines(body.lines, x, y);
      for (const [k, { runs }] of body.paragraphs.entries()) {
        const text = runs.map((run) => run.text).join('');
        const own = body.lines.filter(({ paragraph }) => paragraph === k);
        const [first] = runs;
        if (text.trim() === '' || first === undefined) continue;
        lines.push({
          text,
          box_in: own.length === 0 ? around : aroundLines(own, x, y),
          size_pt: first.size_pt,
          bold: first.bold === true,
          paragraph: `${shape.id} ${i} ${k}`,
        });
      }
    }
  }
  return { lines, drawn, title: slide?.title ?? '', height_in: (slide?.canvas.h ?? 0) / EMU_PER_IN };
}

const inches = (x: number, y: number, w: number, h: number): BoxIn => [x / EMU_PER_IN, y / EMU_PER_IN, w / EMU_PER_IN, h / EMU_PER_IN];

/** Where the letters are: a text box may be larger than its words. Cells count from themselves, so that all stand at the corner of their table. */
function aroundLines(lines: TextBody['lines'], x: number, y: number): BoxIn {
  const left = Math.min(...lines.map((line) => line.x));
  const top = Math.min(...lines.map(({ baseline, ascent }) => baseline - ascent));
  const right = Math.max(...lines.map((line) => line.x + line.w));
  return inches(x + left, y + top, right - left, Math.max(...lines.map(({ baseline, descent }) => baseline + descent)) - top);
}

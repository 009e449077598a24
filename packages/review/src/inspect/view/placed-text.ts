/** A text of the slide, broken into lines and placed on the slide. */
import { EMU_PER_PT, INK_ABOVE, INK_BELOW } from '@deckwright/draw/scene';
import { type ForeignCell, type ForeignText, wordsOf } from '@deckwright/read/pptx';
import { frameOf, type InkOfRun, inkOn, setForeignText, type TextHolder, type TextKit } from '@deckwright/read/pptx/scene/text';
import type { Item, PlacedLine, PlacedSpan, PlacedText } from './item.ts';
import { boundsOf, type Point } from './turn.ts';

const SAMPLE_EVERY = 228_600;
const MAX_SAMPLES = 10;

const STACKED = /^wordArtVert/;

/** @param holder the shape, or the cell of a table */
export function placeText(text: ForeignText, owner: Item, holder: TextHolder, kit: TextKit, cell?: ForeignCell): PlacedText {
  const frame = frameOf(text, holder);
  const room = { w: frame.w / EMU_PER_PT, h: frame.h / EMU_PER_PT };
  const above = frame.y + frame.around.h / 2;
  const margins = { before: above / EMU_PER_PT, after: (frame.around.h - above - frame.h) / EMU_PER_PT };
  const set = setForeignText(text, frame, kit);
  const placed = !text.warped && !STACKED.test(text.vertical) && set.sized && text.rotation % 360 === 0;
  const angle = (frame.rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const { box } = holder;
  /** From points of the text to the slide. */
  const at = (x_pt: number, y_pt: number): Point => {
    const x = frame.x + (x_pt + set.left_pt) * EMU_PER_PT;
    const y = frame.y + (y_pt + set.top_pt) * EMU_PER_PT;
    return { x: box.x + box.w / 2 + x * cos - y * sin, y: box.y + box.h / 2 + x * sin + y * cos };
  };
  const lines: PlacedLine[] = [];
  for (const line of set.lines) {
    const inks = line.text.trim() === '' ? [] : inkOn(line);
    if (inks.length === 0) continue;
    const left = Math.min(...inks.map(({ x_pt }) => x_pt));
    const right = Math.max(...inks.map(({ x_pt, width_pt }) => x_pt + width_pt));
    const high = line.baseline_pt - INK_ABOVE * line.size_pt;
    const low = line.baseline_pt + INK_BELOW * line.size_pt;
    const middle = (high + low) / 2 + 0.08 * line.size_pt;
    lines.push({
      line,
      box: boundsOf([at(left, high), at(right, high), at(right, low), at(left, low)]),
      spans: inks.map((ink) => placedSpan(ink, middle, at)),
    });
  }
  return {
    owner,
    text,
    ...(cell === undefined ? {} : { cell }),
    words: wordsOf(text),
    set,
    frame,
    room,
    margins,
    lines,
    ...(lines.length === 0 ? {} : { bounds: boundsOf(lines.flatMap(({ box: of }) => [of, { x: of.x + of.w, y: of.y + of.h }])) }),
    placed,
  };
}

/** The same place with another text in it. */
export const withText = (placed: PlacedText, text: ForeignText, kit: TextKit): PlacedText => ({
  ...placed,
  text,
  set: setForeignText(text, placed.frame, kit),
});

function placedSpan({ run, x_pt, width_pt, characters }: InkOfRun, y: number, at: (x: number, y: number) => Point): PlacedSpan {
  const count = Math.min(MAX_SAMPLES, Math.max(2, Math.ceil((width_pt * EMU_PER_PT) / SAMPLE_EVERY)));
  const samples: Point[] = [];
  for (let i = 0; i < count; i++) samples.push(at(x_pt + (width_pt * (i + 0.5)) / count, y));
  return { run, characters, samples };
}

/** The first words, for messages. */
export function quoted(words: string): string {
  const flat = words.replace(/\s+/g, ' ').trim();
  const characters = [...flat];
  return `“${characters.length > 40 ? `${characters.slice(0, 38).join('').trimEnd()}…` : flat}”`;
}

type Nameable = Pick<Item['shape'], 'name' | 'kind'>;

/** A shape as messages name it after an article: its kind and its name. */
export const called = ({ name, kind }: Nameable, word: string = kind): string =>
  `${word} ${/\S/.test(name) ? quoted(name) : 'without a name'}`;

/** The same without the kind. */
export const named = (shape: Nameable): string => (/\S/.test(shape.name) ? quoted(shape.name) : `a ${called(shape)}`);

export const hasWords = ({ words }: { readonly words: string }): boolean => /\S/.test(words);

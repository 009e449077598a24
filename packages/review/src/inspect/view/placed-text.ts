/** A text of the slide, broken into lines and placed on the slide. */
import { EMU_PER_PT } from '@deckwright/draw/scene';
import { type ForeignCell, type ForeignRun, type ForeignText, type SlideBox, wordsOf } from '@deckwright/read/pptx';
import type { SetLine, SetText, TextSetter } from '../setting/set-text.ts';
import type { Item } from './slide-view.ts';
import { boundsOf, type Point, type Turn } from './turn.ts';

export interface PlacedSpan {
  readonly run: ForeignRun;
  readonly characters: number;
  /** Points on the slide that lie on the words, evenly along them. */
  readonly samples: readonly Point[];
}

export interface PlacedLine {
  readonly line: SetLine;
  /** Around the ink, on the slide. */
  readonly box: SlideBox;
  readonly spans: readonly PlacedSpan[];
}

export interface PlacedText {
  readonly owner: Item;
  readonly text: ForeignText;
  readonly cell?: ForeignCell;
  readonly words: string;
  readonly set: SetText;
  /** Room for the text, points: along its lines, and across them. */
  readonly room: { readonly w: number; readonly h: number };
  /** Distances across the lines from the room to the edges of the shape, points: insets, and what the geometry keeps free. */
  readonly margins: { readonly before: number; readonly after: number };
  readonly lines: readonly PlacedLine[];
  /** Around all ink, on the slide; undefined without any. */
  readonly bounds?: SlideBox;
  /** False when the place is a guess: for text along a path, stacked letter by letter, or of unknown size. */
  readonly placed: boolean;
}

const SAMPLE_EVERY = 228_600;
const MAX_SAMPLES = 10;
/** Top and bottom of ordinary ink over font size, from the line's lower edge upwards. */
const INK_ABOVE = 1;
const INK_BELOW = 0.05;

const STACKED = /^wordArtVert/;

/**
 * @param box the text's box before rotation, EMU on the slide, with its insets
 * @param turn the shape's
 */
export function placeText(text: ForeignText, owner: Item, box: SlideBox, turn: Turn, setter: TextSetter, cell?: ForeignCell): PlacedText {
  const { l, t, r, b } = text.insets;
  const inner: SlideBox = { x: box.x + l, y: box.y + t, w: Math.max(0, box.w - l - r), h: Math.max(0, box.h - t - b) };
  const upright = text.vertical === 'horz' || text.vertical === '';
  const room = upright ? { w: inner.w / EMU_PER_PT, h: inner.h / EMU_PER_PT } : { w: inner.h / EMU_PER_PT, h: inner.w / EMU_PER_PT };
  const whole = cell === undefined ? (owner.box ?? box) : box;
  const [above, below, before, after] = [
    inner.y - whole.y,
    whole.y + whole.h - inner.y - inner.h,
    inner.x - whole.x,
    whole.x + whole.w - inner.x - inner.w,
  ];
  const margins = upright
    ? { before: above / EMU_PER_PT, after: below / EMU_PER_PT }
    : { before: before / EMU_PER_PT, after: after / EMU_PER_PT };
  const set = setter.set(text, room.w, room.h);
  const placed = !text.warped && !STACKED.test(text.vertical) && set.sized && text.rotation % 360 === 0;
  const top = text.anchor === 'top' ? 0 : text.anchor === 'middle' ? (room.h - set.height) / 2 : room.h - set.height;
  const spread = text.wrap ? 0 : freeShift(text, set, room.w);
  // A vertical flip turns the text upside down, as presentation programs do.
  const over = owner.shape.flip_v;
  const at = (x: number, y: number): Point => {
    const px = x * EMU_PER_PT;
    const py = (y + top) * EMU_PER_PT;
    let p: Point;
    if (upright) p = { x: inner.x + px, y: inner.y + py };
    else if (text.vertical === 'vert270') p = { x: inner.x + py, y: inner.y + inner.h - px };
    else p = { x: inner.x + inner.w - py, y: inner.y + px };
    if (over) p = { x: 2 * box.x + box.w - p.x, y: 2 * box.y + box.h - p.y };
    return turn.toSlide(p.x, p.y);
  };
  const lines: PlacedLine[] = [];
  for (const line of set.lines) {
    const words = line.spans.reduce((sum, { characters }) => sum + characters, 0);
    if (words === 0 || line.text.trim() === '') continue;
    const bottom = line.y + line.h;
    const high = bottom - INK_ABOVE * line.size;
    const low = bottom - INK_BELOW * line.size;
    const x = line.x + spread;
    const corners = [at(x, high), at(x + line.w, high), at(x + line.w, low), at(x, low)];
    const middle = (high + low) / 2 + 0.08 * line.size;
    lines.push({ line, box: boundsOf(corners), spans: line.spans.map((span) => placedSpan(span, spread, middle, at)) });
  }
  return {
    owner,
    text,
    ...(cell === undefined ? {} : { cell }),
    words: wordsOf(text),
    set,
    room,
    margins,
    lines,
    ...(lines.length === 0 ? {} : { bounds: boundsOf(lines.flatMap(({ box: of }) => [of, { x: of.x + of.w, y: of.y + of.h }])) }),
    placed,
  };
}

function placedSpan(span: SetLine['spans'][number], spread: number, y: number, at: (x: number, y: number) => Point): PlacedSpan {
  const count = Math.min(MAX_SAMPLES, Math.max(2, Math.ceil((span.w * EMU_PER_PT) / SAMPLE_EVERY)));
  const samples: Point[] = [];
  for (let i = 0; i < count; i++) samples.push(at(span.x + spread + (span.w * (i + 0.5)) / count, y));
  return { run: span.run, characters: span.characters, samples };
}

/** The left edge of text that does not wrap, which grows away from its alignment: to the right, to the left or to both sides. */
function freeShift(text: ForeignText, set: SetText, room: number): number {
  const align = text.paragraphs[0]?.align ?? 'left';
  if (text.anchor_center || align === 'center') return (room - set.width) / 2;
  return align === 'right' ? room - set.width : 0;
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

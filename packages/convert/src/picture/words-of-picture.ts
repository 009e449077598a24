/** The words of a picture, put together as a reader would: which is the headline, what stands together, and which number stands beside which words. */
import { type Deck, type TextBody, textsOf, walk } from '@deckwright/draw/scene';
import type { BoxIn, ConvertPictureAnswer } from './convert-picture.task.ts';
import type { FigureInWords } from './tell-picture.task.ts';

export interface Words {
  readonly text: string;
  readonly box_in: BoxIn;
  /** Words of one number stand together. */
  readonly group?: number;
}

/** Words that stand together, in one box or under one another. */
export interface Part {
  /** What is around them: the box that they stand in, else theirs. */
  readonly box_in: BoxIn;
  /** It is drawn as a part: words in a box, or several under one another, and not a lone line. */
  readonly is_panel: boolean;
  readonly in_box: boolean;
  /** The largest first, the others as they are read. */
  readonly words: readonly Words[];
  /** As one statement. */
  readonly point: string;
}

export interface WordsOfPicture {
  readonly headline: string;
  readonly parts: readonly Part[];
  readonly figures: readonly FigureInWords[];
}

type Elements = ConvertPictureAnswer['elements'];

const EMU_IN = 914_400;
/** Of a slide's width or height: a box of more is the slide. */
const WHOLE = 0.9;
/** Lines of one statement are no farther apart, and begin at the same place, inches. */
const NEAR_IN = 0.3;
const ALIGNED_IN = 0.2;
/** Letters are about half as wide as high. */
const WIDTH_OF_LETTER = 0.55;
/** Of the largest words: a headline may be smaller than figures and labels below it. */
const LARGE = 0.6;
/** Lines of one headline differ by their letters. */
const SAME_SIZE = 0.8;
const MOST_FIGURES = 50;

/** Numbers with a sign, a currency and a unit of a few letters. */
const FIGURE =
  /(?:[\p{Sc}]\s?)?[+\u2212-]?(?:[\p{Sc}]\s?)?\d[\d.,]*(?:\s?(?:%|\u2030|bn|mn|m|k|x|pp|pts?)(?![\p{L}\p{N}])|[MBKx](?![\p{L}\p{N}]))?/gu;
const IS_FIGURE = new RegExp(`^${FIGURE.source}$`, 'u');

/** Words and boxes of a slide that was drawn, as if they had been read. */
export function elementsOfDeck(deck: Deck): Elements {
  const shapes = deck.slides.flatMap((slide) => [...walk(slide.shapes)]);
  return shapes.flatMap((shape): Elements[number][] => {
    if (shape.kind === 'group' || shape.kind === 'line' || shape.kind === 'path') return [];
    const { x, y, w, h } = shape.box;
    const own = { confidence: 1, box_in: inches([x, y, w, h]) };
    const box = shape.kind === 'rect' ? 'box' : shape.kind === 'image' ? 'picture' : shape.kind;
    const drawn: Elements[number][] = box === 'text' || box === 'table' ? [] : [{ ...own, kind: box }];
    return [
      ...drawn,
      ...textsOf(shape).flatMap(({ paragraphs, lines }): Elements[number][] => {
        const text = wordsOf(paragraphs);
        return text === '' ? [] : [{ ...own, kind: 'text', text, box_in: lines.length === 0 ? own.box_in : aroundLines(lines, x, y) }];
      }),
    ];
  });
}

const inches = (emu: readonly [number, number, number, number]): BoxIn => [
  emu[0] / EMU_IN,
  emu[1] / EMU_IN,
  emu[2] / EMU_IN,
  emu[3] / EMU_IN,
];

const wordsOf = (paragraphs: TextBody['paragraphs']): string =>
  paragraphs
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Where the letters are: a text box may be larger than its words. Cells count from themselves, so that all stand at the corner of their table. */
function aroundLines(lines: TextBody['lines'], x: number, y: number): BoxIn {
  const left = Math.min(...lines.map((line) => line.x));
  const top = Math.min(...lines.map(({ baseline, ascent }) => baseline - ascent));
  const right = Math.max(...lines.map((line) => line.x + line.w));
  return inches([x + left, y + top, right - left, Math.max(...lines.map(({ baseline, descent }) => baseline + descent)) - top]);
}

/** @param known the title, where somebody knows it; else it is found by its size */
export function wordsOfPicture(elements: Elements, known = ''): WordsOfPicture {
  const words = elements.flatMap(({ kind, text = '', box_in, role, group }): Words[] =>
    kind === 'text' && role !== 'header' && role !== 'footer' && /[\p{L}\p{N}]/u.test(text)
      ? [{ text, box_in, ...(group !== undefined && { group }) }]
      : [],
  );
  const [width, height] = [13.333, Math.max(0, ...elements.map(({ box_in: [, y, , h] }) => y + h))];
  const own = words.find(({ text }) => known !== '' && text === known);
  const title = own === undefined ? titleOf(words, height) : [own];
  const boxes = elements
    .filter(({ kind, box_in: [, , w, h] }) => kind === 'box' && (w < width * WHOLE || h < height * WHOLE))
    .map(({ box_in }) => box_in);
  const parts = partsOf(
    words.filter((one) => !title.includes(one)),
    boxes,
  );
  return {
    headline: title.length === 0 ? (words[0]?.text ?? '') : title.map(({ text }) => text).join(' '),
    parts: title.length === 0 ? parts.slice(1) : parts,
    figures: figuresOf(words, parts),
  };
}

/** The first of the largest words of the upper half, and the lines that go on with them. */
function titleOf(words: readonly Words[], height: number): readonly Words[] {
  const upper = words.filter(({ text, box_in: [, y] }) => y < height / 2 && /\p{L}{2}/u.test(text));
  const most = Math.max(0, ...upper.map(sizeOf));
  const [first, ...others] = upper.filter((one) => sizeOf(one) > most * LARGE).toSorted((a, b) => a.box_in[1] - b.box_in[1]);
  if (first === undefined) return [];
  const lines = [first];
  for (const one of others) if (sizeOf(one) > sizeOf(first) * SAME_SIZE && lines.some((above) => standsWith(above, one))) lines.push(one);
  return lines;
}

function partsOf(words: readonly Words[], boxes: readonly BoxIn[]): Part[] {
  const groups: { box?: BoxIn; words: Words[] }[] = [];
  for (const one of words) {
    const holders = boxes.filter((candidate) => holds(candidate, one.box_in)).toSorted((a, b) => a[2] * a[3] - b[2] * b[3]);
    // A badge on a card holds one word, and the card all of them.
    const box = holders.find((candidate) => words.filter(({ box_in }) => holds(candidate, box_in)).length > 1) ?? holders[0];
    const joined =
      box === undefined
        ? (groups.find((other) => one.group !== undefined && other.words.some(({ group }) => group === one.group)) ??
          groups.find((other) => other.box === undefined && other.words.some((above) => standsWith(above, one))))
        : groups.find((other) => other.box === box);
    if (joined === undefined) groups.push({ ...(box !== undefined && { box }), words: [one] });
    else joined.words.push(one);
  }
  return groups.map(({ box, words: own }): Part => {
    const ordered = headFirst(own);
    const box_in = box ?? around(own.map((one) => one.box_in));
    return { box_in, in_box: box !== undefined, is_panel: box !== undefined || own.length > 1, words: ordered, point: pointOf(ordered) };
  });
}

const holds = ([x, y, w, h]: BoxIn, [left, top, wide, high]: BoxIn): boolean =>
  left >= x - 0.05 && top >= y - 0.05 && left + wide <= x + w + 0.05 && top + high <= y + h + 0.05;

/** Below it and in line with it, or a number on the same line. */
function standsWith(above: Words, below: Words): boolean {
  const [x, y, w, h] = above.box_in;
  const [left, top, wide, high] = below.box_in;
  const middle = Math.abs(y + h / 2 - top - high / 2) < Math.min(h, high) / 2;
  if (middle && isFigure(above.text) !== isFigure(below.text)) return true;
  const gap = top - y - h;
  const inLine = Math.min(Math.abs(x - left), Math.abs(x + w / 2 - left - wide / 2), Math.abs(x + w - left - wide)) < ALIGNED_IN;
  return inLine && gap > -0.1 && gap < NEAR_IN;
}

export const isFigure = (text: string): boolean => IS_FIGURE.test(text.trim());

/** The first words of the largest size that are no figure; the rest in order. */
function headFirst(words: readonly Words[]): Words[] {
  const said = words.filter(({ text }) => !isFigure(text));
  const most = Math.max(0, ...said.map(sizeOf));
  const head = said.find((one) => sizeOf(one) > most * 0.9);
  return head === undefined ? [...words] : [head, ...words.filter((one) => one !== head)];
}

/** `Harbour depot: takes the night shift`, `ARR $24.6M`. */
function pointOf([head, ...rest]: readonly Words[]): string {
  if (head === undefined) return '';
  const figures = rest.filter(({ text }) => isFigure(text)).map(({ text }) => text);
  const said = rest.filter(({ text }) => !isFigure(text)).map(({ text }) => text);
  const start = [bare(head.text), ...figures].join(' ');
  return said.length === 0 ? start : `${start}: ${said.map(bare).join('; ')}`;
}

/** Without the full stop at its end. */
const bare = (text: string): string => text.trim().replace(/[.:;]+$/, '');

function around(boxes: readonly BoxIn[]): BoxIn {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  return [left, top, Math.max(...boxes.map(([x, , w]) => x + w)) - left, Math.max(...boxes.map(([, y, , h]) => y + h)) - top];
}

/** From the room that its letters take, however many lines they stand on. */
const sizeOf = ({ text, box_in: [, , w, h] }: Words): number =>
  Math.min(h, Math.sqrt((w * h) / (WIDTH_OF_LETTER * Math.max(1, text.length))));

function figuresOf(words: readonly Words[], parts: readonly Part[]): FigureInWords[] {
  const found = words.flatMap((one) => {
    const part = parts.find(({ words: own }) => own.includes(one));
    return [...one.text.matchAll(FIGURE)].map(({ 0: figure }): FigureInWords => {
      const rest = isFigure(one.text) ? (part?.words.filter((other) => other !== one && !isFigure(other.text)) ?? []) : [one];
      return {
        figure: figure.trim(),
        beside: rest
          .map(({ text }) => text)
          .join(' ')
          .slice(0, 200),
      };
    });
  });
  return found.slice(0, MOST_FIGURES);
}

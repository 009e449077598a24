/**
 * Reads the text of a golden back into a deck that can be drawn. Links and the bytes of pictures are not in the text, so the deck lacks
 * them.
 */
import { type Box, type Color, type Deck, type Emu, emuOfIn, type Fill, type Media, type Shape, type Stroke } from '@deckwright/draw/scene';
import { findTheme } from '@deckwright/draw/themes';
import { decodeFaceTable, type FontSource } from '@deckwright/draw/typeset';

type Fields = Readonly<Record<string, unknown>>;
type TextBody = Extract<Shape, { kind: 'text' }>['text'];
type Line = TextBody['lines'][number];

/**
 * `like` lends its theme and pictures: the deck that is drawn today, whose pictures are named by the hash of their bytes. Without it the theme
 * is looked up by its id, and pictures are grey boxes.
 * @throws SyntaxError for a text that is no golden
 */
export function deckOfGolden(text: string, fonts: FontSource, like?: Deck): Deck {
  const golden = JSON.parse(text) as { readonly theme: string; readonly slides: readonly Fields[] };
  const theme = like?.theme.id === golden.theme ? like.theme : findTheme(golden.theme)?.theme;
  if (theme === undefined) throw new SyntaxError(`A golden is drawn in the theme "${golden.theme}", which is not carried.`);
  const media = like?.media ?? new Map<string, Media>();
  const slides = golden.slides.map((slide) => {
    const [w, h] = slide['canvas'] as [number, number];
    const shapes = (slide['shapes'] as Fields[]).map((shape) => shapeOf(shape, fonts, media));
    return { ...(slide as object), canvas: { w: emuOfIn(w), h: emuOfIn(h) }, shapes } as unknown as Deck['slides'][number];
  });
  return { theme, slides, media, title: '', lang: 'en-US' };
}

const boxOf = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]): Box => ({ x: emuOfIn(x), y: emuOfIn(y), w: emuOfIn(w), h: emuOfIn(h) });
const pointOf = ([x = 0, y = 0]: readonly number[]) => ({ x: emuOfIn(x), y: emuOfIn(y) });

function shapeOf(fields: Fields, fonts: FontSource, media: Deck['media']): Shape {
  const { fill, stroke, radius, text, steps, from, to, columns, rows, cells, children, ...rest } = fields;
  const shape = {
    ...rest,
    box: boxOf(fields['box'] as number[]),
    ...(fill === undefined ? {} : { fill: fillOf(fill as string) }),
    ...(stroke === undefined ? {} : { stroke: strokeOf(stroke as string) }),
    ...(radius === undefined ? {} : { radius: emuOfIn(radius as number) }),
    ...(text === undefined ? {} : { text: textOf(text as Fields, fonts) }),
    ...(steps === undefined ? {} : { steps: stepsOf(steps as string) }),
    ...(from === undefined ? {} : { from: pointOf(from as number[]), to: pointOf(to as number[]) }),
    ...(children === undefined ? {} : { children: (children as Fields[]).map((child) => shapeOf(child, fonts, media)) }),
    ...(cells === undefined
      ? {}
      : {
          columns: (columns as number[]).map(emuOfIn),
          rows: (rows as number[]).map(emuOfIn),
          cells: (cells as Fields[][]).map((row) => row.map((cell) => cellOf(cell, fonts))),
        }),
  };
  if (fields['kind'] !== 'image' || media.has(fields['media'] as string)) return shape as unknown as Shape;
  return { ...shape, kind: 'rect', fill: { color: 'track' } } as unknown as Shape;
}

function cellOf({ fill, borders, text, ...flags }: Fields, fonts: FontSource): object {
  const sides = Object.entries((borders ?? {}) as Record<string, string>).map(([side, stroke]) => [side, strokeOf(stroke)]);
  return {
    ...flags,
    ...(fill === undefined ? {} : { fill: fillOf(fill as string) }),
    ...Object.fromEntries(sides),
    text: textOf(text as Fields, fonts),
  };
}

/** `accent1 alpha 0.5 hatch line` */
function fillOf(text: string): Fill {
  const [color, ...pairs] = text.split(' ');
  const { alpha, hatch } = pairsOf(pairs);
  return {
    color: color as Color,
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
    ...(hatch === undefined ? {} : { hatch: hatch as Color }),
  };
}

/** `line 1pt dash dot` */
function strokeOf(text: string): Stroke {
  const [color, width = '', ...pairs] = text.split(' ');
  const { alpha, ...rest } = pairsOf(pairs);
  return {
    color: color as Color,
    width_pt: Number.parseFloat(width),
    ...rest,
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
  };
}

const pairsOf = (words: readonly string[]): Partial<Record<string, string>> =>
  Object.fromEntries(words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? '']] : [])));

function stepsOf(text: string): object[] {
  return (text.match(/[MLCZ][^MLCZ]*/g) ?? []).map((step) => {
    const [op, ...inches] = step.trim().split(' ');
    const [a, b, c, d, e, f] = inches.map((one) => emuOfIn(Number(one)));
    if (op === 'Z') return { op };
    return op === 'C' ? { op, x1: a, y1: b, x2: c, y2: d, x: e, y: f } : { op, x: a, y: b };
  });
}

function textOf({ lines, bullets, anchor }: Fields, fonts: FontSource): TextBody {
  const read = (lines as string[]).map((line) => lineOf(line, fonts));
  return {
    paragraphs: [],
    anchor: anchor as TextBody['anchor'],
    insets: { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu },
    wrap: false,
    lines: typeof bullets === 'string' ? bulleted(read, bullets.split(' ').length) : read,
  };
}

/** A golden says how many bullets a text has and not at which lines: they stand at the first line and after the widest steps down. */
function bulleted(lines: readonly Line[], bullets: number): Line[] {
  const step = (i: number): number => (lines[i]?.baseline ?? 0) - (lines[i - 1]?.baseline ?? 0);
  const others = lines.map((_, i) => i).slice(1);
  const starts = new Set([0, ...others.toSorted((a, b) => step(b) - step(a) || a - b).slice(0, bullets - 1)]);
  return lines.map((line, i) => {
    if (!starts.has(i)) return line;
    return { ...line, bullet: { x: (line.x - emuOfIn(0.18)) as Emu, size: emuOfIn(0.07), color: 'muted' } };
  });
}

/** `0.18,0.2012 w2.9523 [arimo-400 16 ink] Words [arimo-700 16 ink rtl] more words` */
function lineOf(text: string, fonts: FontSource): Line {
  const [, x = '0', baseline = '0', w = '0', rest = ''] = /^(\S+?),(\S+) w(\S+) ?(.*)$/su.exec(text) ?? [];
  let at = Number(x);
  const spans = [...rest.matchAll(SPAN)].map(([, face = '', size = '0', color = '', rtl, words = '']) => {
    const size_pt = Number(size);
    const width = (widthOf(fonts, face, words) * size_pt) / 72;
    const span = { text: words, face, size_pt, color: color as Color, x: emuOfIn(at), w: emuOfIn(width), ...(rtl ? { rtl: true } : {}) };
    at += width;
    return span;
  });
  const largest = Math.max(0, ...spans.map(({ size_pt }) => size_pt));
  const [ascent, descent] = [emuOfIn((0.9 * largest) / 72), emuOfIn((0.2 * largest) / 72)];
  return { spans, baseline: emuOfIn(Number(baseline)), x: emuOfIn(Number(x)), w: emuOfIn(Number(w)), ascent, descent, paragraph: 0 };
}

/** One span: face, size, colour, direction, then words as far as the next span. */
const SPAN = /\[([a-z][\w-]*) ([\d.]+) ([\w#]+)( rtl)?\] (.*?)(?= \[[a-z][\w-]* [\d.]+ [\w#]+(?: rtl)?\] |$)/gsu;

/** In em. A character that the face lacks counts as half an em. */
function widthOf(fonts: FontSource, face: string, text: string): number {
  const table = decodeFaceTable(fonts.metrics(face));
  let units = 0;
  let before = -1;
  for (const letter of text) {
    const codepoint = letter.codePointAt(0) ?? 0;
    const advance = table.advance(codepoint);
    units += (before < 0 ? 0 : table.kern(before, codepoint)) + (advance < 0 ? table.units_per_em / 2 : advance);
    before = codepoint;
  }
  return units / table.units_per_em;
}

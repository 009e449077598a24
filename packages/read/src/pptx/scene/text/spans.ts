/** One line of foreign text as spans with colours, ready for a writer. */
import { type Color, type Emu, emuOfPt, type Line, ptOfEmu, type Span } from '@deckwright/draw/scene';
import { needsShaping, visualOrder } from '@deckwright/draw/typeset';
import type { ForeignRun, Paint } from '../../model/index.ts';
import { type ForeignLine, nextStop, plainWidth } from './break-lines.ts';
import type { TextKit } from './kit.ts';
import type { PreparedParagraph, SetRun } from './prepare.ts';

/** Colours of text on one slide; undefined for what is not drawn. */
export interface Inks {
  readonly of: (paint: Paint) => Color | undefined;
}

export interface BulletPlace {
  readonly text: string;
  readonly face: string;
  readonly size_pt: number;
  readonly width_pt: number;
  readonly x_pt: number;
  /** Where the text after it begins. */
  readonly text_pt: number;
  readonly paint?: Paint;
}

export interface LineToDraw {
  readonly prepared: PreparedParagraph;
  readonly source: ForeignLine;
  readonly paragraph: number;
  /** Points from the left edge of the frame. */
  readonly x_pt: number;
  readonly baseline_pt: number;
  /** Free points that a justified line spreads over its spaces. */
  readonly spread_pt: number;
  readonly bullet: BulletPlace | undefined;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly face: string;
  readonly run: SetRun;
  readonly rtl: boolean;
}

/** Letters of one stretch that stand together. */
interface Piece {
  readonly stretch: Stretch;
  readonly text: string;
  readonly x_pt: number;
  readonly width_pt: number;
}

/** From left to right. */
function* piecesOn(line: LineToDraw): Generator<Piece> {
  const { prepared: p, source } = line;
  const spread = line.spread_pt > 0 ? line.spread_pt / Math.max(1, spacesIn(p.measured.text, source.start, source.end)) : 0;
  let x_pt = line.x_pt;
  for (const stretch of orderedStretches(p, source)) {
    for (const { start, end } of cut(p, stretch, spread > 0)) {
      if (p.measured.text[start] === '\t') {
        x_pt = line.x_pt - source.from_pt + nextStop(x_pt - line.x_pt + source.from_pt, leftOf(p));
        continue;
      }
      const text = p.measured.text.slice(start, end).replaceAll('\n', ' ');
      const width_pt = plainWidth(p, start, end);
      yield { stretch, text, x_pt, width_pt };
      x_pt += width_pt + (spread > 0 && text === ' ' ? spread : 0);
    }
  }
}

/** Where the letters of one run stand on a line; points from the left edge of the frame. */
export interface InkOfRun {
  readonly run: ForeignRun;
  readonly x_pt: number;
  readonly width_pt: number;
  readonly characters: number;
}

/** Neighbouring letters of a run are one, apart from those that a tab parts. Blanks at either end have no ink. */
export function inkOn(line: LineToDraw): readonly InkOfRun[] {
  const inks: InkOfRun[] = [];
  let last: Piece | undefined;
  for (const piece of piecesOn(line)) {
    const { stretch, text, x_pt, width_pt } = piece;
    const run = stretch.run.source;
    const isNext = last?.stretch.run.source === run && x_pt - last.x_pt - last.width_pt < stretch.run.size_pt + line.spread_pt;
    last = piece;
    if (width_pt <= 0 || text.trim() === '') continue;
    const before = inks.at(-1);
    if (before?.run === run && isNext) {
      inks[inks.length - 1] = { ...before, width_pt: x_pt + width_pt - before.x_pt, characters: before.characters + text.length };
    } else inks.push({ run, x_pt, width_pt, characters: text.length });
  }
  return inks;
}

/** A line, and another one for every height at which raised or lowered letters stand. */
export function lineOf(line: LineToDraw, kit: TextKit, inks: Inks): Line[] {
  const { prepared: p, source } = line;
  const rises = new Map<number, Span[]>([[0, []]]);
  for (const { stretch, text, x_pt, width_pt } of piecesOn(line)) {
    const { run } = stretch;
    const color = inks.of(run.source.paint);
    const spans = rises.get(run.rise_pt) ?? [];
    rises.set(run.rise_pt, spans);
    const shows = text.trim() !== '' || (text !== '' && (run.source.underline || run.source.highlight !== undefined));
    if (color !== undefined && shows) spans.push(spanOf(stretch, text, color, x_pt, width_pt, inks));
  }
  const bullet = line.bullet && bulletOf(line, line.bullet, inks);
  const face = kit.book.table(kit.book.nearest(p.runs[0]?.family ?? p.empty_family, false, false));
  const size = p.runs[0]?.size_pt ?? p.empty_size_pt;
  const common = {
    x: emuOfPt(line.x_pt),
    w: emuOfPt(source.width_pt),
    ascent: emuOfPt((face.ascent / face.units_per_em) * size),
    descent: emuOfPt((face.descent / face.units_per_em) * size),
    paragraph: line.paragraph,
  };
  return [...rises].flatMap(([rise, spans], i): Line[] =>
    spans.length === 0 && !(i === 0 && bullet)
      ? []
      : [{ ...common, spans, baseline: emuOfPt(line.baseline_pt - rise), ...(i === 0 && bullet ? { bullet } : {}) }],
  );
}

const leftOf = (p: PreparedParagraph): number => Math.max(0, ptOfEmu(p.source.margin_left));

const spacesIn = (text: string, start: number, end: number): number => {
  let count = 0;
  for (let i = start; i < end; i++) if (text.charCodeAt(i) === 0x20) count++;
  return count;
};

function spanOf(stretch: Stretch, text: string, color: Color, x_pt: number, width_pt: number, inks: Inks): Span {
  const { source, size_pt } = stretch.run;
  const span: Mutable<Span> = { text, face: stretch.face, size_pt, color, x: emuOfPt(x_pt), w: emuOfPt(width_pt) };
  if (stretch.rtl) span.rtl = true;
  if (stretch.run.width !== 1) span.stretch = stretch.run.width;
  if (source.underline) span.underline = true;
  if (source.strike) span.strike = true;
  const highlight = source.highlight && inks.of(source.highlight);
  if (highlight !== undefined) span.highlight = highlight;
  const link = linkOf(source);
  if (link !== undefined) span.link = link;
  if (source.italic && !stretch.face.endsWith('i') && !stretch.face.startsWith('noto-')) span.oblique = true;
  return span;
}

const linkOf = ({ link }: ForeignRun): string | undefined => (link !== undefined && /^(https|mailto):/i.test(link) ? link : undefined);

function bulletOf(line: LineToDraw, bullet: BulletPlace, inks: Inks): NonNullable<Line['bullet']> | undefined {
  const paint = bullet.paint ?? line.prepared.runs[0]?.source.paint;
  const color = paint && inks.of(paint);
  if (color === undefined) return undefined;
  return { x: emuOfPt(bullet.x_pt), size: emuOfPt(bullet.size_pt) as Emu, color, text: bullet.text, face: bullet.face };
}

/** Stretches of one face, run and direction, from left to right. */
function orderedStretches(p: PreparedParagraph, line: ForeignLine): readonly Stretch[] {
  const { levels, pieces } = p.measured;
  const stretches: (Stretch & { readonly level: number })[] = [];
  for (const piece of pieces) {
    const from = Math.max(line.start, piece.start);
    const to = Math.min(line.end, piece.end);
    const run = p.runs[piece.run];
    if (from >= to || run === undefined) continue;
    for (let a = from; a < to; ) {
      let z = levels === undefined ? to : a + 1;
      while (z < to && levels?.[z] === levels?.[a]) z++;
      const level = levels?.[a] ?? 0;
      stretches.push({ start: a, end: z, face: piece.face, run, rtl: level % 2 === 1, level });
      a = z;
    }
  }
  return levels === undefined ? stretches : (visualOrder(stretches) as typeof stretches);
}

/** Words apart where a line is justified, letters apart where they are spaced, tabs alone; from left to right. */
function cut(
  p: PreparedParagraph,
  { start, end, rtl }: Stretch,
  words: boolean,
): readonly { readonly start: number; readonly end: number }[] {
  const { text } = p.measured;
  const letters = p.spacing !== undefined && p.spacing[end] !== p.spacing[start] && !rtl && !needsShaping(text.slice(start, end));
  if (!letters && !words && !p.has_tabs) return [{ start, end }];
  const pieces: { start: number; end: number }[] = [];
  let from = start;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    const alone = unit === 0x09 || (words && unit === 0x20) || letters;
    if (!alone) continue;
    let to = i + 1;
    while (to < end && p.measured.joined?.[to] === 1) to++;
    if (i > from) pieces.push({ start: from, end: i });
    pieces.push({ start: i, end: to });
    from = to;
    i = to - 1;
  }
  if (end > from) pieces.push({ start: from, end });
  return rtl ? pieces.reverse() : pieces;
}

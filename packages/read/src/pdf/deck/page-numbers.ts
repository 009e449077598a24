/** Numbers of pages: the same words on most slides, around a number that grows by one from slide to slide. */
import { type Align, ptOfEmu, type Run, type Shape, type Slide, type TextShape } from '@deckwright/draw/scene';
import { withRoom } from './room.ts';

const LEAST_SLIDES = 3;
const LEAST_SHARE = 0.5;
/** Letters of the text around a number, and of one that is a number with its word: `Page 2 of 5`. A longer one is a footer. */
const LONGEST = 90;
const SHORT = 14;
/** Share of the slide's height above and below which two slides say that their text counts them. */
const EDGE = 0.14;
/** Points within which places are one. */
const SAME_PLACE = 1;
/** Beside a number, in widths of its text. */
const ROOM = 1;

export interface PageNumbers {
  /** By the shape that it replaces: the text with its number as a field. */
  readonly fields: ReadonlyMap<Shape, TextShape>;
  /** The number of the first slide. */
  readonly first: number;
}

interface Candidate {
  readonly page: number;
  readonly shape: TextShape;
  readonly from: number;
  readonly length: number;
}

/** Undefined where no text counts the slides. */
export function pageNumbersOf(slides: readonly Slide[]): PageNumbers | undefined {
  const groups = new Map<string, Candidate[][]>();
  slides.forEach(({ shapes }, page) => {
    for (const shape of shapes) {
      if (shape.kind !== 'text' || shape.text.paragraphs.length !== 1 || shape.text.lines.length !== 1) continue;
      const [paragraph] = shape.text.paragraphs;
      const text = paragraph?.runs.map((run) => run.text).join('') ?? '';
      if (text.length > LONGEST || paragraph?.bullet !== undefined) continue;
      for (const { 0: digits, index } of text.matchAll(/(?<![\d.,])\d{1,4}(?![\d%]|[.,]\d)/g)) {
        const look = paragraph?.runs.map(({ size_pt, bold, color }) => `${size_pt} ${bold} ${color}`).join('|');
        const key = `${Number(digits) - page}|${text.slice(0, index)}#${text.slice(index + digits.length)}|${look}`;
        const candidate = { page, shape, from: index, length: digits.length };
        const places = groups.get(key) ?? [];
        const same = places.find(([one]) => one !== undefined && isSamePlace(one.shape, shape));
        if (same === undefined) places.push([candidate]);
        else if (same.at(-1)?.page !== page) same.push(candidate);
        groups.set(key, places);
      }
    }
  });
  const all = [...groups].flatMap(([key, places]) => places.map((found) => ({ first: Number.parseInt(key, 10), found })));
  const best = all.sort((a, b) => b.found.length - a.found.length)[0];
  if (best === undefined || best.first < 0 || !isEnough(best, slides)) return undefined;
  // Fields have no leading zeros, so such numbers stay as they are written.
  const isWritten = best.found.some(({ shape, from }) => textOf(shape)[from] === '0');
  const fields = new Map<Shape, TextShape>();
  const align = alignOf(best.found, slides[0] as Slide);
  for (const candidate of best.found) {
    const field = withField(candidate, align, isWritten);
    if (field !== undefined) fields.set(candidate.shape, field);
  }
  return fields.size < 2 ? undefined : { fields, first: best.first };
}

/** Of two slides, the number is that of the page, at its edge. */
function isEnough({ first, found }: { readonly first: number; readonly found: readonly Candidate[] }, slides: readonly Slide[]): boolean {
  if (found.length >= Math.max(LEAST_SLIDES, slides.length * LEAST_SHARE)) return true;
  const isAtEdge = found.every(({ page, shape: { box } }) => {
    const height = slides[page]?.canvas.h ?? 1;
    return box.y + box.h < EDGE * height || box.y > (1 - EDGE) * height;
  });
  return first === 1 && found.length === 2 && slides.length <= 3 && isAtEdge;
}

/** The edge that numbers of one and of two digits share, or else the side of the slide on which they stand. */
function alignOf(found: readonly Candidate[], { canvas }: Slide): Align {
  const edges = found.map(({ shape }) => edgesOf(shape));
  const spread = [0, 1, 2].map((i) => Math.max(...edges.map((of) => of[i] ?? 0)) - Math.min(...edges.map((of) => of[i] ?? 0)));
  const sides = ['left', 'center', 'right'] as const;
  const least = Math.min(...spread);
  const middle = (edges[0]?.[1] ?? 0) / ptOfEmu(canvas.w);
  if (Math.max(...spread) - least < SAME_PLACE) return middle < 1 / 3 ? 'left' : middle > 2 / 3 ? 'right' : 'center';
  return sides[spread.indexOf(least)] ?? 'left';
}

/** Left, middle and right of its letters, points. */
function edgesOf({ box, text: { lines } }: TextShape): readonly [number, number, number] {
  const [x, w] = [ptOfEmu(box.x + (lines[0]?.x ?? 0)), ptOfEmu(lines[0]?.w ?? 0)];
  return [x, x + w / 2, x + w];
}

/** On one line, from, to or about the same point. */
function isSamePlace(a: TextShape, b: TextShape): boolean {
  const baseline = ({ box, text: { lines } }: TextShape): number => ptOfEmu(box.y + (lines[0]?.baseline ?? 0));
  if (Math.abs(baseline(a) - baseline(b)) > SAME_PLACE || a.rotation !== b.rotation) return false;
  const other = edgesOf(b);
  return edgesOf(a).some((edge, i) => Math.abs(edge - (other[i] ?? 0)) <= SAME_PLACE);
}

const textOf = ({ text: { paragraphs } }: TextShape): string => paragraphs[0]?.runs.map((run) => run.text).join('') ?? '';

/** Undefined where the number changes its look in the middle. @param isWritten the number stays text */
function withField({ shape, from, length }: Candidate, align: Align, isWritten: boolean): TextShape | undefined {
  const [paragraph] = shape.text.paragraphs;
  if (paragraph === undefined) return undefined;
  const runs: Run[] = [];
  let at = 0;
  for (const run of paragraph.runs) {
    const [start, end] = [from - at, from + length - at];
    at += run.text.length;
    if (end <= 0 || start >= run.text.length) runs.push(run);
    else if (start < 0 || end > run.text.length) return undefined;
    else {
      if (start > 0) runs.push({ ...run, text: run.text.slice(0, start) });
      runs.push({ ...run, text: run.text.slice(start, end), ...(isWritten ? {} : { field: 'slidenum' as const }) });
      if (end < run.text.length) runs.push({ ...run, text: run.text.slice(end) });
    }
  }
  const { x, w } = shape.box;
  const more = ROOM * w;
  const roomy = withRoom({ ...shape, text: { ...shape.text, paragraphs: [{ ...paragraph, runs }] } }, align, {
    left: x - more,
    right: x + w + more,
  });
  const around = paragraph.runs.reduce((sum, run) => sum + run.text.trim().length, 0) - length;
  if (around > SHORT) return { ...roomy, name: 'Footer', role: 'footnote', placeholder: 'footer' };
  return { ...roomy, name: 'Slide number', role: 'page_number', placeholder: 'slide_number' };
}

/** Breaks a foreign paragraph into lines as presentation programs do: greedily, with indents for the first and other lines, and with tabs. */
import { kernedWidth, type Measured, trimmedEnd } from '@deckwright/draw/typeset';
import type { PreparedParagraph } from './prepare.ts';

export interface ForeignLine {
  readonly start: number;
  /** Without trailing spaces. */
  readonly end: number;
  /** Points, from the text's left edge. */
  readonly from_pt: number;
  readonly width_pt: number;
  /** The line ends with a break or with the paragraph. */
  readonly hard: boolean;
}

/** Left edges in points from the frame's left edge, and the frame's own width less the right margin. */
export interface Measure {
  readonly first_pt: number;
  readonly others_pt: number;
  readonly right_pt: number;
  readonly wrap: boolean;
}

/** PowerPoint's default distance of tab stops. */
const TAB_PT = 72;
/** Limit of lines; no slide can show so many. */
const MAX_LINES = 5_000;
/** Tolerance for rounding, so that a line of exactly the width fits. */
const EXACT = 0.01;

export function breakForeignLines(p: PreparedParagraph, measure: Measure): ForeignLine[] {
  const { measured: m } = p;
  const lines: ForeignLine[] = [];
  let start = 0;
  const edge = (): number => (lines.length === 0 ? measure.first_pt : measure.others_pt);
  const width = (from: number, to: number): number => widthPt(p, from, trimmedEnd(m.text, from, to), edge(), measure.others_pt);
  const close = (end: number, hard: boolean): void => {
    const trimmed = trimmedEnd(m.text, start, end);
    lines.push({ start, end: trimmed, from_pt: edge(), width_pt: width(start, trimmed), hard });
    start = end;
  };
  const tooWide = (to: number): boolean => measure.wrap && edge() + width(start, to) > measure.right_pt + EXACT;
  let last = 0;
  const place = (end: number, required: boolean): void => {
    if (lines.length >= MAX_LINES) return;
    if (tooWide(end)) {
      if (last > start) close(last, false);
      while (tooWide(end) && lines.length < MAX_LINES) {
        let cut = nextCut(p, start);
        for (let next = nextCut(p, cut); cut < end && !tooWide(next); next = nextCut(p, next)) cut = next;
        if (cut >= end) break;
        close(cut, false);
      }
    }
    last = end;
    if (required) close(end, true);
  };
  for (const { at, required } of placesOf(m)) place(at, required);
  if (m.text.length > 0) place(m.text.length, false);
  if (start < m.text.length || lines.length === 0 || m.text.endsWith('\n')) close(m.text.length, true);
  return lines;
}

/** Where lines may end. PowerPoint ends them after every space, also those that our own typesetting keeps between a number and its unit. */
function placesOf({ text, breaks, joined }: Measured): Measured['breaks'] {
  const whole = addressesIn(text);
  const places = breaks.filter(({ at, required }) => required || !whole.some(({ from, to }) => at > from && at < to));
  const known = new Set(places.map(({ at }) => at));
  for (let i = 1; i < text.length; i++) {
    const after_space = text.charCodeAt(i - 1) === SPACE && text.charCodeAt(i) !== SPACE;
    if (after_space && joined?.[i] !== 1 && !known.has(i)) places.push({ at: i, required: false });
  }
  return places.length === known.size ? places : places.sort((a, b) => a.at - b.at);
}

const SPACE = 32;

export interface CutWord {
  readonly word: string;
  readonly width_pt: number;
  readonly room_pt: number;
}

/** The widest word that is wider than a line, so that it is cut between letters. */
export function widestCut(p: PreparedParagraph, measure: Measure): CutWord | undefined {
  const { text } = p.measured;
  const room_pt = Math.max(p.empty_size_pt / 2, measure.right_pt - measure.others_pt);
  if (!measure.wrap || plainWidth(p, 0, text.length) <= room_pt) return undefined;
  let cut: CutWord | undefined;
  let from = 0;
  for (const at of [...placesOf(p.measured).map((place) => place.at), text.length]) {
    const end = trimmedEnd(text, from, at);
    const width_pt = plainWidth(p, from, end);
    if (width_pt > room_pt && width_pt > (cut?.width_pt ?? 0)) cut = { word: text.slice(from, end), width_pt, room_pt };
    from = at;
  }
  return cut;
}

/**
 * Addresses of pages and people. PowerPoint moves them to the next line as a whole, and cuts them at the line's end when they are wider
 * than a line. In right-to-left text their parts would otherwise exchange their places.
 */
const ADDRESS = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)[^\s\u0590-\u08ff]+|[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/gi;

const addressesIn = (text: string): readonly { readonly from: number; readonly to: number }[] =>
  /:\/\/|www\.|@/i.test(text) ? [...text.matchAll(ADDRESS)].map(({ 0: words, index: from }) => ({ from, to: from + words.length })) : [];

function nextCut(p: PreparedParagraph, index: number): number {
  let next = index + 1;
  while (p.measured.joined?.[next] === 1) next++;
  return next;
}

/**
 * Points from `start` to `end` on a line whose text begins at `from_pt`.
 * @param stop_pt where the first tab may stop: the paragraph's own left edge
 */
export function widthPt(p: PreparedParagraph, start: number, end: number, from_pt: number, stop_pt: number): number {
  if (!p.has_tabs) return plainWidth(p, start, end);
  let width = 0;
  let at = start;
  while (at < end) {
    const tab = p.measured.text.indexOf('\t', at);
    const stop = tab < 0 || tab >= end ? end : tab;
    width += plainWidth(p, at, stop);
    at = stop;
    if (stop < end) {
      width = nextStop(from_pt + width, stop_pt) - from_pt;
      at = stop + 1;
    }
  }
  return width;
}

export function plainWidth(p: PreparedParagraph, start: number, end: number): number {
  if (end <= start) return 0;
  const spacing = p.spacing === undefined ? 0 : (p.spacing[end] as number) - (p.spacing[start] as number);
  return Math.max(0, kernedWidth(p.measured, start, end) + spacing);
}

export function nextStop(x_pt: number, stop_pt: number): number {
  const regular = (Math.floor(x_pt / TAB_PT + 1e-6) + 1) * TAB_PT;
  return stop_pt > x_pt + EXACT ? Math.min(stop_pt, regular) : regular;
}

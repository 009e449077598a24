/** Words of a page as the library itself reads them: it goes through the page's content a second time, and nothing of our reading takes part. */
import { applyTo, type Matrix } from '@deckwright/core/matrix';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { matrixOf, type Rect } from '../page/matrix.ts';
import { type ContentItem, type Said, type TextItem, withSaid } from './said-text.ts';

export interface PageWord {
  readonly text: string;
  /** Points from the slide's top-left corner. */
  readonly box: Rect;
  readonly size_pt: number;
  /** Degrees clockwise in which it is read. */
  readonly angle: number;
}

/** A gap of this share of the letters' size parts words that no space parts. */
const GAP = 0.25;
const [ASCENT, DESCENT] = [0.73, 0.2];

interface Letter {
  readonly text: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly up: readonly [number, number];
  readonly size_pt: number;
  readonly angle: number;
}

/** @param said letters that the page says in place of those that it draws */
export async function wordsOfPage(page: PDFPageProxy, scale: number, said: readonly Said[]): Promise<PageWord[]> {
  const m = matrixOf(page.getViewport({ scale }).transform);
  const { items } = await page.getTextContent({ includeMarkedContent: said.some(({ text }) => text !== undefined) });
  const words: PageWord[] = [];
  let word: Letter[] = [];
  const end = (): void => {
    if (word.length > 0) words.push(wordOf(word));
    word = [];
  };
  for (const item of withSaid(items as readonly ContentItem[], said)) {
    for (const letter of lettersOf(item, m, scale)) {
      if (letter.text.trim() === '') end();
      else {
        const last = word.at(-1);
        if (last !== undefined && isApart(last, letter)) end();
        word.push(letter);
      }
    }
    if (item.hasEOL) end();
  }
  end();
  return words;
}

/** The library gives a run's width alone; its letters have shares of it. */
function lettersOf({ str, dir, width, transform }: TextItem, m: Matrix, scale: number): Letter[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const size = Math.hypot(c, d);
  const along = Math.hypot(a, b);
  if (!(size > 0 && along > 0)) return [];
  const letters = [...str];
  const shares = letters.map(shareOf);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const place = (t: number): [number, number] => {
    const [x, y] = applyTo(m, e + (a / along) * t, f + (b / along) * t);
    return [x, y];
  };
  const [zero_x, zero_y] = applyTo(m, 0, 0);
  const [up_x, up_y] = applyTo(m, c, d);
  const [to_x, to_y] = applyTo(m, a, b);
  const angle = (Math.atan2(to_y - zero_y, to_x - zero_x) * 180) / Math.PI;
  let sum = 0;
  return letters.map((text, i) => {
    const [t0, t1] = [sum / whole, (sum + (shares[i] ?? 1)) / whole];
    sum += shares[i] ?? 1;
    const [from, to] = dir === 'rtl' ? [1 - t1, 1 - t0] : [t0, t1];
    return { text, from: place(from * width), to: place(to * width), up: [up_x - zero_x, up_y - zero_y], size_pt: size * scale, angle };
  });
}

const shareOf = (letter: string): number => (/[iljI.,:;'’|!ftr() ]/.test(letter) ? 0.55 : /[mwMW—…%@]/.test(letter) ? 1.5 : 1);

function isApart(last: Letter, next: Letter): boolean {
  if (Math.abs(last.angle - next.angle) > 1) return true;
  const gap = Math.min(
    ...[last.from, last.to].flatMap((one) => [next.from, next.to].map((other) => Math.hypot(one[0] - other[0], one[1] - other[1]))),
  );
  return gap > GAP * Math.max(last.size_pt, next.size_pt);
}

function wordOf(letters: readonly Letter[]): PageWord {
  const points = letters.flatMap(({ from, to, up }) =>
    [from, to].flatMap(([x, y]) => [
      [x + ASCENT * up[0], y + ASCENT * up[1]],
      [x - DESCENT * up[0], y - DESCENT * up[1]],
    ]),
  );
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  const [{ size_pt, angle }] = letters as [Letter];
  return {
    text: letters.map(({ text }) => text).join(''),
    box: { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) },
    size_pt,
    angle,
  };
}

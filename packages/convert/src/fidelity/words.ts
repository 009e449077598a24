/** Words with their places, of a page or of a slide: what is compared. */
import { ptOfEmu, type Shape, type Slide, type TextBody } from '@deckwright/draw/scene';

/** Points from the slide's top-left corner. */
export interface Area {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Word {
  /** As it is compared: compatibility forms resolved, without signs that nobody sees. */
  readonly text: string;
  /** As its side says it; absent for a piece of what its side has in one. */
  readonly said?: string;
  readonly box: Area;
  readonly size_pt: number;
  /** Degrees clockwise in which it is read. */
  readonly angle: number;
  /** Its place in the order of its side. */
  readonly order: number;
  /** Of a slide, the box or cell that holds it. */
  readonly body: number;
}

export type Placed = Omit<Word, 'order' | 'body' | 'said'>;

/** East Asian letters count one by one, because they have no spaces between words. Bullets part words, whether a space stands beside them or not. */
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[^•▪●◦‣\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Co}\p{Cc}]/gu;

/** The library turns letters of ligatures and signs of right-to-left words, so of these no order of letters and no signs are compared. */
/** A number of a chart has the decimal sign of its reader's language. */
const comparable = (text: string): string =>
  RTL.test(text) ? [...text.replaceAll(/[^\p{L}\p{N}]/gu, '')].sort().join('') : text.replace(DECIMAL, '$1.$2');
const DECIMAL = /^(\D?\d{1,3}),(\d{1,2}\D{0,3})$/u;
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
export const isRtl = ({ text }: Pick<Word, 'text'>): boolean => RTL.test(text);

export const plainText = (text: string): string => text.normalize('NFKC').replaceAll(UNSEEN, '');

/** Words that say something: bullets and lone signs of punctuation are left out. */
export function wordsFrom(placed: Iterable<Placed & { readonly body?: number }>): Word[] {
  const words: Word[] = [];
  for (const { text, box, size_pt, angle, body = 0 } of placed) {
    const plain = plainText(text);
    const pieces = [...plain.matchAll(PIECE)];
    for (const piece of pieces) {
      if (!/[\p{L}\p{N}]/u.test(piece[0])) continue;
      const share = (at: number): number => box.x0 + ((box.x1 - box.x0) * at) / plain.length;
      // Letters of turned words share the box of their word.
      const at = pieces.length === 1 || angle !== 0 ? box : { ...box, x0: share(piece.index), x1: share(piece.index + piece[0].length) };
      const said = piece[0] === plain ? { said: text.replaceAll(UNSEEN, '') } : {};
      words.push({ text: comparable(piece[0].trim()), ...said, box: at, size_pt, angle, order: words.length, body });
    }
  }
  return words;
}

/** What a slide says and where each word of it is drawn; all of it with its signs, and the bullets of its paragraphs. */
export function wordsOfSlide(slide: Slide): {
  readonly words: Word[];
  readonly all: readonly Placed[];
  readonly bullets: readonly Placed[];
} {
  const placed = bodiesOf(slide.shapes).flatMap(({ text, x, y, turn }, body) =>
    placedWords(text, x, y, turn).map((word) => ({ ...word, body })),
  );
  return { words: wordsFrom(placed), all: placed, bullets: placed.filter(({ is_bullet }) => is_bullet === true) };
}

export interface PlacedBody {
  readonly text: TextBody;
  /** Points; where the lines are counted from. */
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

interface Turn {
  readonly degrees: number;
  readonly x: number;
  readonly y: number;
}

/** All text of a slide, by box and by cell, in the order in which its words are counted. */
export function bodiesOf(shapes: readonly Shape[]): PlacedBody[] {
  return shapes.flatMap((shape): PlacedBody[] => {
    if (shape.kind === 'group') return bodiesOf(shape.children);
    const { x, y, w, h } = shape.box;
    const turn = { degrees: shape.rotation ?? 0, x: ptOfEmu(x) + ptOfEmu(w) / 2, y: ptOfEmu(y) + ptOfEmu(h) / 2 };
    if (shape.kind === 'table') {
      let top = ptOfEmu(y);
      return shape.cells.flatMap((row, r) => {
        let left = ptOfEmu(x);
        const at = top;
        top += ptOfEmu(shape.rows[r] ?? 0);
        return row.flatMap(({ text, covered }, c) => {
          const from = left;
          left += ptOfEmu(shape.columns[c] ?? 0);
          return covered === true ? [] : [{ text, x: from, y: at, turn }];
        });
      });
    }
    return 'text' in shape && shape.text !== undefined ? [{ text: shape.text, x: ptOfEmu(x), y: ptOfEmu(y), turn }] : [];
  });
}

function placedWords({ lines }: TextBody, x: number, y: number, turn: Turn): (Placed & { readonly is_bullet?: true })[] {
  const words: (Placed & { readonly is_bullet?: true })[] = [];
  for (const { spans, baseline, bullet } of lines) {
    const base = y + ptOfEmu(baseline);
    const put = (text: string, x0: number, x1: number, size_pt: number, more: { readonly is_bullet?: true } = {}): void => {
      const box = turned({ x0, y0: base - 0.73 * size_pt, x1, y1: base + 0.2 * size_pt }, turn);
      words.push({ text, box, size_pt, angle: turn.degrees, ...more });
    };
    if (bullet?.text !== undefined) {
      const size = ptOfEmu(bullet.size);
      put(bullet.text, x + ptOfEmu(bullet.x), x + ptOfEmu(bullet.x) + size, size, { is_bullet: true });
    }
    let last: { text: string; x0: number; x1: number; size: number } | undefined;
    for (const span of spans) {
      const [from, width] = [x + ptOfEmu(span.x), ptOfEmu(span.w)];
      const length = Math.max(1, span.text.length);
      const place = (at: number): number => from + (span.rtl === true ? 1 - at / length : at / length) * width;
      for (const found of span.text.matchAll(/\S+/gu)) {
        const ends = [place(found.index), place(found.index + found[0].length)];
        const [x0, x1] = [Math.min(...ends), Math.max(...ends)];
        // A word may change its face in the middle.
        if (last !== undefined && found.index === 0 && Math.min(Math.abs(last.x1 - x0), Math.abs(x1 - last.x0)) < 0.05 * span.size_pt)
          last = { text: last.text + found[0], x0: Math.min(last.x0, x0), x1: Math.max(last.x1, x1), size: span.size_pt };
        else {
          if (last !== undefined) put(last.text, last.x0, last.x1, last.size);
          last = { text: found[0], x0, x1, size: span.size_pt };
        }
      }
      if (last !== undefined && /\s$/u.test(span.text)) {
        put(last.text, last.x0, last.x1, last.size);
        last = undefined;
      }
    }
    if (last !== undefined) put(last.text, last.x0, last.x1, last.size);
  }
  return words;
}

/** The upright box around a box that is turned about a point. */
export function turned(box: Area, { degrees, x, y }: Turn): Area {
  if (degrees === 0) return box;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const corners = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y1],
  ].map(([px = 0, py = 0]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos] as const);
  const xs = corners.map(([px]) => px);
  const ys = corners.map(([, py]) => py);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

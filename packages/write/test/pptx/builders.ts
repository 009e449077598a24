/** Short ways to write scenes by hand in tests; lengths are inches. */
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import {
  boxOfIn,
  type Deck,
  type Emu,
  emuOfIn,
  type LineShape,
  type Media,
  type Paragraph,
  type Placeholder,
  type RectShape,
  type Role,
  type Run,
  type Shape,
  SLIDE_H,
  SLIDE_W,
  type Slide,
  type TextBody,
  type TextShape,
} from '@deckwright/draw/scene';
import { LIGHT } from './themes.ts';

const NONE = { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu };

export const run = (text: string, more: Partial<Run> = {}): Run => ({ text, size_pt: 12, color: 'ink', ...more });

export const para = (runs: Run | readonly Run[] | string, more: Partial<Paragraph> = {}): Paragraph => ({
  runs: typeof runs === 'string' ? [run(runs)] : 'text' in runs ? [runs] : runs,
  align: 'left',
  leading: 1.2,
  line_pct: 104.4,
  ...more,
});

export const body = (paragraphs: readonly Paragraph[], more: Partial<TextBody> = {}): TextBody => ({
  paragraphs,
  anchor: 'top',
  insets: NONE,
  wrap: true,
  lines: [],
  ...more,
});

export interface At {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const box = ({ x, y, w, h }: At) => boxOfIn(x, y, w, h);

export function text(
  id: string,
  at: At,
  paragraphs: readonly Paragraph[],
  more: Partial<TextShape> & { readonly anchor?: TextBody['anchor']; readonly wrap?: boolean } = {},
): TextShape {
  const { anchor = 'top', wrap = true, ...rest } = more;
  return { kind: 'text', id, name: id, role: 'body', box: box(at), text: body(paragraphs, { anchor, wrap }), ...rest };
}

export const placeholder = (kind: Placeholder, at: At, words: string, role: Role, size_pt: number, more: Partial<Run> = {}): TextShape =>
  text(
    kind,
    at,
    [
      para(
        run(words, {
          size_pt,
          color: kind === 'title' ? 'ink' : 'muted',
          ...(kind === 'title' && { font: 'heading', bold: true }),
          ...more,
        }),
      ),
    ],
    { placeholder: kind, role },
  );

export const line = (id: string, x1: number, y1: number, x2: number, y2: number, more: Partial<LineShape> = {}): LineShape => ({
  kind: 'line',
  id,
  name: id,
  role: 'connector',
  box: boxOfIn(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)),
  from: { x: emuOfIn(x1), y: emuOfIn(y1) },
  to: { x: emuOfIn(x2), y: emuOfIn(y2) },
  stroke: { color: 'muted', width_pt: 0.75 },
  ...more,
});

export const rect = (id: string, at: At, more: Partial<RectShape> = {}): RectShape => ({
  kind: 'rect',
  id,
  name: id,
  role: 'mark',
  box: box(at),
  fill: { color: 'accent1' },
  ...more,
});

export const slide = (title: string, shapes: readonly Shape[], more: Partial<Slide> = {}): Slide => ({
  ssg: 1,
  canvas: { w: SLIDE_W, h: SLIDE_H },
  layout: 'content',
  title,
  lang: 'en-US',
  direction: 'ltr',
  background: 'canvas',
  shapes,
  ...more,
});

export const deck = (slides: readonly Slide[], more: Partial<Deck> = {}): Deck => ({
  theme: LIGHT,
  slides,
  media: new Map(),
  title: 'A deck',
  lang: 'en-US',
  ...more,
});

/** A picture of quarters in four colours, so that crops, turns and mirrors show. */
export const PNG: Media = { mime: 'image/png', bytes: quartersPng(64), width_px: 64, height_px: 64 };

function quartersPng(side: number): Uint8Array {
  const rows: number[] = [];
  for (let y = 0; y < side; y++) {
    rows.push(0);
    for (let x = 0; x < side; x++) rows.push(x < side / 2 ? 255 : 0, y < side / 2 ? 160 : 0, x + y < side ? 0 : 200);
  }
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const out = Buffer.alloc(12 + data.length);
    out.writeUInt32BE(data.length, 0);
    out.write(type, 4, 'latin1');
    out.set(data, 8);
    out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
    return out;
  };
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Uint8Array.from(rows))),
    chunk('IEND', new Uint8Array()),
  ]);
}
export const PNG_KEY = createHash('sha256').update(PNG.bytes).digest('hex');
export const SVG: Media = {
  mime: 'image/svg+xml',
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="#0a0"/></svg>'),
  width_px: 2,
  height_px: 2,
  png: PNG.bytes,
};
export const MEDIA: ReadonlyMap<string, Media> = new Map([
  [PNG_KEY, PNG],
  ['vector', SVG],
]);

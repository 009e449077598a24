/** Small hand-made slides for the checks: shapes in inches, text whose ink is as wide as it is told to be. */
import {
  boxOfIn,
  type Color,
  type Datum,
  type Emu,
  emuOfIn,
  type Fill,
  type Rgb,
  type Role,
  type Shape,
  SLIDE_H,
  SLIDE_W,
  type Slide,
  type TextBody,
} from '@deckwright/draw/scene';
import { type Finding, type MeasureContext, measureSlide, viewSlide } from '@deckwright/draw/scene/measures';
import { findTheme } from '@deckwright/draw/themes';

const theme = findTheme('corporate-light')?.theme;
if (theme === undefined) throw new Error('no theme');

export interface More {
  readonly datum?: Datum;
  readonly host?: string;
  readonly rotation?: number;
  readonly name?: string;
  readonly alt?: string;
}

type At = readonly [x: number, y: number, w: number, h: number];

const base = (id: string, role: Role, at: At, more: More) => ({ id, name: more.name ?? id, role, box: boxOfIn(...at), ...more });
const paint = (color: Color | undefined): { fill?: Fill } => (color === undefined ? {} : { fill: { color } });

export const rect = (id: string, role: Role, at: At, color?: Color, more: More = {}): Shape => ({
  kind: 'rect',
  ...base(id, role, at, more),
  ...paint(color),
});

export const disc = (id: string, role: Role, at: At, color?: Color, more: More = {}): Shape => ({
  kind: 'ellipse',
  ...base(id, role, at, more),
  ...paint(color),
});

export const stroke = (id: string, role: Role, [x1, y1, x2, y2]: At, color: Color = 'muted', width_pt = 0.75, more: More = {}): Shape => ({
  kind: 'line',
  ...base(id, role, [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x1 - x2), Math.abs(y1 - y2)], more),
  from: { x: emuOfIn(x1), y: emuOfIn(y1) },
  to: { x: emuOfIn(x2), y: emuOfIn(y2) },
  stroke: { color, width_pt },
});

export interface Words extends More {
  readonly size?: number;
  readonly color?: Color;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly path?: string;
  readonly placeholder?: 'title';
  /** Width of each line's ink; half an em a letter when absent. */
  readonly widths?: readonly number[];
}

/** Lines of text (split at line feeds), top-anchored at a pitch of 1.2. */
export function words(id: string, role: Role, at: At, text: string, more: Words = {}): Shape {
  const { size = 12, color = 'ink', bold = false, align = 'left', path, placeholder, widths, ...rest } = more;
  const em = size / 72;
  const body: TextBody = {
    paragraphs: [
      {
        runs: [
          { text: text.replaceAll('\n', ' '), size_pt: size, color, ...(bold ? { bold } : {}), ...(path === undefined ? {} : { path }) },
        ],
        align,
        leading: 1.2,
        line_pct: 104,
      },
    ],
    anchor: 'top',
    insets: { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu },
    wrap: true,
    lines: text.split('\n').map((line, i) => {
      const w = widths?.[i] ?? line.length * em * 0.5;
      const x = align === 'left' ? 0 : align === 'right' ? at[2] - w : (at[2] - w) / 2;
      return {
        spans: [{ text: line, face: bold ? 'arimo-700' : 'arimo-400', size_pt: size, color, x: emuOfIn(x), w: emuOfIn(w) }],
        baseline: emuOfIn(0.9 * em + i * 1.2 * em),
        x: emuOfIn(x),
        w: emuOfIn(w),
        ascent: emuOfIn(0.9 * em),
        descent: emuOfIn(0.2 * em),
        paragraph: 0,
      };
    }),
  };
  return { kind: 'text', ...base(id, role, at, rest), text: body, ...(placeholder === undefined ? {} : { placeholder }) };
}

export const group = (id: string, children: readonly Shape[], alt = 'what it shows'): Shape => ({
  kind: 'group',
  id,
  name: id,
  role: 'group',
  alt,
  box: boxOfIn(0.5, 1.5, 12.3, 5.3),
  children,
});

/** A slide whose body holds `shapes`; `outside` stands beside it. */
export const slideOf = (shapes: readonly Shape[], outside: readonly Shape[] = [], title = ''): Slide => ({
  ssg: 1,
  canvas: { w: SLIDE_W, h: SLIDE_H },
  layout: 'content',
  title,
  lang: 'en-US',
  direction: 'ltr',
  background: 'canvas',
  shapes: [...outside, ...(shapes.length === 0 ? [] : [group('body', shapes)])],
});

export const BODY = { left: 0.5, top: 1.5, right: 12_192_000 / 914_400 - 0.5, bottom: 6.8 };

/** What one check finds. */
export const found = (
  check: number,
  slide: Slide,
  { context = {}, drawn_as, warned = [] as string[] }: { context?: MeasureContext; drawn_as?: 'grid' | undefined; warned?: string[] } = {},
): Finding[] => measureSlide(viewSlide(slide, { theme, body: BODY, drawn_as, warned }), context).filter((f) => f.check === check);

export const literal = (hex: string): Rgb => `#${hex}`;

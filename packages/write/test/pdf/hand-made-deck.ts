/** Slides made by hand: every kind of shape and every feature of text, set without the typesetter. */
import {
  type Align,
  type Box,
  boxOfIn,
  type Deck,
  type Emu,
  emuOfIn,
  emuOfPt,
  type Line,
  type Media,
  type Paragraph,
  type Shape,
  SLIDE_H,
  SLIDE_W,
  type Slide,
  type Span,
  type TableCell,
  type TextBody,
} from '@deckwright/draw/scene';
import { findTheme } from '@deckwright/draw/themes';
import { loadShaper, type Shaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';

export const fonts = carriedFonts();
export const shaper: Shaper = await loadShaper(fonts);
export const kit = { fonts, shaper };

export const theme = (id = 'corporate-light') => {
  const found = findTheme(id);
  if (found === undefined) throw new Error(`No theme ${id}.`);
  return found.theme;
};

interface Words {
  readonly text: string;
  readonly size_pt?: number;
  readonly face?: string;
  readonly color?: Span['color'];
  readonly link?: string;
  readonly underline?: boolean;
  readonly oblique?: boolean;
  readonly rtl?: boolean;
}

const widthOf = (words: Words): Emu => {
  const face = words.face ?? 'arimo-400';
  const units = shaper.shape(face, words.text, { rtl: words.rtl ?? false }).reduce((sum, glyph) => sum + glyph.x_advance, 0);
  return emuOfPt((units / shaper.unitsPerEm(face)) * (words.size_pt ?? 12));
};

/** Each item is one paragraph of one line, its spans side by side. */
export function bodyOf(box: Box, paragraphs: readonly (readonly Words[])[], options: { align?: Align; bullets?: boolean } = {}): TextBody {
  const align = options.align ?? 'left';
  const inset = 0 as Emu;
  let y = 0;
  const lines = paragraphs.map((words, paragraph): Line => {
    const size = Math.max(...words.map((one) => one.size_pt ?? 12));
    const indent = options.bullets ? emuOfIn(0.2) : 0;
    const total = words.reduce((sum, one) => sum + widthOf(one), 0);
    let x = align === 'left' ? indent : align === 'right' ? box.w - total : Math.round((box.w - total) / 2);
    const left = x as Emu;
    const spans = words.map((one): Span => {
      const w = widthOf(one);
      const span: Span = {
        text: one.text,
        face: one.face ?? 'arimo-400',
        size_pt: one.size_pt ?? 12,
        color: one.color ?? 'ink',
        x: x as Emu,
        w,
        ...(one.rtl ? { rtl: true } : {}),
        ...(one.link ? { link: one.link } : {}),
        ...(one.underline ? { underline: true } : {}),
        ...(one.oblique ? { oblique: true } : {}),
      };
      x += w;
      return span;
    });
    const pitch = emuOfPt(size * 1.2);
    const baseline = (y + emuOfPt(size)) as Emu;
    y += pitch;
    return {
      spans,
      baseline,
      x: left,
      w: total as Emu,
      ascent: emuOfPt(size * 0.905),
      descent: emuOfPt(size * 0.212),
      paragraph,
      ...(options.bullets ? { bullet: { x: inset, size: emuOfPt(size * 0.4), color: 'accent1' } } : {}),
    };
  });
  return {
    paragraphs: paragraphs.map(
      (words): Paragraph => ({
        runs: words.map((one) => ({ text: one.text, size_pt: one.size_pt ?? 12, color: one.color ?? 'ink' })),
        align,
        leading: 1.2,
        line_pct: 104,
        ...(options.bullets ? { bullet: { kind: 'square', color: 'accent1' } } : {}),
      }),
    ),
    anchor: 'top',
    insets: { l: inset, t: inset, r: inset, b: inset },
    wrap: false,
    lines,
  };
}

export const slideOf = (title: string, shapes: readonly Shape[], rest: Partial<Slide> = {}): Slide => ({
  ssg: 1,
  canvas: { w: SLIDE_W, h: SLIDE_H },
  layout: 'content',
  title,
  lang: 'en',
  direction: 'ltr',
  background: 'canvas',
  shapes,
  ...rest,
});

export const deckOf = (slides: readonly Slide[], media: ReadonlyMap<string, Media> = new Map(), themeId?: string): Deck => ({
  theme: theme(themeId),
  slides,
  media,
  title: 'Hand made \u2013 “every shape”',
  lang: 'en',
});

let serial = 0;
const base = (name: string, role: Shape['role'], box: Box) => ({ id: `${role}-${++serial}`, name, role, box });

export const textAt = (box: Box, words: readonly (readonly Words[])[], role: Shape['role'] = 'body', options = {}): Shape => ({
  ...base(words[0]?.[0]?.text ?? 'text', role, box),
  kind: 'text',
  text: bodyOf(box, words, options),
});

/** Every kind of shape, every paint and every kind of text, on one slide. */
export function everyShape(media: string): Slide {
  serial = 0;
  const cell = (column_in: number, words: readonly Words[], rest: Partial<TableCell> = {}): TableCell => ({
    text: bodyOf(boxOfIn(0, 0, column_in, 0.3), [words]),
    bottom: { color: 'line', width_pt: 0.5 },
    ...rest,
  });
  const line = (y: number, stroke: Extract<Shape, { kind: 'line' }>['stroke'], name: string): Shape => {
    const from = { x: emuOfIn(0.6), y: emuOfIn(y) };
    const to = { x: emuOfIn(3), y: emuOfIn(y) };
    return { ...base(name, 'connector', { ...from, w: (to.x - from.x) as Emu, h: 0 as Emu }), kind: 'line', from, to, stroke };
  };
  const pathBox = boxOfIn(9.4, 1.3, 1.2, 1.2);
  const e = emuOfIn;
  const shapes: Shape[] = [
    textAt(
      boxOfIn(0.6, 0.4, 12, 0.5),
      [[{ text: 'Revenue fell by \u22124.2 % in AVATAR offices', size_pt: 24, face: 'arimo-700' }]],
      'title',
    ),
    textAt(
      boxOfIn(0.6, 0.85, 12, 0.3),
      [[{ text: 'EUR m, 2024 to 2026; “first half” affluent fjord', size_pt: 14, color: 'muted' }]],
      'subtitle',
    ),
    { ...base('square', 'mark', boxOfIn(0.6, 1.3, 1.2, 0.7)), kind: 'rect', fill: { color: 'accent1' } },
    {
      ...base('round', 'card', boxOfIn(2, 1.3, 1.2, 0.7)),
      kind: 'rect',
      radius: e(0.12),
      fill: { color: 'surface' },
      stroke: { color: 'accent1', width_pt: 1.5 },
      text: bodyOf(boxOfIn(2, 1.3, 1.2, 0.7), [[{ text: 'Card', size_pt: 14 }]], { align: 'center' }),
    },
    {
      ...base('plan', 'mark', boxOfIn(3.4, 1.3, 1.2, 0.7)),
      kind: 'rect',
      fill: { color: 'soft1', hatch: 'accent1' },
      stroke: { color: 'accent1', width_pt: 1 },
    },
    { ...base('clear', 'mark', boxOfIn(4.2, 1.5, 1.2, 0.7)), kind: 'rect', fill: { color: 'negative', alpha: 0.4 } },
    {
      ...base('ellipse', 'node', boxOfIn(5.6, 1.3, 1.6, 0.9)),
      kind: 'ellipse',
      fill: { color: 'accent2', hatch: 'canvas' },
      stroke: { color: 'ink', width_pt: 2, dash: 'dash' },
    },
    {
      ...base('turned', 'sticker', boxOfIn(7.6, 1.5, 1.4, 0.5)),
      kind: 'rect',
      rotation: 30,
      fill: { color: 'warning' },
      text: bodyOf(boxOfIn(7.6, 1.5, 1.4, 0.5), [[{ text: 'Turned 30°', link: 'https://example.org/turned' }]], { align: 'center' }),
    },
    {
      ...base('ring', 'mark', pathBox),
      kind: 'path',
      even_odd: true,
      fill: { color: 'accent4' },
      steps: [...ringOf(e(0.6), e(0.6), e(0.6)), ...ringOf(e(0.6), e(0.6), e(0.3))],
    },
    {
      ...base('curve', 'mark', boxOfIn(10.8, 1.3, 2, 1.2)),
      kind: 'path',
      stroke: { color: 'accent5', width_pt: 3, tail: 'triangle', head: 'oval', cap: 'round' },
      steps: [
        { op: 'M', x: e(0), y: e(1) },
        { op: 'C', x1: e(0.6), y1: e(-0.6), x2: e(1.2), y2: e(1.8), x: e(2), y: e(0.2) },
      ],
    },
    line(2.5, { color: 'muted', width_pt: 0.75 }, 'thin'),
    line(2.7, { color: 'ink', width_pt: 1.5, dash: 'dash', tail: 'triangle' }, 'dashed'),
    line(2.9, { color: 'ink', width_pt: 2.25, dash: 'dot', tail: 'arrow' }, 'dotted'),
    line(3.1, { color: 'accent1', width_pt: 3, dash: 'dashDot', head: 'diamond', tail: 'oval' }, 'dash and dot'),
    line(3.3, { color: 'accent3', width_pt: 4, cap: 'round', alpha: 0.5 }, 'half clear'),
    line(3.5, { color: 'negative', width_pt: 1, dash: 'longDash', head: 'arrow', tail: 'triangle' }, 'long dashes'),
    {
      ...base('Chart', 'group', boxOfIn(3.6, 2.4, 3.2, 1.4)),
      kind: 'group',
      alt: 'Bars of 2024 and 2025: 12 and 15, up 25 %',
      children: [
        { ...base('bar 1', 'mark', boxOfIn(3.8, 2.9, 0.8, 0.6)), kind: 'rect', fill: { color: 'neutral' } },
        textAt(boxOfIn(3.8, 2.65, 0.8, 0.2), [[{ text: '12' }]], 'value', { align: 'center' }),
        { ...base('bar 2', 'mark', boxOfIn(5, 2.75, 0.8, 0.75)), kind: 'rect', fill: { color: 'positive' } },
        textAt(boxOfIn(5, 2.5, 0.8, 0.2), [[{ text: '15' }]], 'value', { align: 'center' }),
        textAt(boxOfIn(3.8, 3.55, 2, 0.2), [[{ text: 'FY24 → FY25' }]], 'axis', { align: 'center' }),
      ],
    },
    {
      ...base('Photo', 'image', boxOfIn(7.2, 2.7, 2, 1.2)),
      kind: 'image',
      media,
      alt: 'Four coloured fields',
      crop: { l: 0.25, t: 0, r: 0, b: 0 },
      radius: e(0.2),
      stroke: { color: 'ink', width_pt: 1 },
    },
    { ...base('Photo turned', 'image', boxOfIn(9.6, 2.8, 1.4, 1)), kind: 'image', media, rotation: 350 },
    {
      ...base('Table', 'table', boxOfIn(0.6, 4.2, 6, 1.2)),
      kind: 'table',
      columns: [e(3), e(1.5), e(1.5)],
      rows: [e(0.4), e(0.4), e(0.4)],
      header_row: true,
      cells: [
        [
          cell(3, [{ text: 'Segment', face: 'arimo-700' }], { bottom: { color: 'muted', width_pt: 1 }, fill: { color: 'surface' } }),
          cell(1.5, [{ text: 'Both years', face: 'arimo-700' }], {
            col_span: 2,
            bottom: { color: 'muted', width_pt: 1 },
            fill: { color: 'surface' },
          }),
          cell(1.5, [], { covered: true }),
        ],
        [cell(3, [{ text: 'Nordics' }]), cell(1.5, [{ text: '12.4' }]), cell(1.5, [{ text: '\u22123.1', color: 'negative' }])],
        [
          cell(3, [{ text: 'Iberia & Greece Ωμέγα' }]),
          cell(1.5, [{ text: '8.0' }]),
          cell(1.5, [{ text: '0.0' }], { left: { color: 'accent1', width_pt: 2, dash: 'dot' } }),
        ],
      ],
    },
    textAt(
      boxOfIn(7.2, 4.2, 5.5, 1.4),
      [
        [{ text: 'Bullets read as a list, ' }, { text: 'with a link', link: 'https://example.org/a?b=ü', underline: true, color: 'hlink' }],
        [
          { text: 'Second point, back to ' },
          { text: 'slide 2', link: 'slide:2', color: 'hlink' },
          { text: ' slanted', oblique: true, face: 'cousine-400' },
        ],
        [
          { text: 'Bold ', face: 'arimo-700' },
          { text: 'italic ', face: 'arimo-400i' },
          { text: 'both', face: 'arimo-700i' },
        ],
      ],
      'body',
      { bullets: true },
    ),
    textAt(boxOfIn(0.6, 5.7, 6, 1), [
      [{ text: 'Carlito: office affluent fjord Type AV', face: 'carlito-400', size_pt: 14 }],
      [
        { text: 'Gelasio and ', face: 'gelasio-700', size_pt: 14 },
        { text: 'Caladea', face: 'caladea-400i', size_pt: 14 },
        { text: ' 漢字とカナ、東京', face: 'noto-jp-400', size_pt: 14 },
      ],
      [{ text: 'السلام عليكم بيت ثلاثة', face: 'noto-arabic-400', size_pt: 16, rtl: true }],
    ]),
    textAt(boxOfIn(7.2, 5.9, 3, 0.3), [[{ text: '✔ ▲ ', face: 'symbols-400' }, { text: 'symbols' }]], 'legend'),
    textAt(boxOfIn(0.6, 7, 8, 0.2), [[{ text: 'Source: made by hand', size_pt: 9, color: 'muted' }]], 'source'),
    textAt(boxOfIn(12.4, 7, 0.4, 0.2), [[{ text: '1', size_pt: 9, color: 'muted' }]], 'page_number', { align: 'right' }),
  ];
  return slideOf('Every shape', shapes);
}

function ringOf(cx: number, cy: number, r: number) {
  const k = r * 0.5523;
  const at = (x: number, y: number) => ({ x: Math.round(x) as Emu, y: Math.round(y) as Emu });
  const curve = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => {
    const [one, two, end] = [at(x1, y1), at(x2, y2), at(x, y)];
    return { op: 'C' as const, x1: one.x, y1: one.y, x2: two.x, y2: two.y, ...end };
  };
  return [
    { op: 'M' as const, ...at(cx, cy - r) },
    curve(cx + k, cy - r, cx + r, cy - k, cx + r, cy),
    curve(cx + r, cy + k, cx + k, cy + r, cx, cy + r),
    curve(cx - k, cy + r, cx - r, cy + k, cx - r, cy),
    curve(cx - r, cy - k, cx - k, cy - r, cx, cy - r),
    { op: 'Z' as const },
  ];
}

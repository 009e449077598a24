/** Decks made by hand for the tests: every shape kind, every text feature, hostile words, and a slide of chart size. */
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import {
  type Align,
  boxOfIn,
  type Deck,
  type Emu,
  emuOfIn,
  emuOfPt,
  type GroupShape,
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
  type TableCell,
  type TableShape,
  type TextBody,
  type TextShape,
  type Theme,
} from '@deckwright/draw/scene';
import { DARK, LIGHT } from './themes.ts';

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

const cell = (words: string, more: Partial<TableCell> & { readonly align?: Align; readonly run?: Partial<Run> } = {}): TableCell => {
  const { align = 'left', run: runMore = {}, ...rest } = more;
  const pad = { l: emuOfIn(0.08), r: emuOfIn(0.08), t: emuOfIn(0.04), b: emuOfIn(0.04) };
  return { text: body(words === '' ? [] : [para(run(words, runMore), { align })], { anchor: 'middle', insets: pad }), ...rest };
};

export function spannedTable(): TableShape {
  const rule = { color: 'line', width_pt: 0.5 } as const;
  const head = { bottom: { color: 'muted', width_pt: 1 }, role: 'header', run: { bold: true } } as const;
  return {
    kind: 'table',
    id: 'table',
    name: 'Table: plan by region',
    role: 'table',
    box: boxOfIn(0.5, 1.6, 6, 1.6),
    columns: [emuOfIn(2), emuOfIn(2), emuOfIn(2)],
    rows: [emuOfIn(0.4), emuOfIn(0.4), emuOfIn(0.4), emuOfIn(0.4)],
    header_row: true,
    header_column: true,
    cells: [
      [cell('Region', head), cell('Plan and actual', { ...head, col_span: 2, align: 'center' }), cell('', { covered: true })],
      [
        cell('Nordics', { row_span: 2, bottom: rule }),
        cell('1,234', { align: 'right', bottom: rule }),
        cell('−56', { align: 'right', bottom: rule, run: { color: 'negative' } }),
      ],
      [
        cell('', { covered: true }),
        cell('Block', { row_span: 2, col_span: 2, fill: { color: 'soft1' }, align: 'center' }),
        cell('', { covered: true }),
      ],
      [cell('Iberia'), cell('', { covered: true }), cell('', { covered: true })],
    ],
  };
}

export function everyKind(theme: Theme = LIGHT): Deck {
  const ring = (r: number, cx: number, reverse: boolean) => {
    const points = [
      [-r, -r],
      [r, -r],
      [r, r],
      [-r, r],
    ].map(([x = 0, y = 0]) => ({ x: emuOfIn(cx + x), y: emuOfIn(0.5 + y) }));
    const steps = (reverse ? points.reverse() : points).map((p, at) => ({ op: at === 0 ? ('M' as const) : ('L' as const), ...p }));
    return [...steps, { op: 'Z' as const }];
  };
  const group: GroupShape = {
    kind: 'group',
    id: 'group',
    name: 'bars',
    role: 'group',
    alt: 'Two bars: 3 and 5',
    box: boxOfIn(9, 1.6, 2, 1.5),
    children: [
      rect('group/bar-1', { x: 9, y: 2.2, w: 0.8, h: 0.9 }),
      {
        kind: 'group',
        id: 'group/inner',
        name: 'inner',
        role: 'group',
        box: boxOfIn(10.2, 1.6, 0.8, 1.5),
        children: [
          rect('group/bar-2', { x: 10.2, y: 1.6, w: 0.8, h: 1.5 }),
          text('group/label', { x: 10.2, y: 1.6, w: 0.8, h: 0.3 }, [para(run('5', { color: 'canvas', bold: true }), { align: 'center' })], {
            role: 'value',
          }),
        ],
      },
      { kind: 'group', id: 'group/empty', name: 'empty', role: 'group', box: boxOfIn(0, 0, 0, 0), children: [] },
    ],
  };
  const shapes: Shape[] = [
    placeholder('title', { x: 0.5, y: 0.42, w: 12.3333, h: 0.4 }, 'Every shape kind stands on this slide', 'title', 24),
    placeholder('subtitle', { x: 0.5, y: 0.87, w: 12.3333, h: 0.25 }, 'What is measured, in €m', 'subtitle', 14),
    spannedTable(),
    group,
    rect(
      'node-a',
      { x: 0.5, y: 3.6, w: 1.8, h: 0.6 },
      {
        radius: emuOfIn(0.06),
        fill: { color: 'surface' },
        stroke: { color: 'line', width_pt: 0.75 },
        role: 'node',
        text: body([para(run('Node A'), { align: 'center' })], { anchor: 'middle' }),
      },
    ),
    {
      kind: 'ellipse',
      id: 'node-b',
      name: 'node b',
      role: 'node',
      box: boxOfIn(3.6, 3.6, 1.2, 0.6),
      fill: { color: 'soft2', alpha: 0.5 },
      stroke: { color: '#123456', width_pt: 1, dash: 'dash' },
      text: body([para(run('B'), { align: 'center' })], { anchor: 'middle' }),
    },
    line('glued', 2.3, 3.9, 3.6, 3.9, {
      glue_from: { shape: 'node-a', side: 'right' },
      glue_to: { shape: 'node-b', side: 'left' },
      stroke: { color: 'muted', width_pt: 0.75, tail: 'triangle' },
    }),
    line('up-left', 6.2, 4.2, 5.2, 3.6, {
      stroke: { color: 'ink', width_pt: 1.5, dash: 'dashDot', cap: 'round', head: 'oval', tail: 'arrow' },
      glue_to: { shape: 'nobody', side: 'top' },
    }),
    line('to-path', 6.4, 3.6, 6.8, 3.6, { glue_to: { shape: 'ring', side: 'left' } }),
    {
      kind: 'path',
      id: 'ring',
      name: 'ring',
      role: 'mark',
      alt: 'A ring',
      box: boxOfIn(6.8, 3.5, 1, 1),
      even_odd: true,
      fill: { color: 'accent2' },
      steps: [...ring(0.5, 0.5, false), ...ring(0.25, 0.5, false)],
    },
    {
      kind: 'path',
      id: 'wound',
      name: 'wound ring',
      role: 'mark',
      box: boxOfIn(8, 3.5, 1, 1),
      fill: { color: 'accent3' },
      steps: [...ring(0.5, 0.5, false), ...ring(0.25, 0.5, true)],
    },
    {
      kind: 'path',
      id: 'overlap',
      name: 'overlapping squares',
      role: 'mark',
      box: boxOfIn(9.2, 3.5, 1.3, 1),
      fill: { color: 'accent4' },
      steps: [...ring(0.5, 0.5, false), ...ring(0.5, 0.8, false)],
    },
    {
      kind: 'path',
      id: 'curve',
      name: 'curve',
      role: 'mark',
      box: boxOfIn(10.8, 3.5, 1.5, 1),
      fill: { color: 'accent5' },
      stroke: { color: 'accent6', width_pt: 3 },
      steps: [
        { op: 'M', x: 0 as Emu, y: emuOfIn(1) },
        { op: 'C', x1: emuOfIn(0.5), y1: 0 as Emu, x2: emuOfIn(1), y2: 0 as Emu, x: emuOfIn(1.5), y: emuOfIn(1) },
      ],
    },
    rect(
      'hatched',
      { x: 0.5, y: 4.8, w: 1.2, h: 1 },
      { fill: { color: 'canvas', hatch: 'accent1' }, stroke: { color: 'accent1', width_pt: 1, join: 'miter' } },
    ),
    {
      kind: 'image',
      id: 'photo',
      name: 'photo',
      role: 'image',
      alt: 'A red square',
      box: boxOfIn(2, 4.8, 1, 1),
      media: PNG_KEY,
      crop: { l: 0.25, t: 0, r: 0.25, b: 0.1 },
      radius: emuOfIn(0.1),
    },
    {
      kind: 'image',
      id: 'photo-again',
      name: 'photo',
      role: 'image',
      alt: 'The same',
      box: boxOfIn(3.2, 4.8, 1, 1),
      media: PNG_KEY,
      rotation: 15,
    },
    { kind: 'image', id: 'vector', name: 'vector', role: 'logo', alt: 'A drawing', box: boxOfIn(4.4, 4.8, 1, 1), media: 'vector' },
    text('turned', { x: 5.6, y: 5.1, w: 1, h: 0.3 }, [para('Turned')], { rotation: -90, wrap: false }),
    rect('point', { x: 7, y: 5, w: 0, h: 0 }, { radius: emuOfIn(0.1) }),
    line('dot', 7.2, 5, 7.2, 5, { role: 'gridline' }),
    text('empty', { x: 7.4, y: 5, w: 0, h: 0 }, []),
    placeholder('footer', { x: 0.5, y: 7.07, w: 9.2, h: 0.15 }, 'Source: company data', 'source', 9),
    text(
      'page',
      { x: 12.4333, y: 7.07, w: 0.4, h: 0.15 },
      [para(run('1', { size_pt: 9, color: 'muted', field: 'slidenum' }), { align: 'right' })],
      { role: 'page_number', placeholder: 'slide_number', wrap: false },
    ),
  ];
  return deck([slide('Every kind', shapes, { notes: 'Say this first.\n\nThen that.' })], { theme, media: MEDIA });
}

export function everyText(theme: Theme = LIGHT): Deck {
  const bullet = (kind: 'square' | 'dash' | 'number', words: string, label?: string) =>
    para(run(words, { size_pt: 14 }), {
      bullet: { kind, color: 'accent1', ...(label !== undefined && { text: label }) },
      indent: emuOfIn(0.22),
      space_before_pt: 6,
    });
  const features = slide('Every text feature', [
    placeholder('title', { x: 0.5, y: 0.42, w: 12.3333, h: 0.4 }, 'Text keeps its words, size and face', 'title', 24),
    placeholder('title', { x: 0.5, y: 0.1, w: 3, h: 0.2 }, 'A second title is a text box', 'body', 9),
    text('runs', { x: 0.5, y: 1.4, w: 6, h: 2 }, [
      para([
        run('Plain, '),
        run('bold, ', { bold: true }),
        run('italic, ', { italic: true }),
        run('underlined, ', { underline: true }),
        run('mono, ', { font: 'mono' }),
        run('heading, ', { font: 'heading' }),
        run('▲ ✓', { font: 'symbol', color: 'positive' }),
        run(' and Caladea', { font: 'Caladea' }),
      ]),
      para([
        run('A link', { link: 'https://example.com/a?b=1&c="2" 3', color: 'hlink' }),
        run(' and mail', { link: 'mailto:a@example.com' }),
        run(' and a jump', { link: 'slide:2' }),
        run(' and nowhere', { link: 'slide:99' }),
        run(' and no script', { link: 'javascript:alert(1)' }),
      ]),
      para('First line\nsecond line\r\nthird line'),
      para([]),
      para(run('Centred', { size_pt: 20 }), { align: 'center', line_pct: 100 }),
    ]),
    text('bullets', { x: 7, y: 1.4, w: 5.5, h: 3 }, [
      bullet('square', 'A square bullet'),
      bullet('dash', 'A dash'),
      bullet('number', 'Number three', '3.'),
      bullet('number', 'Number four', '4.'),
      bullet('number', 'Letter', 'a)'),
      bullet('number', 'Label', '10a'),
    ]),
    text('body', { x: 7, y: 4.4, w: 5.5, h: 0.5 }, [para('A body placeholder without a bullet')], { placeholder: 'body' }),
    text('arabic', { x: 0.5, y: 4, w: 6, h: 1 }, [
      para(run('مرحبا بالعالم 123', { lang: 'ar-SA', size_pt: 18 }), {
        rtl: true,
        align: 'right',
        bullet: { kind: 'square', color: 'accent2' },
        indent: emuOfIn(0.25),
      }),
    ]),
    text('cjk', { x: 0.5, y: 5, w: 6, h: 0.5 }, [para(run('日本語の文章', { lang: 'ja-JP', size_pt: 18 }))]),
    rect(
      'filled',
      { x: 0.5, y: 5.6, w: 4, h: 0.5 },
      {
        fill: { color: 'accent1' },
        text: body([para(run('On a fill', { color: '#FFFFFF', bold: true }))], {
          anchor: 'middle',
          insets: { l: emuOfPt(7.2), t: 0 as Emu, r: emuOfPt(7.2), b: 0 as Emu },
        }),
      },
    ),
  ]);
  const cover = slide(
    'Cover',
    [
      placeholder('title', { x: 0.5, y: 2.2, w: 9.2, h: 2 }, 'A cover', 'title', 40),
      placeholder('subtitle', { x: 0.5, y: 4.4, w: 9.2, h: 0.5 }, 'And its line', 'subtitle', 20),
    ],
    { layout: 'cover', background: 'accent1' },
  );
  const section = slide('Section', [placeholder('title', { x: 0.5, y: 2.2, w: 9.2, h: 2 }, 'A section', 'title', 40)], {
    layout: 'section',
    background: '#ABCDEF',
    hidden: true,
  });
  const blank = slide('Blank', [placeholder('title', { x: 0.5, y: 2.2, w: 9.2, h: 2 }, 'No title placeholder here', 'title', 40)], {
    layout: 'blank',
    notes: 'Notes of the last',
    lang: 'de-DE',
  });
  return deck([features, cover, section, blank], {
    theme,
    title: 'Text & "more"',
    source: { engine_version: '0.1.0', input_hash: 'sha256:abc', intents: ['{"a":"<b>&"}', '{"b":"\uFFFF"}', '{}', '{}'] },
  });
}

/** Words that would break XML, and the words that must be found in the file instead. */
export const HOSTILE: readonly (readonly [string, string])[] = [
  ['<script>&amp;"quoted" \'single\'</script>', '<script>&amp;"quoted" \'single\'</script>'],
  ['control\u0000\u0001\u0008\u001Fcharacters', 'controlcharacters'],
  ['lone \uD800 high and \uDC00 low', 'lone \uFFFD high and \uFFFD low'],
  ['nonchar \uFFFE\uFFFF end', 'nonchar  end'],
  ['emoji 👩‍💻 🇪🇺 𝒳', 'emoji 👩‍💻 🇪🇺 𝒳'],
  [']]> and <!-- --> and <?xml?>', ']]> and <!-- --> and <?xml?>'],
  ['  leading and trailing  ', '  leading and trailing  '],
  ['tab\there', 'tab\there'],
  ['שלום עולם', 'שלום עולם'],
  ['\u202Eoverride\u202C \u200Bzero\u00ADsoft', '\u202Eoverride\u202C \u200Bzero\u00ADsoft'],
  ['_x0041_ &#65; %41', '_x0041_ &#65; %41'],
  ['high at the end \uDBFF', 'high at the end \uFFFD'],
];

export function hostile(theme: Theme = DARK): Deck {
  const shapes: Shape[] = HOSTILE.map(([words], at) =>
    text(words, { x: 0.5, y: 0.3 + at * 0.4, w: 12, h: 0.3 }, [para(words)], { alt: `${words}\nsecond line` }),
  );
  const slides = [slide(HOSTILE.map(([w]) => w).join(), shapes, { lang: 'en-US"><x', notes: HOSTILE.map(([w]) => w).join('\n') })];
  return deck(slides, {
    theme,
    title: HOSTILE.map(([w]) => w).join(' '),
    source: { engine_version: '"<&', input_hash: '\u0000', intents: [JSON.stringify(HOSTILE)] },
  });
}

/** A bridge of ten steps: about sixty shapes, as a typical slide has. */
export function bridgeSlide(seed: number, theme: Theme = LIGHT): Slide {
  const shapes: Shape[] = [
    placeholder('title', { x: 0.5, y: 0.42, w: 12.3333, h: 0.4 }, `Margin rose by ${seed + 4} points, most of it from price`, 'title', 24, {
      bold: theme.title_bold,
    }),
    placeholder('subtitle', { x: 0.5, y: 0.87, w: 12.3333, h: 0.25 }, 'EBIT bridge, €m, 2024 to 2025', 'subtitle', 14),
  ];
  let level = 100;
  for (let step = 0; step < 10; step++) {
    const delta = ((seed * 7 + step * 13) % 21) - 10;
    const x = 0.5 + step * 0.92;
    const ends = step === 0 || step === 9;
    const [top, height] = ends ? [6 - level / 40, level / 40] : [6 - Math.max(level, level + delta) / 40, Math.abs(delta) / 40];
    shapes.push(
      rect(
        `bar-${step}`,
        { x, y: top, w: 0.61, h: height },
        { fill: { color: ends ? 'accent1' : delta < 0 ? 'negative' : 'positive' }, alt: `Step ${step}: ${delta}` },
      ),
    );
    shapes.push(
      text(
        `value-${step}`,
        { x: x - 0.1, y: top - 0.24, w: 0.81, h: 0.2 },
        [
          para(run(ends ? String(level) : delta < 0 ? `−${-delta}` : `+${delta}`, { size_pt: 12, bold: ends }), {
            align: 'center',
            line_pct: 100.1,
          }),
        ],
        { role: 'value', wrap: false, anchor: 'bottom' },
      ),
    );
    shapes.push(
      text(
        `label-${step}`,
        { x: x - 0.1, y: 6.05, w: 0.81, h: 0.4 },
        [para(run(`Driver ${step + 1}`, { size_pt: 10, color: 'muted' }), { align: 'center', line_pct: 100.1 })],
        { role: 'label' },
      ),
    );
    if (!ends) level += delta;
    if (step < 9) shapes.push(line(`connector-${step}`, x + 0.61, 6 - level / 40, x + 0.92, 6 - level / 40));
  }
  for (let tick = 0; tick < 5; tick++) {
    shapes.push(line(`grid-${tick}`, 0.5, 2 + tick, 9.6, 2 + tick, { role: 'gridline', stroke: { color: 'line', width_pt: 0.5 } }));
    shapes.push(
      text(
        `tick-${tick}`,
        { x: 0.1, y: 1.9 + tick, w: 0.35, h: 0.2 },
        [para(run(String(160 - tick * 40), { size_pt: 10, color: 'muted' }), { align: 'right' })],
        { role: 'axis', wrap: false },
      ),
    );
  }
  shapes.push(rect('takeaways', { x: 9.9, y: 1.5, w: 2.9333, h: 5.3 }, { fill: { color: 'surface' }, role: 'takeaway' }));
  shapes.push(rect('edge', { x: 9.9, y: 1.5, w: 0.05, h: 5.3 }, { role: 'decoration' }));
  shapes.push(
    text(
      'points',
      { x: 10.15, y: 1.75, w: 2.5, h: 4.8 },
      ['Price carried the year', 'Volume fell in two regions', 'Freight is back to normal'].map((words) =>
        para(run(words, { size_pt: 14 }), { bullet: { kind: 'square', color: 'accent1' }, indent: emuOfIn(0.2), space_before_pt: 12 }),
      ),
      { role: 'takeaway' },
    ),
  );
  shapes.push(placeholder('footer', { x: 0.5, y: 7.07, w: 9.2, h: 0.15 }, 'Source: company accounts', 'source', 9));
  shapes.push(
    text(
      'page',
      { x: 12.4333, y: 7.07, w: 0.4, h: 0.15 },
      [para(run(String(seed + 1), { size_pt: 9, color: 'muted', field: 'slidenum' }), { align: 'right' })],
      { role: 'page_number', placeholder: 'slide_number', wrap: false },
    ),
  );
  return slide(`Bridge ${seed + 1}`, shapes);
}

export const bridgeDeck = (count: number, theme: Theme = LIGHT): Deck =>
  deck(
    Array.from({ length: count }, (_, at) => bridgeSlide(at, theme)),
    {
      theme,
      source: {
        engine_version: '0.1.0',
        input_hash: 'sha256:00',
        intents: Array.from({ length: count }, (_, at) => JSON.stringify({ form: 'waterfall_bridge', seed: at })),
      },
    },
  );

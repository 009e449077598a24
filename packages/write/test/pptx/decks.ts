/** Decks made by hand for the tests: every shape kind, every text feature, hostile words. */
import {
  type Align,
  boxOfIn,
  type Deck,
  type Emu,
  emuOfIn,
  emuOfPt,
  type GroupShape,
  type Run,
  type Shape,
  type TableCell,
  type TableShape,
  type Theme,
} from '@deckwright/draw/scene';
import { body, deck, line, MEDIA, PNG_KEY, para, placeholder, rect, run, slide, text } from './builders.ts';
import { DARK, LIGHT } from './themes.ts';

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

/** `steps`: a sequence of steps, as a row of chevrons or, in narrow panes, down a rail. */
import { z } from 'zod';
import { optionalText, text } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  densitiesFor,
  type Kit,
  type Pane,
  right,
  run,
  type StepIn,
  settle,
  shape,
  WIDTH,
} from '../layout/index.ts';
import { measureStack, type TextPart } from '../marks/stacked-text.ts';
import type { Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const POINT = 0.22;
const GAP = 0.06;
/** More steps than this are drawn in two rows. */
const ROW = 6;
const CHEVRON = { min: 0.62, max: 0.9 };
/** Heights of chevrons when the steps fill the whole slide. `bare` is without descriptions, and is lower than the body would allow. */
const ALONE_CHEVRON = { least: 1.2, most: 2.1, bare: 2.2 };
const FILLED = 0.75;
/** Share of its card that text of the usual size fills, where the card has room to grow. */
const CARD_FILL = 0.62;
const CARD_GAP = 0.1;
const ROW_GAP = 0.3;

const params = z.object({
  steps: z
    .array(z.object({ title: text, description: optionalText }))
    .min(1, 'needs at least one step')
    .describe('In the order in which they happen'),
});

type Params = z.infer<typeof params>;
type StepOf = Params['steps'][number];

export const steps = defineComponent<Params>({
  name: 'steps',
  aliases: ['arrow_flow', 'ArrowFlow'],
  purpose: 'Shows a sequence of steps from first to last.',
  params,
  example: {
    title: 'A claim is paid in four steps and six working days',
    params: {
      steps: [
        { title: 'Report', description: 'The customer films the damage; the app reads the policy number' },
        { title: 'Assess', description: 'Two thirds are priced from pictures, the rest by a visit within 48 hours' },
        { title: 'Agree', description: 'The offer and its reasons arrive as one page, with a signature field' },
        { title: 'Pay', description: 'Transfer on the day of signature; the case stays open for 30 days' },
      ],
    },
  },
  capacity: { what: 'steps', soft: 5, hard: 12 },
  count: (p) => p.steps.length,
  take: (p, from, to) => ({ steps: p.steps.slice(from, to) }),
  draw(p, pane, kit) {
    const said = p.steps.map((s, i) => `${i + 1} ${s.title}${s.description === undefined ? '' : ` (${s.description})`}`);
    return { shapes: drawSteps(p.steps, pane, kit), alt: `Steps: ${said.join(', ')}.`, mirror: true };
  },
});

const SIZES = [
  { title: 28, words: 24, level: 'D0', alone: true },
  { title: 24, words: 20, level: 'D0', alone: true },
  { title: 20, words: 20, level: 'D0', alone: true },
  { title: 20, words: 18, level: 'D0', alone: true },
  { title: 20, words: 16, level: 'D0' },
  { title: 16, words: 14, level: 'D0' },
  { title: 14, words: 12, level: 'D1' },
  { title: 12, words: 11, level: 'D1' },
  { title: 10, words: 10, level: 'D2' },
] as const satisfies readonly Size[];

interface Size {
  readonly title: number;
  readonly words: number;
  readonly level: 'D0' | 'D1' | 'D2';
  /** Only where the steps fill the whole slide. */
  readonly alone?: true;
}

const titlePath = (pane: Pane, i: number): string => `${pane.pointer}/steps/${i}/title`;
const wordsPath = (pane: Pane, i: number): string => `${pane.pointer}/steps/${i}/description`;
const wordsBlock = (s: StepOf, i: number, pane: Pane, kit: Kit): Block =>
  kit.block(s.description ?? '', { color: 'ink', leading: 1.2 }, wordsPath(pane, i));

function drawSteps(list: readonly StepOf[], pane: Pane, kit: Kit): Shape[] {
  const alone = pane.class === 'full' && pane.depth === 0;
  const sizes = (SIZES as readonly Size[]).filter(
    (s) =>
      (alone || s.alone === undefined) &&
      densitiesFor(pane.class).some((d) => d.name === s.level) &&
      (pane.level === undefined || s.level >= pane.level),
  );
  const bare = list.every((s) => s.description === undefined);
  if (list.length === 1) {
    const card = drawCard(list[0] as StepOf, pane, sizes, kit);
    if (card !== undefined) return card;
  } else if (pane.class === 'full') {
    for (const size of sizes.filter((one) => one.title < 20 || list.length <= (one.title > 20 ? 4 : 5) || (alone && bare))) {
      const row = drawChevrons(list, size, pane, kit);
      if (row !== undefined) return row;
    }
  }
  for (const size of sizes.filter((one) => one.title < 20)) {
    const rail = drawRail(list, size, pane, kit);
    if (rail === undefined) continue;
    if (pane.class === 'full' && list.length > 1)
      kit.warn('layout_switched', 'The steps are listed down a rail: their texts do not fit under chevrons.', {
        path: `${pane.pointer}/steps`,
        remedy: 'Shorten titles to two or three words.',
      });
    return rail;
  }
  throw capacityExceeded(
    `${list.length} steps with texts of this length do not fit ${pane.box.w.toFixed(1)} x ${pane.box.h.toFixed(1)} in at 10 pt.`,
    'Shorten the descriptions, or split the steps over two slides.',
    { component: 'steps', count: list.length },
  );
}

/** Outline of one chevron. The first chevron has a straight back. */
const chevron = (x: number, y: number, w: number, h: number, first: boolean): StepIn[] => [
  ['M', x, y],
  ['L', x + w - POINT, y],
  ['L', x + w, y + h / 2],
  ['L', x + w - POINT, y + h],
  ['L', x, y + h],
  ...(first ? [] : [['L', x + POINT, y + h / 2] as const]),
  ['Z'],
];

/** Chevrons in one or two rows, each with its description in a card with the same left edge. */
function drawChevrons(list: readonly StepOf[], size: Size, pane: Pane, kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const n = list.length;
  const rows = n > ROW ? 2 : 1;
  const per = Math.ceil(n / rows);
  const w = (box.w + (per - 1) * (POINT - GAP)) / per;
  const pitch = w - POINT + GAP;
  const numberW = kit.text.widthIn(String(n), size.title, { bold: true }) + 0.06;
  const titleW = w - 2 * POINT - numberW - 0.14;
  const titles = list.map((s, i) =>
    kit.fit({
      block: kit.block(s.title, { color: 'ink', bold: true }, titlePath(pane, i)),
      sizes_pt: [size.title],
      width_in: titleW,
      max_lines: size.level === 'D2' ? 3 : 2,
    }),
  );
  if (!titles.every((t) => t.fits)) return undefined;
  const described = list.some((s) => s.description !== undefined);
  const alone = pane.depth === 0 && rows === 1;
  const hug = Math.min(CHEVRON.max, Math.max(CHEVRON.min, Math.max(...titles.map((t) => t.height_in)) + 0.3));
  const pad = size.words >= 14 ? 0.2 : 0.15;
  // The card ends where the next chevron's body begins.
  const cardW = pitch - GAP - 0.04;
  const words = list.map((s, i) => kit.fit({ block: wordsBlock(s, i, pane, kit), sizes_pt: [size.words], width_in: cardW - 2 * pad }));
  if (words.some((f, i) => !f.fits && list[i]?.description !== undefined)) return undefined;
  const needed = Math.max(0, ...words.map((f) => f.height_in)) + 2 * pad;
  const room = box.h - ALONE_CHEVRON.least - CARD_GAP;
  const usual = words.map((f) => f.height_in).sort((a, b) => a - b)[n >> 1] ?? 0;
  const grown = alone ? Math.min(room, usual / CARD_FILL) : rows === 1 ? 1.6 : 0.6;
  const cardH = described ? Math.max(needed, grown) : 0;
  // Where cards are low, the chevrons take the height that is left of the body.
  const tall = described ? Math.min(ALONE_CHEVRON.most, Math.max(ALONE_CHEVRON.least, FILLED * box.h - cardH)) : ALONE_CHEVRON.bare;
  const h = alone ? tall : hug;
  const rowH = h + (described ? CARD_GAP + cardH : 0);
  const height = rowH * rows + ROW_GAP * (rows - 1);
  if (height > box.h + 1e-6) return undefined;
  if (height < 0.3 * box.h) tellSparse(height, pane, kit);
  const area = settle(box, height);
  const on = kit.on('accent1');
  return list.flatMap((s, i): Shape[] => {
    const x = box.x + (i % per) * pitch;
    const y = area.y + Math.floor(i / per) * (rowH + ROW_GAP);
    const first = i % per === 0;
    const textX = x + (first ? POINT * 0.8 : POINT) + 0.12;
    const host = `${id}/step-${i + 1}`;
    return [
      shape.path({ id: host, name: `step ${i + 1}: ${s.title}`, role: 'node' }, chevron(x, y, w, h, first), {
        fill: shape.fill('accent1'),
      }),
      kit.label({
        id: `${id}/number-${i + 1}`,
        name: `number ${i + 1}`,
        role: 'label',
        host,
        box: { x: textX, y, w: numberW, h },
        runs: String(i + 1),
        bind: 'derived',
        style: { color: on, bold: true },
        size_pt: size.title,
        anchor: 'middle',
        wrap: false,
      }),
      kit.label({
        id: `${id}/title-${i + 1}`,
        name: `title ${i + 1}: ${s.title}`,
        role: 'label',
        host,
        box: { x: textX + numberW, y, w: titleW, h },
        runs: s.title,
        path: titlePath(pane, i),
        style: { color: on, bold: true },
        size_pt: size.title,
        anchor: 'middle',
        align: kit.leading(s.title),
        balance: (titles[i]?.lines ?? 1) > 1,
      }),
      ...(described
        ? [
            shape.rect(
              { id: `${id}/card-${i + 1}`, name: `card ${i + 1}`, role: 'card' },
              { x, y: y + h + CARD_GAP, w: cardW, h: cardH },
              {
                fill: shape.fill('surface'),
                ...(s.description === undefined
                  ? {}
                  : {
                      text: kit.text.set({
                        block: wordsBlock(s, i, pane, kit),
                        size_pt: size.words,
                        width_in: cardW,
                        height_in: cardH,
                        align: kit.leading(s.description),
                        insets_in: { l: pad, r: pad, t: pad, b: pad },
                        lang: kit.locale,
                      }),
                    }),
              },
            ),
          ]
        : []),
    ];
  });
}

const tellSparse = (height: number, pane: Pane, kit: Kit): void =>
  kit.warn('content_sparse', `The steps fill ${Math.round((height / pane.box.h) * 100)} % of the body at their largest.`, {
    path: `${pane.pointer}/steps`,
    remedy: 'Add descriptions, or put the steps beside something else.',
  });

/** A single step is a card, because its arrow would lead nowhere. */
function drawCard(s: StepOf, pane: Pane, sizes: readonly Size[], kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const w = Math.min(box.w, 8.1556);
  for (const size of sizes) {
    const block = kit.paragraphs(
      [
        { runs: [run(s.title, titlePath(pane, 0), 'verbatim', { bold: true, size_pt: size.title })] },
        ...(s.description === undefined ? [] : [{ runs: [run(s.description, wordsPath(pane, 0))], gap: 0.4 }]),
      ],
      { color: 'ink', leading: 1.2 },
    );
    const fit = measureStack(partsOf(s, 0, size, 0.4, pane, kit), w - 0.6, kit);
    if (!fit.fits || fit.height_in > box.h - 0.5) continue;
    const area: BoxIn = { ...settle(box, fit.height_in + 0.5), w };
    if (pane.class === 'full' && area.h < 0.3 * box.h) tellSparse(area.h, pane, kit);
    return [
      shape.rect({ id: `${id}/step-1`, name: `step 1: ${s.title}`, role: 'card' }, area, {
        fill: shape.fill('surface'),
        text: kit.text.set({
          block,
          size_pt: size.words,
          width_in: area.w,
          height_in: area.h,
          anchor: 'middle',
          align: kit.leading(s.title),
          insets_in: { l: 0.35, r: 0.25 },
          lang: kit.locale,
        }),
      }),
      shape.rect({ id: `${id}/edge`, name: 'edge', role: 'decoration' }, { ...area, w: 0.05 }, { fill: shape.fill('accent1') }),
    ];
  }
  return undefined;
}

/** Measured title and description. `gap` is a share of the pitch of the description. */
const partsOf = (s: StepOf, i: number, size: Size, gap: number, pane: Pane, kit: Kit): TextPart[] => [
  { block: kit.block(s.title, { color: 'ink', bold: true, leading: 1.2 }, titlePath(pane, i)), size_pt: size.title },
  ...(s.description === undefined
    ? []
    : [{ block: wordsBlock(s, i, pane, kit), size_pt: size.words, gap_in: gap * kit.text.pitchIn(size.words, 1.2) }]),
];

/** Number discs on a rail from top to bottom, each with title and description to its right. */
function drawRail(list: readonly StepOf[], size: Size, pane: Pane, kit: Kit): Shape[] | undefined {
  const { box, id } = pane;
  const n = list.length;
  const disc = Math.max(0.28, kit.text.widthIn(String(n), size.words, { bold: true }) + 0.12);
  const x = box.x + disc + 0.2;
  const w = right(box) - x;
  const blocks = list.map((s, i) =>
    kit.paragraphs(
      [
        { runs: [run(s.title, titlePath(pane, i), 'verbatim', { bold: true, size_pt: size.title })] },
        ...(s.description === undefined ? [] : [{ runs: [run(s.description, wordsPath(pane, i))], gap: 0.1 }]),
      ],
      { color: 'ink' },
    ),
  );
  const fits = list.map((s, i) => measureStack(partsOf(s, i, size, 0.1, pane, kit), w, kit));
  if (!fits.every((f) => f.fits)) return undefined;
  const tallest = Math.max(disc, ...fits.map((f) => f.height_in)) + 0.08;
  // Steps have an equal pitch while it fits. Otherwise each step takes the height it needs.
  const equal = tallest * n <= box.h;
  const needs = fits.map((f) => (equal ? tallest : Math.max(disc, f.height_in) + 0.06));
  const needed = needs.reduce((sum, h) => sum + h, 0);
  if (needed > box.h + 1e-6) return undefined;
  const spare = Math.min(0.55, (box.h - needed) / n);
  const heights = needs.map((h) => h + spare);
  const area = settle(box, heights.reduce((sum, h) => sum + h, 0) - spare);
  const tops: number[] = [];
  heights.reduce((y, h) => {
    tops.push(y);
    return y + h;
  }, area.y);
  const pitch = kit.text.pitchIn(size.title);
  const mid = box.x + disc / 2;
  const discTop = (i: number): number => (tops[i] as number) + pitch / 2 - disc / 2 + Math.max(0, (disc - pitch) / 2);
  const textTop = (i: number): number => discTop(i) + disc / 2 - pitch / 2;
  return [
    ...list
      .slice(1)
      .map((_, i) =>
        shape.line(
          { id: `${id}/rail-${i + 1}`, name: `rail ${i + 1}`, role: 'connector' },
          [mid, discTop(i) + disc],
          [mid, discTop(i + 1)],
          shape.stroke('muted', WIDTH.connector),
        ),
      ),
    ...list.flatMap((s, i): Shape[] => [
      shape.ellipse(
        { id: `${id}/step-${i + 1}`, name: `step ${i + 1}: ${s.title}`, role: 'node' },
        { x: box.x, y: discTop(i), w: disc, h: disc },
        {
          fill: shape.fill('accent1'),
          text: kit.text.set({
            block: kit.block(String(i + 1), { color: kit.on('accent1'), bold: true }, undefined, 'derived'),
            size_pt: size.words,
            width_in: disc,
            height_in: disc,
            align: 'center',
            anchor: 'middle',
            wrap: false,
            lang: kit.locale,
          }),
        },
      ),
      kit.place(
        { id: `${id}/text-${i + 1}`, name: `text ${i + 1}: ${s.title}`, role: 'body', host: `${id}/step-${i + 1}` },
        { x, y: textTop(i), w, h: (fits[i]?.height_in ?? pitch) + 0.01 },
        { block: blocks[i] as Block, size_pt: size.words, align: kit.leading(s.title) },
      ),
    ]),
  ];
}

/**
 * One oversized value with its meaning below it: `stat_card`, and `metric` when there is only one. Alone on a slide it is on a panel over
 * the body.
 */
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  type Kit,
  type Pane,
  SPAN,
  settle,
  shape,
  sideOf,
  sizesDown,
  snap,
} from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block, Fit, RunIn } from '../typeset/index.ts';
import { bleedGround } from './bleed.ts';
import { type DotPart, drawDotParts } from './dot-parts.ts';

export interface Stat {
  readonly value: readonly RunIn[];
  readonly value_color?: Color;
  readonly value_path: string;
  readonly label: readonly RunIn[];
  readonly description?: readonly RunIn[];
  /** A line between label and description: the trend of a metric. */
  readonly trend?: readonly RunIn[];
  /** The parts of the hundred dots, in order. They are drawn where the figure is alone. */
  readonly proof?: readonly DotPart[];
}

const LARGEST = { full: 96, half: 54, third: 40, card: 40 } as const;
const LABEL = { full: 20, half: 18, third: 14, card: 14 } as const;
const DETAIL = { full: 14, half: 14, third: 12, card: 12 } as const;

/** Sizes of a figure that fills the whole slide. */
const ALONE = { value: 240, label: 32, detail: 18 };
const PANEL_PAD = 0.7;
/** A square of one hundred dots, and the space beside it. */
const DOTS = { side: 4.2, bleed: 4.8, gap: 0.6 };
const DOT_SHARE = 0.76;

/** The whole percentage that a figure states, 0 to 100. Undefined for any other figure. */
function percentOf(runs: readonly RunIn[]): number | undefined {
  const [, digits] =
    /^(\d{1,3})\s?%$/.exec(
      runs
        .map(({ text }) => text)
        .join('')
        .trim(),
    ) ?? [];
  const value = Number(digits);
  return digits !== undefined && value <= 100 ? value : undefined;
}

/** Shapes, and the panel where it fills the slide behind them. */
type StatDrawing = Pick<Drawing, 'shapes' | 'background'>;

export function drawStat(stat: Stat, pane: Pane, kit: Kit): StatDrawing {
  return pane.class === 'full' && pane.depth === 0 ? drawAlone(stat, pane, kit) : { shapes: drawWithin(stat, pane, kit) };
}

/** Figure, label and description on the accent. A percentage also has its dots. */
function drawAlone(stat: Stat, pane: Pane, kit: Kit): StatDrawing {
  const { box, id } = pane;
  const side = sideOf(box, kit);
  const on = kit.on('accent1');
  const ground = bleedGround(pane, kit);
  // A panel that runs to the edges of the slide has its words on the slide's margins.
  const pad = ground === undefined ? PANEL_PAD : 0;
  const share = stat.proof === undefined ? percentOf(stat.value) : 0;
  const dots =
    share === undefined ? 0 : Math.min(ground === undefined ? DOTS.side : DOTS.bleed, box.h - 2 * (stat.proof === undefined ? 0.5 : 0.62));
  const width = box.w - 2 * pad - (dots > 0 ? dots + DOTS.gap : 0);
  const words: readonly (readonly [
    key: string,
    role: 'value' | 'label' | 'body',
    runs: readonly RunIn[],
    from: number,
    to: number,
    gap: number,
    lines: number,
  ])[] = [
    ['value', 'value', stat.value, ALONE.value, 32, 0, 1],
    ['label', 'label', stat.label, ALONE.label, 14, 0.1, 3],
    ...(stat.trend === undefined ? [] : [['trend', 'body', stat.trend, ALONE.detail, 12, 0.2, 2] as const]),
    ...(stat.description === undefined ? [] : [['description', 'body', stat.description, ALONE.detail, 12, 0.2, 4] as const]),
  ];
  // The figure shrinks first, because its words carry the meaning.
  for (const largest of sizesDown(ALONE.value, 54)) {
    const parts = words.map(([key, role, runs, from, to, gap, max_lines]) => {
      // On the accent a custom colour is not readable.
      const block = kit.block(
        runs.map((r) => ({ ...r, color: on })),
        { color: on, bold: key === 'value' || key === 'label', leading: key === 'value' ? 1 : 1.15 },
      );
      const fit = kit.fit({ block, sizes_pt: sizesDown(Math.min(from, key === 'value' ? largest : from), to), width_in: width, max_lines });
      return { key, role, gap, fit, block, text: runs.map((r) => r.text).join('') };
    });
    const total = snap(parts.reduce((sum, { gap, fit }) => sum + gap + fit.height_in, 0));
    if (total > box.h - 2 * 0.4 || !parts.every(({ fit }) => fit.fits)) continue;
    const shapes: Shape[] =
      ground !== undefined
        ? []
        : [
            shape.rect({ id: `${id}/ground`, name: 'ground', role: 'card' }, box, {
              fill: shape.fill('accent1'),
              radius_in: kit.theme.radius_in,
            }),
          ];
    let y = box.y + (box.h - total) / 2;
    const align = side.leading(textOf(parts, 'label'));
    for (const { key, role, gap, fit, block, text } of parts) {
      y += gap;
      shapes.push(
        kit.place(
          { id: `${id}/${key}`, name: key === 'value' ? `value: ${text}` : key, role, host: `${id}/ground` },
          side.box({ x: box.x + pad, y, w: width, h: fit.height_in }),
          { block, size_pt: fit.size_pt, align, balance: fit.lines > 1 && key === 'label' },
        ),
      );
      y += fit.height_in;
    }
    if (stat.proof !== undefined) shapes.push(...drawDotParts(stat.proof, side.box(dotsBox(dots, pad, pane)), pane.id, kit));
    else if (share !== undefined) shapes.push(...drawDots(share, dots, pad, pane, kit));
    return { shapes, ...(ground === undefined ? {} : { background: [ground] }) };
  }
  return { shapes: drawWithin(stat, pane, kit) };
}

const dotsBox = (size: number, pad: number, { box }: Pane): BoxIn => ({
  x: box.x + box.w - pad - size,
  y: box.y + (box.h - size) / 2,
  w: size,
  h: size,
});

/** Ten by ten dots, filled according to the share and counted from the top. */
function drawDots(share: number, size: number, pad: number, { box, id }: Pane, kit: Kit): Shape[] {
  const side = sideOf(box, kit);
  const pitch = size / 10;
  const d = pitch * DOT_SHARE;
  const x = box.x + box.w - pad - size + (pitch - d);
  const y = box.y + (box.h - size) / 2 + (pitch - d) / 2;
  const on = kit.on('accent1');
  const dots = Array.from({ length: 100 }, (_, i) =>
    shape.ellipse(
      { id: `${id}/dot-${i + 1}`, name: i < share ? `dot ${i + 1}, counted` : `dot ${i + 1}`, role: 'icon' },
      side.box({ x: x + (i % 10) * pitch, y: y + Math.floor(i / 10) * pitch, w: d, h: d }),
      { fill: shape.fill(on, i < share ? undefined : 0.25) },
    ),
  );
  return shape.group({ id: `${id}/dots`, name: `${share} of 100 dots`, role: 'group', alt: `${share} of 100 dots are full.` }, dots);
}

function drawWithin(stat: Stat, pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  const side = sideOf(box, kit);
  const full = pane.class === 'full';
  const edge = full ? 0.35 : 0.2;
  const width = Math.min(box.w - edge, SPAN(10));
  const narrow = Math.min(width, SPAN(full ? 7 : 8));

  const parts: { key: string; role: 'value' | 'label' | 'body'; fit: Fit; w: number; gap: number; text: string }[] = [];
  const add = (
    key: string,
    role: 'value' | 'label' | 'body',
    block: Block,
    sizes: readonly number[],
    w: number,
    gap: number,
    max: number,
  ) => {
    const fit = kit.fit({ block, sizes_pt: sizes, width_in: w, max_lines: max });
    parts.push({ key, role, fit, w, gap, text: block.paragraphs[0]?.runs.map((r) => r.text).join('') ?? '' });
  };
  add(
    'value',
    'value',
    kit.block(stat.value, { color: stat.value_color ?? 'ink', bold: true, leading: 1 }),
    sizesDown(LARGEST[pane.class], 18),
    width,
    0,
    1,
  );
  add('label', 'label', kit.block(stat.label, { color: 'ink' }), sizesDown(LABEL[pane.class], 11), width, full ? 0.14 : 0.08, 2);
  if (stat.trend !== undefined)
    add('trend', 'body', kit.block(stat.trend, { color: 'ink' }), sizesDown(DETAIL[pane.class], 11), width, full ? 0.16 : 0.08, 2);
  if (stat.description !== undefined)
    add(
      'description',
      'body',
      kit.block(stat.description, { color: 'muted', leading: 1.2 }),
      sizesDown(DETAIL[pane.class], 10),
      narrow,
      full ? 0.16 : 0.08,
      full ? 4 : 6,
    );
  const total = snap(parts.reduce((sum, p) => sum + p.gap + p.fit.height_in, 0));
  if (total > box.h + 1e-6 || parts.some((p) => p.fit.word_in > p.w + 1e-6))
    throw capacityExceeded(
      `The value, its label and description need ${total.toFixed(2)} in of height; ${box.h.toFixed(2)} are there.`,
      'Shorten the texts, or give the figure more room.',
      { component: 'stat_card', pointer: pane.pointer },
    );
  const block: BoxIn = settle(box, total);
  const shapes: Shape[] = [
    shape.rect({ id: `${pane.id}/edge`, name: 'edge', role: 'decoration' }, side.box({ x: block.x, y: block.y, w: 0.05, h: block.h }), {
      fill: shape.fill('accent1'),
    }),
  ];
  const align = side.leading(textOf(parts, 'label'));
  let y = block.y;
  for (const part of parts) {
    y += part.gap;
    const h = part.fit.height_in;
    shapes.push(
      kit.place(
        {
          id: `${pane.id}/${part.key}`,
          name: part.key === 'value' ? `value: ${part.text}` : part.key,
          role: part.role,
        },
        side.box({ x: block.x + edge, y, w: part.w, h }),
        {
          block: part.fit.block,
          size_pt: part.fit.size_pt,
          align,
          balance: part.fit.lines > 1 && part.key === 'label',
        },
      ),
    );
    y += h;
  }
  return shapes;
}

/** Figures have no direction of their own, so all parts stand on the side of the label. */
const textOf = (parts: readonly { readonly key: string; readonly text: string }[], key: string): string =>
  parts.find((part) => part.key === key)?.text ?? '';

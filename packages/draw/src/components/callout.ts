/** One important sentence: on colour, as a warning, as a note, or as a quotation. */
import { z } from 'zod';
import { optionalText, text } from '../fields/fields.ts';
import { type BoxIn, capacityExceeded, type Kit, type Pane, run, SPAN, settle, shape, sizesDown } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block, Fit } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const STYLES = ['highlight', 'warning', 'info', 'quote'] as const;
type Style = (typeof STYLES)[number];

const params = z.object({
  text: text.refine((t) => t.trim() !== '', 'is empty; a callout needs its sentence'),
  style: optionalText.describe('highlight (on the accent colour), warning, info (on a surface) or quote.'),
});
type Params = z.infer<typeof params>;

const LEADING = 1.2;

export const callout = defineComponent<Params>({
  name: 'callout',
  purpose: 'Sets one sentence apart: a message, a warning, a note or a quotation.',
  params,
  example: {
    title: 'The tender closes before the board meets again',
    params: {
      text: 'Bids for the rail slots are due on 14 June. Without a mandate today we cannot bid, and the next slots are sold in 2031.',
      style: 'highlight',
    },
  },
  capacity: { what: 'characters', soft: 240, hard: 600 },
  count: (p) => p.text.length,
  controls: ['style'],
  draw(p, pane, kit) {
    const style = styleOf(p.style, pane, kit);
    return { shapes: drawCallout(p.text, style, pane, kit), alt: `${style === 'quote' ? 'Quotation' : `Callout, ${style}`}: ${p.text}` };
  },
});

function styleOf(asked: string | undefined, pane: Pane, kit: Kit): Style {
  const knownStyle = STYLES.find((s) => s === (asked ?? 'highlight').toLowerCase());
  if (knownStyle !== undefined) return knownStyle;
  kit.warn('unknown_value', `${JSON.stringify(asked)} is no style of a callout; it is drawn as info.`, {
    path: `${pane.pointer}/style`,
    remedy: `Send one of ${STYLES.join(', ')}.`,
  });
  return 'info';
}

interface Look {
  readonly ground?: Color;
  readonly edge?: Color;
  readonly ink: Color;
  /** A sign before the words, at their size or larger. */
  readonly sign?: { readonly text: string; readonly color: Color; readonly scale: number };
  readonly bold: boolean;
  readonly italic: boolean;
}

function lookOf(style: Style, words: string, kit: Kit): Look {
  switch (style) {
    case 'highlight':
      return { ground: 'accent1', ink: kit.on('accent1'), bold: true, italic: false };
    case 'warning': {
      const ink = kit.on('softWarning');
      return { ground: 'softWarning', edge: 'warning', ink, sign: { text: '▲', color: ink, scale: 1 }, bold: true, italic: false };
    }
    case 'info':
      return { ground: 'surface', edge: 'accent1', ink: 'ink', bold: false, italic: false };
    case 'quote':
      return { ink: 'ink', sign: { text: '“', color: kit.asText('accent1'), scale: 2.25 }, bold: false, italic: !isCjk(words) };
  }
}

const isCjk = (words: string): boolean => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(words);

/** A sentence is set in one line where that takes no more than this from its size. */
const ONE_LINE = 0.7;
const EDGE = 0.05;
/** Height of a panel over the body; a higher one would stand empty around its words. */
const LEAST_PANEL = 2.6;
const GRID = Array.from({ length: 12 }, (_, i) => SPAN(i + 1));

function drawCallout(words: string, style: Style, pane: Pane, kit: Kit): Shape[] {
  const whole = pane.class === 'full';
  // Alone on its slide it is a panel over the body.
  const alone = whole && pane.depth === 0;
  const styled = lookOf(style, words, kit);
  const look: Look = alone && styled.ground === undefined ? { ...styled, ground: 'surface' } : styled;
  const pad = alone ? 0.8 : whole ? 0.4 : pane.class === 'half' ? 0.25 : 0.15;
  const sizes = whole
    ? sizesDown(alone ? 54 : 24, 16).concat(14, 12)
    : pane.class === 'half'
      ? sizesDown(16, 12)
      : pane.class === 'third'
        ? sizesDown(14, 10)
        : sizesDown(12, 10);
  const side = look.ground === undefined ? 0 : pad;
  // The sign has a column of its own at the leading side.
  const signRoom = (size: number): number =>
    look.sign === undefined ? 0 : look.sign.scale > 1 ? (0.8 * scaled(size, look.sign.scale)) / 72 : (size / 72) * 1.3;
  const block: Block = kit.block([run(words, `${pane.pointer}/text`)], {
    color: look.ink,
    bold: look.bold,
    italic: look.italic,
    leading: LEADING,
  });
  const most = whole ? Math.min(SPAN(alone ? 11 : 9), pane.box.w - 2 * side) : pane.box.w - 2 * side;
  let fit = kit.fit({ block, sizes_pt: [sizes[0] as number], width_in: most - signRoom(sizes[0] as number) });
  for (const size of sizes) {
    const room = pane.box.h - 2 * pad;
    fit = kit.fit({
      block,
      sizes_pt: [size],
      width_in: most - signRoom(size),
      height_in: room,
      ...(whole && size > 16 ? { max_lines: alone && size > 24 ? 4 : 5 } : {}),
    });
    if (fit.fits) break;
  }
  // A few words on one line are read at once, and use the width.
  const line = sizes
    .filter((size) => alone && size < fit.size_pt && size >= ONE_LINE * fit.size_pt)
    .map((size) => kit.fit({ block, sizes_pt: [size], width_in: most - signRoom(size), max_lines: 1 }))
    .find(({ fits }) => fits);
  if (fit.fits && fit.lines === 2 && line !== undefined) fit = line;
  if (!fit.fits)
    throw capacityExceeded(
      `The callout needs ${fit.height_in.toFixed(1)} in at ${fit.size_pt} pt; the space has ${pane.box.h.toFixed(1)}.`,
      'Shorten the sentence.',
      { component: 'callout', count: words.length, pointer: `${pane.pointer}/text` },
    );
  const sign = signRoom(fit.size_pt);
  if (whole) fit = evened(fit, block, kit);
  const hug = Math.ceil((fit.height_in + 2 * pad) * 100) / 100;
  const h = alone ? Math.min(pane.box.h, Math.max(hug, LEAST_PANEL)) : hug;
  const needed = Math.min(most, fit.width_in + sign) + 2 * side;
  // Within a wider pane the box ends on a column line.
  const w = whole && !alone ? Math.min(pane.box.w, GRID.find((span) => span >= needed - 1e-6) ?? pane.box.w) : pane.box.w;
  const settled = pane.depth === 0 ? settle(pane.box, h) : pane.box;
  const mirrored = kit.direction === 'rtl';
  const box: BoxIn = { x: mirrored ? pane.box.x + pane.box.w - w : pane.box.x, y: settled.y, w, h };
  const text: BoxIn = {
    x: box.x + side + (mirrored ? 0 : sign),
    y: box.y + pad,
    w: w - 2 * side - sign,
    h: h - 2 * pad,
  };
  const shapes: Shape[] = [];
  const id = pane.id;
  if (look.ground !== undefined)
    shapes.push(
      shape.rect({ id: `${id}/ground`, name: 'callout ground', role: 'card' }, box, {
        fill: shape.fill(look.ground),
        ...(look.edge === undefined ? { radius_in: kit.theme.radius_in } : {}),
      }),
    );
  if (look.edge !== undefined)
    shapes.push(
      shape.rect(
        { id: `${id}/edge`, name: 'callout edge', role: 'decoration' },
        { ...box, x: mirrored ? box.x + box.w - EDGE : box.x, w: EDGE },
        { fill: shape.fill(look.edge) },
      ),
    );
  if (look.sign !== undefined) {
    const size = look.sign.scale > 1 ? scaled(fit.size_pt, look.sign.scale) : fit.size_pt;
    const big = look.sign.scale > 1;
    shapes.push(
      kit.label({
        id: `${id}/sign`,
        name: big ? 'quotation mark' : 'warning sign',
        role: 'icon',
        box: {
          x: mirrored ? text.x + text.w : box.x + side,
          y: text.y + (text.h - fit.height_in) / 2 - (big ? 0.12 * (size / 72) : 0),
          w: sign,
          h: kit.text.pitchIn(size, big ? 1 : LEADING),
        },
        runs: look.sign.text,
        style: { color: look.sign.color, leading: big ? 1 : LEADING, ...(big ? { font: 'heading', bold: true } : {}) },
        size_pt: size,
        align: mirrored ? 'right' : 'left',
        wrap: false,
      }),
    );
  }
  shapes.push(
    kit.place(
      {
        id: `${id}/text`,
        name: 'callout',
        role: style === 'quote' ? 'quote' : 'body',
        ...(look.ground === undefined ? {} : { host: `${id}/ground` }),
      },
      text,
      { block, size_pt: fit.size_pt, align: mirrored ? 'right' : kit.leading(words), anchor: 'middle', balance: whole && fit.lines <= 4 },
    ),
  );
  return shapes;
}

/** The narrowest setting with the same number of lines, so that the lines have even lengths. */
function evened(fit: Fit, block: Block, kit: Kit): Fit {
  let best = fit;
  for (let width_in = fit.width_in * 0.97; fit.lines > 1 && width_in > fit.width_in * 0.6; width_in *= 0.97) {
    const tighter = kit.fit({ block, sizes_pt: [fit.size_pt], width_in, max_lines: fit.lines });
    if (!tighter.fits) break;
    best = tighter;
  }
  return best;
}

/** The size of the scale nearest to a multiple. */
const scaled = (size_pt: number, by: number): number => sizesDown(size_pt * by, 9)[0] ?? size_pt;

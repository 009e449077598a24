/** `icon_grid`: a few equal points, each with an icon, a title and an explanation. */
import { z } from 'zod';
import { optionalText, text } from '../fields/fields.ts';
import {
  type BoxIn,
  bottom,
  capacityExceeded,
  columns,
  densitiesFor,
  findIcon,
  hairline,
  ICON_GRID,
  type Kit,
  type Pane,
  placeIcon,
  settle,
  shape,
  rows as splitRows,
} from '../layout/index.ts';
import { measureStack, type TextPart } from '../marks/stacked-text.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const GAP = 0.2;
/** Largest height of a card, so that three points do not look inflated. */
const MAX_CARD = 2.4;

const params = z.object({
  cards: z
    .array(
      z.object({
        icon: optionalText.describe('Name of a Lucide icon, such as shield or trending-up'),
        title: text,
        description: optionalText,
      }),
    )
    .min(1, 'needs at least one card'),
});

type Params = z.infer<typeof params>;
type Card = Params['cards'][number];

export const iconGrid = defineComponent<Params>({
  name: 'icon_grid',
  aliases: ['card_grid'],
  purpose: 'Sets a few equal points side by side, each with an icon.',
  params,
  example: {
    title: 'Six promises that every plant signs this year',
    params: {
      cards: [
        { icon: 'shield-check', title: 'Everyone goes home', description: 'Zero lost-time accidents, reported within the shift' },
        { icon: 'clock', title: 'On time in full', description: '97% of orders, measured at the customer gate' },
        { icon: 'leaf', title: 'Half the carbon', description: 'Scope 1 and 2 against 2019, no offsets' },
        { icon: 'wrench', title: 'Fix it for good', description: 'No fault comes back within 90 days' },
        { icon: 'graduation-cap', title: 'Ten days of learning', description: 'For every operator, in paid hours' },
        { icon: 'handshake', title: 'Suppliers are partners', description: 'Paid in 20 days, one contact for everything' },
      ],
    },
  },
  capacity: { what: 'cards', soft: 6, hard: 12 },
  count: (p) => p.cards.length,
  take: (p, from, to) => ({ cards: p.cards.slice(from, to) }),
  controls: ['icon'],
  draw(p, pane, kit) {
    const said = p.cards.map((c) => (c.description === undefined ? c.title : `${c.title} (${c.description})`));
    return { shapes: drawGrid(p.cards, pane, kit), alt: `Grid of ${p.cards.length} points: ${said.join(', ')}.`, mirror: true };
  },
});

const SIZES = [
  { title: 20, words: 16, level: 'D0' },
  { title: 18, words: 14, level: 'D0' },
  { title: 16, words: 14, level: 'D0' },
  { title: 16, words: 12, level: 'D0' },
  { title: 14, words: 12, level: 'D1' },
  { title: 12, words: 11, level: 'D1' },
  { title: 10, words: 10, level: 'D2' },
] as const;
type Size = (typeof SIZES)[number];

const columnsOf = (n: number, pane: Pane): number => {
  if (pane.class === 'half') return n === 1 ? 1 : 2;
  if (pane.class !== 'full') return 1;
  return n <= 3 ? n : [5, 6, 9].includes(n) ? 3 : 4;
};

const partsOf = (c: Card, i: number, size: Size, pane: Pane, kit: Kit): TextPart[] => [
  { block: kit.block(c.title, { color: 'ink', bold: true }, `${pane.pointer}/cards/${i}/title`), size_pt: size.title },
  ...(c.description === undefined
    ? []
    : [
        {
          block: kit.block(c.description, { color: 'muted', leading: 1.2 }, `${pane.pointer}/cards/${i}/description`),
          size_pt: size.words,
          gap_in: 0.06,
        },
      ]),
];

/** Small panes have rows between hairlines and no cards. */
const isFlat = (pane: Pane): boolean => pane.class === 'third' || pane.class === 'card';
const rowGap = (pane: Pane): number => (isFlat(pane) ? 0.06 : GAP);

interface Arrangement {
  readonly size: Size;
  readonly cols: number;
  /** Icon above its text, or to the left of it. */
  readonly over: boolean;
  readonly icon: number;
  readonly pad: number;
  readonly card_h: number;
}

function arrange(cards: readonly Card[], pane: Pane, kit: Kit): Arrangement | undefined {
  const { box } = pane;
  const cols = columnsOf(cards.length, pane);
  const lines = Math.ceil(cards.length / cols);
  const w = (box.w - GAP * (cols - 1)) / cols;
  const sizes = SIZES.filter(
    (s) => densitiesFor(pane.class).some((d) => d.name === s.level) && (pane.level === undefined || s.level >= pane.level),
  );
  for (const over of pane.class === 'full' ? [true, false] : [false])
    for (const size of sizes) {
      const icon = over ? 0.55 : pane.class === 'full' || pane.class === 'half' ? 0.45 : 0.28;
      const flat = isFlat(pane);
      const pad = pane.class === 'full' ? 0.25 : flat ? 0.02 : 0.16;
      const gap = rowGap(pane);
      const textW = w - 2 * pad - (over ? 0 : icon + Math.max(pad, 0.12));
      if (textW < 0.6) continue;
      const stacks = cards.map((c, i) => measureStack(partsOf(c, i, size, pane, kit), textW, kit));
      if (!stacks.every((s) => s.fits)) continue;
      const tallest = Math.max(...stacks.map((s) => s.height_in));
      const needed = 2 * pad + (over ? icon + 0.18 + tallest : Math.max(icon, tallest));
      const room = (box.h - gap * (lines - 1)) / lines;
      if (needed > room + 1e-6) continue;
      const card_h = Math.min(room, Math.max(needed, over ? Math.min(MAX_CARD, room) : Math.min(isFlat(pane) ? 0.7 : 1.3, room)));
      return { size, cols, over, icon, pad, card_h };
    }
  return undefined;
}

function drawGrid(cards: readonly Card[], pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  for (const [i, c] of cards.entries())
    if (c.icon !== undefined && findIcon(c.icon) === undefined)
      kit.warn('unknown_value', `There is no icon called ${JSON.stringify(c.icon)}; the first letter of the title stands in its place.`, {
        path: `${pane.pointer}/cards/${i}/icon`,
        remedy: 'Send the name of a Lucide icon, such as shield, users or trending-up.',
      });
  const a = arrange(cards, pane, kit);
  if (a === undefined)
    throw capacityExceeded(
      `${cards.length} cards with texts of this length do not fit ${box.w.toFixed(1)} x ${box.h.toFixed(1)} in at 10 pt.`,
      'Shorten the descriptions, or split the cards over two slides.',
      { component: 'icon_grid', count: cards.length },
    );
  const lines = Math.ceil(cards.length / a.cols);
  const gap = rowGap(pane);
  const area = settle(box, a.card_h * lines + gap * (lines - 1));
  const bands = splitRows(area, lines, gap);
  return cards.flatMap((c, i) =>
    drawCard(c, i, columns(bands[Math.floor(i / a.cols)] as BoxIn, a.cols, GAP)[i % a.cols] as BoxIn, a, pane, kit),
  );
}

function drawCard(c: Card, i: number, cell: BoxIn, a: Arrangement, pane: Pane, kit: Kit): Shape[] {
  const id = `${pane.id}/card-${i + 1}`;
  const parts = partsOf(c, i, a.size, pane, kit);
  const x = cell.x + a.pad + (a.over ? 0 : a.icon + Math.max(a.pad, 0.12));
  const w = cell.x + cell.w - a.pad - x;
  const heights = parts.map((p) => measureStack([p], w, kit).height_in);
  const stack = heights.reduce((sum, h) => sum + h, 0) + (parts.length > 1 ? 0.06 : 0);
  // Icons of one row are aligned: at the top of tall cards, at the middle of rows.
  const iconY = a.over ? cell.y + a.pad : cell.y + (cell.h - a.icon) / 2;
  let y = a.over ? cell.y + a.pad + a.icon + 0.18 : cell.y + (cell.h - stack) / 2;
  const ground = isFlat(pane)
    ? i === 0
      ? []
      : [hairline(`${id}/rule`, cell.x, cell.x + cell.w, cell.y - rowGap(pane) / 2)]
    : [
        shape.rect({ id, name: `card ${i + 1}: ${c.title}`, role: 'card' }, cell, {
          fill: shape.fill('surface'),
          radius_in: kit.theme.radius_in,
        }),
      ];
  const shapes: Shape[] = [...ground, ...drawIcon(c, i, cell.x + a.pad, iconY, a.icon, id, kit)];
  for (const [k, part] of parts.entries()) {
    const h = heights[k] as number;
    const words = k === 0 ? c.title : (c.description ?? '');
    shapes.push(
      kit.place(
        {
          id: `${id}/${k === 0 ? 'title' : 'description'}`,
          name: `${k === 0 ? 'title' : 'description'} ${i + 1}: ${c.title}`,
          role: k === 0 ? 'header' : 'body',
          host: isFlat(pane) ? `${id}/icon` : id,
        },
        { x, y, w, h: Math.min(h, bottom(cell) - y) },
        { block: part.block, size_pt: part.size_pt, align: kit.leading(words) },
      ),
    );
    y += h + 0.06;
  }
  return shapes;
}

/** The icon as one outline. Without an icon it is a circle with the first letter of the title. */
function drawIcon(c: Card, i: number, x: number, y: number, size: number, id: string, kit: Kit): Shape[] {
  const steps = c.icon === undefined ? undefined : findIcon(c.icon);
  if (steps !== undefined && steps.length > 0) {
    // The set is drawn with a line of two grid units. Display sizes use a slightly lighter line.
    const width_pt = Math.round(((size / ICON_GRID) * 1.7 * 72 + Number.EPSILON) * 4) / 4;
    const identity = { id: `${id}/icon`, name: `icon ${i + 1}: ${c.icon}`, role: 'icon' as const };
    return [
      shape.path(identity, placeIcon(steps, x, y, size), { stroke: shape.stroke('accent1', width_pt, { cap: 'round', join: 'round' }) }),
    ];
  }
  const letter = [...c.title.trim()][0]?.toUpperCase() ?? '•';
  const size_pt = size >= 0.5 ? 20 : size >= 0.4 ? 16 : 12;
  const inset = size * 0.06;
  return [
    shape.ellipse(
      { id: `${id}/icon`, name: `initial ${i + 1}: ${letter}`, role: 'icon' },
      { x: x + inset, y: y + inset, w: size - 2 * inset, h: size - 2 * inset },
      {
        stroke: shape.stroke('accent1', Math.round((size / ICON_GRID) * 1.7 * 72 * 4) / 4),
        text: kit.text.set({
          block: kit.block(letter, { color: kit.asText('accent1'), bold: true }, undefined, 'derived'),
          size_pt,
          width_in: size - 2 * inset,
          height_in: size - 2 * inset,
          align: 'center',
          anchor: 'middle',
          wrap: false,
          lang: kit.locale,
        }),
      },
    ),
  ];
}

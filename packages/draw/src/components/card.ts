/** A grid of equal cards. Each holds a short text or a component. */
import { z } from 'zod';
import { textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  columns,
  type Drawing,
  DrawRefusal,
  densitiesFor,
  inset,
  type Kit,
  leadRuns,
  type Pane,
  rows,
  run,
  settle,
  shape,
  sizesDown,
} from '../layout/index.ts';
import { drawFactCards, type Fact } from '../marks/fact-cards.ts';
import { call, isA } from '../marks/nested-components.ts';
import { remember } from '../marks/trial-drawing.ts';
import type { Shape } from '../scene/index.ts';
import type { Block, Fit } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const entry = z.union([textOrNumber, call], { error: 'must be text or a component with its params' });
const params = z.object({ cards: z.array(entry).min(1, 'needs at least one card').describe('Each a text or {component, params}.') });
type Params = z.infer<typeof params>;

const GAP = 0.2;
const LEADING = 1.2;
const LEAST_H = 1.3;
/** Heights of cards that hold figures, by number of rows, because tiles are not stretched to fill the body. */
const TILE_H: Readonly<Record<number, number>> = { 1: 3.2, 2: 2.3 };
const FIGURES = ['metric', 'statcard', 'callout', 'list'];

export const card = defineComponent<Params>({
  name: 'card',
  purpose: 'Sets up to nine equal cards: arguments, figures, or small components.',
  params,
  example: {
    title: 'Four facts speak for building the second hall now',
    params: {
      cards: [
        'Orders: the book is full until March, and two framework customers ask for slots that we cannot promise.',
        { component: 'stat_card', params: { value: '€2.9m', label: 'contribution lost to rejected orders last year' } },
        { component: 'stat_card', params: { value: '14 weeks', label: 'from permit to roof with the modular frame' } },
        'Land: the option on the neighbouring plot expires in June and will not be renewed at today’s price.',
      ],
    },
  },
  capacity: { what: 'cards', soft: 6, hard: 9 },
  count: (p) => p.cards.length,
  take: (p, from, to) => ({ ...p, cards: p.cards.slice(from, to) }),
  controls: ['component'],
  draw(p, pane, kit) {
    const facts = pane.depth === 0 && pane.class === 'full' ? factsOf(p, pane) : undefined;
    if (facts !== undefined) {
      const drawing = drawFactCards(facts, pane, kit);
      if (drawing !== undefined) return drawing;
    }
    const components = p.cards.filter((c) => typeof c === 'object');
    const figuresOnly = components.every((c) => isA(c.component, FIGURES));
    if (components.length === 0 || !figuresOnly) return drawCards(p, components.length === 0 ? LEAST_H : undefined, pane, kit);
    const undo = remember(kit);
    try {
      return drawCards(p, TILE_H[gridOf(p.cards.length, pane)[1]] ?? LEAST_H, pane, kit);
    } catch (error) {
      if (!(error instanceof DrawRefusal)) throw error;
      undo();
      return drawCards(p, undefined, pane, kit);
    }
  },
});

/** Cards as facts of one layout: a figure or an opening in the head, the rest below. Undefined where a card holds more than that. */
function factsOf(p: Params, pane: Pane): readonly Fact[] | undefined {
  const facts: Fact[] = [];
  for (const [i, c] of p.cards.entries()) {
    const path = `${pane.pointer}/cards/${i}`;
    if (typeof c !== 'object') {
      const [lead, rest] = leadRuns(String(c), path);
      if (lead === undefined) return undefined;
      facts.push(
        rest === undefined ? { body: lead, figure: false } : { head: lead, body: { ...rest, text: rest.text.trimStart() }, figure: false },
      );
      continue;
    }
    if (!isA(c.component, ['statcard'])) return undefined;
    const members = c.params === null || typeof c.params !== 'object' ? [] : Object.entries(c.params);
    const [value, label] = ['value', 'label'].map((name) => members.find(([key]) => key === name)?.[1] as unknown);
    if (members.length > 2 || typeof value !== 'string' || typeof label !== 'string') return undefined;
    facts.push({ head: run(value, `${path}/params/value`), body: run(label, `${path}/params/label`), figure: true });
  }
  // Cards of the same component already share a layout.
  return facts.some(({ figure }) => figure) && facts.some(({ figure }) => !figure) ? facts : undefined;
}

/** `preferred` is the height of a card, as far as its text allows. Undefined uses the height of the pane. */
function drawCards(p: Params, preferred: number | undefined, pane: Pane, kit: Kit): Drawing {
  const n = p.cards.length;
  const levels = densitiesFor(pane.class);
  const level = levels.find((d) => pane.level === undefined || d.name >= pane.level) ?? levels[0];
  const [across, down] = gridOf(n, pane);
  const cardW = (pane.box.w - GAP * (across - 1)) / across;
  const pad = level?.name === 'D0' && cardW >= 5 ? 0.3 : (level?.pad ?? 0.1);
  const most = (pane.box.h - GAP * (down - 1)) / down;
  const texts = p.cards.flatMap((c, i) => (typeof c === 'object' ? [] : [{ i, words: String(c) }]));
  const blockOf = (words: string, i: number): Block =>
    kit.block(leadRuns(words, `${pane.pointer}/cards/${i}`), { color: 'ink', leading: LEADING });
  const fits = fitAll(texts, blockOf, cardW - 2 * pad, most - 2 * pad, pane, kit);
  const natural = Math.max(preferred ?? 0, ...fits.map((f) => f.height_in * 1.4 + 2 * pad));
  const height = Math.min(most, preferred === undefined ? most : natural) * down + GAP * (down - 1);
  const area = pane.depth === 0 ? settle(pane.box, height) : { ...pane.box, h: Math.min(pane.box.h, height) };
  const cells = rows(area, down, GAP).flatMap((r) => {
    const own = columns(r, across, GAP);
    return kit.direction === 'rtl' ? own.reverse() : own;
  });

  const grounds: Shape[] = [];
  const shapes: Shape[] = [];
  const alts: string[] = [];
  for (const [i, c] of p.cards.entries()) {
    const box = cells[i] as BoxIn;
    const id = `${pane.id}/card-${i + 1}`;
    grounds.push(
      shape.rect({ id: `${id}-ground`, name: `card ${i + 1}`, role: 'card' }, box, {
        fill: shape.fill('surface'),
        radius_in: kit.theme.radius_in,
      }),
    );
    const inner = inset(box, pad);
    if (typeof c === 'object') {
      const drawing = kit.draw(c, {
        box: inner,
        class: 'card',
        id,
        pointer: `${pane.pointer}/cards/${i}/params`,
        depth: pane.depth + 1,
        ...(level === undefined || level.name === 'D0' ? {} : { level: level.name }),
      });
      shapes.push(...drawing.shapes);
      alts.push(drawing.alt);
      continue;
    }
    const words = String(c);
    alts.push(words);
    if (words === '') continue;
    shapes.push(
      kit.place({ id, name: `text ${i + 1}`, role: 'body', host: `${id}-ground` }, inner, {
        block: blockOf(words, i),
        size_pt: fits[0]?.size_pt ?? 12,
        align: kit.direction === 'rtl' ? 'right' : kit.leading(words),
        balance: (fits[texts.findIndex((t) => t.i === i)]?.lines ?? 9) <= 4,
      }),
    );
  }
  return { shapes: [...grounds, ...shapes], alt: `Cards. ${alts.join(' ')}` };
}

/** Number of cards across and down. */
function gridOf(n: number, pane: Pane): readonly [number, number] {
  if (pane.class !== 'full') {
    const across = n <= 4 || pane.class !== 'half' ? 1 : 2;
    return [across, Math.ceil(n / across)];
  }
  const across = n <= 3 ? n : n === 4 ? 2 : 3;
  return [across, Math.ceil(n / across)];
}

/** All texts have one size: the largest at which each fits its card. */
function fitAll(
  texts: readonly { readonly i: number; readonly words: string }[],
  blockOf: (words: string, i: number) => Block,
  width: number,
  height: number,
  pane: Pane,
  kit: Kit,
): readonly Fit[] {
  const top = width >= 4.8 ? 20 : width >= 3 ? 18 : 14;
  const roomiest = pane.level === 'D2' ? 10 : pane.level === 'D1' || pane.class !== 'full' ? Math.min(top, 14) : top;
  let fits: Fit[] = [];
  for (const size_pt of sizesDown(roomiest, 10)) {
    fits = texts.map(({ words, i }) => kit.fit({ block: blockOf(words, i), sizes_pt: [size_pt], width_in: width, height_in: height }));
    if (fits.every((f) => f.fits)) return fits;
  }
  const at = fits.findIndex((f) => !f.fits);
  throw capacityExceeded(
    `Card ${(texts[at]?.i ?? 0) + 1} needs ${fits[at]?.height_in.toFixed(2)} in at 10 pt; a card has ${height.toFixed(2)}.`,
    'Shorten the text, or send fewer cards.',
    { component: 'card', count: texts.length, pointer: `${pane.pointer}/cards/${texts[at]?.i ?? 0}` },
  );
}

/** The progress of each item on a scale from 0 to 100. */
import { z } from 'zod';
import { maybeNumber, textOrNumber } from '../fields/fields.ts';
import {
  barThickness,
  capacityExceeded,
  DASH,
  type Density,
  type Kit,
  labelColumn,
  labelPitch,
  levelsFor,
  type Pane,
  rowPitch,
  run,
  settle,
  shape,
  sideOf,
} from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  items: z
    .array(z.object({ label: textOrNumber, value: maybeNumber.describe('0 to 100; null where it is missing.') }))
    .min(1, 'needs at least one item'),
});

type Params = z.infer<typeof params>;

interface Item {
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly pointer: string;
}

const MAX_PITCH = 0.8;
const MAX_BAR = 0.32;
/** Labels longer than this are above their bars in panes. */
const LONG_LABEL = 40;

export const progressBar = defineComponent<Params>({
  name: 'progress_bar',
  purpose: 'Shows how complete several items are, each on its own track from 0 to 100.',
  params,
  example: {
    title: 'Seven of nine plants will be certified on time; two need help now',
    params: {
      items: [
        { label: 'Aveiro', value: 100 },
        { label: 'Brno', value: 92 },
        { label: 'Cluj-Napoca', value: 88 },
        { label: 'Derby', value: 85 },
        { label: 'Eskilstuna', value: 81 },
        { label: 'Fuenlabrada', value: 78 },
        { label: 'Graz', value: 74 },
        { label: 'Hengelo', value: 34 },
        { label: 'Izmir', value: 12 },
      ],
    },
  },
  capacity: { what: 'items', soft: 10, hard: 20 },
  count: (p) => p.items.length,
  take: (p, from, to) => ({ items: p.items.slice(from, to) }),
  draw(p, pane, kit) {
    const decimals = kit.sharedDecimals(p.items.map((i) => i.value));
    const items = p.items.map(
      (item, i): Item => ({
        label: String(item.label),
        value: item.value,
        text: item.value === null ? DASH : kit.value(item.value, { decimals, unit: '%' }),
        pointer: `${pane.pointer}/items/${i}`,
      }),
    );
    warnOfData(items, kit);
    const plan = planItems(items, pane, kit);
    if (pane.depth === 0 && plan.pitch * (items.length - 1) + plan.bar < 0.7 * pane.box.h)
      kit.warn('content_sparse', `${items.length} items use less than 70 % of the body's height.`, {
        path: `${pane.pointer}/items`,
        remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
      });
    return { shapes: drawItems(items, plan, pane, kit), alt: `Progress bars: ${items.map((i) => `${i.label} ${i.text}`).join(', ')}.` };
  },
});

function warnOfData(items: readonly Item[], kit: Kit): void {
  const first = (test: (i: Item) => boolean): Item | undefined => items.find(test);
  const missing = first((i) => i.value === null);
  if (missing !== undefined)
    kit.warn('missing_values', `${missing.label} has no value; a dash stands in its place.`, {
      path: `${missing.pointer}/value`,
      remedy: 'Send the value, or leave the item out.',
    });
  const outside = first((i) => i.value !== null && (i.value < 0 || i.value > 100));
  if (outside !== undefined)
    kit.warn('outside_axis', `${outside.label} is ${outside.text}; the track runs from 0 to 100 and its bar stops at the end.`, {
      path: `${outside.pointer}/value`,
      remedy: 'Send 0 to 100, or draw the values as a bar_list.',
    });
}

interface Plan {
  readonly level: Density;
  readonly pitch: number;
  readonly bar: number;
  readonly labelW: number;
  readonly valueW: number;
  /** Height of a label above its bar. It is 0 when labels have a column. */
  readonly above: number;
  /** Left edge and width of the track, from the edge of the pane. */
  readonly track: number;
  readonly trackW: number;
}

function planItems(items: readonly Item[], pane: Pane, kit: Kit): Plan {
  const { box } = pane;
  const n = items.length;
  const labels = items.map((i) => i.label);
  const pitch = Math.min(rowPitch(n, MAX_PITCH), box.h / n);
  const long = labels.some((l) => l.length >= LONG_LABEL);
  const ways = pane.class === 'full' ? [false] : long || pane.class === 'card' ? [true, false] : [false, true];
  const plan = (level: Density, above: boolean, lines: number, share: number): Plan | undefined => {
    if (pitch < level.pitch - 1e-9) return undefined;
    const line = labelPitch(labels, level.primary_pt, kit);
    const valueW = Math.max(...items.map((i) => kit.text.widthIn(i.text, level.primary_pt, { bold: true })));
    const gap = Math.max(0.1, level.pad * 0.75);
    const bar = Math.min(barThickness(n, MAX_BAR), Math.max(0.1, pitch * (above ? 0.3 : 0.5)));
    const max_lines = above
      ? Math.min(2, Math.floor((pitch - bar - 0.08) / line))
      : Math.min(lines, Math.floor((pitch - 0.02) / line + 1e-6));
    const column = labelColumn(
      labels,
      { size_pt: level.primary_pt, cap_in: above ? box.w : box.w * share, max_lines: Math.max(1, max_lines) },
      kit,
    );
    if (!column.fits || max_lines < 1) return undefined;
    const track = above ? 0 : column.w + gap;
    const trackW = box.w - track - valueW - gap;
    if (trackW < Math.max(0.6, 0.2 * box.w)) return undefined;
    return { level, pitch, bar, labelW: above ? box.w : column.w, valueW, above: above ? column.lines * line + 0.03 : 0, track, trackW };
  };
  const levels = levelsFor(pane);
  // In panes a long label moves all labels above their bars, at whichever level holds them.
  for (const above of ways)
    for (const level of levels) {
      const found = plan(level, above, 2, level.name === 'D2' || pane.class !== 'full' ? 0.45 : 0.35);
      if (found !== undefined) return found;
    }
  const last = plan(levels.at(-1) as Density, false, 8, 0.6);
  if (last !== undefined) return last;
  const room = Math.floor(box.h / (levels.at(-1) as Density).pitch);
  const longest = labels.reduce((a, b) => (b.length > a.length ? b : a));
  throw capacityExceeded(
    n > room
      ? `progress_bar has ${n} items; ${room} fit here at 10 pt.`
      : `The label ${JSON.stringify(longest.slice(0, 60))} does not fit beside its bar at 10 pt.`,
    n > room ? `Send at most ${room} items, or give them the whole slide.` : 'Shorten the labels, or give them more width.',
    { component: 'progress_bar', count: n, limit: room, pointer: `${pane.pointer}/items` },
  );
}

function drawItems(items: readonly Item[], plan: Plan, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const box = settle(pane.box, plan.pitch * items.length);
  const size_pt = plan.level.primary_pt;
  const valueH = Math.min(0.3, plan.pitch);
  return items.flatMap((item, i) => {
    const id = `${pane.id}/item-${i + 1}`;
    const top = box.y + i * plan.pitch;
    // A label above its bar forms one block with it in the middle of the row.
    const block = plan.above + plan.bar;
    const y = plan.above > 0 ? top + (plan.pitch - block) / 2 + plan.above : top + (plan.pitch - plan.bar) / 2;
    const x = box.x + plan.track;
    const value = item.value ?? 0;
    const share = Math.min(1, Math.max(0, value / 100));
    const over = value > 100;
    const shapes: Shape[] = [];
    const on = item.value === null ? {} : { host: `${id}/track` };
    // An empty track is 0 %, so an item without a value has none.
    if (item.value !== null)
      shapes.push(
        shape.rect({ id: `${id}/track`, name: `track ${i + 1}`, role: 'track' }, side.box({ x, y, w: plan.trackW, h: plan.bar }), {
          fill: shape.fill('track'),
        }),
      );
    if (item.value !== null && value >= 0) {
      const exact = share * plan.trackW;
      const least = exact < 0.02;
      shapes.push(
        shape.rect(
          {
            id: `${id}/bar`,
            name: `bar ${i + 1}: ${item.label}`,
            role: 'mark',
            datum: {
              path: `${item.pointer}/value`,
              value,
              scale: `${pane.id}/progress`,
              along: 'x',
              ...(over ? { flags: ['clipped'] as const } : least ? { flags: ['bar_min_length'] as const } : {}),
            },
          },
          side.box({ x, y, w: Math.max(0.02, exact), h: plan.bar }),
          { fill: shape.fill(value === 0 ? 'muted' : 'accent1') },
        ),
      );
    }
    if (over) {
      // A wedge at the end shows that the bar continues beyond the track.
      const end = x + plan.trackW - 0.05;
      const wing = plan.bar * 0.25;
      shapes.push(
        shape.path(
          { id: `${id}/beyond`, name: 'beyond 100', role: 'decoration', host: `${id}/bar` },
          [
            ['M', side.x(end - plan.bar * 0.4), y + wing],
            ['L', side.x(end), y + plan.bar / 2],
            ['L', side.x(end - plan.bar * 0.4), y + plan.bar - wing],
            ['Z'],
          ],
          { fill: shape.fill(kit.on('accent1')) },
        ),
      );
    }
    shapes.push(
      kit.label({
        id: `${id}/label`,
        name: `label ${i + 1}: ${item.label}`,
        role: 'label',
        ...on,
        box: side.box(
          plan.above > 0
            ? { x: box.x, y: y - plan.above, w: plan.labelW, h: plan.above }
            : { x: box.x, y: top, w: plan.labelW, h: plan.pitch },
        ),
        runs: item.label,
        path: `${item.pointer}/label`,
        style: { color: 'ink' },
        size_pt,
        anchor: 'middle',
        align: side.leading(item.label),
        balance: true,
      }),
      kit.label({
        id: `${id}/value`,
        name: `value ${i + 1}: ${item.label}`,
        role: 'value',
        ...on,
        box: side.box({ x: box.x + box.w - plan.valueW, y: y + plan.bar / 2 - valueH / 2, w: plan.valueW, h: valueH }),
        runs: [run(item.text, `${item.pointer}/value`, 'formatted')],
        style: { color: item.value === null ? 'muted' : 'ink', bold: true },
        size_pt,
        anchor: 'middle',
        // Digits are aligned in every script.
        align: 'right',
        wrap: false,
      }),
    );
    return shapes;
  });
}

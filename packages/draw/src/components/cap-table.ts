/** Ownership: holders by size with shares, percentages, and a bar for each. */
import { z } from 'zod';
import { maybeNumber, textOrNumber } from '../fields/fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  DASH,
  type Density,
  type Kit,
  labelColumn,
  labelPitch,
  levelsFor,
  type Pane,
  run,
  shape,
  sideOf,
} from '../layout/index.ts';
import { buildTable, type CellIn, HEADER_RULE, ROW_RULE, settledTop } from '../marks/native-table.ts';
import type { Align, Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  holders: z
    .array(z.object({ name: textOrNumber, shares: maybeNumber.describe('A count; percentages are computed from it.') }))
    .min(1, 'needs at least one holder'),
});

type Params = z.infer<typeof params>;

interface Holder {
  readonly name: string;
  readonly shares: number | null;
  readonly text: string;
  readonly percent: string;
  readonly pointer: string;
}

const MAX_PITCH = 0.6;
const MAX_BAR = 0.3;
/** In panes, bars are left out from this number of holders on. */
const BARS_UP_TO = 9;

export const capTable = defineComponent<Params>({
  name: 'cap_table',
  purpose: 'Lists who holds how many shares, largest first, with computed percentages.',
  params,
  example: {
    title: 'After the Series B the founders still hold 41%',
    params: {
      holders: [
        { name: 'Founders (3)', shares: 4100000 },
        { name: 'Northgate Ventures II LP', shares: 2150000 },
        { name: 'Series B investors', shares: 1800000 },
        { name: 'Employee option pool', shares: 1000000 },
        { name: 'Angels and advisers', shares: 612500 },
        { name: 'University technology transfer office', shares: 337500 },
      ],
    },
  },
  capacity: { what: 'holders', soft: 14, hard: 24 },
  drawn_as: 'grid',
  count: (p) => p.holders.length,
  take: (p, from, to) => ({ holders: [...p.holders].sort((a, b) => (b.shares ?? -1) - (a.shares ?? -1)).slice(from, to) }),
  draw(p, pane, kit) {
    const { holders, total } = readHolders(p, pane, kit);
    const plan = planTable(holders, total, pane, kit);
    if (pane.depth === 0 && plan.pitch * (holders.length + 2) < 0.7 * pane.box.h)
      kit.warn('content_sparse', `${holders.length} holders use less than 70 % of the body's height.`, {
        path: `${pane.pointer}/holders`,
        remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
      });
    const alt = `Cap table: ${holders.map((h) => `${h.name} ${h.text} (${h.percent})`).join(', ')}; ${kit.word('total')} ${total}.`;
    return { shapes: drawTable(holders, total, plan, alt, pane, kit), alt };
  },
});

function readHolders(p: Params, pane: Pane, kit: Kit): { readonly holders: readonly Holder[]; readonly total: string } {
  const counts = p.holders.map((h) => Math.max(0, h.shares ?? 0));
  const decimals = kit.decimals(p.holders.map((h) => h.shares));
  const sum = Number(counts.reduce((a, b) => a + b, 0).toFixed(Math.min(20, decimals)));
  const { shares } = kit.shares(counts, 1);
  const holders = p.holders.map((h, i): Holder & { readonly at: number } => {
    const pointer = `${pane.pointer}/holders/${i}`;
    const name = String(h.name);
    if (h.shares === null)
      kit.warn('missing_values', `${name} has no number of shares; a dash stands in its place.`, {
        path: `${pointer}/shares`,
        remedy: 'Send the number, or leave the holder out.',
      });
    else if (h.shares < 0)
      kit.warn('negative_in_share', `${name} has a negative number of shares; it is listed without a percentage and not counted.`, {
        path: `${pointer}/shares`,
        remedy: 'Send a count of zero or more.',
      });
    return {
      at: i,
      name,
      shares: h.shares,
      text: h.shares === null ? DASH : kit.value(h.shares, { decimals }),
      percent: h.shares === null || h.shares < 0 || sum <= 0 ? DASH : kit.number(shares[i] ?? 0, { decimals: 1, unit: '%' }),
      pointer,
    };
  });
  if (sum <= 0)
    kit.warn('zero_total', 'The shares add up to nothing, so there are no percentages.', {
      path: `${pane.pointer}/holders`,
      remedy: 'Send the numbers of shares.',
    });
  return {
    holders: holders.sort((a, b) => (b.shares ?? Number.NEGATIVE_INFINITY) - (a.shares ?? Number.NEGATIVE_INFINITY) || a.at - b.at),
    total: kit.number(sum, { decimals }),
  };
}

interface Plan {
  readonly level: Density;
  readonly pitch: number;
  /** Name, shares, percentage, and the room for bars. */
  readonly columns: readonly number[];
  readonly bars: boolean;
  /** Between two columns. */
  readonly gap: number;
}

function planTable(holders: readonly Holder[], total: string, pane: Pane, kit: Kit): Plan {
  const { box } = pane;
  const n = holders.length + 2;
  const names = holders.map((h) => h.name);
  const wantsBars = pane.class === 'full' || (pane.class !== 'card' && holders.length <= BARS_UP_TO);
  const levels = levelsFor(pane);
  const plan = (level: Density, bars: boolean, last: boolean): Plan | undefined => {
    const pitch = Math.min(MAX_PITCH, box.h / n);
    if (pitch < level.pitch - 1e-9) return undefined;
    const size = level.primary_pt;
    const widest = (texts: readonly string[]): number => Math.max(...texts.map((t) => kit.text.widthIn(t, size, { bold: true })));
    const gap = Math.max(0.15, level.pad * 1.5);
    const sharesW = widest([kit.word('shares'), total, ...holders.map((h) => h.text)]) + gap;
    const percentW = widest([kit.word('ownership'), kit.number(100, { decimals: 1, unit: '%' })]) + gap;
    const line = labelPitch(names, size, kit);
    const column = labelColumn(
      [...names, kit.word('holder')],
      {
        size_pt: size,
        cap_in: bars ? box.w * 0.4 : box.w - sharesW - percentW,
        max_lines: Math.max(1, Math.min(last ? 6 : 2, Math.floor((pitch - 0.04) / line))),
      },
      kit,
    );
    if (!column.fits || column.w < 0.4) return undefined;
    const rest = box.w - column.w - sharesW - percentW;
    if (bars && rest < Math.max(0.8, 0.2 * box.w)) return undefined;
    return {
      level,
      pitch,
      bars,
      gap,
      columns: bars ? [column.w, sharesW, percentW, rest] : [column.w + Math.max(0, rest), sharesW, percentW],
    };
  };
  const ways = wantsBars ? [true, false] : [false];
  // On a whole slide the bars stay and the level gets denser. In a pane the bars are left out first.
  const order =
    pane.class === 'full'
      ? ways.flatMap((bars) => levels.map((level) => ({ level, bars })))
      : levels.flatMap((level) => ways.map((bars) => ({ level, bars })));
  for (const { level, bars } of order) {
    const found = plan(level, bars, false);
    if (found !== undefined) return found;
  }
  const densest = levels.at(-1) as Density;
  const found = plan(densest, false, true);
  if (found !== undefined) return found;
  const room = Math.max(0, Math.floor(box.h / densest.pitch) - 2);
  const longest = names.reduce((a, b) => (b.length > a.length ? b : a));
  throw capacityExceeded(
    holders.length > room
      ? `cap_table has ${holders.length} holders; ${room} fit here at 10 pt.`
      : `The name ${JSON.stringify(longest.slice(0, 60))} does not fit its column at 10 pt.`,
    'Group the smallest holders, shorten the names, or give the table more room.',
    { component: 'cap_table', count: holders.length, limit: room, pointer: `${pane.pointer}/holders` },
  );
}

function drawTable(holders: readonly Holder[], total: string, plan: Plan, alt: string, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const n = holders.length + 2;
  const top = settledTop(pane.box, plan.pitch * n);
  const size_pt = plan.level.primary_pt;
  const cell = (rest: Omit<CellIn, 'size_pt'>): CellIn => ({ size_pt, insets_in: { t: 0.02, b: 0.02 }, ...rest });
  const words = (text: string, align: Align, bold: boolean): CellIn =>
    cell({ block: kit.block([{ text, bind: 'derived' }], { color: 'ink', bold }), align, wrap: false });
  const head = (text: string, align: Align): CellIn => ({
    ...words(text, align, true),
    anchor: 'bottom',
    insets_in: { t: 0.02, b: 0.06 },
    bottom: HEADER_RULE,
    role: 'header',
  });
  const filler = (rest: Partial<CellIn>): CellIn[] => (plan.bars ? [cell(rest)] : []);
  const rows: CellIn[][] = [
    [
      head(kit.word('holder'), side.start),
      head(kit.word('shares'), side.end),
      head(kit.word('ownership'), side.end),
      ...filler({ bottom: HEADER_RULE, role: 'header' }),
    ],
    ...holders.map((h, i): CellIn[] => {
      const bottom = i === holders.length - 1 ? HEADER_RULE : ROW_RULE;
      return [
        cell({ block: kit.block(h.name, { color: 'ink' }, `${h.pointer}/name`), align: side.leading(h.name), bottom, role: 'cell' }),
        cell({
          block: kit.block([run(h.text, `${h.pointer}/shares`, 'formatted')], { color: h.shares === null ? 'muted' : 'ink' }),
          align: side.end,
          bottom,
          role: 'value',
          wrap: false,
        }),
        cell({
          block: kit.block([{ text: h.percent, bind: 'derived' }], { color: h.percent === DASH ? 'muted' : 'ink' }),
          align: side.end,
          bottom,
          role: 'value',
          wrap: false,
        }),
        ...filler({ bottom }),
      ];
    }),
    [
      words(kit.word('total'), side.start, true),
      { ...words(total, side.end, true), role: 'value' },
      {
        ...words(holders.every((h) => h.percent === DASH) ? DASH : kit.number(100, { decimals: 1, unit: '%' }), side.end, true),
        role: 'value',
      },
      ...filler({}),
    ],
  ];
  // Digits stay aligned in a mirrored table: to the right, clear of the next column.
  const digits = (c: CellIn, j: number): CellIn =>
    j === 1 || j === 2 ? { ...c, align: 'right', insets_in: { ...c.insets_in, r: plan.gap } } : c;
  const turned = side.mirrored ? rows.map((r) => r.map(digits).reverse()) : rows;
  const table = buildTable(
    {
      id: `${pane.id}/table`,
      name: 'cap table',
      alt,
      x: pane.box.x,
      y: top,
      columns: side.mirrored ? [...plan.columns].reverse() : plan.columns,
      rows: Array.from({ length: n }, () => plan.pitch),
      cells: turned,
      header_row: true,
    },
    kit,
  );
  return [...bars(holders, plan, top, pane, kit), table];
}

/** One bar for each holder in the last column. The largest holder is in the accent. */
function bars(holders: readonly Holder[], plan: Plan, top: number, pane: Pane, kit: Kit): Shape[] {
  if (!plan.bars) return [];
  const side = sideOf(pane.box, kit);
  const gap = 0.25;
  const room = (plan.columns[3] ?? 0) - gap;
  const x = pane.box.x + pane.box.w - room;
  const largest = Math.max(0, ...holders.map((h) => h.shares ?? 0));
  const h = Math.min(MAX_BAR, plan.pitch * 0.5);
  return holders.flatMap((holder, i): Shape[] => {
    const value = holder.shares ?? -1;
    if (value < 0 || largest === 0) return [];
    const exact = (value / largest) * room;
    const box: BoxIn = { x, y: top + (i + 1) * plan.pitch + (plan.pitch - h) / 2, w: Math.max(0.02, exact), h };
    return [
      shape.rect(
        {
          id: `${pane.id}/bar-${i + 1}`,
          name: `bar ${i + 1}: ${holder.name}`,
          role: 'mark',
          datum: {
            path: `${holder.pointer}/shares`,
            value,
            scale: `${pane.id}/shares`,
            along: 'x',
            ...(exact < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
          },
        },
        side.box(box),
        { fill: shape.fill(i === 0 ? 'accent1' : 'neutral') },
      ),
    ];
  });
}

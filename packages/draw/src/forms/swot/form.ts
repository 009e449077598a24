/** The four fields of strengths, weaknesses, opportunities and threats. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList, itemsOf } from '../../marks/text-items.ts';
import type { Color } from '../../scene/index.ts';
import { defineForm, type FormPane } from '../define.ts';

export const FIELDS = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;

export const data = z.object({ strengths: itemList, weaknesses: itemList, opportunities: itemList, threats: itemList });
export type SwotData = z.infer<typeof data>;

export const form = defineForm<SwotData>({
  name: 'swot',
  menu: 'Strengths, weaknesses, opportunities and threats in four fields.',
  when: 'An assessment from inside and outside, in a few words each.',
  when_not: 'Two halves in contrast (use editorial_split), items placed by two axes (position_map).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'four_fields',
  example: {
    headline: 'A strong network is held back by missing drivers',
    context: 'Assessment of the transport company, spring 2026',
    data: {
      strengths: ['Densest network of the region', 'Own depots in four cities', 'Fares paid by phone: 61%'],
      weaknesses: ['38 driver posts open', 'Two crossings cause half of all delays', 'Fleet 11 years old on average'],
      opportunities: ['Car-free centre from 2027', 'Employers pay for passes', 'Grants for electric buses'],
      threats: ['Fuel tax from January', 'Scooters on short trips', 'Tender of two lines in 2028'],
    },
  },
  capacity: { what: 'points a field', soft: 6, hard: 10 },
  count: (d) => Math.max(...FIELDS.map((f) => d[f].length)),
  split: (d, hard) => {
    const parts = Math.ceil(Math.max(...FIELDS.map((f) => d[f].length)) / hard);
    const cut = (list: SwotData['threats'], i: number) => {
      const per = Math.ceil(list.length / parts);
      return list.slice(i * per, (i + 1) * per);
    };
    return Array.from({ length: parts }, (_, i) => ({ data: Object.fromEntries(FIELDS.map((f) => [f, cut(d[f], i)])) }));
  },
  controls: ['emphasis', 'icon', 'tone'],
});

/** Helpful ones in the colour of gains, harmful ones in that of losses; inside strong, outside the second accent. */
const COLORS: readonly Color[] = ['positive', 'negative', 'accent1', 'warning'];

/** The colour of a field. A brand whose first colour is that of losses has its opportunities in ink. */
export function colorOf(at: number, { theme }: Kit): Color {
  const color = COLORS[at] ?? 'accent1';
  return color === 'accent1' ? (theme.totals ?? color) : color;
}

/** The four fields as panels with points. */
export const fieldsOf = (d: SwotData, pane: FormPane, kit: Kit): Item[] =>
  FIELDS.map((f) => ({
    pointer: `${pane.pointer}/${f}`,
    label: { text: kit.word(f), bind: 'derived' },
    detail: itemsOf(d[f], `${pane.pointer}/${f}`, kit).flatMap((it) => [it.label, it.sub, ...it.detail].filter((s) => s !== undefined)),
    primary: false,
    header: false,
  }));

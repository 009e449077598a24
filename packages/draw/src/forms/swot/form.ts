/** The four fields of strengths, weaknesses, opportunities and threats. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList, itemsOf } from '../../marks/text-items.ts';
import type { Token } from '../../scene/index.ts';
import { defineForm, type FormPane } from '../define.ts';

export const FIELDS = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;

const caption = z.preprocess(
  (v) => (v === null || v === '' ? undefined : v),
  z.string().max(60, 'is longer than 60 characters; shorten it').optional(),
);

export const data = z.object({
  strengths: itemList,
  weaknesses: itemList,
  opportunities: itemList,
  threats: itemList,
  captions: z
    .object({ strengths: caption, weaknesses: caption, opportunities: caption, threats: caption })
    .optional()
    .describe('A few words under the name of a field: what it means here.'),
});
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
      captions: {
        strengths: 'inside, helps us',
        weaknesses: 'inside, hurts us',
        opportunities: 'outside, helps us',
        threats: 'outside, hurts us',
      },
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

/** Helpful fields have the first accent and harmful fields the sixth, because two colours show one distinction. */
export const colorOf = (at: number, { theme }: Kit): Token => (at % 2 === 1 ? 'accent6' : (theme.totals ?? 'accent1'));

/** Letters of the four fields, which every SWOT has. */
const ICONS = { strengths: 'shield-check', weaknesses: 'unlink', opportunities: 'sprout', threats: 'cloud-lightning' } as const;

const captionOf = (d: SwotData, field: (typeof FIELDS)[number], pane: FormPane): Pick<Item, 'sub'> => {
  const text = d.captions?.[field];
  return text === undefined ? {} : { sub: { text, path: `${pane.pointer}/captions/${field}` } };
};

/** The four fields as panels with points. */
export const fieldsOf = (d: SwotData, pane: FormPane, kit: Kit): Item[] =>
  FIELDS.map((f) => ({
    pointer: `${pane.pointer}/${f}`,
    icon: ICONS[f],
    ...captionOf(d, f, pane),
    label: { text: kit.word(f), bind: 'derived' },
    detail: itemsOf(d[f], `${pane.pointer}/${f}`, kit).flatMap((it) => [it.label, it.sub, ...it.detail].filter((s) => s !== undefined)),
    primary: false,
    header: false,
  }));

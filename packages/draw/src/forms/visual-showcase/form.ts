/** One big picture and what is visible on it. */

import { z } from 'zod';
import { number, optionalText, textOrNumber } from '../../fields/fields.ts';
import type { Kit } from '../../layout/index.ts';
import { pictureFields } from '../../marks/picture-options.ts';
import { chunks, type Item, itemsOfBlocks, sayAt } from '../../marks/text-items.ts';
import { defineForm, type FormPane } from '../define.ts';

const share = number.min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1');
const callout = z.object({
  x: share.describe('Across the picture: 0 its left edge, 1 its right.'),
  y: share.describe('Down the picture: 0 its top, 1 its bottom.'),
  label: textOrNumber,
  sub: optionalText,
  emphasis: z.preprocess(
    (v) => (v === null || v === '' ? undefined : v),
    z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional(),
  ),
});

export const data = z.object({
  callouts: z
    .preprocess((v) => v ?? [], z.array(callout))
    .describe('What is marked on the picture, in reading order; places count on the whole picture, also where it is cropped.'),
  ...pictureFields,
});
export type ShowcaseData = z.infer<typeof data>;

export interface Mark {
  readonly item: Item;
  /** Position on the picture, 0 to 1. Absent for an item that is only listed. */
  readonly at?: readonly [number, number];
}

export function marksOf(d: ShowcaseData, pane: FormPane, kit: Kit): Mark[] {
  return [
    ...d.callouts.map((c, i): Mark => {
      const pointer = `${pane.pointer}/callouts/${i}`;
      for (const member of ['x', 'y']) kit.drawn.add(`${pointer}/${member}`);
      return {
        at: [c.x, c.y],
        item: {
          pointer,
          label: sayAt(c.label, `${pointer}/label`, kit),
          ...(c.sub === undefined ? {} : { sub: { text: c.sub, path: `${pointer}/sub` } }),
          detail: [],
          primary: c.emphasis === 'primary',
          header: false,
        },
      };
    }),
    ...itemsOfBlocks(pane.parts.blocks, kit).map((item): Mark => ({ item })),
  ];
}

export const form = defineForm<ShowcaseData>({
  name: 'visual_showcase',
  menu: 'One big picture with numbered callouts.',
  when: 'A screen, plan, product or place whose parts are to be named.',
  when_not: 'A picture that illustrates a story (use image_story), a cover (hero_statement).',
  binds: ['headline', 'context', 'subject', 'blocks', 'image_src', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'numbered_callouts',
  example: {
    headline: 'One robot serves both belts and keeps people out of the lift',
    subject: 'The first cell, hall 3',
    image_src: 'example:plant-hall',
    data: {
      callouts: [
        { x: 0.545, y: 0.46, label: 'One robot serves both belts', sub: 'Reach of 2.1 m', emphasis: 'primary' },
        { x: 0.79, y: 0.6, label: 'Parts leave on the far belt', sub: '14 a minute' },
        { x: 0.31, y: 0.66, label: 'A fence keeps people out', sub: 'Its gate stops the cell' },
        { x: 0.12, y: 0.75, label: 'The walkway stays free', sub: '1.3 m wide' },
      ],
    },
  },
  capacity: { what: 'callouts', soft: 6, hard: 9 },
  count: (d, parts) => d.callouts.length + parts.blocks.length,
  split: (d, hard, parts) => [
    ...(d.callouts.length === 0 ? [] : chunks(d.callouts, hard).map((callouts) => ({ data: { ...d, callouts }, blocks: [] }))),
    ...(parts.blocks.length === 0 ? [] : chunks(parts.blocks, hard).map((blocks) => ({ data: { ...d, callouts: [] }, blocks }))),
  ],
  controls: ['emphasis', 'icon', 'kind', 'image_src', 'image_focus', 'image_fit', 'image_treatment'],
  places: ['x', 'y'],
});

/** Items around a centre. */
import { z } from 'zod';
import type { Kit, SourcedText } from '../../layout/index.ts';
import { type Item, itemList, itemOf, optionalItem } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  segments: itemList.describe('Where they are not sent as `blocks`.'),
  hub: optionalItem,
});
export type SegmentWheelData = z.infer<typeof data>;

export const form = defineForm<SegmentWheelData>({
  name: 'segment_wheel',
  menu: 'Equal segments around a centre.',
  when: 'Parts of one thing that count the same.',
  when_not: 'Shares of a whole (use nested_magnitude), a loop (cycle_flow).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'labeled_wedge_wheel',
  example: {
    headline: 'Four habits make a calm shift',
    data: {
      hub: { label: 'Calm shift' },
      segments: [
        { label: 'Prepare', detail: ['Walk round the bus', 'Read the diversions'] },
        { label: 'Anticipate', detail: ['Leave on the second'], emphasis: 'primary' },
        { label: 'Inform', detail: ['Say why, then how long'] },
        { label: 'Hand over', detail: ['Two minutes at the door'] },
      ],
    },
  },
  capacity: { what: 'segments', soft: 6, hard: 10 },
  count: (d, parts) => d.segments.length + parts.blocks.length,
  split: splitListed('segments'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All segments, blocks first. Refuses a slide without segments. */
export const segmentsOf = (d: SegmentWheelData, pane: FormPane, kit: Kit): Item[] => listedItems('segments', d, pane, kit);

/** The label at the centre. */
export function hubOf(d: SegmentWheelData, pane: FormPane, kit: Kit): SourcedText | undefined {
  const own = d.hub === undefined ? undefined : itemOf(d.hub, `${pane.pointer}/hub`, kit).label;
  const { subject } = pane.parts;
  return own ?? (subject === undefined ? undefined : { text: subject.text, path: subject.path });
}

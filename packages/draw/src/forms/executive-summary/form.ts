/** The whole story on one page: the data of every summary. */
import { z } from 'zod';
import type { Kit } from '../../layout/index.ts';
import { type Item, itemList } from '../../marks/text-items.ts';
import { listedItems, splitListed } from '../_listed.ts';
import { defineForm, type FormPane } from '../define.ts';

const words = (most: number) => z.string().max(most, `is longer than ${most} characters; shorten it`);

/** One small bar beside a claim, or a pair of words when it has no number. */
const bar = z.object({
  label: words(24),
  value: z.number().min(0, 'must not be below 0: the bars of a claim start at zero').optional(),
  text: words(40).optional().describe('In place of a bar, where there is no number.'),
  emphasis: z.enum(['primary', 'normal']).optional(),
});

export const data = z.object({
  statements: itemList.describe('Where they are not sent as `blocks`.'),
  connectors: z
    .array(z.string().max(12, 'is longer than 12 characters; shorten it'))
    .max(3, 'holds at most 3 words')
    .optional()
    .describe('Of situation_complication_resolution: the word over each arrow, such as but and so.'),
  bars: z
    .array(z.array(bar).max(3, 'holds at most 3 bars'))
    .max(8)
    .optional()
    .describe('Of statement_and_evidence with figures: for each statement, in order, small bars that compare it.'),
});
export type ExecutiveSummaryData = z.infer<typeof data>;

export const form = defineForm<ExecutiveSummaryData>({
  name: 'executive_summary',
  menu: 'The story of the document in three to six statements.',
  when: 'One page for readers who read only one.',
  when_not: 'Conclusions at the end (use takeaway_stack), figures only (kpi_metrics).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'numbered_statements',
  roomier: 'numbered_statements',
  example: {
    headline: 'Faster delivery, not lower prices, wins back the mid range',
    blocks: [
      {
        label: 'The market grows, we do not',
        sub: 'Demand rose 6% a year since 2021; our share fell from 24% to 19%, most of it in the mid range.',
      },
      {
        label: 'Price is not the reason',
        sub: 'Lost bids were on average 2% cheaper than the winner; delivery time was three weeks longer.',
      },
      {
        label: 'Two bottlenecks make us slow',
        sub: 'Engineering release and the paint shop hold 70% of the lead time.',
        emphasis: 'primary',
      },
      { label: 'Both can be opened within a year', sub: 'Standard modules and a second paint line cost €11m and free 30% more capacity.' },
      { label: 'The plan pays back in 26 months', sub: 'Even if only half of the lost share comes back.' },
    ],
  },
  capacity: { what: 'statements', soft: 5, hard: 8 },
  count: (d, parts) => d.statements.length + parts.blocks.length,
  split: splitListed('statements'),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All statements, blocks first. Refuses a slide without statements. */
export const statementsOf = (d: ExecutiveSummaryData, pane: FormPane, kit: Kit): Item[] => listedItems('statements', d, pane, kit);

/** The whole story on one page: the data that every summary draws. */
import { z } from 'zod';
import { capacityExceeded, type Kit } from '../../layout/index.ts';
import { chunks, type Item, itemList, itemsOf, itemsOfBlocks } from '../../marks/text-items.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  statements: itemList.describe('Where they are not sent as `blocks`.'),
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
  capacity: { what: 'statements', soft: 5, hard: 8 },
  count: (d, parts) => d.statements.length + parts.blocks.length,
  split: (d, hard, parts) =>
    parts.blocks.length > 0
      ? chunks(parts.blocks, hard).map((blocks) => ({ blocks }))
      : chunks(d.statements, hard).map((statements) => ({ data: { ...d, statements } })),
  controls: ['emphasis', 'icon', 'kind'],
});

/** All statements, blocks first; refuses a slide without one. */
export function statementsOf(d: ExecutiveSummaryData, pane: FormPane, kit: Kit): Item[] {
  const found = [...itemsOfBlocks(pane.parts.blocks, kit), ...itemsOf(d.statements, `${pane.pointer}/statements`, kit)];
  if (found.length === 0)
    throw capacityExceeded('There are no statements to draw.', 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
  return found;
}

/** The question at the left, divided level by level. */
import { defineVariant } from '../define.ts';
import { drawIssues } from './_tree.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'question_tree',
  purpose: 'A question and the sub-questions that together answer it.',
  example: {
    headline: 'Margin can only be won back in three places',
    context: 'Issue tree of the retail review',
    data: {
      root: {
        label: 'How do we win back four points of margin by 2027?',
        children: [
          {
            label: 'Can we earn more per basket?',
            children: [
              { label: 'Are prices below those of peers?', sub: 'Price index 96 in fresh food' },
              { label: 'Does the mix drift to low margin?' },
            ],
          },
          {
            label: 'Can we buy better?',
            emphasis: 'primary',
            children: [
              { label: 'Which suppliers are above market?', sub: '41 of 220 checked so far' },
              { label: 'What would bundled volumes bring?', emphasis: 'primary' },
              { label: 'Where do own brands pay?' },
            ],
          },
          {
            label: 'Can we run stores for less?',
            children: [{ label: 'Which hours earn their staff?' }, { label: 'Which leases are above market?' }],
          },
        ],
      },
    },
    source_note: 'Interviews with category managers, June',
  },
  draw: (d, pane, kit) => drawIssues(d, pane, kit, {}),
});

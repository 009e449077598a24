/** The tree with the work for each leaf: the analysis, its owner and its date. */
import { defineVariant } from '../define.ts';
import { drawIssues } from './_tree.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'analysis_plan_tree',
  purpose: 'A work plan from an issue tree: analysis, owner and date for each leaf.',
  example: {
    headline: 'Five analyses decide the depot question by October',
    data: {
      root: {
        label: 'Should the north depot move?',
        children: [
          {
            label: 'Is the new site better?',
            children: [
              { label: 'Shorter empty runs?', analysis: 'Simulate 12 weeks of real trips', owner: 'Planning', due: '12 Sep' },
              {
                label: 'Enough grid power?',
                analysis: 'Written offer of the grid company',
                owner: 'Energy',
                due: '30 Sep',
                emphasis: 'primary',
              },
            ],
          },
          {
            label: 'Does it pay?',
            children: [
              { label: 'Cost to build', analysis: 'Two quotes on the reference design', owner: 'Real estate', due: '19 Sep' },
              { label: 'Value of the old site', analysis: 'Appraisal, with and without rezoning', owner: 'Finance', due: '26 Sep' },
            ],
          },
          {
            label: 'Will people come along?',
            children: [{ label: 'Commute of 310 drivers', analysis: 'Home addresses against both sites', owner: 'HR', due: '5 Sep' }],
          },
        ],
      },
    },
  },
  draw: (d, pane, kit) => drawIssues(d, pane, kit, { states: true, plan: true }),
});

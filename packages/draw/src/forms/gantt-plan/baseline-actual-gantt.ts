/** Each task against its baseline, with the periods by which it slipped. */
import { defineVariant } from '../define.ts';
import { drawPlan } from './_plan.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'baseline_actual_gantt',
  purpose: 'What was planned and what happens: the baseline under each bar, the slip in periods behind it.',
  example: {
    headline: 'The warehouse opens two months late because the racking permit came late',
    context: 'Warehouse Kolding, baseline of March 2026 against forecast',
    source_note: 'Project office, week 34',
    data: {
      periods: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      tasks: [
        { id: 'lease', label: 'Lease and hand-over', baseline_start: 'Mar', baseline_end: 'Apr', start: 'Mar', end: 'Apr' },
        {
          id: 'permit',
          label: 'Racking permit',
          baseline_start: 'Apr',
          baseline_end: 'May',
          start: 'Apr',
          end: 'Jul',
          emphasis: 'primary',
        },
        { id: 'racks', label: 'Racking and conveyors', baseline_start: 'Jun', baseline_end: 'Aug', start: 'Aug', end: 'Oct' },
        { id: 'wms', label: 'Warehouse software', baseline_start: 'May', baseline_end: 'Aug', start: 'May', end: 'Aug' },
        { id: 'staff', label: 'Hiring and training', baseline_start: 'Jul', baseline_end: 'Sep', start: 'Jul', end: 'Oct' },
        { id: 'stock', label: 'Stock transfer', baseline_start: 'Sep', baseline_end: 'Oct', start: 'Nov', end: 'Dec' },
      ],
      milestones: [{ label: 'First delivery', period: 'Dec' }],
    },
  },
  draw: (data, pane, kit) => drawPlan(data, pane, kit, { by_group: false, slips: true }),
});

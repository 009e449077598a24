/** Tasks joined by arrows where one must end before the next starts. */
import { defineVariant } from '../define.ts';
import { drawPlan } from './_plan.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'dependency_gantt',
  purpose: 'What waits for what: arrows from the end of a task to the start of those that depend on it, the critical ones marked.',
  example: {
    headline: 'Four tasks decide the go-live; everything else has a month of slack',
    context: 'Payroll system, critical chain marked',
    source_note: 'Programme plan, version 7',
    data: {
      periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
      tasks: [
        { id: 'a', label: 'Requirements', start: 'Jan', end: 'Jan', emphasis: 'primary' },
        { id: 'b', label: 'Contract', start: 'Feb', end: 'Mar', depends_on: ['a'], emphasis: 'primary' },
        { id: 'c', label: 'Data clean-up', start: 'Feb', end: 'Mar', depends_on: ['a'] },
        { id: 'd', label: 'Configuration', start: 'Apr', end: 'Jun', depends_on: ['b'], emphasis: 'primary' },
        { id: 'e', label: 'Training material', start: 'May', end: 'Jun' },
        { id: 'f', label: 'Parallel payroll run', start: 'Jul', end: 'Aug', depends_on: ['d'], emphasis: 'primary' },
        { id: 'g', label: 'Training', start: 'Jul', end: 'Jul', depends_on: ['e'] },
      ],
      milestones: [{ label: 'Go-live decision', period: 'Aug' }],
    },
  },
  draw: (data, pane, kit) => drawPlan(data, pane, kit, { by_group: false, slips: false }),
});

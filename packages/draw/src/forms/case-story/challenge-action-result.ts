/** The three parts side by side, figures below. */
import { defineVariant } from '../define.ts';
import { drawStory } from './_story.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'challenge_action_result',
  purpose: 'The usual case: what was wrong, what was done, what it brought.',
  example: {
    headline: 'One timetable change cut missed links by a third',
    source_note: 'Trip log, summer 2025',
    data: {
      client: 'Lake district lines, 2025',
      challenge: ['Every third passenger missed the boat', 'Complaints doubled within a year', 'Two timetables, two planners'],
      action: ['Shifted 14 departures by two to five minutes', 'Boats wait two minutes on a signal', 'One planner for both'],
      result: ['Missed links fell by a third', 'No boat left later than before'],
      metrics: [
        { value: '-34%', label: 'missed links' },
        { value: '+9%', label: 'trips that combine bus and boat' },
        { value: '0', label: 'extra vehicles' },
      ],
    },
  },
  draw: (d, pane, kit) => drawStory(d, pane, kit, 'story'),
});

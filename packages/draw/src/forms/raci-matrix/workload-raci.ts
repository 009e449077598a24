/** Activities down, roles across, with the duties of each role counted below. */
import { defineVariant } from '../define.ts';
import { drawRaci } from './_matrix.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'workload_raci',
  purpose: 'Who carries too much: the activities in which each role is responsible or accountable, counted below.',
  example: {
    headline: 'The project lead carries five of six activities',
    context: 'R responsible, A accountable, C consulted, I informed',
    source_note: 'Kick-off workshop',
    data: {
      roles: ['Project lead', 'Architect', 'Business owner', 'Test lead'],
      activities: [
        { label: 'Scope and budget', cells: ['A/R', 'C', 'C', 'I'] },
        { label: 'Solution design', cells: ['A', 'R', 'C', 'C'] },
        { label: 'Supplier steering', cells: ['A/R', 'C', 'I', ''] },
        { label: 'Acceptance criteria', cells: ['R', 'C', 'A', 'C'] },
        { label: 'Test', cells: ['I', 'C', 'C', 'A/R'] },
        { label: 'Go-live', cells: ['A/R', 'R', 'C', 'R'] },
      ],
    },
  },
  draw: (data, pane, kit) => drawRaci(data, pane, kit, { load: true }),
});

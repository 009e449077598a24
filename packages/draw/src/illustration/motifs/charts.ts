import { defineMotif } from '../define-motif.ts';
import { drawColumns } from '../marks/columns.ts';

export const charts = defineMotif({
  name: 'charts',
  shows: 'Columns that go up and down',
  kind: 'sign',
  // A prompt that names figures does not say which way they went.
  draw: (stage) => drawColumns(stage, (_, chance) => chance.between(0.3, 0.78), false),
});

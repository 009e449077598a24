import { defineMotif } from '../define-motif.ts';
import { drawColumns } from '../marks/columns.ts';

export const risingCharts = defineMotif({
  name: 'rising-charts',
  shows: 'Columns that rise, under a line with an arrow',
  kind: 'sign',
  draw: (stage) => drawColumns(stage, (t, chance) => (0.14 + 0.68 * t ** 1.35) * chance.between(0.9, 1.06), true),
});

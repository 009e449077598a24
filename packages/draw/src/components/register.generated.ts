// Written by scripts/generate-registers.mjs; do not edit.
import { barList } from './bar-list.ts';
import { comparisonTable } from './comparison-table.ts';
import { donut } from './donut.ts';
import { lineTrend } from './line-trend.ts';
import { metric } from './metric.ts';
import { statCard } from './stat-card.ts';

export const all = [
  barList,
  comparisonTable,
  donut,
  lineTrend,
  metric,
  statCard,
] as const;

// Written by scripts/generate-registers.mjs; do not edit.
import { barList } from './bar-list.ts';
import { burndownChart } from './burndown-chart.ts';
import { callout } from './callout.ts';
import { card } from './card.ts';
import { comparisonTable } from './comparison-table.ts';
import { donut } from './donut.ts';
import { funnel } from './funnel.ts';
import { gantt } from './gantt.ts';
import { heatmap } from './heatmap.ts';
import { image } from './image.ts';
import { lineTrend } from './line-trend.ts';
import { list } from './list.ts';
import { metric } from './metric.ts';
import { progressBar } from './progress-bar.ts';
import { pyramid } from './pyramid.ts';
import { radial } from './radial.ts';
import { ragScorecard } from './rag-scorecard.ts';
import { splitView } from './split-view.ts';
import { stackedBar } from './stacked-bar.ts';
import { statCard } from './stat-card.ts';
import { testimonial } from './testimonial.ts';
import { timeline } from './timeline.ts';
import { waterfall } from './waterfall.ts';

export const all = [
  barList,
  burndownChart,
  callout,
  card,
  comparisonTable,
  donut,
  funnel,
  gantt,
  heatmap,
  image,
  lineTrend,
  list,
  metric,
  progressBar,
  pyramid,
  radial,
  ragScorecard,
  splitView,
  stackedBar,
  statCard,
  testimonial,
  timeline,
  waterfall,
] as const;

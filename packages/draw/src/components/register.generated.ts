// Written by `npm run generate`; do not edit.
import { barList } from './bar-list.ts';
import { burndownChart } from './burndown-chart.ts';
import { callout } from './callout.ts';
import { capTable } from './cap-table.ts';
import { card } from './card.ts';
import { comparisonTable } from './comparison-table.ts';
import { donut } from './donut.ts';
import { funnel } from './funnel.ts';
import { gantt } from './gantt.ts';
import { heatmap } from './heatmap.ts';
import { iconGrid } from './icon-grid.ts';
import { image } from './image.ts';
import { lineTrend } from './line-trend.ts';
import { list } from './list.ts';
import { maturityModel } from './maturity-model.ts';
import { metric } from './metric.ts';
import { orgChart } from './org-chart.ts';
import { progressBar } from './progress-bar.ts';
import { pyramid } from './pyramid.ts';
import { quadrant } from './quadrant.ts';
import { radial } from './radial.ts';
import { ragScorecard } from './rag-scorecard.ts';
import { roadmap } from './roadmap.ts';
import { splitView } from './split-view.ts';
import { stackedBar } from './stacked-bar.ts';
import { statCard } from './stat-card.ts';
import { steps } from './steps.ts';
import { swimlane } from './swimlane.ts';
import { testimonial } from './testimonial.ts';
import { threeHorizons } from './three-horizons.ts';
import { timeline } from './timeline.ts';
import { tracker } from './tracker.ts';
import { unitEconomics } from './unit-economics.ts';
import { waterfall } from './waterfall.ts';

export const all = [
  barList,
  burndownChart,
  callout,
  capTable,
  card,
  comparisonTable,
  donut,
  funnel,
  gantt,
  heatmap,
  iconGrid,
  image,
  lineTrend,
  list,
  maturityModel,
  metric,
  orgChart,
  progressBar,
  pyramid,
  quadrant,
  radial,
  ragScorecard,
  roadmap,
  splitView,
  stackedBar,
  statCard,
  steps,
  swimlane,
  testimonial,
  threeHorizons,
  timeline,
  tracker,
  unitEconomics,
  waterfall,
] as const;

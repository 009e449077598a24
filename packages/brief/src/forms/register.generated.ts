// Written by `npm run generate`; do not edit.
import { agendaList } from './agenda-list.ts';
import { barRankChart } from './bar-rank-chart.ts';
import { calendarGrid } from './calendar-grid.ts';
import { cardGrid } from './card-grid.ts';
import { caseStory } from './case-story.ts';
import { comparisonMatrix } from './comparison-matrix.ts';
import { costCurve } from './cost-curve.ts';
import { cycleFlow } from './cycle-flow.ts';
import { dataTable } from './data-table.ts';
import { driverTree } from './driver-tree.ts';
import { editorialSplit } from './editorial-split.ts';
import { executiveSummary } from './executive-summary.ts';
import { footballField } from './football-field.ts';
import { funnel } from './funnel.ts';
import { ganttPlan } from './gantt-plan.ts';
import { gaugeScore } from './gauge-score.ts';
import { heatMatrix } from './heat-matrix.ts';
import { heroStatement } from './hero-statement.ts';
import { hubSpoke } from './hub-spoke.ts';
import { imageStory } from './image-story.ts';
import { issueTree } from './issue-tree.ts';
import { kpiMetrics } from './kpi-metrics.ts';
import { layerStack } from './layer-stack.ts';
import { linearFlow } from './linear-flow.ts';
import { marimekko } from './marimekko.ts';
import { maturityStaircase } from './maturity-staircase.ts';
import { nestedMagnitude } from './nested-magnitude.ts';
import { orgStructure } from './org-structure.ts';
import { positionMap } from './position-map.ts';
import { pyramidHierarchy } from './pyramid-hierarchy.ts';
import { raciMatrix } from './raci-matrix.ts';
import { rampCurve } from './ramp-curve.ts';
import { riskMatrix } from './risk-matrix.ts';
import { sankeyFlow } from './sankey-flow.ts';
import { scenarioCompare } from './scenario-compare.ts';
import { sectionDivider } from './section-divider.ts';
import { segmentWheel } from './segment-wheel.ts';
import { slopeChart } from './slope-chart.ts';
import { smallMultiples } from './small-multiples.ts';
import { sourcesUses } from './sources-uses.ts';
import { statusDashboard } from './status-dashboard.ts';
import { strategicFork } from './strategic-fork.ts';
import { swimlaneFlow } from './swimlane-flow.ts';
import { swot } from './swot.ts';
import { systemFlowMap } from './system-flow-map.ts';
import { takeawayStack } from './takeaway-stack.ts';
import { timelineRoadmap } from './timeline-roadmap.ts';
import { tornado } from './tornado.ts';
import { trendChart } from './trend-chart.ts';
import { valueChain } from './value-chain.ts';
import { varianceTable } from './variance-table.ts';
import { visualShowcase } from './visual-showcase.ts';
import { waterfallBridge } from './waterfall-bridge.ts';

export const all = [
  agendaList,
  barRankChart,
  calendarGrid,
  cardGrid,
  caseStory,
  comparisonMatrix,
  costCurve,
  cycleFlow,
  dataTable,
  driverTree,
  editorialSplit,
  executiveSummary,
  footballField,
  funnel,
  ganttPlan,
  gaugeScore,
  heatMatrix,
  heroStatement,
  hubSpoke,
  imageStory,
  issueTree,
  kpiMetrics,
  layerStack,
  linearFlow,
  marimekko,
  maturityStaircase,
  nestedMagnitude,
  orgStructure,
  positionMap,
  pyramidHierarchy,
  raciMatrix,
  rampCurve,
  riskMatrix,
  sankeyFlow,
  scenarioCompare,
  sectionDivider,
  segmentWheel,
  slopeChart,
  smallMultiples,
  sourcesUses,
  statusDashboard,
  strategicFork,
  swimlaneFlow,
  swot,
  systemFlowMap,
  takeawayStack,
  timelineRoadmap,
  tornado,
  trendChart,
  valueChain,
  varianceTable,
  visualShowcase,
  waterfallBridge,
] as const;

// Written by scripts/generate-registers.mjs; do not edit.
import { agendaList } from './agenda-list.ts';
import { barRankChart } from './bar-rank-chart.ts';
import { comparisonMatrix } from './comparison-matrix.ts';
import { cycleFlow } from './cycle-flow.ts';
import { driverTree } from './driver-tree.ts';
import { footballField } from './football-field.ts';
import { funnel } from './funnel.ts';
import { ganttPlan } from './gantt-plan.ts';
import { kpiMetrics } from './kpi-metrics.ts';
import { linearFlow } from './linear-flow.ts';
import { nestedMagnitude } from './nested-magnitude.ts';
import { orgStructure } from './org-structure.ts';
import { pyramidHierarchy } from './pyramid-hierarchy.ts';
import { riskMatrix } from './risk-matrix.ts';
import { swot } from './swot.ts';
import { takeawayStack } from './takeaway-stack.ts';
import { timelineRoadmap } from './timeline-roadmap.ts';
import { tornado } from './tornado.ts';
import { trendChart } from './trend-chart.ts';
import { waterfallBridge } from './waterfall-bridge.ts';

export const all = [
  agendaList,
  barRankChart,
  comparisonMatrix,
  cycleFlow,
  driverTree,
  footballField,
  funnel,
  ganttPlan,
  kpiMetrics,
  linearFlow,
  nestedMagnitude,
  orgStructure,
  pyramidHierarchy,
  riskMatrix,
  swot,
  takeawayStack,
  timelineRoadmap,
  tornado,
  trendChart,
  waterfallBridge,
] as const;

// Written by scripts/generate-registers.mjs; do not edit.
import { form as agendaList } from './agenda-list/form.ts';
import { variant as agendaListNumberedAgenda } from './agenda-list/numbered-agenda.ts';
import { variant as agendaListTimedAgenda } from './agenda-list/timed-agenda.ts';
import { variant as agendaListTopicAndQuestionAgenda } from './agenda-list/topic-and-question-agenda.ts';
import { form as barRankChart } from './bar-rank-chart/form.ts';
import { variant as barRankChartBeforeAfterDumbbell } from './bar-rank-chart/before-after-dumbbell.ts';
import { variant as barRankChartBenchmarkTargetBar } from './bar-rank-chart/benchmark-target-bar.ts';
import { variant as barRankChartDivergingVarianceBar } from './bar-rank-chart/diverging-variance-bar.ts';
import { variant as barRankChartGroupedComparisonBar } from './bar-rank-chart/grouped-comparison-bar.ts';
import { variant as barRankChartLollipopRanking } from './bar-rank-chart/lollipop-ranking.ts';
import { variant as barRankChartRankedMagnitudeBar } from './bar-rank-chart/ranked-magnitude-bar.ts';
import { variant as barRankChartShareBracketBar } from './bar-rank-chart/share-bracket-bar.ts';
import { variant as barRankChartStackedCompositionBar } from './bar-rank-chart/stacked-composition-bar.ts';
import { form as comparisonMatrix } from './comparison-matrix/form.ts';
import { variant as comparisonMatrixOptionProfiles } from './comparison-matrix/option-profiles.ts';
import { variant as comparisonMatrixOptionsByCriteria } from './comparison-matrix/options-by-criteria.ts';
import { variant as comparisonMatrixWeightedScoring } from './comparison-matrix/weighted-scoring.ts';
import { form as dataTable } from './data-table/form.ts';
import { variant as dataTableActionPlanTable } from './data-table/action-plan-table.ts';
import { variant as dataTableFinancialTable } from './data-table/financial-table.ts';
import { variant as dataTablePlainTable } from './data-table/plain-table.ts';
import { form as ganttPlan } from './gantt-plan/form.ts';
import { variant as ganttPlanBaselineActualGantt } from './gantt-plan/baseline-actual-gantt.ts';
import { variant as ganttPlanDependencyGantt } from './gantt-plan/dependency-gantt.ts';
import { variant as ganttPlanPhaseGantt } from './gantt-plan/phase-gantt.ts';
import { form as gaugeScore } from './gauge-score/form.ts';
import { variant as gaugeScoreMultiScoreScale } from './gauge-score/multi-score-scale.ts';
import { variant as gaugeScoreScoreActionGauge } from './gauge-score/score-action-gauge.ts';
import { variant as gaugeScoreThresholdExplanationGauge } from './gauge-score/threshold-explanation-gauge.ts';
import { form as kpiMetrics } from './kpi-metrics/form.ts';
import { variant as kpiMetricsDeltaScoreboard } from './kpi-metrics/delta-scoreboard.ts';
import { variant as kpiMetricsHeroMetric } from './kpi-metrics/hero-metric.ts';
import { variant as kpiMetricsMetricRows } from './kpi-metrics/metric-rows.ts';
import { form as statusDashboard } from './status-dashboard/form.ts';
import { variant as statusDashboardColumnsByStatus } from './status-dashboard/columns-by-status.ts';
import { variant as statusDashboardInitiativeTable } from './status-dashboard/initiative-table.ts';
import { variant as statusDashboardStatusCards } from './status-dashboard/status-cards.ts';
import { form as trendChart } from './trend-chart/form.ts';
import { variant as trendChartActualForecastLine } from './trend-chart/actual-forecast-line.ts';
import { variant as trendChartColumnTrendGrowth } from './trend-chart/column-trend-growth.ts';
import { variant as trendChartIndexedRebasedLine } from './trend-chart/indexed-rebased-line.ts';
import { variant as trendChartSmallMultiplesTrend } from './trend-chart/small-multiples-trend.ts';
import { variant as trendChartStackedColumnTrend } from './trend-chart/stacked-column-trend.ts';
import { variant as trendChartTrendLine } from './trend-chart/trend-line.ts';
import { form as waterfallBridge } from './waterfall-bridge/form.ts';
import { variant as waterfallBridgeContributionBuildUpBridge } from './waterfall-bridge/contribution-build-up-bridge.ts';
import { variant as waterfallBridgeMultiAnchorSubtotalBridge } from './waterfall-bridge/multi-anchor-subtotal-bridge.ts';
import { variant as waterfallBridgePlanActualVarianceBridge } from './waterfall-bridge/plan-actual-variance-bridge.ts';
import { variant as waterfallBridgeStandardDriverBridge } from './waterfall-bridge/standard-driver-bridge.ts';

export const all = [
  { form: agendaList, variants: [agendaListNumberedAgenda, agendaListTimedAgenda, agendaListTopicAndQuestionAgenda] },
  { form: barRankChart, variants: [barRankChartBeforeAfterDumbbell, barRankChartBenchmarkTargetBar, barRankChartDivergingVarianceBar, barRankChartGroupedComparisonBar, barRankChartLollipopRanking, barRankChartRankedMagnitudeBar, barRankChartShareBracketBar, barRankChartStackedCompositionBar] },
  { form: comparisonMatrix, variants: [comparisonMatrixOptionProfiles, comparisonMatrixOptionsByCriteria, comparisonMatrixWeightedScoring] },
  { form: dataTable, variants: [dataTableActionPlanTable, dataTableFinancialTable, dataTablePlainTable] },
  { form: ganttPlan, variants: [ganttPlanBaselineActualGantt, ganttPlanDependencyGantt, ganttPlanPhaseGantt] },
  { form: gaugeScore, variants: [gaugeScoreMultiScoreScale, gaugeScoreScoreActionGauge, gaugeScoreThresholdExplanationGauge] },
  { form: kpiMetrics, variants: [kpiMetricsDeltaScoreboard, kpiMetricsHeroMetric, kpiMetricsMetricRows] },
  { form: statusDashboard, variants: [statusDashboardColumnsByStatus, statusDashboardInitiativeTable, statusDashboardStatusCards] },
  { form: trendChart, variants: [trendChartActualForecastLine, trendChartColumnTrendGrowth, trendChartIndexedRebasedLine, trendChartSmallMultiplesTrend, trendChartStackedColumnTrend, trendChartTrendLine] },
  { form: waterfallBridge, variants: [waterfallBridgeContributionBuildUpBridge, waterfallBridgeMultiAnchorSubtotalBridge, waterfallBridgePlanActualVarianceBridge, waterfallBridgeStandardDriverBridge] },
] as const;

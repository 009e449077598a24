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
  { form: trendChart, variants: [trendChartActualForecastLine, trendChartColumnTrendGrowth, trendChartIndexedRebasedLine, trendChartSmallMultiplesTrend, trendChartStackedColumnTrend, trendChartTrendLine] },
  { form: waterfallBridge, variants: [waterfallBridgeContributionBuildUpBridge, waterfallBridgeMultiAnchorSubtotalBridge, waterfallBridgePlanActualVarianceBridge, waterfallBridgeStandardDriverBridge] },
] as const;

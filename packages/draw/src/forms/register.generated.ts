// Written by scripts/generate-registers.mjs; do not edit.
import { form as waterfallBridge } from './waterfall-bridge/form.ts';
import { variant as waterfallBridgeContributionBuildUpBridge } from './waterfall-bridge/contribution-build-up-bridge.ts';
import { variant as waterfallBridgeMultiAnchorSubtotalBridge } from './waterfall-bridge/multi-anchor-subtotal-bridge.ts';
import { variant as waterfallBridgePlanActualVarianceBridge } from './waterfall-bridge/plan-actual-variance-bridge.ts';
import { variant as waterfallBridgeStandardDriverBridge } from './waterfall-bridge/standard-driver-bridge.ts';

export const all = [
  { form: waterfallBridge, variants: [waterfallBridgeContributionBuildUpBridge, waterfallBridgeMultiAnchorSubtotalBridge, waterfallBridgePlanActualVarianceBridge, waterfallBridgeStandardDriverBridge] },
] as const;

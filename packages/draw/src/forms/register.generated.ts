// Written by scripts/generate-registers.mjs; do not edit.
import { form as waterfallBridge } from './waterfall-bridge/form.ts';
import { variant as waterfallBridgeStandardDriverBridge } from './waterfall-bridge/standard-driver-bridge.ts';

export const all = [
  { form: waterfallBridge, variants: [waterfallBridgeStandardDriverBridge] },
] as const;

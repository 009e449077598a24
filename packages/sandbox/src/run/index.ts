/** Runs Python code of strangers, and hands out the presentation that it makes. */

export { CODE_LIMITS, type CodeOrder, type CodeOutcome, type Diagnostic, type Layers, layersHolding } from './order.ts';
export { findPython, type Python, prepareEnvironment } from './python.ts';
export { createSandboxes, type Sandboxes, type SandboxesOptions, SandboxUnavailable, type Way } from './sandboxes.ts';

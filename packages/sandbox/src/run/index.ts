/** Runs Python code of strangers, and hands out the presentation that it makes. */

export { createSandboxes, type Sandboxes, type SandboxesOptions } from './sandboxes.ts';

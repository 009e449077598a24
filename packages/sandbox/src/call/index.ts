/** What callers of sandboxes share with them: orders, outcomes, where the Python is, and the way to the service that runs code. */

export { type CodeService, connectCodeService, type ServiceAddress, type ServiceState } from './code-service.ts';
export { encodeLine } from './line.ts';
export {
  CODE_LIMITS,
  type CodeOrder,
  type CodeOutcome,
  codeOrderSchema,
  type Diagnostic,
  type Layers,
  layersHolding,
} from './order.ts';
export { findPython, type Python, prepareEnvironment } from './python.ts';
export { type InspectedResult, refusedResult, unreadableResult } from './refused-result.ts';
export { SandboxesFull, SandboxUnavailable } from './unavailable.ts';

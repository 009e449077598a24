/** Logs, traces, metrics, and the port on which a process reports its health. */
export { createLines, isObject, logFaults, logOutput, startLog } from './json-output.ts';
export { createLogger, type Logger, type LoggerOptions } from './logger.ts';
export {
  createJobMetrics,
  createMetrics,
  createRegistry,
  createRelayMetrics,
  type JobMetrics,
  type Metrics,
  type RelayMetrics,
} from './metrics.ts';
export { type CheckState, type Checks, checkReadiness, type Readiness } from './readiness.ts';
export { type Operations, type OperationsServer, serveOperations } from './serve-operations.ts';
export { type AskableProcess, answerForMetrics, askForMetrics, type MetricsData, metricsPage } from './shared-metrics.ts';
export { inSpan, type SpanOptions, startTracing, type Tracing, type TracingOptions, traceparent } from './tracing.ts';

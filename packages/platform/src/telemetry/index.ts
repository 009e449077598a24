/** Logs, traces, metrics, and the port on which a process reports its health. */
export { type Connections, showConnections } from './connection-metrics.ts';
export { createLines, isObject, logFaults, logOutput, startLog } from './json-output.ts';
export { createLogger, type Logger, type LoggerOptions } from './logger.ts';
export { inCreateSpan, inProcessSpan, inSendSpan, type MessagingSystem, recordLostAttempt, type TracedMessage } from './messaging.ts';
export {
  type CodeMetrics,
  createCodeMetrics,
  createJobMetrics,
  createMetrics,
  createProbeMetrics,
  createRegistry,
  createRelayMetrics,
  type JobMetrics,
  type Metrics,
  type ProbeMetrics,
  type RelayMetrics,
} from './metrics.ts';
export { type CheckState, type Checks, checkReadiness, type Readiness } from './readiness.ts';
export { type Operations, type OperationsServer, serveOperations } from './serve-operations.ts';
export { type AskableProcess, answerForMetrics, askForMetrics, type MetricsData, metricsPage } from './shared-metrics.ts';
export { failActiveSpan, failSpan, inSpan, recordSpan, type SpanOptions } from './spans.ts';
export { traceFields, traceHeaders, traceparent, traceTextOf } from './trace-context.ts';
export { isTracing, startTracing, type Tracing, type TracingOptions } from './tracing.ts';

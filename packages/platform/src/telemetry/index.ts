/** Logs, traces, metrics, and the port on which a process says how it is. */
export * from './json-output.ts';
export * from './logger.ts';
export * from './metrics.ts';
export * from './readiness.ts';
export * from './serve-operations.ts';
export * from './shared-metrics.ts';
export * from './tracing.ts';

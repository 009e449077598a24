/** Logs, traces and metrics. */
export * from './logger.ts';
export * from './metrics.ts';
export * from './tracing.ts';

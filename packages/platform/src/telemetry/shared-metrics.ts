/** Metrics of a process tree on one page. Each child sends its metrics to its parent, labelled with the process. */
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Metrics of one process as plain data. */
export type MetricsData = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What a parent asks, and what a child answers. */
const ASK = 'metrics?';
interface Answer {
  readonly event: 'metrics';
  readonly metrics: MetricsData;
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'event' in message && message.event === 'metrics' && 'metrics' in message;

/** In a child: answers a parent that asks. */
export function answerForMetrics(registry: Registry): void {
  process.on('message', (message) => {
    if (message !== ASK) return;
    registry.getMetricsAsJSON().then(
      (metrics) => process.connected && process.send?.({ event: 'metrics', metrics }, undefined, {}, () => {}),
      () => {},
    );
  });
}

/** The part of a child process that asking it takes. */
export interface AskableProcess {
  readonly connected: boolean;
  send(message: string, callback: (error: Error | null) => void): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  off(event: 'message', listener: (message: unknown) => void): unknown;
}

/** A child's metrics; empty for one that is gone, or does not answer within `timeout_ms`. */
export function askForMetrics(child: AskableProcess, timeout_ms = 1_000): Promise<MetricsData> {
  if (!child.connected) return Promise.resolve([]);
  return new Promise((resolve) => {
    const done = (metrics: MetricsData) => {
      clearTimeout(timer);
      child.off('message', receive);
      resolve(metrics);
    };
    const receive = (message: unknown) => {
      if (isAnswer(message)) done(message.metrics);
    };
    const timer = setTimeout(() => done([]), timeout_ms);
    child.on('message', receive);
    child.send(ASK, (error) => error && done([]));
  });
}

/** One page of several processes. `process` says whose a row is. */
export async function metricsPage(parts: readonly { readonly process: string; readonly metrics: MetricsData }[]): Promise<string> {
  const labelled = parts.map(({ process, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      // Told apart by their label, so nothing is added up.
      values: metric.values.map((one) => ({ ...one, labels: { ...one.labels, process } })),
    })),
  );
  return AggregatorRegistry.aggregate(labelled).metrics();
}

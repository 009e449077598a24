/** The metrics that autoscalers may ask for: how work waits, queue by queue, read from Postgres when it is asked for. */
import type { Database } from '@deckwright/platform/database';
import { type Backlog, jobDefinitions, readBacklog } from '@deckwright/platform/jobs';

/** One value as the external metrics API tells it. */
export interface MetricValue {
  readonly labels: Readonly<Record<string, string>>;
  /** A quantity of Kubernetes: thousandths are written `12500m`. */
  readonly value: string;
}

/** Names as the relay gives them to Prometheus, so that either way of scaling asks for the same thing. */
const METRICS: Readonly<Record<string, (backlog: Backlog) => string>> = {
  deckwright_queue_oldest_seconds: ({ waiting_ms }) => `${Math.max(0, Math.round(waiting_ms))}m`,
  deckwright_queue_waiting: ({ waiting }) => String(waiting),
};

export const metricNames: readonly string[] = Object.keys(METRICS);

/** Null for a metric that there is not. */
export type ReadMetric = (name: string) => Promise<readonly MetricValue[] | null>;

/** Autoscalers ask every few seconds, each for one queue; one reading answers all of them. */
const CACHED_MS = 1_000;

export function createMetricReader(db: Database, now_ms: () => number): ReadMetric {
  let cached: { readonly at_ms: number; readonly backlogs: Promise<readonly (readonly [string, Backlog])[]> } | undefined;
  const read = () =>
    Promise.all(
      jobDefinitions.map(
        async ({ queue, job_types }): Promise<readonly [string, Backlog]> => [queue, await readBacklog(db, queue, job_types)],
      ),
    );
  return async (name) => {
    const quantityOf = Object.hasOwn(METRICS, name) ? METRICS[name] : undefined;
    if (quantityOf === undefined) return null;
    const at_ms = now_ms();
    if (cached === undefined || at_ms - cached.at_ms >= CACHED_MS) {
      const fresh = { at_ms, backlogs: read() };
      cached = fresh;
      // A failed reading must not answer the next question.
      fresh.backlogs.catch(() => {
        if (cached === fresh) cached = undefined;
      });
    }
    const backlogs = await cached.backlogs;
    return backlogs.map(([queue, backlog]) => ({ labels: { queue }, value: quantityOf(backlog) }));
  };
}

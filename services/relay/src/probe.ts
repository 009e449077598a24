/** Has one slide drawn through the public interface, as a caller would, and measures it: what a process says of itself is silent when it is dead. */
import { deadline } from '@deckwright/platform/deadline';
import type { ProbeMetrics } from '@deckwright/platform/telemetry';

export interface ProbeDeps {
  /** Address of the gateway. */
  readonly url: string;
  /** Of an account of the operator; the same slide again is free. */
  readonly key: string;
  readonly metrics?: ProbeMetrics;
}

/** A caller would have given up. */
const PATIENCE_MS = 50_000;
const SLIDE = {
  form: 'kpi_metrics',
  headline: 'This slide is drawn once a minute to see that slides are drawn',
  data: { metrics: [{ label: 'Slides in this probe', value: '1' }] },
};

/** @throws Error for an answer that is not a slide that is complete */
export async function probe({ url, key, metrics }: ProbeDeps, stop: AbortSignal): Promise<void> {
  const from = performance.now();
  try {
    const response = await fetch(new URL('/v1/render/intent', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...SLIDE, wait: 'true' }),
      signal: deadline(PATIENCE_MS, stop),
    });
    const answer = (await response.json()) as { readonly status?: unknown; readonly code?: unknown };
    if (response.status !== 200 || answer.status !== 'complete')
      throw new Error(`The probe was answered ${response.status} ${String(answer.code ?? answer.status)}.`);
    metrics?.drawn((performance.now() - from) / 1000);
  } catch (error) {
    if (!stop.aborted) metrics?.failed();
    throw error;
  }
}

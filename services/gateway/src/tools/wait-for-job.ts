/** Waits for a job that a route has accepted, and reports its progress. */
import type { ToolCall } from './define-tool.ts';

/** Seconds of one poll, and of all: hosts give up on a tool after two minutes. */
const POLL_S = 5;
const ALL_S = 100;

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** The job when it has ended, or as it stands after the wait. */
export async function waitForJob(
  { ask, report }: Pick<ToolCall<unknown>, 'ask' | 'report'>,
  job_id: string,
): Promise<Record<string, unknown>> {
  let job: Record<string, unknown> = {};
  for (let waited = 0; waited < ALL_S; waited += POLL_S) {
    job = await ask({ method: 'get', path: '/v1/jobs/{job_id}', params: { job_id }, query: { poll: 'true', timeout: String(POLL_S) } });
    if (job['status'] !== 'queued' && job['status'] !== 'rendering') return job;
    const progress = Object(job['progress']) as Record<string, unknown>;
    report(numberOf(progress['done'], 0), numberOf(progress['total'], 1), String(progress['stage'] ?? job['status']));
  }
  return job;
}

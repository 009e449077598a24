/** GET /v1/jobs/{job_id}/events: the job's progress as server-sent events, until it ends. */
import { Readable } from 'node:stream';
import { notFound } from '@deckwright/platform/errors';
import { streamReply } from '@deckwright/platform/http';
import { isFinal, type JobRecord } from '@deckwright/platform/jobs';
import { findJob, JobPath } from '../../../../answers/find-job.ts';
import { jobRow } from '../../../../answers/job-answer.ts';
import { defineRoute, type GatewayKit } from '../../../../kit.ts';

/** A comment line this often keeps proxies from closing a silent stream. */
const HEARTBEAT_MS = 15_000;

export const route = defineRoute({
  method: 'get',
  path: '/v1/jobs/{job_id}/events',
  tag: 'Jobs',
  summary: 'Follow a job',
  description: 'Events `progress` with the job as data, one at each change, and a last one `end`.',
  auth: 'key',
  params: JobPath,
  answers: { 200: { description: 'A stream that ends with the job.', media_type: 'text/event-stream' } },
  errors: [notFound],
  async handle({ kit, principal, params, signal }) {
    const job = await findJob(kit, principal, params.job_id);
    return streamReply('text/event-stream; charset=utf-8', Readable.from(events(kit, job, signal)), undefined, {
      'X-Accel-Buffering': 'no',
    });
  },
});

async function* events(kit: GatewayKit, job: JobRecord, signal: AbortSignal): AsyncGenerator<string> {
  let wake = () => {};
  let changed = true;
  const note = () => {
    changed = true;
    wake();
  };
  const stopWatching = kit.jobs.watch(job.job_id, note);
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    while (!signal.aborted) {
      if (!changed) {
        const beat = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(true), HEARTBEAT_MS);
          wake = () => {
            clearTimeout(timer);
            resolve(false);
          };
        });
        // The heartbeat also looks again, in case a notification was lost.
        if (beat) yield ': still here\n\n';
      }
      changed = false;
      const latest = await kit.jobs.get(job, job.job_id);
      if (latest === null) return;
      const end = isFinal(latest.status);
      yield `event: ${end ? 'end' : 'progress'}\ndata: ${JSON.stringify(jobRow(latest, kit))}\n\n`;
      if (end) return;
    }
  } finally {
    stopWatching();
  }
}

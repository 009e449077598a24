/** GET /readyz: whether requests should be sent here. Reads Postgres, writes the file store, and says how the queue is. */
import { refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../kit.ts';

const CHECK_TIMEOUT_MS = 2000;
/** What may be away while requests are taken: work is accepted into Postgres; its rings wait in the outbox, and it waits itself for the file store. */
const MAY_BE_AWAY: ReadonlySet<string> = new Set(['queue', 'storage']);
/** A queue that takes longer makes the answer slow for nothing; a disk may take its time to flush. */
const QUEUE_TIMEOUT_MS = 500;

export const route = defineRoute({
  method: 'get',
  path: '/readyz',
  tag: 'Service',
  summary: 'Whether the service takes work',
  auth: 'public',
  limit: { name: 'probe', limit: 100, per_s: 1, by: 'address' },
  answers: {
    200: {
      description: 'It does. A check that is `degraded` delays work and loses none.',
      schema: z.object({ status: z.literal('ready'), checks: z.record(z.string(), z.string()) }).meta({ id: 'Readiness' }),
    },
  },
  errors: [serviceUnavailable],
  async handle({ kit, log }) {
    // At once, whatever else is slow: balancers must look elsewhere before this replica is gone.
    if (kit.draining()) throw notReady({ draining: 'failing' });
    const checks = Object.fromEntries(
      await Promise.all(
        Object.entries(kit.readiness).map(async ([name, check]) => {
          try {
            await within(name === 'queue' ? QUEUE_TIMEOUT_MS : CHECK_TIMEOUT_MS, check());
            return [name, 'ok'];
          } catch (error) {
            log.warn({ err: error, check: name }, 'not ready');
            return [name, MAY_BE_AWAY.has(name) ? 'degraded' : 'failing'];
          }
        }),
      ),
    );
    if (kit.draining()) throw notReady({ ...checks, draining: 'failing' });
    if (Object.values(checks).every((state) => state !== 'failing')) return jsonReply(200, { status: 'ready', checks });
    throw notReady(checks);
  },
});

const notReady = (checks: Readonly<Record<string, string>>) =>
  refuse(serviceUnavailable, { detail: 'Not every part that a request needs is working.', extra: { checks } }, { 'Retry-After': '2' });

async function within(timeout_ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout_ms} ms`)), timeout_ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** GET /readyz: whether requests should be sent here. Reads Postgres, writes the file store, and says how the queue is. */
import { refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { checkReadiness } from '@deckwright/platform/telemetry';
import { z } from 'zod';
import { defineRoute } from '../kit.ts';

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
    const { is_ready, checks } = await checkReadiness(kit.readiness, (check, error) => log.warn({ err: error, check }, 'not ready'));
    if (kit.draining()) throw notReady({ ...checks, draining: 'failing' });
    if (is_ready) return jsonReply(200, { status: 'ready', checks });
    throw notReady(checks);
  },
});

const notReady = (checks: Readonly<Record<string, string>>) =>
  refuse(serviceUnavailable, { detail: 'Not every part that a request needs is working.', extra: { checks } }, { 'Retry-After': '2' });

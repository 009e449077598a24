/** GET /readyz: whether requests should be sent here. Reads Postgres, writes the queue, writes the file store. */
import { refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../kit.ts';

const CHECK_TIMEOUT_MS = 2000;

export const route = defineRoute({
  method: 'get',
  path: '/readyz',
  tag: 'Service',
  summary: 'Whether the service takes work',
  auth: 'public',
  limit: { name: 'probe', limit: 100, per_s: 1, by: 'address' },
  answers: {
    200: {
      description: 'It does.',
      schema: z.object({ status: z.literal('ready'), checks: z.record(z.string(), z.string()) }).meta({ id: 'Readiness' }),
    },
  },
  errors: [serviceUnavailable],
  async handle({ kit, log }) {
    const checks = Object.fromEntries(
      await Promise.all(
        Object.entries(kit.readiness).map(async ([name, check]) => {
          try {
            await withTimeout(check());
            return [name, 'ok'];
          } catch (error) {
            log.warn({ err: error, check: name }, 'not ready');
            return [name, 'failing'];
          }
        }),
      ),
    );
    if (kit.draining()) checks['draining'] = 'failing';
    if (Object.values(checks).every((state) => state === 'ok')) return jsonReply(200, { status: 'ready', checks });
    throw refuse(
      serviceUnavailable,
      { detail: 'Not every part that a request needs is working.', extra: { checks } },
      { 'Retry-After': '2' },
    );
  },
});

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** GET /readyz: whether requests should be sent here. Reads Postgres, writes the file store, and says how the queue is. */
import { ProblemError, refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { checkReadiness } from '@deckwright/platform/telemetry';
import { z } from 'zod';
import { defineRoute, type GatewayKit } from '../kit.ts';
import { codeState } from '../sources/run-code.ts';

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
      schema: z
        .object({
          status: z.literal('ready'),
          checks: z.record(z.string(), z.string()),
          code_sandbox: z
            .object({
              runs_code: z.boolean(),
              layers_holding: z.array(z.string()).describe('What keeps code of callers in; none where no code is run.'),
              reason: z.string().optional().describe('Why no code is run.'),
            })
            .optional()
            .describe('Absent where no sandbox is set up. Other requests do not need it.'),
        })
        .meta({ id: 'Readiness' }),
    },
  },
  errors: [serviceUnavailable],
  async handle({ kit, log }) {
    // At once, whatever else is slow: balancers must look elsewhere before this replica is gone.
    if (kit.draining()) throw notReady({ draining: 'failing' });
    const { is_ready, checks } = await checkReadiness(kit.readiness, (check, error) => log.warn({ err: error, check }, 'not ready'));
    if (kit.draining()) throw notReady({ ...checks, draining: 'failing' });
    if (is_ready) return jsonReply(200, { status: 'ready', checks, ...(kit.code !== null && { code_sandbox: await sandboxOf(kit) }) });
    throw notReady(checks);
  },
});

/** A sandbox that does not answer at once must not delay whoever asks. */
const SANDBOX_WITHIN_MS = 1_500;

async function sandboxOf(kit: GatewayKit): Promise<object> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The sandbox has not answered yet.')), SANDBOX_WITHIN_MS);
  });
  try {
    const { layers_holding } = await Promise.race([codeState(kit), late]);
    return { runs_code: true, layers_holding };
  } catch (error) {
    const reason = error instanceof ProblemError ? error.body.detail : error instanceof Error ? error.message : 'unknown';
    return { runs_code: false, layers_holding: [], reason };
  } finally {
    clearTimeout(timer);
  }
}

const notReady = (checks: Readonly<Record<string, string>>) =>
  refuse(serviceUnavailable, { detail: 'Not every part that a request needs is working.', extra: { checks } }, { 'Retry-After': '2' });

/** How much code of one key is run at once: whoever waits for a run is told at once that others of the same key stand before it. */
import { rateLimited, refuse, request, wayOut } from '@deckwright/platform/errors';
import type { Principal } from '@deckwright/platform/http';
import { checkAtOnce, type NewJob, TooManyAtOnce } from '@deckwright/platform/jobs';
import { CODE_LIMITS } from '@deckwright/sandbox/call';

/** Endless ones take the whole time of a run each, so that the last of these is answered within a minute where one is run at a time. */
export const RUNS_AT_ONCE = 5;
const NAME = 'code-at-once';
/** One of them has ended by then. */
const RETRY_S = CODE_LIMITS.time_ms / 1000;

/** What is done beside accepting the job of a run that is waited for. @throws ProblemError 429 `rate_limited` */
export const withinRunsAtOnce =
  ({ account_id, key_id }: Principal): NonNullable<NewJob['alongside']> =>
  async (sql, job_id, { job_type }) => {
    try {
      await checkAtOnce(sql, { job_id, job_type, account_id, key_id }, RUNS_AT_ONCE);
    } catch (error) {
      throw error instanceof TooManyAtOnce ? refuseAtOnce(error) : error;
    }
  };

const refuseAtOnce = ({ limit }: TooManyAtOnce) =>
  refuse(
    rateLimited,
    {
      detail: `${limit} runs of code of this key are not finished, which is the limit for runs that are waited for; a run takes ${RETRY_S} s at most.`,
      ways: [
        wayOut({ why: 'Others of the key run.', say: 'Wait {0}, until one has ended.', do: [{ wait_s: RETRY_S }] }),
        wayOut({
          why: 'What waits can be taken back.',
          say: 'Or see them with {0}, and cancel some with POST /v1/jobs/{job_id}/cancel. With `Prefer: respond-async` a run is taken all the same, and waits its turn.',
          do: [request('GET', '/v1/jobs?job_type=code')],
        }),
      ],
      extra: { retry_after_s: RETRY_S },
    },
    {
      'Retry-After': `${RETRY_S}`,
      'RateLimit-Policy': `"${NAME}";q=${limit};qu="concurrent-requests"`,
      RateLimit: `"${NAME}";r=0;t=${RETRY_S}`,
    },
  );

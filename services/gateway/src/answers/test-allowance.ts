/** The daily limit of slides for the test keys of an account, and the refusal when it is used up. */
import { askFor, refuse, testLimitReached, wayOut } from '@deckwright/platform/errors';
import type { Principal } from '@deckwright/platform/http';
import { TestSlidesUsedUp } from '@deckwright/platform/jobs';
import type { GatewayKit } from '../kit.ts';

interface Asker {
  readonly kit: Pick<GatewayKit, 'test_slides_per_day'>;
  readonly principal: Principal;
}

/** Nothing for a live key. */
export const testAllowance = ({ kit, principal }: Asker): { readonly allowance?: { readonly most: number } } =>
  principal.mode === 'test' ? { allowance: { most: kit.test_slides_per_day } } : {};

/** Turns the refusal of the store into a 429; gives other errors back. */
export function refuseUsedUp(error: unknown, base_url: string): unknown {
  if (!(error instanceof TestSlidesUsedUp)) return error;
  const { asked, used, most, retry_after_s } = error;
  const why = 'Slides of test keys are counted by the day.';
  return refuse(
    testLimitReached,
    {
      detail: `Test keys of an account may have ${most} slides drawn in a day; ${used} were drawn today, and ${asked} more were asked for.`,
      ways: [
        ...(most > used ? [askFor(why, `Ask for at most ${most - used} slides, which are left today.`)] : []),
        wayOut({ why, say: 'Wait {0}: counting begins anew at midnight UTC.', do: [{ wait_s: retry_after_s }] }),
        askFor(why, `Or use a live key, which this limit does not count: an account makes one at ${base_url}/account.`),
      ],
      extra: { retry_after_s, slides_asked: asked, slides_used: used, slides_per_day: most, cost_charged: 0 },
    },
    { 'Retry-After': String(retry_after_s) },
  );
}

/** The slides that test keys of an account may have drawn in a day are used up. */
import { defineError } from './_define-error.ts';

export const testLimitReached = defineError({
  code: 'test_limit_reached',
  status: 429,
  title: 'The test slides of this day are used up',
  remedy: 'Use a live key, ask for fewer slides, or wait as many seconds as Retry-After says: counting begins anew at midnight UTC.',
  members: {
    retry_after_s: 'seconds to wait',
    slides_asked: 'slides that this request would have had drawn',
    slides_used: 'slides that test keys of the account had drawn today',
    slides_per_day: 'slides that they may have drawn in a day',
  },
});

/** The settings of automatic top-ups contradict one another. */
import { defineError } from './_define-error.ts';

export const invalidAutoTopup = defineError({
  code: 'invalid_auto_topup',
  status: 400,
  title: 'These settings of automatic top-ups cannot be used',
  remedy: 'Send `threshold` up to `amount`, and `amount` up to `monthly_cap`, in US dollars.',
  members: { field: 'the setting', least_usd: 'least value', most_usd: 'largest value' },
});

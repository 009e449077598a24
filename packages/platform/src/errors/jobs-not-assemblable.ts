/** Some of the jobs that are named cannot become slides of a deck. */
import { defineError } from './_define-error.ts';

export const jobsNotAssemblable = defineError({
  code: 'jobs_not_assemblable',
  status: 400,
  title: 'Some of the jobs cannot be put into a deck',
  remedy: 'Name finished slide jobs of this account that are usable; `unusable` says what is wrong with each of the others.',
  members: { unusable: 'the jobs that cannot be used, each with the reason', cost_charged: 'always 0' },
});

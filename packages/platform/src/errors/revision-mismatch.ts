/** `If-Match` names another revision than the job has. */
import { defineError } from './_define-error.ts';

export const revisionMismatch = defineError({
  code: 'revision_mismatch',
  status: 412,
  title: 'The job has been edited in the meantime',
  remedy: 'Read the job, look at what changed, and send the edit again with its present revision in If-Match.',
  members: { revision: 'the revision that the job has now' },
});

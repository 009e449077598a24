/** The provisioning secret is wrong. */
import { defineError } from './_define-error.ts';

export const forbiddenProvision = defineError({
  code: 'forbidden_provision',
  status: 403,
  title: 'The provisioning secret is missing or wrong',
  remedy: 'Send the value of DECKWRIGHT_PROVISION_SECRET as X-Provision-Secret, from a server of your own.',
});

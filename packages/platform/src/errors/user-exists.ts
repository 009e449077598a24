/** The user has been provisioned before. */
import { defineError } from './_define-error.ts';

export const userExists = defineError({
  code: 'user_exists',
  status: 409,
  title: 'This user has an account already',
  remedy: 'Use the key that begins with `key_prefix`; when it is lost, create another one with POST /v1/auth/keys.',
  members: { key_prefix: 'first characters of the key that exists; null when all are revoked', account_id: 'the account of this user' },
});

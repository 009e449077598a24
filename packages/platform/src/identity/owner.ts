/** Whose a thing is: an account's, and there its live keys' or its test keys'. What is asked for with one of these finds nothing of another. */
import type { KeyMode } from './api-key.ts';

/** A principal is one, and so is a job. */
export interface Owner {
  readonly account_id: string;
  readonly mode: KeyMode;
}

/** The owner of a thing: an account, and within it the live or the test keys. A query for one owner finds nothing of another. */
import type { KeyMode } from './api-key.ts';

/** A principal is one, and so is a job. */
export interface Owner {
  readonly account_id: string;
  readonly mode: KeyMode;
}

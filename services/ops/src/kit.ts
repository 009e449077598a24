/** What every page and act of the board works with. */
import type { Database } from '@deckwright/platform/database';
import type { Queues } from '@deckwright/platform/jobs';
import type { ObjectStore } from '@deckwright/platform/object-store';
import type { IdentityProvider } from '@deckwright/platform/sign-in';
import type { Logger } from '@deckwright/platform/telemetry';
import type { LocalLink } from './local-link.ts';
import type { Roles } from './roles.ts';

export interface BoardKit {
  readonly db: Database;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly log: Logger;
  readonly now: () => Date;
  /** Where people reach the board; known once it listens. */
  readonly base_url: () => string;
  /** What the installation is called, as the bar shows it. */
  readonly cluster: string;
  readonly version: string;
  readonly roles: Roles;
  /** Null where people of this machine sign in with a link. */
  readonly identity: IdentityProvider | null;
  /** That link; null where there is a provider. */
  readonly local_link: LocalLink | null;
  /** With `{trace_id}`; null where traces are shown nowhere. */
  readonly trace_url: string | null;
  /** Where the section of an alert stands. */
  readonly runbooks_url: string;
  readonly redis_url: string | undefined;
  /** Days after which finished jobs are removed. */
  readonly retention_days: number;
}

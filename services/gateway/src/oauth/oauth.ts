/** What the OAuth endpoints need beside the rest of the kit. */
import type { IdentityProvider } from '@deckwright/platform/sign-in';
import type { TokenSigner } from './token-signer.ts';

export interface OAuth {
  /** Authenticates people; called only after a person has agreed to an agent. */
  readonly identity: IdentityProvider;
  readonly tokens: TokenSigner;
  /** The document at the address that a client's id is. Rejects with UnfetchableFile. */
  readonly readDocument: (url: string) => Promise<Uint8Array>;
  /** Signs the forms of our pages. */
  readonly form_key: Buffer;
  /** What the page that asks proposes as an agent's limit, cents a month. */
  readonly proposed_limit_cents: number;
}

/** An authorization from the first request to the code. */
export const AUTHORIZATION_MS = 10 * 60_000;
export const CODE_MS = 60_000;
export const ACCESS_TOKEN_S = 24 * 3600;

/** What a handler of the gateway works with, and `defineRoute` for such handlers. */
import type { Isolate } from '@deckwright/isolate/run';
import type { BrandCache } from '@deckwright/platform/brands';
import type { Database } from '@deckwright/platform/database';
import { type AllowedOrigins, type CallOut, type InnerCall, routeDefiner } from '@deckwright/platform/http';
import type { Accounts, KeyStore, Sealer } from '@deckwright/platform/identity';
import type { InvoiceKit } from '@deckwright/platform/invoices';
import type { CheckWaiting, JobStore } from '@deckwright/platform/jobs';
import type { WishSigner } from '@deckwright/platform/mail';
import type { ObjectStore } from '@deckwright/platform/object-store';
import type { PaymentKit } from '@deckwright/platform/payments';
import type { PictureGenerator } from '@deckwright/platform/picture-maker';
import type { Proposer } from '@deckwright/platform/proposer';
import type { LinkSigner } from '@deckwright/platform/signing';
import type { Checks } from '@deckwright/platform/telemetry';
import type { CodeService } from '@deckwright/sandbox/call';
import type { Drawing } from './drawing/drawing.ts';
import type { Examples } from './examples/examples.ts';
import type { OAuth } from './oauth/oauth.ts';

export interface GatewayKit {
  readonly jobs: JobStore;
  /** Whether an account may have further jobs waiting. */
  readonly checkWaiting: CheckWaiting;
  /** For what has no store of its own: wallets, the ledger, feedback. */
  readonly db: Database;
  readonly keys: KeyStore;
  readonly accounts: Accounts;
  /** For agents that people let in. Null: there is no identity provider, and no OAuth. */
  readonly oauth: OAuth | null;
  /** For answers that have a secret and are stored for a day. */
  readonly sealer: Sealer;
  /** Null: nothing can be bought. */
  readonly payments: PaymentKit | null;
  readonly invoices: InvoiceKit;
  /** Null: provisioning is off. */
  readonly provision_secret: string | null;
  readonly files: ObjectStore;
  readonly links: LinkSigner;
  /** Links to previews that are drawn on request. */
  readonly previews: LinkSigner;
  /** Links in mails by which their readers leave a list. */
  readonly wishes: WishSigner;
  /** The engine, for the one whose request this is. */
  readonly drawing: Drawing;
  /** Versions of brands with their files. */
  readonly brands: BrandCache;
  /** Runs tasks on files of callers in isolates, in the share of the caller. This process opens none of these files. */
  readonly isolate: Isolate;
  /** The service that runs code of callers; null: the settings name none. */
  readonly code: CodeService | null;
  /** Whether the settings name a translator; the workers speak to it. */
  readonly can_translate: boolean;
  /** The model that may propose slides; null: the settings name none. */
  readonly proposer: Proposer | null;
  /** What makes pictures of words; the workers speak to it. */
  readonly pictures: PictureGenerator;
  /** The bytes behind an address from a caller. Rejects with UnfetchableFile. */
  readonly fetchDeck: (url: string, max_bytes: number) => Promise<Uint8Array>;
  /** Messages to addresses that accounts have registered. */
  readonly callOut: CallOut;
  /** Pictures and files of our own examples, cached in memory. */
  readonly examples: Examples;
  /** What must work before requests are sent here, by name; each rejects when it does not. */
  readonly readiness: Checks;
  readonly draining: () => boolean;
  readonly now_ms: () => number;
  /** Origins whose pages may call the service. */
  readonly cors_origins: AllowedOrigins;
  /** Address of the service as callers see it, without a slash at its end. */
  readonly base_url: () => string;
  readonly version: string;
  /** Longest that a render request waits for its slide, in ms. */
  readonly render_wait_ms: number;
  /** Days after which files are deleted. */
  readonly retention_days: number;
  /** Slides that the test keys of an account may have drawn in a day. */
  readonly test_slides_per_day: number;
  /** Another route of this service, in the name of the same caller. */
  readonly inner: InnerCall<GatewayKit>;
  /** The OpenAPI document as it is sent. */
  readonly openapi: () => Uint8Array;
}

export const defineRoute = routeDefiner<GatewayKit>();

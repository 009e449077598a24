/** The gateway put together: kit in, an HTTP application out. */
import { buildOpenApi, createApp, createInnerCall, type Mount, type Principal, type Route } from '@deckwright/platform/http';
import type { RateLimiter } from '@deckwright/platform/limits';
import type { Logger, Metrics } from '@deckwright/platform/telemetry';
import { createExamples } from './examples/examples.ts';
import { kitFor, type SharedKit } from './for-caller.ts';
import type { GatewayKit } from './kit.ts';
import { type McpMount, mcpRoutes, mountRoutes } from './mcp/mounts.ts';
import { isToken } from './oauth/authenticate-token.ts';
import { metadataAddress } from './oauth/resources.ts';
import { SCOPE_NAMES } from './oauth/scopes.ts';
import { publicRefusal } from './pages/refusal.ts';
import { removedRoutes } from './removed-routes.ts';
import { all } from './routes/register.generated.ts';

export interface GatewayOptions {
  readonly kit: Omit<SharedKit, 'openapi' | 'examples' | 'inner'>;
  readonly authenticate: (key: string, path: string) => Promise<Principal | null>;
  readonly isKnownKey?: (key: string) => boolean;
  readonly mounts?: readonly Mount[];
  readonly limiter: RateLimiter;
  readonly log: Logger;
  readonly metrics?: Metrics;
  readonly trusted_proxies?: readonly string[];
  /** Further mounts of the agents' protocol, for its referees. */
  readonly mcp_mounts?: readonly McpMount[];
}

/** Every route: those served, and those that are gone. */
export const routes: readonly Route<GatewayKit>[] = [...all, ...mcpRoutes, ...removedRoutes];

const LIMITS = {
  account: { name: 'account', limit: 12_000, per_s: 60, by: 'account' },
  address: { name: 'address', limit: 1200, per_s: 60, by: 'address' },
} as const;

/** Limits that count by account, which an operator can give one key anew. */
export const keyLimits: readonly string[] = [
  ...new Set([LIMITS.account, ...routes.flatMap(({ limit }) => limit ?? [])].filter(({ by }) => by === 'account').map(({ name }) => name)),
].sort();

export function createGateway(options: GatewayOptions) {
  const errors_page = () => `${options.kit.base_url()}/docs/errors`;
  const shared = { limiter: options.limiter, limits: LIMITS, answers: options.kit.jobs, errors_page };
  const kit: SharedKit = {
    ...options.kit,
    inner: createInnerCall({ ...shared, routes }),
    examples: createExamples(options.kit.drawing),
    openapi: () => openApiBytes(options.kit.version, options.kit.base_url()),
  };
  return createApp({
    routes: [...routes, ...(options.mcp_mounts ?? []).flatMap(mountRoutes)].map(
      (route): Route<SharedKit> => ({ ...withPage(route), run: (call) => route.run({ ...call, kit: kitFor(call.kit, call) }) }),
    ),
    kit,
    readJson: kit.drawing.readJson,
    authenticate: options.authenticate,
    ...(options.isKnownKey === undefined ? {} : { isKnownKey: options.isKnownKey }),
    isSigned: isToken,
    // Without OAuth there is nowhere to point at.
    challenge: (path): Readonly<Record<string, string>> =>
      kit.oauth === null ? {} : { resource_metadata: metadataAddress(kit.base_url(), path), scope: SCOPE_NAMES.join(' ') },
    ...(options.mounts === undefined ? {} : { mounts: options.mounts }),
    ...shared,
    log: options.log,
    now_ms: () => performance.now(),
    draining: kit.draining,
    nowhere: publicRefusal,
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(options.trusted_proxies === undefined ? {} : { trusted_proxies: options.trusted_proxies }),
    cors_origins: kit.cors_origins,
  });
}

/** Who opens a page in a browser reads in a page why there is none. */
const withPage = (route: Route<GatewayKit>): Route<GatewayKit> =>
  route.refusal === undefined && route.answers[200]?.media_type === 'text/html' ? { ...route, refusal: publicRefusal } : route;

let document: { readonly version: string; readonly text: string } | undefined;
let addressed: { readonly of: object; readonly base_url: string; readonly bytes: Uint8Array } | undefined;

/** The OpenAPI document. The first call of a process takes a second of the processor: it is made before anybody is served. */
export function openApiBytes(version: string, base_url: string): Uint8Array {
  if (document?.version !== version) {
    const description = 'Typed slide intent in; editable .pptx, PDF and PNG out. Drawing is deterministic.';
    const made = buildOpenApi(routes, { title: 'Deckwright', version, description, base_url: '' });
    document = { version, text: JSON.stringify({ ...made, servers: [{ url: BASE_URL }] }) };
  }
  if (addressed?.of !== document || addressed.base_url !== base_url) {
    const text = document.text.replace(JSON.stringify(BASE_URL), () => JSON.stringify(base_url));
    addressed = { of: document, base_url, bytes: Buffer.from(text) };
  }
  return addressed.bytes;
}

/** Stands for the address, which a gateway that takes any free port learns last. */
const BASE_URL = 'https://address.of.this.service.invalid';

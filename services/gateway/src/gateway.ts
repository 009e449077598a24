/** The gateway put together: kit in, an HTTP application out. */
import { type AllowedOrigins, buildOpenApi, createApp, type OpenApiDocument, type Principal, type Route } from '@deckwright/platform/http';
import type { RateLimiter } from '@deckwright/platform/limits';
import type { Logger, Metrics } from '@deckwright/platform/telemetry';
import { createExamples } from './examples/examples.ts';
import type { GatewayKit } from './kit.ts';
import { plannedRoutes } from './planned-routes.ts';
import { removedRoutes } from './removed-routes.ts';
import { all } from './routes/register.generated.ts';

export interface GatewayOptions {
  readonly kit: Omit<GatewayKit, 'openapi' | 'examples'>;
  readonly authenticate: (key: string) => Promise<Principal | null>;
  readonly isKnownKey?: (key: string) => boolean;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  readonly metrics?: Metrics;
  readonly trusted_proxies?: readonly string[];
  readonly cors_origins?: AllowedOrigins;
}

/** Every route: those served, those specified and yet to come, those that are gone. */
export const routes: readonly Route<GatewayKit>[] = [...all, ...plannedRoutes, ...removedRoutes];

export function createGateway(options: GatewayOptions) {
  let document: OpenApiDocument | undefined;
  const kit: GatewayKit = {
    ...options.kit,
    examples: createExamples(options.kit.drawing),
    openapi: () =>
      (document ??= buildOpenApi(routes, {
        title: 'Deckwright',
        version: options.kit.version,
        description: 'Typed slide intent in; editable .pptx, PDF and PNG out. Drawing is deterministic.',
        base_url: options.kit.base_url(),
      })),
  };
  return createApp({
    routes,
    kit,
    readJson: kit.drawing.readJson,
    authenticate: options.authenticate,
    ...(options.isKnownKey === undefined ? {} : { isKnownKey: options.isKnownKey }),
    limiter: options.limiter,
    limits: {
      account: { name: 'account', limit: 12_000, per_s: 60, by: 'account' },
      address: { name: 'address', limit: 1200, per_s: 60, by: 'address' },
    },
    answers: kit.jobs,
    log: options.log,
    now_ms: () => performance.now(),
    draining: kit.draining,
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(options.trusted_proxies === undefined ? {} : { trusted_proxies: options.trusted_proxies }),
    ...(options.cors_origins === undefined ? {} : { cors_origins: options.cors_origins }),
  });
}

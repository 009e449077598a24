/** What the settings say of the board. */
import { hostname } from 'node:os';
import type { Config } from '@deckwright/platform/config';
import { createIdentityProvider } from '@deckwright/platform/sign-in';
import { LOOPBACK } from './hosts.ts';

import type { BoardKit } from './kit.ts';

export interface BoardOptions extends Omit<BoardKit, 'base_url' | 'local_link'> {
  readonly host: string;
  readonly port: number;
  /** Where people reach it; absent: by its port. */
  readonly base_url: string | undefined;
}

type FromSettings = Omit<BoardOptions, 'db' | 'queues' | 'objects' | 'log' | 'version' | 'now'>;

/** @throws Error when others could reach it and nobody would be asked who they are */
export function boardOptions(config: Config): FromSettings {
  const { oidc_issuer: issuer, oidc_client_id: client_id, ops_host: host, ops_port: port, ops_base_url: base_url } = config;
  const isOpen = issuer === undefined || client_id === undefined;
  if (isOpen && !LOOPBACK.test(host))
    throw new Error(
      'DECKWRIGHT_OPS_HOST lets others reach the board, and nothing says who may: set DECKWRIGHT_OIDC_ISSUER and DECKWRIGHT_OIDC_CLIENT_ID, or bind it to 127.0.0.1.',
    );
  if (!isOpen && config.ops_operators.length === 0 && config.ops_viewers.length === 0)
    throw new Error('Nobody may see the board: set DECKWRIGHT_OPS_OPERATORS or DECKWRIGHT_OPS_VIEWERS to groups of the identity provider.');
  const address = () => base_url ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    host,
    port,
    base_url,
    cluster: config.ops_cluster ?? hostname(),
    roles: { claim: config.ops_role_claim, operators: config.ops_operators, viewers: config.ops_viewers },
    identity: isOpen
      ? null
      : createIdentityProvider({
          issuer,
          client_id,
          client_secret: config.oidc_client_secret,
          scopes: config.ops_scopes ?? config.oidc_scopes,
          callback: () => `${address()}/sign-in/callback`,
        }),
    trace_url: config.ops_trace_url ?? null,
    // The handbook is served by the gateway.
    runbooks_url: config.ops_runbooks_url.startsWith('/') ? `${config.base_url ?? ''}${config.ops_runbooks_url}` : config.ops_runbooks_url,
    redis_url: config.redis_url,
    retention_days: config.retention_days,
  };
}

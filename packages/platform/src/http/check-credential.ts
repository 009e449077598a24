/** Identifies the sender of a request by its key, and limits wrong keys from one address. */
import type { Request, Response } from 'express';
import { refuse, unauthorized } from '../errors/index.ts';
import { addressKey, rateHeaders } from '../limits/index.ts';
import type { AppOptions } from './app-options.ts';
import type { Principal } from './call.ts';
import { credential } from './credentials.ts';
import { refuseRate } from './refuse-rate.ts';
import type { Route, RouteLimit } from './route.ts';

const WRONG_KEYS: RouteLimit = { name: 'wrong-keys', limit: 30, per_s: 60, by: 'address' };

type Options<Kit> = Pick<AppOptions<Kit>, 'authenticate' | 'isKnownKey' | 'isSigned' | 'challenge' | 'limiter' | 'limits'>;

/** @throws ProblemError `unauthorized`, or `rate_limited` after too many wrong keys */
export async function checkCredential<Kit>(
  options: Options<Kit>,
  route: Pick<Route<Kit>, 'auth'>,
  request: Request,
  response: Response,
): Promise<Principal | undefined> {
  if (route.auth === 'public' || route.auth === 'signed') return undefined;
  const sent = credential(request.headers);
  if (sent === undefined && route.auth === 'public-or-key') return undefined;
  const principal = typeof sent === 'string' ? await find(options, sent, request, response) : null;
  if (principal !== null) return principal;
  const detail =
    sent === undefined
      ? 'The request carries no API key.'
      : sent === null
        ? 'The credential cannot be read: send one key, as Bearer or as X-API-Key.'
        : options.isSigned?.(sent) === true
          ? 'The access token is not of this service, is for another one, has expired or was taken back.'
          : 'The API key is unknown, mistyped or revoked.';
  // RFC 6750, 3.1: a request without a credential gets no error code.
  const error: Record<string, string> = sent === undefined ? {} : { error: 'invalid_token', error_description: detail };
  throw refuse(unauthorized, { detail }, challengeHeader(options, request.path, error));
}

/**
 * The challenge of a 401 or 403 at this path (RFC 6750, 3; RFC 9728, 5.1). An `error` of this request replaces the parameters of the path.
 */
export function challengeHeader<Kit>(
  { challenge }: Pick<AppOptions<Kit>, 'challenge'>,
  path: string,
  error: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const parameters = { realm: 'deckwright', ...challenge?.(path), ...error };
  const parts = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return { 'WWW-Authenticate': `Bearer ${parts.join(', ')}` };
}

/**
 * Counted before the database is read, so that no more than the limit of simultaneous requests read it, and uncounted for a valid key. Keys
 * that were valid before are not counted, so that guessing behind a shared address locks out no valid caller there.
 */
async function find<Kit>(options: Options<Kit>, key: string, request: Request, response: Response): Promise<Principal | null> {
  const { path } = request;
  const address = addressKey(request.ip);
  // A signature is checked without the database and cannot be guessed, so it is not counted: hosts of agents send expired tokens by the
  // thousand.
  if (options.isSigned?.(key) === true) return options.authenticate(key, path);
  const policy = options.limits.wrong_keys ?? WRONG_KEYS;
  if (options.isKnownKey?.(key) === true) {
    const principal = await options.authenticate(key, path);
    if (principal !== null) return principal;
  }
  const verdict = await options.limiter.take(address, policy);
  if (!verdict.allowed) {
    for (const [name, value] of Object.entries(rateHeaders(policy, verdict))) response.setHeader(name, value);
    throw refuseRate(policy, verdict, 'wrong keys');
  }
  const principal = await options.authenticate(key, path);
  if (principal !== null) await options.limiter.giveBack?.(address, policy).catch(() => {});
  return principal;
}

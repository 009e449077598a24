/**
 * Requests of pages of others. A page that a browser shows must not reach a service on the same machine by a name that it made point there, so a
 * service that is called by a loopback name takes that name alone, from pages of this machine and of origins that the settings allow.
 */
import { forbiddenOrigin, refuse } from '@deckwright/platform/errors';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
};

export interface OriginFacts {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly base_url: string;
  /** `*`, or those that the settings name. */
  readonly allowed: '*' | readonly string[];
}

/** @throws ProblemError `origin_not_allowed` */
export function checkOrigin({ host, origin, base_url, allowed }: OriginFacts): void {
  const own = hostOf(base_url);
  const isLocal = own !== undefined && LOOPBACK.test(own);
  if (isLocal && host !== undefined && !LOOPBACK.test(hostOf(`http://${host}`) ?? ''))
    throw refused(`The host ${show(host)} is not this service.`);
  if (origin === undefined) return;
  const from = hostOf(origin);
  if (from === own || (allowed !== '*' && allowed.includes(origin))) return;
  if (isLocal ? from !== undefined && LOOPBACK.test(from) : allowed === '*' && from !== undefined) return;
  throw refused(`Pages of ${show(origin)} may not call this service.`);
}

const show = (text: string): string => JSON.stringify(text.slice(0, 100));

const refused = (detail: string) => refuse(forbiddenOrigin, { detail });

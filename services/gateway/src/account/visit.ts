/** A page that a signed-in person has opened: who it is, and how the rest of the service is asked in the person's name. */
import { type ProblemBody, ProblemError } from '@deckwright/platform/errors';
import { emptyReply, type InnerRequest, type RawCall, type Reply, replyJson } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';
import { loadSession, readTheme, type Session, type Theme } from './session.ts';
import { ownPage } from './sign-in.ts';

export interface Visit extends Session {
  readonly kit: GatewayKit;
  readonly now: Date;
  readonly theme: Theme;
  readonly log: RawCall<GatewayKit>['log'];
  /** Asks another route of this service. Under a key, the same request has the same answer. @throws ProblemError */
  ask(request: AskedOf, idempotency_key?: string): Promise<Readonly<Record<string, unknown>>>;
}

export type AskedOf = Pick<InnerRequest, 'method' | 'path' | 'params' | 'query'> & { readonly body?: unknown };

type Opened = Omit<RawCall<GatewayKit>, 'params' | 'query' | 'principal'>;

/** Null for who is not signed in. */
export async function openVisit(call: Opened): Promise<Visit | null> {
  const { kit, log } = call;
  const cookie = call.header('cookie');
  const now = new Date(kit.now_ms());
  const session = await loadSession(kit.db, kit.base_url(), cookie, now);
  if (session === null) return null;
  // No key has sent this; people may do what a live key may.
  const principal = { account_id: session.account_id, mode: 'live', key_id: 0 } as const;
  return {
    ...session,
    kit,
    now,
    log,
    theme: readTheme(cookie),
    async ask({ body, ...request }, idempotency_key) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const idempotency = idempotency_key === undefined ? undefined : { key: `account ${idempotency_key}`, body_sha256: '' };
      const outer: RawCall<GatewayKit> = { ...call, principal, params: {}, query: {}, idempotency };
      return read(await kit.inner(outer, { ...request, ...(body === undefined ? {} : { body: { value: body, text } }) }));
    },
  };
}

/** A refusal that was stored under an idempotency key comes as a reply. */
function read(reply: Reply): Readonly<Record<string, unknown>> {
  const value = replyJson(reply);
  const body = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};
  if (reply.status >= 400) throw new ProblemError(body as ProblemBody, reply.headers);
  return body;
}

/** Runs a page for who is signed in, and sends everybody else to sign in, from where they come back to it. */
export async function forPerson(call: Opened, path: string, work: (visit: Visit) => Promise<Reply>): Promise<Reply> {
  const visit = await openVisit(call);
  if (visit !== null) return work(visit);
  const to = ownPage(path);
  const query = to === '/account' ? '' : `?to=${encodeURIComponent(to)}`;
  return emptyReply(303, { Location: `/account/sign-in${query}`, 'Cache-Control': 'no-store' });
}

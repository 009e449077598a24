/** The end of a sign-in: a session for the account of the person, who is given an account where there is none. */
import { emptyReply, type Reply } from '@deckwright/platform/http';
import type { Logger } from '@deckwright/platform/telemetry';
import type { GatewayKit } from '../kit.ts';
import { findAccount } from '../oauth/steps/find-account.ts';
import { finishSignIn } from '../oauth/steps/finish-sign-in.ts';
import { noticeReply } from './pages/notice.ts';
import { closeSession, loadSession, openSession, readTheme, sessionCookie } from './session.ts';
import type { AccountSignIn } from './sign-in.ts';

export interface Came {
  readonly query: URLSearchParams;
  readonly cookie: string | undefined;
  readonly log: Logger;
}

const AGAIN = { href: '/account/sign-in', label: 'Sign in again' };

/** @throws ProblemError `service_unavailable` when the provider is unavailable */
export async function finishAccountSignIn(kit: GatewayKit, sign_in: AccountSignIn, { query, cookie, log }: Came): Promise<Reply> {
  const theme = readTheme(cookie);
  const person = await finishSignIn(kit, sign_in, query, log);
  if (typeof person === 'string') {
    const text =
      person === 'access_denied'
        ? 'Whoever signs in there has refused it, or went no further.'
        : 'The identity provider did not end the sign-in well. Its operator can see why in the log.';
    return noticeReply(403, { title: 'You are not signed in', text, act: AGAIN, theme });
  }
  const account_id = await findAccount(kit, person);
  if (account_id === null)
    return noticeReply(403, {
      title: 'There is no account for you here',
      text: 'The identity provider knows you, and this service has no account for you. Ask its operator.',
      act: AGAIN,
      theme,
    });
  const now = new Date(kit.now_ms());
  const before = await loadSession(kit.db, kit.base_url(), cookie, now);
  if (before !== null) await closeSession(kit.db, before.secret);
  const { secret } = await openSession(kit.db, account_id, now);
  log.info({ account_id }, 'a person has signed in');
  return emptyReply(303, { Location: sign_in.return_to, 'Set-Cookie': sessionCookie(kit.base_url(), secret), 'Cache-Control': 'no-store' });
}

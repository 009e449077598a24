/** Signing in at the board: at the operator's identity provider, or on this machine with the link that was printed at the start. */
import { IdentityProviderAway, randomText, SignInRefused, sha256 } from '@deckwright/platform/sign-in';
import { type Answer, type Asked, lead } from './http.ts';
import type { BoardKit } from './kit.ts';
import { LINK_MINUTES } from './local-link.ts';
import { noticePage } from './pages/notice.ts';
import { roleOf } from './roles.ts';
import { browserCookie, closeSession, loadSession, openSession, readBrowser, readTheme, sessionCookie } from './session.ts';

const SIGN_IN_MS = 10 * 60_000;
const AGAIN = { href: '/sign-in', label: 'Sign in again' };

/** A page of the board and nothing else: an address that came with the request may lead anywhere. */
export const ownPage = (to: string | null | undefined): string =>
  to !== null && to !== undefined && /^\/(?!\/)[\w./~-]*$/.test(to) && !to.startsWith('/sign-') ? to : '/';

export const needSignIn = (path: string): Answer => lead(`/sign-in${path === '/' ? '' : `?to=${encodeURIComponent(ownPage(path))}`}`);

export function signInPage(kit: BoardKit, asked: Asked): Answer {
  const theme = readTheme(kit.base_url(), asked.cookie);
  if (kit.identity === null) {
    const path = kit.local_link?.renew() ?? null;
    // A warning, because a terminal shows nothing less.
    if (path !== null) kit.log.warn({ sign_in_url: `${kit.base_url()}${path}` }, 'a new link to sign in at the board');
    return noticePage(200, {
      title: 'Open the link that was printed',
      text: `This board has no identity provider. It prints a link that signs a browser in, once and within ${LINK_MINUTES} minutes: at its start, and into its log when this page is opened and the last link works no more.`,
      theme,
    });
  }
  const to = ownPage(asked.query.get('to'));
  return noticePage(200, {
    title: 'Sign in to the operations board',
    text: `You sign in at ${kit.identity.name}. Who may look and who may act is decided there, by your groups.`,
    form: { action: '/sign-in', fields: { to }, button: `Continue at ${kit.identity.name}` },
    theme,
  });
}

export async function beginSignIn(kit: BoardKit, asked: Asked): Promise<Answer> {
  const { identity } = kit;
  if (identity === null) return lead('/sign-in');
  const sign_in = { state: randomText(), nonce: randomText(), verifier: randomText() };
  const address = await identity.begin(sign_in).catch((error: unknown) => {
    if (!(error instanceof IdentityProviderAway)) throw error;
    kit.log.warn({ err: error, cause: error.cause }, 'nobody can sign in');
    return null;
  });
  if (address === null) return away(kit, asked);
  const browser = readBrowser(kit.base_url(), asked.cookie) ?? randomText();
  const now = kit.now();
  await kit.db.query('DELETE FROM board_sign_ins WHERE expires_at < $1', [now]);
  await kit.db.query(
    'INSERT INTO board_sign_ins (state_sha256, browser_sha256, nonce, verifier, return_to, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [
      sha256(sign_in.state),
      sha256(browser),
      sign_in.nonce,
      sign_in.verifier,
      ownPage(asked.fields['to']),
      new Date(now.getTime() + SIGN_IN_MS),
    ],
  );
  return lead(address, { 'Set-Cookie': browserCookie(kit.base_url(), browser) });
}

const away = (kit: BoardKit, asked: Asked): Answer =>
  noticePage(503, {
    title: 'The identity provider does not answer',
    text: 'Nobody can sign in at the moment. Try again in a minute; the log says what went wrong.',
    act: AGAIN,
    theme: readTheme(kit.base_url(), asked.cookie),
  });

/** The provider has sent the browser back. */
export async function finishSignIn(kit: BoardKit, asked: Asked): Promise<Answer> {
  const { identity, db } = kit;
  const base_url = kit.base_url();
  const theme = readTheme(base_url, asked.cookie);
  const refuse = (title: string, text: string) => noticePage(403, { title, text, act: AGAIN, theme });
  const state = asked.query.get('state');
  const browser = readBrowser(base_url, asked.cookie);
  if (identity === null || state === null || browser === null)
    return refuse('This sign-in is not known', 'It was begun in another browser.');
  const { rows } = await db.query<{ nonce: string; verifier: string; return_to: string }>(
    `DELETE FROM board_sign_ins WHERE state_sha256 = $1 AND browser_sha256 = $2 AND expires_at > $3 RETURNING nonce, verifier, return_to`,
    [sha256(state), sha256(browser), kit.now()],
  );
  const [begun] = rows;
  if (begun === undefined) return refuse('This sign-in is not known', 'It took longer than ten minutes, or it was finished already.');
  try {
    const person = await identity.finish(asked.query.toString(), { state, nonce: begun.nonce, verifier: begun.verifier });
    const role = roleOf(kit.roles, person.claims);
    const name = (person.name ?? person.email ?? person.subject).slice(0, 200);
    if (role === null) {
      kit.log.warn({ subject: person.subject }, 'a person without a role was refused');
      return refuse(
        'You may not look at this board',
        `You are signed in as ${name}, and none of your groups (the claim ${kit.roles.claim}) is one of its operators or viewers.`,
      );
    }
    return enter(kit, asked, { subject: `${person.issuer} ${person.subject}`, name, role }, begun.return_to);
  } catch (error) {
    if (error instanceof IdentityProviderAway) return away(kit, asked);
    if (!(error instanceof SignInRefused)) throw error;
    kit.log.warn({ err: error, cause: error.cause }, 'a sign-in did not end well');
    return refuse('You are not signed in', 'The identity provider has refused it, or you went no further there.');
  }
}

/** The link of this machine. */
export async function localSignIn(kit: BoardKit, asked: Asked): Promise<Answer> {
  if (kit.local_link?.take(asked.query.get('token') ?? '') !== true)
    return noticePage(403, {
      title: 'This link works no more',
      text: `It works once, within ${LINK_MINUTES} minutes, and until the board starts again.`,
      act: { href: '/sign-in', label: 'Have a new one printed' },
      theme: readTheme(kit.base_url(), asked.cookie),
    });
  return enter(kit, asked, { subject: 'local', name: 'This machine', role: 'operator' }, '/');
}

async function enter(kit: BoardKit, asked: Asked, who: Parameters<typeof openSession>[1], to: string): Promise<Answer> {
  const now = kit.now();
  const before = await loadSession(kit.db, kit.base_url(), asked.cookie, now);
  if (before !== null) await closeSession(kit.db, before.secret);
  const secret = await openSession(kit.db, who, now);
  kit.log.info({ subject: who.subject, role: who.role }, 'a person has signed in at the board');
  return lead(to, { 'Set-Cookie': sessionCookie(kit.base_url(), secret) });
}

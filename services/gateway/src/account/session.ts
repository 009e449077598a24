/** A browser that has signed in: a cookie with a secret, whose hash is a row. The row's end is the session's end. */
import type { Queryable } from '@deckwright/platform/database';
import { randomText, sha256 } from '@deckwright/platform/sign-in';

export const SESSION_MS = 12 * 3_600_000;

const isSafe = (base_url: string): boolean => base_url.startsWith('https:');

/** With HTTPS, no subdomain and no plain page can set or read it. */
const cookieName = (base_url: string): string => (isSafe(base_url) ? '__Host-deckwright-account' : 'deckwright-account');

export function readCookie(cookie: string | undefined, name: string): string | null {
  for (const pair of (cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return null;
}

export interface Session {
  readonly account_id: string;
  /** What the cookie holds. */
  readonly secret: string;
}

/** Null for a browser that has not signed in, has signed out, or did so twelve hours ago. */
export async function loadSession(db: Queryable, base_url: string, cookie: string | undefined, now: Date): Promise<Session | null> {
  const secret = readCookie(cookie, cookieName(base_url));
  if (secret === null || !/^[\w-]{43}$/.test(secret)) return null;
  const { rows } = await db.query<{ account_id: string }>(
    'SELECT account_id FROM account_sessions WHERE session_sha256 = $1 AND expires_at > $2',
    [sha256(secret), now],
  );
  return rows[0] === undefined ? null : { account_id: rows[0].account_id, secret };
}

/** A new secret with each sign-in, so that one that was planted beforehand is worth nothing. */
export async function openSession(db: Queryable, account_id: string, now: Date): Promise<Session> {
  const secret = randomText();
  await db.query('INSERT INTO account_sessions (session_sha256, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
    sha256(secret),
    account_id,
    now,
    new Date(now.getTime() + SESSION_MS),
  ]);
  return { account_id, secret };
}

export const closeSession = (db: Queryable, secret: string) =>
  db.query('DELETE FROM account_sessions WHERE session_sha256 = $1', [sha256(secret)]);

export const sessionCookie = (base_url: string, secret: string): string => setCookie(base_url, cookieName(base_url), secret, SESSION_MS);

export const endedCookie = (base_url: string): string => setCookie(base_url, cookieName(base_url), '', 0);

function setCookie(base_url: string, name: string, value: string, ms: number): string {
  // Lax: the identity provider and the checkout send the browser back from pages of their own.
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.floor(ms / 1000)}${isSafe(base_url) ? '; Secure' : ''}`;
}

export type Theme = 'light' | 'dark' | 'system';
export const THEME = 'deckwright-theme';
const YEAR_MS = 365 * 86_400_000;

/** `system` where nothing was chosen. */
export function readTheme(cookie: string | undefined): Theme {
  const value = readCookie(cookie, THEME);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Open to scripts: that of the public pages, which are cached for all, reads and writes it too. */
export const themeCookie = (base_url: string, theme: Theme): string =>
  setCookie(base_url, THEME, theme === 'system' ? '' : theme, theme === 'system' ? 0 : YEAR_MS).replace(' HttpOnly;', '');

/** A browser that has signed in at the board: a cookie with a secret, whose hash is a row. */
import type { Actor } from '@deckwright/platform/audit';
import type { Queryable } from '@deckwright/platform/database';
import { randomText, sha256 } from '@deckwright/platform/sign-in';
import type { Role } from './roles.ts';

/** A working day; then the provider is asked again, and with it whether the person still has the role. */
export const SESSION_MS = 8 * 3_600_000;

export interface Session extends Actor {
  readonly role: Role;
  /** What the cookie holds. */
  readonly secret: string;
}

const isSafe = (base_url: string): boolean => base_url.startsWith('https:');
const named = (base_url: string, name: string): string => `${isSafe(base_url) ? '__Host-' : ''}deckwright-ops${name}`;

export function readCookie(cookie: string | undefined, name: string): string | null {
  for (const pair of (cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return null;
}

const setCookie = (base_url: string, name: string, value: string, ms: number): string =>
  // Lax: the identity provider sends the browser back from a page of its own.
  `${named(base_url, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.floor(ms / 1000)}${isSafe(base_url) ? '; Secure' : ''}`;

const secretOf = (base_url: string, cookie: string | undefined, name: string): string | null => {
  const value = readCookie(cookie, named(base_url, name));
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
};

export const sessionCookie = (base_url: string, secret: string): string => setCookie(base_url, '', secret, SESSION_MS);
export const endedCookie = (base_url: string): string => setCookie(base_url, '', '', 0);
/** Of a browser that is signing in. */
export const browserCookie = (base_url: string, secret: string): string => setCookie(base_url, '-browser', secret, 3_600_000);
export const readBrowser = (base_url: string, cookie: string | undefined): string | null => secretOf(base_url, cookie, '-browser');

export type Theme = 'light' | 'dark' | 'system';
export function readTheme(base_url: string, cookie: string | undefined): Theme {
  const value = readCookie(cookie, named(base_url, '-theme'));
  return value === 'light' || value === 'dark' ? value : 'system';
}
export const themeCookie = (base_url: string, theme: Theme): string =>
  setCookie(base_url, '-theme', theme === 'system' ? '' : theme, theme === 'system' ? 0 : 365 * 86_400_000);

/** Null for a browser that has not signed in, has signed out, or did so too long ago. */
export async function loadSession(db: Queryable, base_url: string, cookie: string | undefined, now: Date): Promise<Session | null> {
  const secret = secretOf(base_url, cookie, '');
  if (secret === null) return null;
  const { rows } = await db.query<{ subject: string; name: string; role: Role }>(
    'SELECT subject, name, role FROM board_sessions WHERE session_sha256 = $1 AND expires_at > $2',
    [sha256(secret), now],
  );
  return rows[0] === undefined ? null : { ...rows[0], secret };
}

/** A new secret with each sign-in, so that one that was planted beforehand is worth nothing. */
export async function openSession(db: Queryable, who: Omit<Session, 'secret'>, now: Date): Promise<string> {
  const secret = randomText();
  await db.query('DELETE FROM board_sessions WHERE expires_at < $1', [now]);
  await db.query(
    'INSERT INTO board_sessions (session_sha256, subject, name, role, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [sha256(secret), who.subject, who.name, who.role, now, new Date(now.getTime() + SESSION_MS)],
  );
  return secret;
}

export const closeSession = (db: Queryable, secret: string) =>
  db.query('DELETE FROM board_sessions WHERE session_sha256 = $1', [sha256(secret)]);

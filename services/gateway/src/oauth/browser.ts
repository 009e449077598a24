/**
 * Recognizes a browser while it authorizes an agent: by a cookie of one flow, and by forms that only our own pages can have made. A second cookie
 * says whose account its last agent was let into, so that the next page can say what that agent has already.
 */
import { formToken, isFormToken, randomText } from '@deckwright/platform/sign-in';

/** With HTTPS, no subdomain and no plain page can set or read it. */
const cookieName = (base_url: string, name = 'deckwright-agent'): string => (base_url.startsWith('https:') ? `__Host-${name}` : name);

/** The secret of this browser, where it has one. */
export function readBrowser(base_url: string, cookie: string | undefined): string | null {
  const value = cookieValue(cookie, cookieName(base_url));
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

function cookieValue(cookie: string | undefined, name: string): string | null {
  for (const pair of (cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return null;
}

/** The secret that it has, else a new one; several authorizations in its tabs share it. */
export const browserSecret = (base_url: string, cookie: string | undefined): string => readBrowser(base_url, cookie) ?? randomText();

export const browserCookie = (base_url: string, secret: string): string => setCookie(base_url, cookieName(base_url), secret, 3600);

/** As long as a grant can last. */
const OWNER_S = 365 * 24 * 3600;
const OWNER = 'deckwright-agent-owner';

/** Signed, since what an account has granted is shown to whoever sends it. */
export const ownerCookie = (base_url: string, key: Buffer, account_id: string): string =>
  setCookie(base_url, cookieName(base_url, OWNER), `${account_id}.${formToken(key, account_id, OWNER)}`, OWNER_S);

/** The account that an agent was let into in this browser; null where there is none. Nobody is signed in by it. */
export function readOwner(base_url: string, key: Buffer, cookie: string | undefined): string | null {
  const [account_id = '', token = ''] = (cookieValue(cookie, cookieName(base_url, OWNER)) ?? '').split('.', 2);
  return account_id !== '' && isFormToken(key, account_id, OWNER, token) ? account_id : null;
}

// Lax: the provider sends the browser back from its own pages.
const setCookie = (base_url: string, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${base_url.startsWith('https:') ? '; Secure' : ''}`;

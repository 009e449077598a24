/** Recognizes a browser while it authorizes an agent: by a cookie of one flow, and by forms that only our own pages can have made. */
import { randomText } from '@deckwright/platform/sign-in';

/** With HTTPS, no subdomain and no plain page can set or read it. */
const cookieName = (base_url: string): string => (base_url.startsWith('https:') ? '__Host-deckwright-agent' : 'deckwright-agent');

/** The secret of this browser, where it has one. */
export function readBrowser(base_url: string, cookie: string | undefined): string | null {
  const name = cookieName(base_url);
  for (const pair of (cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}

/** The secret that it has, else a new one; several authorizations in its tabs share it. */
export const browserSecret = (base_url: string, cookie: string | undefined): string => readBrowser(base_url, cookie) ?? randomText();

export function browserCookie(base_url: string, secret: string): string {
  const secure = base_url.startsWith('https:') ? '; Secure' : '';
  // Lax: the provider sends the browser back from its own pages.
  return `${cookieName(base_url)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600${secure}`;
}

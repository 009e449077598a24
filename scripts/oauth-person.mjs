/**
 * A person with a browser, for programs that try OAuth: opens an address, agrees to the agent, and signs in with a key at the sign-in of
 * `deckwright serve`. `DECKWRIGHT_API_KEY=… node scripts/oauth-person.mjs ADDRESS`, or as BROWSER of such a program.
 */
import './usage.mjs';
import { pathToFileURL } from 'node:url';

/** Cookies as a browser keeps them: by origin, path and name. */
function createJar() {
  const kept = new Map();
  return {
    header({ origin, pathname }) {
      const fit = [...kept.values()].filter((cookie) => cookie.origin === origin && pathname.startsWith(cookie.path));
      return fit.map(({ pair }) => pair).join('; ');
    },
    keep({ origin }, lines) {
      for (const line of lines) {
        const [pair, ...rest] = line.split(';').map((part) => part.trim());
        const path = rest.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
        const id = `${origin} ${path} ${pair.split('=')[0]}`;
        if (/expires=Thu, 01 Jan 1970/i.test(line)) kept.delete(id);
        else kept.set(id, { origin, path, pair });
      }
    },
  };
}

const form = (fields) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** Follows the address to its end; gives where that is. @throws Error when a page comes that is neither of ours */
export async function actAsPerson(address, key) {
  const jar = createJar();
  async function open(url, init = {}) {
    const headers = new Headers(init.headers);
    headers.set('accept', 'text/html');
    const cookies = jar.header(new URL(url));
    if (cookies !== '') headers.set('cookie', cookies);
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    jar.keep(new URL(url), answer.headers.getSetCookie());
    const location = answer.headers.get('location');
    if (location !== null) return open(new URL(location, url).href);
    return { url, status: answer.status, html: await answer.text() };
  }
  const { origin } = new URL(address);
  let at = await open(address);
  if (new URL(at.url).pathname === '/oauth/consent') {
    const hidden = [...at.html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const ticked = { 'scope.repair': 'on', 'scope.assets': 'on', 'scope.account': 'on', days: '7', decision: 'allow' };
    at = await open(at.url.split('?')[0], form({ ...Object.fromEntries(hidden), ...ticked }));
  }
  if (at.url.startsWith(`${origin}/identity/sign-in/`)) at = await open(at.url, form({ secret: key }));
  if (at.url.startsWith(origin) && at.status >= 400) throw new Error(`${at.status} at ${at.url}`);
  return at.url;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await actAsPerson(process.argv[2], process.env.DECKWRIGHT_API_KEY);

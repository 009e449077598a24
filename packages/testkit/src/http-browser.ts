/** A person's browser without a window: cookies and redirects, by hand. */

/** Cookies by origin and name, as a browser keeps them; redirects are followed by hand, so that every hop can be seen. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, { value: string; path: string }>>();
  readonly visited: string[] = [];

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    this.visited.push(url);
    const { origin, pathname } = new URL(url);
    const jar = this.#cookies.get(origin) ?? new Map<string, { value: string; path: string }>();
    this.#cookies.set(origin, jar);
    const headers = new Headers(init.headers);
    const sent = [...jar].filter(([, { path }]) => pathname.startsWith(path)).map(([name, { value }]) => `${name.split(' ')[0]}=${value}`);
    if (sent.length > 0) headers.set('cookie', sent.join('; '));
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const path = rest.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const gone = rest.some((part) => /^expires=Thu, 01 Jan 1970/i.test(part));
      if (gone) jar.delete(`${pair.slice(0, at)} ${path}`);
      else jar.set(`${pair.slice(0, at)} ${path}`, { value: pair.slice(at + 1), path });
    }
    return response;
  }

  /** Follows redirects as long as they lead to one of `within`; gives the last answer, or the address that leads out. */
  async follow(url: string, within: readonly string[], init?: RequestInit): Promise<{ response: Response; out?: URL; at: string }> {
    let at = url;
    let response = await this.open(at, init);
    for (;;) {
      const location = response.headers.get('location');
      if (location === null) return { response, at };
      await response.arrayBuffer();
      const next = new URL(location, at);
      if (!within.includes(next.origin)) return { response, out: next, at };
      at = next.href;
      response = await this.open(at);
    }
  }
}

export const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** The hidden fields of the page that asks. */
export const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [name, value]),
  );

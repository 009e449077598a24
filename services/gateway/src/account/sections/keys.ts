/** API keys: which there are, when each was used last, and how one is made and revoked. */
import type { KeyListing } from '@deckwright/platform/identity';
import { type Html, html, named } from '@deckwright/platform/pages';
import { hidden, type Outcome } from '../forms.ts';
import { fault, invalid, typed } from '../pages/fields.ts';
import { ICONS } from '../pages/icons.ts';
import { ago } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

const lastUse = ({ last_used_at }: KeyListing, now: Date): string => (last_used_at === null ? 'never' : ago(last_used_at, now));

/** Of a prefix, as much as tells keys apart on a small card. */
const SHORT = 14;

const rowOf = (key: KeyListing, now: Date, most = 99): Html =>
  html`<tr><td class="name">${named(key.name)}</td><td class="opt"><code>${key.prefix.slice(0, most)}…</code></td><td class="muted fig">${lastUse(key, now)}</td><td class="act"><a href="/account/confirm/revoke-key?id=${key.key_id}">Revoke<span class="vh"> ${named(key.name)}</span></a></td></tr>`;

export const keysCard = (keys: readonly KeyListing[], total: number, now: Date): Html =>
  html`<section class="card" aria-labelledby="keys"><div class="title"><h2 id="keys">API keys</h2><span class="end"><a class="button slim" href="/account/keys#new-key">${ICONS.plus}New key</a></span></div>
${keys.length === 0 ? html`<p class="empty">There is no key. A program needs one to draw slides.</p>` : html`<table><tbody>${keys.map((key) => rowOf(key, now, SHORT))}</tbody></table>`}
${total > keys.length ? html`<p class="foot"><a href="/account/keys">All ${total} keys</a></p>` : ''}</section>`;

export const keysTable = (keys: readonly KeyListing[], now: Date, pager: Html): Html =>
  html`<section class="card" aria-labelledby="keys"><div class="title"><h2 id="keys">API keys</h2></div>
${
  keys.length === 0
    ? html`<p class="empty">There is no key here.</p>`
    : html`<table><thead><tr><th scope="col">Name</th><th scope="col" class="opt">Begins with</th><th scope="col">Last used</th><th scope="col"><span class="vh">What can be done</span></th></tr></thead><tbody>${keys.map((key) => rowOf(key, now))}</tbody></table>`
}${pager}</section>`;

export function newKeyForm(visit: Visit, path: string, outcome: Outcome | null): Html {
  const sent = outcome?.act === 'make-key' && !outcome.ok ? outcome : null;
  return html`<section class="card" id="new-key" aria-labelledby="make"><div class="title"><h2 id="make">New key</h2></div><div class="body"><form method="post" action="/account/acts/make-key">${hidden(visit, path)}
<div class="fields"><div><label for="key-name">What it is for</label><input id="key-name" name="name" type="text" maxlength="100" required autocomplete="off" value="${typed(sent, 'name', '')}"${invalid(sent, 'name')}>${fault(sent, 'name')}</div>
<div><label for="key-mode">Mode</label><select id="key-mode" name="mode"><option value="live">Live: slides are charged</option><option value="test">Test: slides are free and marked</option></select></div></div>
<div class="acts"><button class="first">Make the key</button></div><p class="note">The key is shown once, on the next page. It is stored as a hash, so nobody can read it again.</p></form></div></section>`;
}

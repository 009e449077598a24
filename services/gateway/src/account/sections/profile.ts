/** Who the account is, how the pages look, and the way out. */
import type { Wallet } from '@deckwright/platform/billing';
import { type Html, html, named } from '@deckwright/platform/pages';
import { hidden } from '../forms.ts';
import { day } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

const THEMES = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

export const profileSection = (visit: Visit, wallet: Wallet, identity: string, mail: Html): Html =>
  html`<div class="wide"><section class="card" aria-labelledby="who"><div class="title"><h2 id="who">Account</h2></div><div class="body"><dl class="facts"><dt>Name</dt><dd>${named(wallet.name)}</dd><dt>Mail</dt><dd>${wallet.email === null ? html`<span class="muted">none is known</span>` : named(wallet.email)}</dd><dt>Account</dt><dd><code>${wallet.account_id}</code></dd><dt>Since</dt><dd>${day(wallet.created_at, visit.now)}</dd><dt>Sign-in</dt><dd>${identity}</dd></dl><p class="note">Name and mail come from the sign-in; they are changed there.</p></div></section>${mail}</div>
<div class="rest"><section class="card" aria-labelledby="looks"><div class="title"><h2 id="looks">Look</h2></div><div class="body"><form method="post" action="/account/acts/theme">${hidden(visit, '/account/profile')}<div class="line">${THEMES.map(([value, words]) => html`<button class="slim" name="theme" value="${value}" aria-pressed="${visit.theme === value ? 'true' : 'false'}">${words}</button>`)}</div></form></div></section>
<section class="card" aria-labelledby="out"><div class="title"><h2 id="out">Sign out</h2></div><div class="body"><form method="post" action="/account/acts/sign-out">${hidden(visit, '/account/profile')}<p class="muted">This browser has to sign in again. Keys and agents go on working.</p><div class="acts"><button>Sign out</button></div></form></div></section></div>`;

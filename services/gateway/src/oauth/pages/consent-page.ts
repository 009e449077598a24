/** Asks a person whether an agent may act for the account: who asks, what it may do and never, until when, and where the answer goes. */
import { prices } from '@deckwright/platform/billing';
import { escapeHtml } from '@deckwright/platform/pages';
import type { Client } from '../clients.ts';
import { isLoopback } from '../redirect-uris.ts';
import { NEVER, SCOPES, type ScopeState, stateOf } from '../scopes.ts';
import { asAmount, MAX_LIMIT_USD, offeredLimits } from '../spending-limit.ts';
import { drawFrame } from './page.ts';

export interface Question {
  readonly client: Client;
  readonly redirect_uri: string;
  readonly resource: string;
  /** What it asks for. */
  readonly scopes: readonly string[];
  /** What it has already; null where no grant of it is known. */
  readonly held: readonly string[] | null;
  readonly request: string;
  readonly form_token: string;
  /** Where the person signs in next. */
  readonly identity: string;
  /** Cents a month. */
  readonly proposed_limit_cents: number;
}

/** How long a grant may last; the second is the default. */
export const DAYS: readonly number[] = [7, 90, 365];
export const DEFAULT_DAYS = 90;

const MARKS: Readonly<Record<ScopeState['is'], string>> = { always: 'always', held: 'has it already', new: 'new', first: '' };

export function consentPage({
  client,
  redirect_uri,
  resource,
  scopes,
  held,
  request,
  form_token,
  identity,
  proposed_limit_cents,
}: Question): string {
  const name = escapeHtml(client.name);
  // What it has is shown though it does not ask for it again: a further consent takes nothing away.
  const shown = SCOPES.filter((one) => scopes.includes(one.name) || held?.includes(one.name) === true);
  const rights = shown.map((one) => {
    const { is, ticked } = stateOf(one, scopes, held);
    // One that cannot be unticked is sent by no browser, and granted all the same.
    const state = `${ticked ? ' checked' : ''}${is === 'always' || is === 'held' ? ' disabled' : ''}`;
    const mark = MARKS[is] === '' ? '' : ` <span class="state${is === 'new' ? ' new' : ''}">${MARKS[is]}</span>`;
    return `<label class="may"><input type="checkbox" name="scope.${one.name}"${state}><span><strong>${one.title}</strong>${mark}<small>${one.note}</small></span><em>${one.price}</em></label>`;
  });
  const days = DAYS.map((n) => `<option value="${n}"${n === DEFAULT_DAYS ? ' selected' : ''}>in ${n} days</option>`);
  const limits = offeredLimits(proposed_limit_cents).map((cents) => `<option value="${asAmount(cents)}"></option>`);
  const where = isLoopback(redirect_uri) ? `a program on this computer, ${redirect_uri}` : redirect_uri;
  const facts: readonly (readonly [string, string])[] = [
    ['Comes back to', where],
    ['Client', client.client_id],
    ['For', resource],
    ['Signs in by', 'OAuth 2.1, PKCE S256'],
  ];
  return drawFrame(
    `${client.name} wants to draw slides for you`,
    `<div class="who"><div class="sign" aria-hidden="true">${escapeHtml([...client.name][0]?.toUpperCase() ?? '?')}</div>
<div><h1>${name} wants to draw slides for you</h1><p>It acts in your account and spends from your wallet, up to the limit that you set here.</p></div><span class="tag">name not checked by us</span></div>
<form class="card" method="post" action="/oauth/consent">
<input type="hidden" name="request" value="${escapeHtml(request)}"><input type="hidden" name="form_token" value="${escapeHtml(form_token)}">
<div class="halves"><div><fieldset><legend>It may</legend>${rights.join('')}</fieldset>
<div class="never"><h2>It can never</h2><ul>${NEVER.map((one) => `<li>${one}</li>`).join('')}</ul></div></div>
<div class="side"><label class="field" for="limit">It may spend at most</label>
<div class="amount"><input id="limit" name="limit_usd" type="number" inputmode="decimal" min="0" max="${MAX_LIMIT_USD}" step="0.01" required value="${asAmount(proposed_limit_cents)}" list="limits" aria-describedby="limit-unit limit-note" autofocus><span id="limit-unit">USD a month</span></div>
<datalist id="limits">${limits.join('')}</datalist>
<p id="limit-note">That is from your wallet; ${prices.slide.cents} cents are one slide. Slides of your plan and free slides are not counted. At the limit it is refused, and nothing is drawn or charged. You can raise it at any time; nothing is topped up for it. If this agent has access already, it keeps what it may do, and its limit stays unless you change the amount here.</p>
<label class="field later" for="days">Access ends</label><select id="days" name="days">${days.join('')}</select>
<p>Next you sign in at ${escapeHtml(identity)}. The account that you sign in with is the one it acts in.</p></div></div>
<div class="acts"><p>Only allow what you have just started yourself. Take access back at any time in your account, under Agents.</p>
<button name="decision" value="refuse" formnovalidate>Refuse</button><button class="first" name="decision" value="allow">Allow, up to this limit</button></div>
</form>
<dl class="facts">${facts.map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`).join('')}</dl>`,
  );
}

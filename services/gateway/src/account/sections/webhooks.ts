/** Webhooks: where messages go, whether they arrive, and how an address is added, tried and removed. */

import { type Html, html, named } from '@deckwright/platform/pages';
import { EVENT_TYPES, MAX_WEBHOOKS, type Webhook } from '@deckwright/platform/webhooks';
import { hidden, type Outcome } from '../forms.ts';
import { fault, invalid, refusalOf, typed } from '../pages/fields.ts';
import { ago } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

const PATH = '/account/webhooks';

export function webhooksTable(visit: Visit, webhooks: readonly Webhook[], pager: Html, outcome: Outcome | null): Html {
  const tried = refusalOf(outcome, 'test-webhook');
  return html`<section class="card" aria-labelledby="webhooks"><div class="title"><h2 id="webhooks">Webhooks</h2></div>
${webhooks.length === 0 ? html`<p class="empty">No address is told of anything. <a href="/docs/webhooks">What messages say</a></p>` : html`<div class="rows">${webhooks.map((webhook) => webhookRow(visit, webhook, tried))}</div>`}${pager}</section>`;
}

function webhookRow(visit: Visit, webhook: Webhook, tried: Outcome | null): Html {
  const { webhook_id, url, events, description, mode } = webhook;
  const own = tried?.values?.['id'] === webhook_id ? tried : null;
  return html`<div class="part"><div class="line"><h3>${named(url)}</h3>${state(webhook, visit.now)}${mode === 'test' ? html`<span class="tag quiet">test</span>` : ''}</div>
${description === null ? '' : html`<p>${named(description)}</p>`}<p class="muted small">${events.length === EVENT_TYPES.length ? 'All events' : events.join(', ')}</p>
<div class="acts"><form method="post" action="/account/acts/test-webhook">${hidden(visit, PATH)}<input type="hidden" name="id" value="${webhook_id}"><button class="slim">Send a test<span class="vh"> to ${named(url)}</span></button></form><a class="button slim" href="/account/confirm/remove-webhook?id=${webhook_id}">Remove<span class="vh"> ${named(url)}</span></a></div>${fault(own, 'id')}</div>`;
}

function state({ status, disabled_reason, failing_since, last_delivered_at }: Webhook, now: Date): Html {
  if (status === 'disabled')
    return html`<span class="tag bad">switched off${disabled_reason === null ? '' : html`: ${disabled_reason}`}</span>`;
  if (failing_since !== null) return html`<span class="tag warn">failing since ${ago(failing_since, now)}</span>`;
  return last_delivered_at === null
    ? html`<span class="tag quiet">nothing sent yet</span>`
    : html`<span class="tag ok">arrived ${ago(last_delivered_at, now)}</span>`;
}

export function newWebhookForm(visit: Visit, outcome: Outcome | null): Html {
  const refused = refusalOf(outcome, 'add-webhook');
  const chosen = (event: string): boolean => refused === null || refused.values?.[`event.${event}`] !== undefined;
  return html`<section class="card" id="new-webhook" aria-labelledby="add"><div class="title"><h2 id="add">New webhook</h2></div><div class="body"><form method="post" action="/account/acts/add-webhook">${hidden(visit, PATH)}
<div class="fields"><div><label for="url">Address, https</label><input id="url" name="url" type="url" required maxlength="2048" placeholder="https://hooks.example.com/deckwright" value="${typed(refused, 'url', '')}"${invalid(refused, 'url')}></div><div><label for="description">What it is for</label><input id="description" name="description" type="text" maxlength="200" value="${typed(refused, 'description', '')}"></div></div>${fault(refused, 'url')}
<fieldset><legend class="note">Tell it of</legend><div class="ticks">${EVENT_TYPES.map((event) => html`<label class="tick"><input type="checkbox" name="event.${event}"${chosen(event) ? html` checked` : ''}>${event}</label>`)}</div></fieldset>${fault(refused, 'events')}
<div class="acts"><button class="first">Add the webhook</button></div><p class="note">Its secret is shown once, on the next page. An account has at most ${MAX_WEBHOOKS}.</p></form></div></section>`;
}

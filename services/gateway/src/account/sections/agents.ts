/** Agents: what each may spend and has spent, and how its access is taken back. */

import { type Html, html, named } from '@deckwright/platform/pages';
import type { AgentView } from '../../schemas/agent.ts';
import { hidden, type Outcome } from '../forms.ts';
import { fault, invalid, refusalOf, typed } from '../pages/fields.ts';
import { ago, amount, day, money } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

const cents = (usd: number): number => Math.round(usd * 100);

const spent = ({ spent_usd, limit_usd }: AgentView): Html =>
  html`<span class="fig">${money(cents(spent_usd))}</span> <span class="muted">${limit_usd === null ? 'without a limit' : `of ${money(cents(limit_usd))} a month`}</span>`;

const revoke = ({ agent_id, name }: AgentView): Html =>
  html`<a href="/account/confirm/revoke-agent?id=${encodeURIComponent(agent_id)}">Revoke<span class="vh"> ${named(name)}</span></a>`;

const NEVER = html`<p class="foot">An agent can never top up or use your card.</p>`;

export const agentsCard = (agents: readonly AgentView[], total: number): Html =>
  html`<section class="card" aria-labelledby="agents"><div class="title"><h2 id="agents">Agents</h2>${total > 0 ? html`<span class="end"><a href="/account/agents">All ${total}</a></span>` : ''}</div>
${agents.length === 0 ? html`<p class="empty">No agent may act for this account. One asks you when you connect it.</p>` : html`<ul>${agents.map((agent) => html`<li class="entry"><span class="name">${named(agent.name)}</span><span class="end"><span>${spent(agent)}</span>${revoke(agent)}</span></li>`)}</ul>${NEVER}`}</section>`;

export function agentsTable(visit: Visit, agents: readonly AgentView[], pager: Html, outcome: Outcome | null): Html {
  const refused = refusalOf(outcome, 'limit-agent');
  return html`<section class="card" aria-labelledby="agents"><div class="title"><h2 id="agents">Agents</h2></div>
${agents.length === 0 ? html`<p class="empty">No agent may act for this account. Connect one with the address of this service: it asks you on a page of ours, where you set what it may spend. <a href="/docs/oauth">How that works</a></p>` : html`<div class="rows">${agents.map((agent) => agentRow(visit, agent, refused))}</div>`}${pager}${NEVER}</section>`;
}

function agentRow(visit: Visit, agent: AgentView, refused: Outcome | null): Html {
  const { agent_id, name, limit_usd, expires_at, last_used_at, scopes } = agent;
  const own = refused?.values?.['id'] === agent_id ? refused : null;
  const id = `limit-${agent_id.replace(/[^\w-]/g, '')}`;
  return html`<div class="part"><div class="line"><h3>${named(name)}</h3><span class="muted small">${last_used_at === null ? 'never used' : `used ${ago(last_used_at, visit.now)}`}, ends ${day(expires_at, visit.now)}</span><span class="end">${revoke(agent)}</span></div>
<p class="muted small">May: ${scopes.join(', ')}. Spent this month: ${spent(agent)}</p>
<form method="post" action="/account/acts/limit-agent">${hidden(visit, '/account/agents')}<input type="hidden" name="id" value="${agent_id}"><div class="line low"><div class="usd"><label for="${id}">At most a month, USD<span class="vh"> for ${named(name)}</span></label><input id="${id}" name="limit" type="number" min="0" step="0.01" inputmode="decimal" required value="${typed(own, 'limit', limit_usd === null ? '' : amount(cents(limit_usd)))}"${invalid(own, 'limit')}></div><button class="slim">Save<span class="vh"> the limit of ${named(name)}</span></button></div>${fault(own, 'limit')}</form></div>`;
}

/** The overview: is anything late, whose fault is it, and is the money right? Each part has an id, under which it is sent anew. */
import { type Html, html } from '@deckwright/platform/pages';
import { runbookOf } from '../alerts.ts';
import { findingOf } from '../finding.ts';
import type { Line } from '../reads/lines.ts';
import type { Overview } from '../reads/reading.ts';
import type { Role } from '../roles.ts';
import type { Parts } from './frame.ts';
import { ICONS } from './icons.ts';
import { bar, healthIcon, panel, spark, table } from './parts.ts';
import { clock, jobName, lineName, megabytes, money, percent, plural, span, unit, whole, workerName } from './words.ts';

export interface Viewed {
  readonly role: Role;
  readonly runbooks_url: string;
}

/** The parts by their ids. */
export const overviewParts = (read: Overview, viewed: Viewed): Parts => ({
  finding: finding(read),
  queues: queuesPanel(read.lines),
  workers: workersPanel(read, viewed, 16),
  alerts: alertsPanel(read, viewed),
  stores: storesPanel(read),
  money: moneyPanel(read),
});

export const overviewMain = (parts: Parts): Html =>
  html`${parts['finding']}<div class="cols"><div class="stack">${parts['queues']}${parts['workers']}</div><div class="stack side">${parts['alerts']}${parts['stores']}${parts['money']}</div></div>`;

function finding(read: Overview): Html {
  const { title, cause } = findingOf(read);
  const slide = read.lines.find((line) => line.line === 'render-slide');
  return html`<div class="head" id="finding"><div class="say"><h1>${title}</h1><p class="cause">${cause}</p></div>
<dl class="figures"><div><dt>Slides a minute</dt><dd>${whole(slide?.out_minute ?? 0)}</dd></div><div><dt>Slide p95</dt><dd>${slide?.p95_ms == null ? '–' : unit(span(slide.p95_ms))}</dd></div><div><dt>In flight</dt><dd>${whole(read.in_flight)}</dd></div><div><dt>Slides in time, 24 h</dt><dd>${read.in_time_day === null ? '–' : unit(percent(read.in_time_day, 2))}</dd></div><div><dt>Budget of late slides, 30 d</dt><dd>${read.has_slides ? budget(read.budget_used) : '–'}</dd></div></dl></div>`;
}

/** Of the slides that may be late in a month, how many may still be, or how often over they were. */
function budget(used: number): Html {
  if (used <= 1)
    return html`<span class="${used > 0.9 ? 'bad' : ''}">${Math.floor((1 - used) * 100)}</span> <span class="unit">% left</span>`;
  return html`<span class="bad">${used < 100 ? used.toFixed(1) : whole(used)}</span> <span class="unit">times used up</span>`;
}

const rate = (n: number): string => (n >= 100 || n === 0 ? whole(n) : n.toFixed(1));

export function queuesPanel(lines: readonly Line[]): Html {
  const head = html`<th scope="col">Queue</th><th scope="col" class="n opt">In/min</th><th scope="col" class="n opt">Out/min</th><th scope="col" class="n">Waiting</th><th scope="col" class="n">Running</th><th scope="col" class="n">Oldest wait</th><th scope="col">Target</th><th scope="col" class="n opt">Run p95</th><th scope="col" class="n opt">Failed 24 h</th><th scope="col" class="n opt">Oldest wait, 24 h</th>`;
  const [worst] = lines;
  const rows = lines.map((line) => {
    const { health } = line;
    const tone = health === 'ok' ? '' : ` ${health}`;
    const falls = line.out_minute < line.in_minute * 0.9 && health !== 'ok';
    return html`<tr${health === 'bad' && line === worst ? html` class="late"` : ''}><th scope="row"><span class="name">${healthIcon(health)}<a href="/lines/${line.line}">${lineName(line.line)}</a></span></th><td class="n opt">${rate(line.in_minute)}</td><td class="n opt${falls ? ' bad' : ''}">${falls ? html`<b>${rate(line.out_minute)}</b>` : rate(line.out_minute)}</td><td class="n">${health === 'bad' ? html`<b>${whole(line.waiting)}</b>` : whole(line.waiting)}</td><td class="n">${line.slots > 0 || line.running > 0 ? `${line.running} of ${line.slots}` : '–'}</td><td class="n${tone}">${health === 'ok' ? span(line.oldest_ms) : html`<b>${span(line.oldest_ms)}</b>`}</td><td><span class="target">${bar(line.oldest_ms / line.target_ms, health)}${span(line.target_ms)}</span></td><td class="n opt">${line.p95_ms === null ? '–' : span(line.p95_ms)}</td><td class="n opt${line.failed > 0.01 ? ' bad' : ''}">${percent(line.failed)}</td><td class="opt">${spark(line.waits, health, line.target_ms)}</td></tr>`;
  });
  return panel(
    { id: 'queues', title: 'Queues', note: 'late first; dotted line: target', end: html`<a href="/lines">History of 30 days</a>` },
    table('Queues', head, rows),
  );
}

const STATES = {
  ready: ['', ICONS.tick],
  draining: ['', ICONS.drain],
  drained: ['', ICONS.drain],
  silent: ['bad', ICONS.bad],
} as const;

export function workersPanel({ workers }: Overview, { role }: Viewed, most: number): Html {
  const counts = (['ready', 'draining', 'drained', 'silent'] as const)
    .map((state) => [workers.filter((worker) => worker.state === state).length, state] as const)
    .filter(([n]) => n > 0)
    .map(([n, state]) => `${n} ${state}`)
    .join(', ');
  const head = html`<th scope="col">Worker</th><th scope="col">State</th><th scope="col">Slots</th><th scope="col">Holds, with time in hand</th><th scope="col" class="n opt">CPU</th><th scope="col" class="n opt">Memory</th><th scope="col" class="n opt">Up</th>${role === 'operator' ? html`<th scope="col" class="act"><span class="vh">Drain</span></th>` : ''}`;
  const rows = workers.slice(0, most).map((worker) => {
    const [tone, icon] = STATES[worker.state];
    const busy = Math.min(worker.hand.length, worker.concurrency);
    const isLong = worker.hand.some((job) => job.age_ms > 60_000);
    const name = workerName(worker.worker_id, worker.queue);
    const where = worker.host === null ? worker.worker_id : `${worker.worker_id} on ${worker.host}, process ${worker.pid}`;
    return html`<tr id="${worker.worker_id}"><th scope="row"><span class="name" title="${where}">${name}</span></th><td><span class="state ${tone}">${icon}${worker.state}${worker.state === 'silent' ? ` ${span(worker.heard_ms)}` : ''}</span></td><td class="one"><span class="slots" aria-hidden="true">${Array.from({ length: Math.min(worker.concurrency, 16) }, (_, i) => html`<i class="slot${i < busy ? (isLong ? ' warn' : ' busy') : ''}"></i>`)}</span><span class="vh">${busy} of ${worker.concurrency}</span></td><td><span class="hand">${worker.hand.length === 0 ? html`<span>nothing</span>` : worker.hand.slice(0, 4).map((job) => html`<span><a class="mono" href="/jobs/${job.job_id}">${jobName(job.job_id)}</a> <span class="${job.age_ms > 60_000 ? 'warn' : ''}">${span(job.age_ms)}</span></span>`)}${worker.hand.length > 4 ? html`<span>and ${worker.hand.length - 4} more</span>` : ''}</span></td><td class="n opt">${worker.processor === null ? '–' : `${Math.round(worker.processor * 100)} %`}</td><td class="n opt">${worker.memory_bytes === null ? '–' : megabytes(worker.memory_bytes)}</td><td class="n opt">${span(worker.up_ms)}</td>${role === 'operator' ? html`<td class="n act">${drainLink(worker.worker_id, worker.drain_asked_at !== null, name)}</td>` : ''}</tr>`;
  });
  const more = workers.length > most ? html`<a href="/workers">All ${workers.length}</a>` : '';
  return panel(
    { id: 'workers', title: 'Workers', note: 'and what they hold', end: html`${counts}${more === '' ? '' : html` ${more}`}` },
    workers.length === 0 ? html`<p class="empty">No worker gives signs of life.</p>` : table('Workers', head, rows),
  );
}

const drainLink = (worker_id: string, isAsked: boolean, name: string): Html =>
  html`<a class="button slim" href="/acts/${isAsked ? 'resume' : 'drain'}?target=${worker_id}">${isAsked ? 'Resume' : 'Drain'}<span class="vh"> ${name}</span></a>`;

export function alertsPanel({ alerts }: Overview, { runbooks_url }: Viewed): Html {
  return panel(
    { id: 'alerts', title: 'Alerts', end: alerts.length === 0 ? 'none firing' : `${alerts.length} firing` },
    alerts.length === 0
      ? html`<p class="empty">Nothing needs anybody.</p>`
      : html`<ul>${alerts.map(
          (alert) =>
            html`<li class="alert"><span class="${alert.severity === 'critical' ? 'bad' : 'warn'}">${alert.severity === 'critical' ? ICONS.bad : ICONS.warn}<span class="vh">${alert.severity}</span></span><h3>${alert.title}</h3><p>${alert.detail}</p><p class="links"><a href="${runbookOf(runbooks_url, alert)}">Runbook<span class="vh"> of ${alert.title}</span></a><a href="${alert.look}">Look into it<span class="vh">: ${alert.title}</span></a></p></li>`,
        )}</ul>`,
  );
}

export function storesPanel({ stores }: Overview): Html {
  return panel(
    { id: 'stores', title: 'Stores and services', end: 'now, and 24 h' },
    html`<ul>${stores.map(
      (store) =>
        html`<li class="store">${healthIcon(store.health)}<b>${store.name}</b><span class="ms${store.health === 'bad' ? ' bad' : ''}">${store.ms === null ? 'away' : store.day.length === 0 ? '' : store.ms < 10 ? `${store.ms.toFixed(1)} ms` : span(store.ms)}</span>${store.day.length === 0 ? html`<span></span>` : spark(store.day, store.health)}<p>${store.detail}</p></li>`,
    )}</ul>`,
  );
}

const key = (tone: string): Html =>
  html`<svg viewBox="0 0 10 10" aria-hidden="true"><rect class="${tone}" width="10" height="10" rx="2"/></svg>`;

export function moneyPanel({ money: day, ledger }: Overview): Html {
  const parts = [
    ['captured', day.captured_cents],
    ['held', day.open_cents],
    ['back', day.returned_cents],
  ] as const;
  let x = 0;
  const drawn = parts.map(([tone, cents]) => {
    if (cents <= 0 || day.held_cents <= 0) return '';
    const width = Math.max(0.8, (cents / day.held_cents) * 100);
    const rect = html`<rect class="${tone}" x="${x.toFixed(2)}" width="${Math.max(0.6, width - 0.4).toFixed(2)}" height="9" rx="0.6"/>`;
    x += width;
    return rect;
  });
  const oldest = day.oldest_open_ms === null ? '' : `, oldest ${span(day.oldest_open_ms)}`;
  const checked =
    ledger === null
      ? html`${ICONS.reconcile}<span>The ledger has not been checked yet.</span>`
      : html`<span class="${ledger.findings > 0 ? 'bad' : 'ok'}">${ICONS.reconcile}</span><span>Reconciled ${clock(new Date(ledger.at)).slice(0, 5)}: ${ledger.findings} unexplained</span>`;
  return panel(
    { id: 'money', title: 'Money, 24 h', end: html`<a href="/wallet">Open wallet</a>` },
    html`<div class="body"><dl class="sums"><div class="all"><dt class="muted">Held</dt><dd>${money(day.held_cents)}</dd></div></dl>
<svg class="whole" viewBox="0 0 ${Math.max(100, x).toFixed(2)} 9" preserveAspectRatio="none" aria-hidden="true">${day.held_cents > 0 ? drawn : html`<rect class="back" width="100" height="9" rx="0.6" opacity="0.3"/>`}</svg>
<dl class="sums"><div>${key('captured')}<dt>Captured, ${plural(day.captured_slides, 'slide')}</dt><dd>${money(day.captured_cents)}</dd></div><div>${key('held')}<dt>Still held${oldest}</dt><dd>${money(day.open_cents)}</dd></div><div>${key('back')}<dt>Given back</dt><dd>${money(day.returned_cents)}</dd></div></dl></div><p class="foot">${checked}</p>`,
  );
}

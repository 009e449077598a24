/** Pages that are lists: jobs, queues with their month, stores, webhooks, alerts, the audit trail. */
import { listAudit } from '@deckwright/platform/audit';
import { type Html, html, named } from '@deckwright/platform/pages';
import { kindName } from '../job-finding.ts';
import { targetOf } from '../objectives.ts';
import type { Overview } from '../reads/reading.ts';
import type { Visit } from '../visit.ts';
import type { Parts } from './frame.ts';
import { alertsPanel, queuesPanel, type Viewed } from './overview.ts';
import { heading, PER_PAGE, pageOf, pager, panel, spark, statusTag, table } from './parts.ts';
import { jobName, lineName, moment, plural, span, whole } from './words.ts';

const SHOWS = {
  all: ['All', 'true'],
  live: ['Live', "j.status IN ('queued', 'rendering')"],
  failed: ['Failed', "j.status = 'failed'"],
  crashed: ['Crashed or lost', "EXISTS (SELECT 1 FROM job_attempts x WHERE x.job_id = j.job_id AND x.outcome IN ('crashed', 'lost'))"],
  waiting: ['Waits for an outage', 'j.waiting_for IS NOT NULL'],
} as const;
type Show = keyof typeof SHOWS;
const isShow = (text: string): text is Show => Object.hasOwn(SHOWS, text);

export interface JobLine {
  readonly job_id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly job_type: string;
  readonly status: string;
  readonly name: string | null;
  /** Begun, the one in hand included. */
  readonly attempts: number;
  readonly created_at: string;
  readonly ms: number | null;
}

const JOB_LINE = `SELECT j.job_id, j.account_id, a.name AS account_name, j.job_type, j.status, j.name, j.created_at,
  (SELECT count(*)::int FROM job_attempts x WHERE x.job_id = j.job_id) + (j.status = 'rendering' AND j.worker_id IS NOT NULL)::int AS attempts,
  (extract(epoch FROM j.finished_at - j.created_at) * 1000)::float8 AS ms FROM jobs j JOIN accounts a ON a.account_id = j.account_id`;

export const jobsTable = (jobs: readonly JobLine[]): Html =>
  jobs.length === 0
    ? html`<p class="empty">There is none.</p>`
    : table(
        'Jobs',
        html`<th scope="col">Job</th><th scope="col">State</th><th scope="col">Kind</th><th scope="col" class="opt">Name</th><th scope="col">Account</th><th scope="col" class="n">Attempts</th><th scope="col" class="n">Took</th><th scope="col" class="n opt">Accepted</th>`,
        jobs.map(
          (job) =>
            html`<tr><th scope="row"><a class="mono" href="/jobs/${job.job_id}" title="${job.job_id}">${jobName(job.job_id)}</a></th><td>${statusTag(job.status)}</td><td>${kindName(job.job_type)}</td><td class="opt">${job.name === null ? '' : named(job.name.slice(0, 80))}</td><td><a href="/accounts/${job.account_id}">${named(job.account_name.slice(0, 60))}</a></td><td class="n">${job.attempts}</td><td class="n">${job.ms === null ? '–' : span(job.ms)}</td><td class="n opt">${moment(job.created_at)}</td></tr>`,
        ),
      );

export async function jobsMain({ kit }: Visit, query: URLSearchParams): Promise<Html> {
  const asked = query.get('show') ?? 'all';
  const show: Show = isShow(asked) ? asked : 'all';
  const page = pageOf(query);
  // Ids sort by time. Slides of decks stand with their deck.
  const { rows } = await kit.db.query<JobLine & Record<string, unknown>>(
    `${JOB_LINE} WHERE ${SHOWS[show][1]}${show === 'all' ? ' AND j.parent_deck_id IS NULL' : ''} ORDER BY j.job_id DESC LIMIT $1 OFFSET $2`,
    [PER_PAGE + 1, (page - 1) * PER_PAGE],
  );
  const filters = html`<nav class="filters" aria-label="Which jobs">${Object.entries(SHOWS).map(([name, [word]]) => html`<a class="button slim" href="/jobs?show=${name}"${name === show ? html` aria-current="page"` : ''}>${word}</a>`)}</nav>`;
  return html`${heading('Jobs', 'Newest first.')}${filters}${panel({ id: 'jobs', title: SHOWS[show][0] }, html`${jobsTable(rows.slice(0, PER_PAGE))}${pager(`/jobs?show=${show}`, page, rows.length > PER_PAGE)}`)}`;
}

export const findJobs = async (visit: Visit, where: string, values: readonly unknown[]): Promise<readonly JobLine[]> =>
  (await visit.kit.db.query<JobLine & Record<string, unknown>>(`${JOB_LINE} WHERE ${where} ORDER BY j.job_id DESC LIMIT 50`, values)).rows;

interface MonthRow {
  readonly line: string;
  readonly slot: number;
  readonly oldest_ms: number;
  readonly arrived: number;
  readonly ended: number;
  readonly failed: number;
  readonly p95_ms: number | null;
}

const DAYS = 30;
const MONTH_SLOTS = DAYS * 4;

/** Thirty days in quarters of a day. */
async function readMonth({ kit }: Visit, only: string | null): Promise<readonly MonthRow[]> {
  const { rows } = await kit.db.query<MonthRow & Record<string, unknown>>(
    `SELECT line, (${MONTH_SLOTS - 1} - floor(extract(epoch FROM now() - at) / 21600))::int AS slot, max(oldest_ms) AS oldest_ms, sum(arrived)::int AS arrived,
       sum(ended)::int AS ended, sum(failed + crashed)::int AS failed, max(p95_ms) AS p95_ms
     FROM queue_samples WHERE at > now() - interval '30 days' AND line NOT LIKE 'store:%' AND ($1::text IS NULL OR line = $1) GROUP BY 1, 2`,
    [only],
  );
  return rows;
}

const slotsOf = (rows: readonly MonthRow[], pick: (row: MonthRow) => number): readonly number[] =>
  Array.from({ length: MONTH_SLOTS }, (_, slot) => {
    const row = rows.find((one) => one.slot === slot);
    return row === undefined ? 0 : pick(row);
  });

export async function linesParts(visit: Visit): Promise<Parts> {
  const rows = await readMonth(visit, null);
  const { lines } = visit.overview;
  const charts = lines.map(({ line }) => {
    const mine = rows.filter((row) => row.line === line);
    const worst = Math.max(0, ...mine.map((row) => row.oldest_ms));
    const ended = mine.reduce((all, row) => all + row.ended, 0);
    return html`<section class="panel" aria-labelledby="month-${line}"><header><h2 id="month-${line}"><a href="/lines/${line}">${lineName(line)}</a></h2><span class="end">${whole(ended)} ended, longest wait ${span(worst)}</span></header><div class="body">${spark(
      slotsOf(mine, (row) => row.oldest_ms),
      worst > targetOf(line) ? 'warn' : 'ok',
      targetOf(line),
    )}</div></section>`;
  });
  return { queues: queuesPanel(lines), history: html`<div class="history" id="history">${charts}</div>` };
}

export const linesMain = (parts: Parts): Html =>
  html`${heading('Queues', 'Late first. Below, the longest wait in each quarter of a day.')}<div class="stack">${parts['queues']}<h2>30 days</h2>${parts['history']}</div>`;

/** One queue: a month in figures a day. Null where there is no such queue. */
export async function lineParts(visit: Visit, name: string): Promise<Parts | null> {
  const line = visit.overview.lines.find((one) => one.line === name);
  if (line === undefined) return null;
  const rows = await readMonth(visit, name);
  const charts = [
    ['Longest wait', slotsOf(rows, (row) => row.oldest_ms), span],
    ['Arrived', slotsOf(rows, (row) => row.arrived), whole],
    ['Ended', slotsOf(rows, (row) => row.ended), whole],
    ['Run time, p95', slotsOf(rows, (row) => row.p95_ms ?? 0), span],
    ['Failed or crashed', slotsOf(rows, (row) => row.failed), whole],
  ] as const;
  const { rows: days } = await visit.kit.db.query<MonthRow & { day: string } & Record<string, unknown>>(
    `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, max(oldest_ms) AS oldest_ms, sum(arrived)::int AS arrived, sum(ended)::int AS ended,
       sum(failed + crashed)::int AS failed, max(p95_ms) AS p95_ms FROM queue_samples WHERE line = $1 GROUP BY 1 ORDER BY 1 DESC LIMIT 31`,
    [name],
  );
  const jobs = name.includes('-') ? html`<a href="/jobs?show=live">Live jobs</a>` : '';
  return {
    head: heading(
      `${lineName(name).replace(/^./, (letter) => letter.toUpperCase())} waits ${span(line.oldest_ms)}`,
      `The target is ${span(line.target_ms)}; ${plural(line.waiting, 'job')} waiting, ${line.running} of ${line.slots} slots busy.`,
    ),
    history: html`<div class="history" id="history">${charts.map(([word, values, say]) => html`<section class="panel"><header><h2>${word}</h2><span class="end">at most ${say(Math.max(0, ...values))}</span></header><div class="body">${spark(values)}</div></section>`)}</div>`,
    days: panel(
      { id: 'days', title: 'By day', end: jobs },
      table(
        'By day',
        html`<th scope="col">Day (UTC)</th><th scope="col" class="n">Arrived</th><th scope="col" class="n">Ended</th><th scope="col" class="n">Failed or crashed</th><th scope="col" class="n">Longest wait</th><th scope="col" class="n">Run p95, worst minute</th>`,
        days.map(
          (row) =>
            html`<tr><th scope="row">${row.day}</th><td class="n">${whole(row.arrived)}</td><td class="n">${whole(row.ended)}</td><td class="n">${whole(row.failed)}</td><td class="n">${span(row.oldest_ms)}</td><td class="n">${row.p95_ms === null ? '–' : span(row.p95_ms)}</td></tr>`,
        ),
      ),
    ),
  };
}

export const workersMain = (parts: Parts, notice: Html | ''): Html =>
  html`${heading('Workers', 'A worker that ends loses nothing: its jobs are begun again under the next token.')}${notice}${parts['workers']}`;

export const storesMain = (parts: Parts): Html =>
  html`${heading('Stores and services', 'Asked while this page is open; the line is the slowest answer in each quarter of an hour.')}${parts['stores']}`;

export const alertsParts = (overview: Overview, viewed: Viewed): Parts => ({
  head: heading(
    overview.alerts.length === 0 ? 'No alert fires' : plural(overview.alerts.length, 'alert fires', 'alerts fire'),
    'Computed here from the objectives that the rules for Prometheus have; those also know of requests and processes.',
  ),
  alerts: alertsPanel(overview, viewed),
});

export async function auditMain({ kit }: Visit, query: URLSearchParams): Promise<Html> {
  const page = pageOf(query);
  const events = await listAudit(kit.db, { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE });
  const rows = events.slice(0, PER_PAGE).map((event) => {
    const link = event.target.startsWith('job_')
      ? html`<a class="mono" href="/jobs/${event.target}">${jobName(event.target)}</a>`
      : html`<code>${event.target}</code>`;
    return html`<tr><td class="one">${moment(event.at)}</td><th scope="row">${event.act}</th><td>${link}</td><td>${named(event.name)} <span class="role">${event.role}</span></td><td>${event.reason}</td><td class="opt">${event.outcome}</td></tr>`;
  });
  return html`${heading('Audit', 'Each act, in the transaction that did it. Rows are never changed.')}${panel(
    { id: 'audit', title: 'What was done' },
    rows.length === 0
      ? html`<p class="empty">Nothing has been done yet.</p>`
      : html`${table('Audit trail', html`<th scope="col">When</th><th scope="col">Act</th><th scope="col">To</th><th scope="col">By</th><th scope="col">Why</th><th scope="col" class="opt">What came of it</th>`, rows)}${pager('/audit', page, events.length > PER_PAGE)}`,
  )}`;
}

interface HookRow {
  readonly webhook_id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly host: string;
  readonly status: string;
  readonly failing_since: string | null;
  readonly pending: number;
  readonly delivered: number;
  readonly failed: number;
  readonly last_error: string | null;
}

export async function webhooksMain({ kit }: Visit, query: URLSearchParams): Promise<Html> {
  const page = pageOf(query);
  // What stands behind the host of an address may hold a secret of the customer's.
  const { rows } = await kit.db.query<HookRow & Record<string, unknown>>(
    `SELECT w.webhook_id, w.account_id, a.name AS account_name, split_part(split_part(w.url, '//', 2), '/', 1) AS host, w.status, w.failing_since, d.*
     FROM webhooks w JOIN accounts a ON a.account_id = w.account_id
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending, count(*) FILTER (WHERE state = 'delivered')::int AS delivered,
         count(*) FILTER (WHERE state NOT IN ('pending', 'delivered'))::int AS failed, (array_agg(last_error ORDER BY last_attempt_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS last_error
       FROM (SELECT * FROM webhook_deliveries x WHERE x.webhook_id = w.webhook_id ORDER BY x.created_at DESC LIMIT 200) AS latest
     ) AS d
     ORDER BY w.failing_since NULLS LAST, w.created_at DESC LIMIT $1 OFFSET $2`,
    [PER_PAGE + 1, (page - 1) * PER_PAGE],
  );
  const list = rows
    .slice(0, PER_PAGE)
    .map(
      (hook) =>
        html`<tr><th scope="row">${named(hook.host)}</th><td><a href="/accounts/${hook.account_id}">${named(hook.account_name.slice(0, 60))}</a></td><td>${hook.failing_since === null ? statusTag(hook.status === 'active' ? 'complete' : 'canceled') : html`<span class="tag bad">failing since ${moment(hook.failing_since)}</span>`}<span class="vh">${hook.status}</span></td><td class="n">${hook.pending}</td><td class="n">${hook.delivered}</td><td class="n">${hook.failed}</td><td>${hook.last_error?.slice(0, 160) ?? ''}</td></tr>`,
    );
  return html`${heading('Webhooks', 'Failing ones first; counts are of the last 200 deliveries of each address.')}${panel(
    { id: 'webhooks', title: 'Addresses' },
    list.length === 0
      ? html`<p class="empty">No account has one.</p>`
      : html`${table('Webhooks', html`<th scope="col">Host</th><th scope="col">Account</th><th scope="col">State</th><th scope="col" class="n">Pending</th><th scope="col" class="n">Delivered</th><th scope="col" class="n">Given up</th><th scope="col">Last failure</th>`, list)}${pager('/webhooks', page, rows.length > PER_PAGE)}`,
  )}`;
}

/** One box for a job, an account, a hash or an invoice: what can only be one thing leads straight there. */
import { type Html, html, named } from '@deckwright/platform/pages';
import type { Visit } from '../visit.ts';
import { findJobs, type JobLine, jobsTable } from './lists.ts';
import { heading, panel, table } from './parts.ts';
import { jobName } from './words.ts';

export type Found = { readonly to: string } | { readonly main: Html };

export async function search(visit: Visit, text: string): Promise<Found> {
  const { db } = visit.kit;
  const q = text.trim().slice(0, 200);
  const job_id = jobIdOf(q);
  if (job_id !== null && (await db.query('SELECT 1 FROM jobs WHERE job_id = $1', [job_id])).rowCount > 0) return { to: `/jobs/${job_id}` };
  if (/^acc_\w{1,60}$/.test(q) && (await db.query('SELECT 1 FROM accounts WHERE account_id = $1', [q])).rowCount > 0)
    return { to: `/accounts/${q}` };
  if (/^[0-9a-f]{64}$/i.test(q)) return { main: await byHash(visit, q.toLowerCase()) };
  if (/^[A-Z]{1,10}(?:-[A-Z0-9]+)*-\d{4}-\d{1,9}$/i.test(q)) {
    const { rows } = await db.query<{ account_id: string }>('SELECT account_id FROM invoices WHERE invoice_number = $1', [q.toUpperCase()]);
    if (rows[0] !== undefined) return { to: `/accounts/${rows[0].account_id}#invoices` };
  }
  return {
    main:
      q === ''
        ? empty('Search', 'Type the id of a job or account, the SHA-256 of an input or a file, the number of an invoice, or a name.')
        : await byName(visit, q),
  };
}

const empty = (title: string, cause: string): Html => heading(title, cause);

/** With or without its prefix, and as it is copied out of a log. */
function jobIdOf(text: string): string | null {
  const [, id] = /^(?:job_)?([0-9A-HJKMNP-TV-Z]{26})$/i.exec(text) ?? [];
  return id === undefined ? null : `job_${id.toUpperCase()}`;
}

async function byHash(visit: Visit, hash: string): Promise<Html> {
  // By the index of an account each; there are far fewer accounts than jobs.
  const inputs = await findJobs(
    visit,
    `j.job_id IN (SELECT r.job_id FROM accounts o CROSS JOIN LATERAL (
       SELECT x.job_id FROM jobs x WHERE x.account_id = o.account_id AND x.input_hash = $1 AND x.status = 'complete' ORDER BY x.finished_at DESC LIMIT 20) AS r)`,
    [hash],
  );
  const files = await findJobs(
    visit,
    `j.job_id IN (SELECT f.job_id FROM job_files f WHERE f.object_key LIKE '%' || $1 || '%' OR f.sha256 = $1 LIMIT 50)`,
    [hash],
  );
  const unique = (list: readonly JobLine[]) => list.filter((one, i) => list.findIndex((other) => other.job_id === one.job_id) === i);
  return html`${heading(`${inputs.length + files.length === 0 ? 'Nothing has' : 'What has'} this hash`, html`<code>${hash}</code>`)}<div class="stack">${panel({ id: 'inputs', title: 'Jobs of this input', note: 'complete ones' }, jobsTable(unique(inputs)))}${panel({ id: 'files', title: 'Jobs with this file' }, jobsTable(unique(files)))}</div>`;
}

async function byName(visit: Visit, q: string): Promise<Html> {
  const like = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const { rows } = await visit.kit.db.query<{ account_id: string; name: string; email: string | null }>(
    'SELECT account_id, name, email FROM accounts WHERE name ILIKE $1 OR email ILIKE $1 OR external_id ILIKE $1 ORDER BY created_at DESC LIMIT 50',
    [like],
  );
  const { rows: keys } = await visit.kit.db.query<{ account_id: string; name: string; email: string | null }>(
    'SELECT a.account_id, a.name, a.email FROM api_keys k JOIN accounts a ON a.account_id = k.account_id WHERE k.prefix = $1',
    [q.slice(0, 60)],
  );
  const { rows: ends } = /^[0-9A-HJKMNP-TV-Z]{8}$/i.test(q)
    ? await visit.kit.db.query<{ job_id: string }>(
        'SELECT job_id FROM (SELECT job_id FROM jobs ORDER BY job_id DESC LIMIT 20000) AS latest WHERE right(job_id, 8) = $1 LIMIT 20',
        [q.toUpperCase()],
      )
    : { rows: [] };
  const accounts = [...rows, ...keys.filter((key) => !rows.some((row) => row.account_id === key.account_id))];
  const list = accounts.map(
    (row) =>
      html`<tr><th scope="row"><a href="/accounts/${row.account_id}">${named(row.name.slice(0, 80))}</a></th><td>${row.email === null ? '' : named(row.email)}</td><td><code>${row.account_id}</code></td></tr>`,
  );
  const jobs = ends.map((row) => html`<li><a class="mono" href="/jobs/${row.job_id}">${jobName(row.job_id)}</a></li>`);
  return html`${heading(accounts.length + ends.length === 0 ? 'Nothing is found' : 'Found', html`for ${named(q)}`)}${panel(
    { id: 'found', title: 'Accounts' },
    list.length === 0
      ? html`<p class="empty">No account has this in its name, mail or keys.</p>`
      : table('Accounts', html`<th scope="col">Name</th><th scope="col">Mail</th><th scope="col">Id</th>`, list),
  )}${jobs.length === 0 ? '' : panel({ id: 'ends', title: 'Jobs whose id ends so' }, html`<ul class="body">${jobs}</ul>`)}`;
}

/** Pages about money and accounts: the wallet of the farm, the check of the ledger, accounts with what they use. */
import { readUsage, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { type Html, html, named } from '@deckwright/platform/pages';
import type { Visit } from '../visit.ts';
import { findJobs, jobsTable } from './lists.ts';
import { moneyPanel } from './overview.ts';
import { heading, PER_PAGE, pageOf, pager, panel, table } from './parts.ts';
import { moment, money, plural, span, whole } from './words.ts';

interface BookRow {
  readonly unit: string;
  readonly from_book: string;
  readonly to_book: string;
  readonly kind: string;
  readonly n: number;
  readonly amount: number;
}

export async function walletMain({ kit, overview }: Visit): Promise<Html> {
  const [{ rows: books }, { rows: holds }, { rows: sums }] = await Promise.all([
    kit.db.query<BookRow & Record<string, unknown>>(
      `SELECT unit, from_book, to_book, kind, count(*)::int AS n, sum(amount)::float8 AS amount FROM ledger_transfers
       WHERE seq > COALESCE((SELECT max(seq) FROM ledger_transfers), 0) - 200000 AND created_at > now() - interval '24 hours' GROUP BY 1, 2, 3, 4 ORDER BY 1 DESC, 6 DESC`,
    ),
    kit.db.query<{ job_id: string; account_id: string; name: string; cents: number; slides: number; age_ms: number }>(
      `SELECT h.job_id, h.account_id, a.name, (h.promo_cents + h.paid_cents)::float8 AS cents, h.plan_slides + h.free_slides AS slides,
         (extract(epoch FROM now() - h.created_at) * 1000)::float8 AS age_ms
       FROM wallet_holds h JOIN accounts a ON a.account_id = h.account_id WHERE h.state = 'open' ORDER BY h.created_at LIMIT 50`,
    ),
    kit.db.query<{ paid: number; promo: number; accounts: number; debts: number }>(
      `SELECT COALESCE(sum(paid_cents), 0)::float8 AS paid, COALESCE(sum(promo_cents), 0)::float8 AS promo, count(*)::int AS accounts,
         count(*) FILTER (WHERE paid_cents < 0)::int AS debts FROM wallets`,
    ),
  ]);
  const { paid, promo, accounts, debts } = sums[0]!;
  const moved = books.map(
    (row) =>
      html`<tr><th scope="row">${row.kind}</th><td>${row.from_book.replaceAll('_', ' ')} to ${row.to_book.replaceAll('_', ' ')}</td><td class="n">${whole(row.n)}</td><td class="n">${row.unit === 'USD' ? money(row.amount) : plural(row.amount, 'slide')}</td></tr>`,
  );
  const open = holds.map(
    (row) =>
      html`<tr><th scope="row"><a class="mono" href="/jobs/${row.job_id}">${row.job_id}</a></th><td><a href="/accounts/${row.account_id}">${named(row.name.slice(0, 60))}</a></td><td class="n">${row.cents > 0 ? money(row.cents) : plural(row.slides, 'slide')}</td><td class="n">${span(row.age_ms)}</td></tr>`,
  );
  return html`${heading(`${money(paid)} of customers’ money and ${money(promo)} of credit`, `In ${plural(accounts, 'wallet')}${debts === 0 ? '' : `, of which ${debts} below zero after a dispute`}.`)}<div class="cols"><div class="stack">${panel(
    { id: 'moved', title: 'Moved within 24 h' },
    moved.length === 0
      ? html`<p class="empty">Nothing moved.</p>`
      : table(
          'Movements',
          html`<th scope="col">Kind</th><th scope="col">Books</th><th scope="col" class="n">Entries</th><th scope="col" class="n">Amount</th>`,
          moved,
        ),
  )}${panel(
    { id: 'holds', title: 'Still held', note: 'oldest first' },
    open.length === 0
      ? html`<p class="empty">Nothing is held.</p>`
      : table(
          'Holds',
          html`<th scope="col">Job</th><th scope="col">Account</th><th scope="col" class="n">Held</th><th scope="col" class="n">For</th>`,
          open,
        ),
  )}</div><div class="stack side">${moneyPanel(overview)}</div></div>`;
}

/** Runs the check that the relay runs. It mends nothing: that is `deckwright admin reconcile --mend`. */
export async function reconcileMain({ kit }: Visit): Promise<Html> {
  const findings = await reconcileLedger(kit.db);
  const rows = findings
    .slice(0, 200)
    .map(
      (one) =>
        html`<tr><th scope="row">${one.name}</th><td>${one.account_id === null ? '' : html`<a href="/accounts/${one.account_id}"><code>${one.account_id}</code></a>`}</td><td>${one.job_id?.startsWith('job_') ? html`<a href="/jobs/${one.job_id}"><code>${one.job_id}</code></a>` : html`<code>${one.job_id ?? ''}</code>`}</td><td>${one.detail}</td><td>${one.mendable ? 'one right answer' : 'a person decides'}</td></tr>`,
    );
  return html`${heading(findings.length === 0 ? 'Every row of the ledger is explained' : `${plural(findings.length, 'row')} of the ledger ${findings.length === 1 ? 'is' : 'are'} unexplained`, 'Checked now, rule by rule. Nothing is mended from here.')}${panel(
    { id: 'findings', title: 'Findings', end: html`<code>deckwright admin reconcile --mend</code>` },
    rows.length === 0
      ? html`<p class="empty">Holds, captures, balances, files and bills agree.</p>`
      : table(
          'Findings',
          html`<th scope="col">Rule</th><th scope="col">Account</th><th scope="col">Row</th><th scope="col">What is wrong</th><th scope="col">Mend</th>`,
          rows,
        ),
  )}`;
}

interface AccountRow {
  readonly account_id: string;
  readonly name: string;
  readonly email: string | null;
  readonly billing: string;
  readonly balance: number;
  readonly plan_slides: number;
  readonly free_slides: number;
  readonly live: number;
}

export async function accountsMain({ kit }: Visit, query: URLSearchParams): Promise<Html> {
  const page = pageOf(query);
  const { rows } = await kit.db.query<AccountRow & Record<string, unknown>>(
    `SELECT a.account_id, a.name, a.email, a.billing, (w.paid_cents + w.promo_cents)::float8 AS balance, w.plan_slides::float8 AS plan_slides, w.free_slides::float8 AS free_slides,
       COALESCE(l.n, 0)::int AS live
     FROM accounts a JOIN wallets w ON w.account_id = a.account_id
     LEFT JOIN (SELECT account_id, count(*) AS n FROM jobs WHERE status IN ('queued', 'rendering') GROUP BY 1) AS l ON l.account_id = a.account_id
     ORDER BY COALESCE(l.n, 0) DESC, a.created_at DESC, a.account_id LIMIT $1 OFFSET $2`,
    [PER_PAGE + 1, (page - 1) * PER_PAGE],
  );
  const list = rows
    .slice(0, PER_PAGE)
    .map(
      (row) =>
        html`<tr><th scope="row"><a href="/accounts/${row.account_id}">${named(row.name.slice(0, 80))}</a></th><td>${row.email === null ? '' : named(row.email.slice(0, 80))}</td><td>${row.billing}</td><td class="n">${whole(row.live)}</td><td class="n">${money(row.balance)}</td><td class="n">${whole(row.plan_slides)}</td><td class="n">${whole(row.free_slides)}</td></tr>`,
    );
  return html`${heading('Accounts', 'Those with most work in hand first.')}${panel({ id: 'accounts', title: 'Accounts' }, html`${table('Accounts', html`<th scope="col">Name</th><th scope="col">Mail</th><th scope="col">Billing</th><th scope="col" class="n">Jobs in hand</th><th scope="col" class="n">Balance</th><th scope="col" class="n">Plan slides</th><th scope="col" class="n">Free slides</th>`, list)}${pager('/accounts', page, rows.length > PER_PAGE)}`)}`;
}

/** Null where there is no such account. */
export async function accountMain(visit: Visit, account_id: string): Promise<Html | null> {
  const { db } = visit.kit;
  const wallet = await readWallet(db, account_id);
  if (wallet === null) return null;
  const [usage, jobs, { rows: keys }, { rows: invoices }] = await Promise.all([
    readUsage(db, account_id),
    findJobs(visit, 'j.account_id = $1 AND j.parent_deck_id IS NULL', [account_id]),
    db.query<{ prefix: string; name: string; mode: string; kind: string; last_used_at: string | null; revoked_at: string | null }>(
      'SELECT prefix, name, mode, kind, last_used_at, revoked_at FROM api_keys WHERE account_id = $1 ORDER BY revoked_at NULLS FIRST, key_id DESC LIMIT 50',
      [account_id],
    ),
    db.query<{ invoice_number: string; kind: string; total_cents: number; issued_at: string }>(
      'SELECT invoice_number, kind, total_cents::float8 AS total_cents, issued_at FROM invoices WHERE account_id = $1 ORDER BY issued_at DESC LIMIT 50',
      [account_id],
    ),
  ]);
  return html`<div class="head"><div class="say"><p class="crumbs"><a href="/accounts">Accounts</a><span aria-hidden="true">›</span><code>${account_id}</code></p><h1>${named(wallet.name)}</h1></div></div>
<dl class="facts"><div><dt>Balance</dt><dd>${money(wallet.paid_cents + wallet.promo_cents)}</dd></div><div><dt>Of it credit</dt><dd>${money(wallet.promo_cents)}</dd></div><div><dt>Held</dt><dd>${money(wallet.held_cents)}${wallet.held_slides > 0 ? ` and ${plural(wallet.held_slides, 'slide')}` : ''}</dd></div><div><dt>Plan slides</dt><dd>${whole(wallet.plan_slides)}</dd></div><div><dt>Free slides</dt><dd>${whole(wallet.free_slides)}</dd></div><div><dt>Slides so far</dt><dd>${whole(usage.slides)}</dd></div><div><dt>Spent so far</dt><dd>${money(usage.spent_cents)}</dd></div><div><dt>Billing</dt><dd>${wallet.billing}</dd></div><div><dt>Mail</dt><dd>${wallet.email === null ? '–' : named(wallet.email)}</dd></div></dl>
<div class="stack">${panel({ id: 'jobs', title: 'Jobs', note: 'newest first' }, jobsTable(jobs))}
<div class="three">${panel(
    { id: 'keys', title: 'Keys' },
    keys.length === 0
      ? html`<p class="empty">There is none.</p>`
      : table(
          'Keys',
          html`<th scope="col">Key</th><th scope="col">Name</th><th scope="col">State</th><th scope="col" class="n">Last used</th>`,
          keys.map(
            (key) =>
              html`<tr><th scope="row"><code>${key.prefix}…</code></th><td>${named(key.name.slice(0, 60))}</td><td>${key.revoked_at === null ? `${key.mode} ${key.kind}` : 'revoked'}</td><td class="n">${key.last_used_at === null ? 'never' : moment(key.last_used_at)}</td></tr>`,
          ),
        ),
  )}${panel(
    { id: 'invoices', title: 'Invoices' },
    invoices.length === 0
      ? html`<p class="empty">There is none.</p>`
      : table(
          'Invoices',
          html`<th scope="col">Number</th><th scope="col">Kind</th><th scope="col" class="n">Total</th>`,
          invoices.map(
            (one) =>
              html`<tr><th scope="row">${one.invoice_number}</th><td>${one.kind.replaceAll('_', ' ')}</td><td class="n">${money(one.total_cents)}</td></tr>`,
          ),
        ),
  )}</div></div>`;
}

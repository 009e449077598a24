/** What manage_account does, by action: each is one route of the service. */
import { notImplemented, refuse, request, wayOut } from '@deckwright/platform/errors';
import { VERSION } from '../version.ts';
import { agentStatus } from './agent-status.ts';
import type { ToolAnswer, ToolCall } from './define-tool.ts';
import { missingField } from './missing-field.ts';
import { previewOf } from './preview-of.ts';
import { asBody } from './request-body.ts';

export interface AccountArguments {
  readonly job_id?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly status?: string | undefined;
  readonly include_children?: boolean | undefined;
  readonly message?: string | undefined;
  readonly category?: string | undefined;
  readonly severity?: string | undefined;
  readonly days?: number | undefined;
  readonly amount?: number | undefined;
  readonly detail?: boolean | undefined;
  readonly include_preview?: 'none' | 'small' | 'default' | 'full' | undefined;
  readonly slug?: string | undefined;
  readonly theme_id?: string | undefined;
  readonly url?: string | undefined;
  readonly events?: readonly string[] | undefined;
  readonly webhook_id?: string | undefined;
  readonly asset_id?: string | undefined;
}

type Call = ToolCall<AccountArguments>;
type Action = (call: Call) => Promise<ToolAnswer>;

/** A required argument. @throws ProblemError `request_invalid` */
function need<K extends keyof AccountArguments>({ args }: Call, name: K, why: string): NonNullable<AccountArguments[K]> {
  const value = args[name];
  if (value === undefined || value === null) throw missingField(name, why);
  return value;
}

const asked = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

const status: Action = async (call) => {
  const { args, principal } = call;
  const agent = await agentStatus(call);
  // What an agent asks first is answered for any grant; consent leaves the balance off.
  if (agent !== undefined && principal.agent?.scopes.includes(ACCOUNT) !== true)
    return { body: { agent, note: 'Balance and plan are not part of the grant. Action `usage` asks the account’s owner for them.' } };
  const account = await call.ask({ method: 'get', path: '/v1/account' });
  const body = agent === undefined ? account : { ...account, agent };
  if (args.detail === true) return { body };
  const email = typeof account['email'] === 'string' ? account['email'].replace(/^(.).*(@.*)$/, '$1…$2') : account['email'];
  return { body: { ...body, email } };
};

/** The scope of what an account has. */
const ACCOUNT = 'account';

const DAY_MS = 86_400_000;

/** Most pages of the ledger that one answer adds up. */
const MAX_PAGES = 10;

const usage: Action = async ({ ask, args, outer }) => {
  const days = args.days ?? 30;
  const since = new Date(outer.kit.now_ms() - days * DAY_MS).toISOString();
  const totals = new Map<string, { kind: string; unit: string; amount: number; entries: number }>();
  let before: unknown;
  let complete = false;
  for (let page = 0; page < MAX_PAGES && !complete; page += 1) {
    const query = { limit: '200', ...(typeof before === 'number' ? { before: String(before) } : {}) };
    const { entries, next_before } = await ask({ method: 'get', path: '/v1/account/ledger', query });
    for (const entry of Array.isArray(entries) ? entries : []) {
      const { kind, unit, amount, created_at } = Object(entry) as Record<string, unknown>;
      if (String(created_at) < since) {
        complete = true;
        break;
      }
      const key = `${String(kind)} ${String(unit)}`;
      const total = totals.get(key) ?? { kind: String(kind), unit: String(unit), amount: 0, entries: 0 };
      // Cents, so that no sum of floats is printed.
      total.amount = Math.round(total.amount * 100 + Number(amount) * 100) / 100;
      total.entries += 1;
      totals.set(key, total);
    }
    before = next_before;
    complete ||= typeof next_before !== 'number';
  }
  return { body: { days, since, movements: [...totals.values()], complete } };
};

const jobs: Action = async ({ ask, args }) => {
  const query = asked({ limit: args.limit ?? 10, offset: args.offset, status: args.status, include_children: args.include_children });
  return { body: await ask({ method: 'get', path: '/v1/jobs', query }) };
};

const job: Action = async (call) => {
  const job_id = need(call, 'job_id', 'action `job` reads one job');
  const body = await call.ask({ method: 'get', path: '/v1/jobs/{job_id}', params: { job_id } });
  return { body, preview: await previewOf(call, job_id, call.args.include_preview) };
};

const download_url: Action = async (call) => {
  const job_id = need(call, 'job_id', 'a link is made for one job');
  return { body: await call.ask({ method: 'post', path: '/v1/jobs/{job_id}/download-url', params: { job_id }, body: asBody({}) }) };
};

const feedback: Action = async (call) => {
  const { category = 'general', severity, job_id } = call.args;
  const message = need(call, 'message', 'it says what is wrong or wanted');
  const body = asBody({ message, category, ...(severity === undefined ? {} : { severity }), ...(job_id === undefined ? {} : { job_id }) });
  return { body: await call.ask({ method: 'post', path: '/v1/feedback', body }) };
};

const feedback_list: Action = async ({ ask, args }) => ({
  body: await ask({
    method: 'get',
    path: '/v1/feedback',
    query: asked({ limit: args.limit, status: args.status, category: args.category }),
  }),
});

const onboarding: Action = async ({ outer }) => {
  const base = outer.kit.base_url();
  return {
    body: {
      service: 'Deckwright',
      version: VERSION,
      what: 'Typed slide content in; editable PowerPoint, PDF and PNG out. No model draws: every number supplied stands on the slide as sent, or a warning names it.',
      steps: [
        'browse_catalog: find the form; type=schema gives the contract of its data.',
        'create_slide or create_deck with dry_run: true checks for free.',
        'create_slide or create_deck draws; the file is at pptx_url for an hour without a key; manage_account action=download_url links it again.',
        'Refused? Do what remedy says.',
      ],
      pages: {
        handbook: `${base}/docs`,
        reference: `${base}/docs/reference`,
        openapi: `${base}/v1/openapi.json`,
        pricing: `${base}/v1/pricing`,
      },
    },
  };
};

const topup: Action = async ({ ask, args }) => ({
  body: await ask({ method: 'post', path: '/v1/billing/checkout', body: asBody({ amount: args.amount ?? 10 }) }),
});

const reports: Action = async () => {
  throw refuse(notImplemented, {
    detail: 'This service makes no reports of its own accord.',
    ways: [
      wayOut({
        why: 'Reports are drawn from content like any deck.',
        say: 'Read what was charged with {0}, and draw it with POST /v1/render/intent/deck.',
        do: [request('GET', '/v1/account/ledger')],
      }),
    ],
    extra: { missing: 'reports' },
  });
};

const webhooks: Action = async ({ ask }) => ({ body: await ask({ method: 'get', path: '/v1/webhooks' }) });

const webhook_add: Action = async (call) => {
  const url = need(call, 'url', 'a webhook is an address');
  const { events } = call.args;
  const body = asBody({ url, ...(events === undefined ? {} : { events: [...events] }) });
  return { body: await call.ask({ method: 'post', path: '/v1/webhooks', body }) };
};

const webhook_remove: Action = async (call) => {
  const webhook_id = need(call, 'webhook_id', 'it says which webhook to remove');
  await call.ask({ method: 'delete', path: '/v1/webhooks/{webhook_id}', params: { webhook_id } });
  return { body: { webhook_id, status: 'removed' } };
};

const webhook_test: Action = async (call) => {
  const webhook_id = need(call, 'webhook_id', 'it says which webhook to test');
  return { body: await call.ask({ method: 'post', path: '/v1/webhooks/{webhook_id}/test', params: { webhook_id } }) };
};

const security_status: Action = async ({ outer, principal }) => ({
  body: {
    retention_days: outer.kit.retention_days,
    retention: `Files are deleted ${outer.kit.retention_days} days after they were made, or with their job.`,
    access:
      'Files are read with a key of the account, or by a signed link that expires and works once unless asked otherwise. Downloads are logged.',
    sharing: 'Jobs of another account are not found, whatever key asks.',
    deletion: 'manage_account with action delete_job removes a job, its versions and its files for good.',
    key_mode: principal.mode,
  },
});

const delete_job: Action = async (call) => {
  const job_id = need(call, 'job_id', 'it says which job to delete');
  await call.ask({ method: 'delete', path: '/v1/jobs/{job_id}', params: { job_id } });
  return { body: { job_id, status: 'deleted' } };
};

const delete_asset: Action = async (call) => {
  const asset_id = need(call, 'asset_id', 'it says which picture to delete');
  await call.ask({ method: 'delete', path: '/v1/assets/{asset_id}', params: { asset_id } });
  return { body: { asset_id, status: 'deleted' } };
};

const brand_report: Action = async (call) => {
  const slug = call.args.slug ?? call.args.theme_id;
  if (slug === undefined) throw missingField('slug', 'it says which brand');
  const brand = await call.ask({ method: 'get', path: '/v1/brands/{slug}', params: { slug } });
  return { body: { slug: brand['slug'], version: brand['version'], theme_id: brand['theme_id'], brand_report: brand['brand_report'] } };
};

export const ACTIONS = {
  status,
  usage,
  jobs,
  job,
  download_url,
  feedback,
  feedback_list,
  onboarding,
  topup,
  reports,
  webhooks,
  webhook_add,
  webhook_remove,
  webhook_test,
  security_status,
  delete_job,
  delete_asset,
  brand_report,
} satisfies Readonly<Record<string, Action>>;

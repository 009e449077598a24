/** manage_account: the account, its jobs, webhooks and feedback. */
import { z } from 'zod';
import { ACTIONS } from './account-actions.ts';
import { defineTool } from './define-tool.ts';
import { detailArg, includePreview, jobId } from './tool-schemas.ts';

export const manageAccount = defineTool({
  name: 'manage_account',
  title: 'Account and history',
  description:
    'Free. `status`: balance, plan, an agent’s limit. `usage`: what was spent. `jobs`, `job`: what was drawn. `download_url`: a link to a job’s file that works without a ' +
    'key, once, for an hour. `topup`: a link to pay. `onboarding`: what the service does. `delete_job` and `delete_asset` cannot be undone: ask the person first. ',
  listed: ['action', 'job_id', 'limit', 'status', 'message', 'days', 'amount', 'url', 'webhook_id', 'asset_id', 'slug'],
  input: z.object({
    action: z.enum(Object.keys(ACTIONS) as [keyof typeof ACTIONS, ...(keyof typeof ACTIONS)[]]),
    job_id: jobId.optional().describe('Of job, download_url, delete_job, feedback.'),
    limit: z.int().min(1).max(100).optional().describe('Of jobs and feedback_list.'),
    offset: z.int().min(0).max(1_000_000).optional(),
    status: z.string().max(40).optional().describe('Of jobs and feedback_list.'),
    include_children: z.boolean().optional().describe('Of jobs: also the slides of decks.'),
    message: z.string().max(5000).optional().describe('Of feedback.'),
    category: z.string().max(60).optional().describe('Of feedback; `general` when absent.'),
    severity: z.enum(['bug', 'quality', 'suggestion']).optional().describe('Of feedback; `suggestion` when absent.'),
    days: z.int().min(1).max(366).optional().describe('Of usage.'),
    amount: z.number().min(10).max(1000).optional().describe('Of topup, USD.'),
    detail: detailArg,
    include_preview: includePreview,
    slug: z.string().max(100).optional().describe('Of brand_report.'),
    theme_id: z.string().max(100).optional().describe('Of brand_report: the same as `slug`.'),
    url: z.string().max(2048).optional().describe('Of webhook_add.'),
    events: z.array(z.string().max(60)).max(20).optional().describe('Of webhook_add; all when absent.'),
    webhook_id: z.string().max(100).optional().describe('Of webhook_remove and webhook_test.'),
    asset_id: z.string().max(100).optional().describe('Of delete_asset.'),
  }),
  output: z.looseObject({
    status: z.string().optional(),
    code: z.string().optional(),
    detail: z.string().optional(),
    remedy: z.string().optional(),
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false, cost: { usd: 0 } },
  stands_for: {
    'GET /v1/account': () => ({ action: 'status' }),
    'GET /v1/account/ledger': () => ({ action: 'usage' }),
    'GET /v1/jobs': ({ query }) => ({ action: 'jobs', ...(query['status'] === undefined ? {} : { status: query['status'] }) }),
    'GET /v1/jobs/{job_id}': ({ params }) => ({ action: 'job', ...params }),
    'DELETE /v1/jobs/{job_id}': ({ params }) => ({ action: 'delete_job', ...params }),
    'POST /v1/jobs/{job_id}/download-url': ({ params }) => ({ action: 'download_url', ...params }),
    'POST /v1/feedback': ({ body }) => ({ action: 'feedback', ...Object(body) }),
    'GET /v1/feedback': () => ({ action: 'feedback_list' }),
    'POST /v1/billing/checkout': ({ body }) => ({ action: 'topup', ...Object(body) }),
    'GET /v1/webhooks': () => ({ action: 'webhooks' }),
    'POST /v1/webhooks': ({ body }) => ({ action: 'webhook_add', ...Object(body) }),
    'DELETE /v1/webhooks/{webhook_id}': ({ params }) => ({ action: 'webhook_remove', ...params }),
    'POST /v1/webhooks/{webhook_id}/test': ({ params }) => ({ action: 'webhook_test', ...params }),
    'DELETE /v1/assets/{asset_id}': ({ params }) => ({ action: 'delete_asset', ...params }),
  },
  card: false,
  invocation: { invoking: 'Reading the account…', invoked: 'Account read' },
  handle: (call) => ACTIONS[call.args.action](call),
});

/** manage_account: the account, its jobs, webhooks and feedback. */
import { z } from 'zod';
import { ACTIONS } from './account-actions.ts';
import { defineTool } from './define-tool.ts';
import { detailArg, includePreview, jobId } from './tool-schemas.ts';

export const manageAccount = defineTool({
  name: 'manage_account',
  title: 'Account and history',
  description:
    'Free. `status`: balance, free slides, plan; of an agent also its limit, what is left of it, and what it may do. `usage`: what was spent. `jobs`, `job`: what was drawn, with its warnings and a picture. `download_url`: a link to ' +
    'a file that works without a key, once, for an hour. `feedback`, `feedback_list`. `onboarding`: what the service does. `topup`: a link to pay. `webhooks`, ' +
    '`webhook_add`, `webhook_test`, `webhook_remove`. `security_status`: how long files are kept and who reads them. `brand_report`: what became of a brand. ' +
    '`delete_job` and `delete_asset` cannot be undone: ask the person first.',
  input: z.object({
    action: z.enum(Object.keys(ACTIONS) as [keyof typeof ACTIONS, ...(keyof typeof ACTIONS)[]]),
    job_id: jobId.optional().describe('For job, download_url, delete_job; with feedback the job that it is about.'),
    limit: z.int().min(1).max(100).optional().describe('Of jobs (10 when absent) and feedback_list (50).'),
    offset: z.int().min(0).max(1_000_000).optional(),
    status: z
      .string()
      .max(40)
      .optional()
      .describe('Of jobs: queued, rendering, complete, failed, canceled. Of feedback_list: open, resolved.'),
    include_children: z.boolean().optional().describe('Of jobs: also the slides of decks.'),
    message: z.string().max(5000).optional().describe('Of feedback: what is wrong or wanted, in the words of the person.'),
    category: z.string().max(60).optional().describe('Of feedback; `general` when absent.'),
    severity: z.enum(['bug', 'quality', 'suggestion']).optional().describe('Of feedback; `suggestion` when absent.'),
    days: z.int().min(1).max(366).optional().describe('Of usage; 30 when absent.'),
    amount: z.number().min(10).max(1000).optional().describe('Of topup, USD; 10 when absent.'),
    detail: detailArg,
    include_preview: includePreview,
    slug: z.string().max(100).optional().describe('Of brand_report: the brand, or one version of it as `slug@3`.'),
    theme_id: z.string().max(100).optional().describe('Of brand_report: the same as `slug`.'),
    url: z.string().max(2048).optional().describe('Of webhook_add: https:// address.'),
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
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false, cost: { usd: 0, note: 'free' } },
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

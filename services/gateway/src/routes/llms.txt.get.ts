/** GET /llms.txt: the service in one page of plain text, for agents. */
import { textReply } from '@deckwright/platform/http';
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/llms.txt',
  tag: 'Service',
  summary: 'The service in plain text',
  auth: 'public',
  answers: { 200: { description: 'Markdown.', media_type: 'text/plain' } },
  errors: [],
  handle: async ({ kit }) => textReply('text/plain; charset=utf-8', page(kit.base_url()), { 'Cache-Control': 'public, max-age=300' }),
});

const page = (base: string): string => `# Deckwright

> Typed slide intent in; editable .pptx, PDF and PNG out. Drawing is deterministic: no model takes part, and every number and word supplied stands on the slide as sent.

Send an API key as \`Authorization: Bearer <key>\` or \`X-API-Key: <key>\`.

## Render a slide
POST ${base}/v1/render/intent with JSON: \`form\`, \`headline\`, \`data\` (or \`chrome\` and \`body\` with a component). The answer carries \`job_id\`, \`status\`, \`fidelity\`, \`warnings\` and \`pptx_url\`.
- \`"dry_run": true\` checks for free; \`"preview": true\` gives a free PNG.
- \`"outputs": ["pptx", "pdf", "png"]\` asks for more files.
- Send an \`Idempotency-Key\` to retry safely.

## Get the file
GET ${base}/v1/jobs/{job_id}/pptx with the key, or POST ${base}/v1/jobs/{job_id}/download-url for a link that works without one, once, for an hour.

## When something is wrong
Every failure is a problem document with \`code\`, \`detail\` and \`remedy\`. Do what the remedy says; an unchanged retry fails again unless \`actionable\` is false.

## More
- [OpenAPI 3.1](${base}/v1/openapi.json)
- [Reference](${base}/docs/reference)
- [Handbook](${base}/docs): quick start, decks, jobs, webhooks, money, errors
`;

/** GET /favicon.ico: what browsers ask for where a page names no icon. */
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/favicon.ico',
  tag: 'Service',
  summary: 'The icon',
  hidden: true,
  auth: 'public',
  answers: { 302: { description: 'The icon.' } },
  errors: [],
  async handle() {
    return { status: 302, headers: { Location: '/docs/icon.svg', 'Cache-Control': 'public, max-age=86400' }, body: { kind: 'empty' } };
  },
});

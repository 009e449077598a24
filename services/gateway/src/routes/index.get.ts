/** GET /: the handbook is the front page. */
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/',
  tag: 'Service',
  summary: 'The front page',
  hidden: true,
  auth: 'public',
  answers: { 302: { description: 'The handbook.' } },
  errors: [],
  async handle() {
    return { status: 302, headers: { Location: '/docs', 'Cache-Control': 'public, max-age=300' }, body: { kind: 'empty' } };
  },
});

/** GET /docs/errors/{code}: where the `type` of a problem leads; its part of the page of errors. */
import { all, notFound, refuse } from '@deckwright/platform/errors';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/docs/errors/{code}',
  tag: 'Service',
  summary: 'What an error means',
  auth: 'public',
  hidden: true,
  params: z.object({ code: z.string().max(100) }),
  answers: { 302: { description: 'The part of the page of errors.' } },
  errors: [notFound],
  async handle({ params }) {
    const code = params.code.replaceAll('-', '_');
    if (!all.some((error) => error.code === code)) throw refuse(notFound, { detail: 'No error has this code.' });
    return { status: 302, headers: { Location: `/docs/errors#${code}` }, body: { kind: 'empty' } };
  },
});

/** GET /llms.txt: the service in one page of plain text, for agents. */
import { textReply } from '@deckwright/platform/http';
import { llmsPage } from '../handbook/llms.ts';
import { defineRoute } from '../kit.ts';

/** By address: it is the same text until the service is another version. */
const written = new Map<string, string>();

export const route = defineRoute({
  method: 'get',
  path: '/llms.txt',
  tag: 'Service',
  summary: 'The service in plain text',
  description: 'What it does, where agents connect, every endpoint, and every page of the handbook as Markdown.',
  auth: 'public',
  answers: { 200: { description: 'Markdown.', media_type: 'text/plain' } },
  errors: [],
  async handle({ kit }) {
    const base = kit.base_url();
    const page = written.get(base) ?? llmsPage(base, kit.openapi());
    written.set(base, page);
    return textReply('text/plain; charset=utf-8', page, { 'Cache-Control': 'public, max-age=300' });
  },
});

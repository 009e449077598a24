/** GET /tools: the public tools, as a page. */
import { defineRoute } from '../kit.ts';
import { toolsPage, toolsReply } from '../public-tools/page.ts';

export const route = defineRoute({
  method: 'get',
  path: '/tools',
  tag: 'Public tools',
  summary: 'The public tools as a page',
  auth: 'public',
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [],
  async handle() {
    return toolsReply(toolsPage());
  },
});

/** GET /tools: the public tools, as a page. */
import { defineRoute } from '../kit.ts';
import { toolsPage, toolsReply } from '../public-tools/page.ts';

/** Pages of other parts of the service; each is linked where this version has it. */
const MORE = [['/tools/preview-code', 'Preview code', 'Python that draws a slide, as a picture.']] as const;

export const route = defineRoute({
  method: 'get',
  path: '/tools',
  tag: 'Public tools',
  summary: 'The public tools as a page',
  auth: 'public',
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [],
  async handle({ kit }) {
    const documented = Buffer.from(kit.openapi());
    return toolsReply(toolsPage(MORE.filter(([path]) => documented.includes(`"${path}"`))));
  },
});

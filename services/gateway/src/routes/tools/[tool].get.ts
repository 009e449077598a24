/** GET /tools/{tool}: a public tool as a page. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { toolPage, toolsReply } from '../../public-tools/page.ts';
import { findTool } from '../../public-tools/tools.ts';

export const route = defineRoute({
  method: 'get',
  path: '/tools/{tool}',
  tag: 'Public tools',
  summary: 'A public tool as a page',
  description:
    'Of `pdf-analyze`, `pdf-to-pptx`, `document-to-deck` and `combine-powerpoint`: drop a file, see what came of it, download it. Of `preview-code`: write Python, see the slide or the line that is wrong. Of `preview-variant`: choose a form and a theme, see its example.',
  auth: 'public',
  params: z.object({ tool: z.string().max(100) }),
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [notFound],
  async handle({ params, kit }) {
    const tool = findTool(params.tool);
    if (tool === undefined) throw refuse(notFound, { detail: 'There is no such tool.' });
    return toolsReply(toolPage(tool, kit.base_url()));
  },
});

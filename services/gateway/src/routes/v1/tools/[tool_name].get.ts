/** GET /v1/tools/{tool_name}: what a tool is for, with the schema of all of its arguments. */
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';
import { objectSchema } from '../../../tools/argument-schema.ts';
import { findTool } from '../../../tools/find-tool.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/tools/{tool_name}',
  tag: 'Agents',
  summary: 'One tool: what it is for and all of its arguments',
  description: '`tools/list` names the arguments that a model needs most of the time; this names all of them, with their limits.',
  auth: 'public-or-key',
  params: z.object({ tool_name: z.string().max(80) }),
  answers: {
    200: {
      description: 'The contract.',
      schema: z
        .looseObject({
          name: z.string(),
          title: z.string(),
          description: z.string(),
          inputSchema: z.looseObject({}),
          outputSchema: z.looseObject({}),
        })
        .meta({ id: 'ToolContract' }),
    },
  },
  errors: [notFound],
  async handle({ params }) {
    const { name, title, description, input, output, annotations } = findTool(params.tool_name);
    const contract = {
      name,
      title,
      description,
      inputSchema: objectSchema(input, 'input'),
      outputSchema: objectSchema(output, 'output'),
      annotations,
    };
    return jsonReply(200, contract, { 'Cache-Control': 'public, max-age=300' });
  },
});

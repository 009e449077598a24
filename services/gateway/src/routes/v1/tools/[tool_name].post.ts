/** POST /v1/tools/{tool_name}: a tool for agents without the agents' protocol. */
import { agentLimitReached, insufficientBalance, notFound, ProblemError, refuse, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply, open } from '@deckwright/platform/http';
import { z } from 'zod';
import { INTENT_ERRORS } from '../../../answers/drawing-refusal.ts';
import { defineRoute } from '../../../kit.ts';
import { refusedResult, runTool } from '../../../tools/call-tool.ts';
import { findTool } from '../../../tools/find-tool.ts';
import { all } from '../../../tools/register.generated.ts';

const ToolArguments = open('each tool checks its own arguments', z.looseObject({})).meta({
  id: 'ToolArguments',
  description: "The tool's arguments, as GET /v1/tools/{tool_name} says.",
});

const ToolEnvelope = z
  .object({
    content: z.array(
      z.union([
        z.object({ type: z.literal('text'), text: z.string().describe('JSON.') }),
        z.object({ type: z.literal('image'), data: z.string().describe('Base64.'), mimeType: z.literal('image/png') }),
      ]),
    ),
    structuredContent: z.looseObject({}).describe('What the text block says.'),
    isError: z.boolean().optional().describe('What was asked for was not done; the content says why and what to change.'),
  })
  .meta({ id: 'ToolResult' });

/** What a caller can only mend outside the arguments: these come as problems, as everywhere. */
const OF_THE_REQUEST = new Set([401, 402, 403, 413, 415, 429]);

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/{tool_name}',
  tag: 'Agents',
  summary: 'Call a tool',
  description:
    `The tools of the MCP endpoint by plain HTTP: ${all.map(({ name }) => `\`${name}\``).join(', ')}. The body is the tool's arguments; the answer its result. ` +
    'What the tool refuses is a result too, with `isError` and the problem in it; a missing key, an empty wallet, a rate limit and failures of ours are problems.',
  auth: 'key',
  limit: { name: 'tools', limit: 6000, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  params: z.object({ tool_name: z.string().max(80) }),
  documented_body: ToolArguments,
  body_bytes: 40 * 1024 * 1024,
  answers: { 200: { description: "The tool's result.", schema: ToolEnvelope } },
  errors: [requestInvalid, notFound, insufficientBalance, agentLimitReached, ...INTENT_ERRORS],
  example: { body: { q: 'ebitda bridge', limit: 3 } },
  async handle(call) {
    const tool = findTool(call.params.tool_name);
    if (typeof call.json !== 'object' || call.json === null || Array.isArray(call.json))
      throw refuse(requestInvalid, { detail: 'The body is not an object; send the arguments of the tool.' });
    // The path is the tool's, and its name no argument.
    const outer = { ...call, params: {}, query: {}, body: undefined };
    try {
      return jsonReply(200, await runTool(tool, outer, call.json as Record<string, unknown>));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.body.status >= 500 || OF_THE_REQUEST.has(error.body.status)) throw error;
      return jsonReply(200, refusedResult(error, outer));
    }
  },
});

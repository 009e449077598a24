/** Runs a tool for a caller, and makes a result of every outcome. */
import { type ProblemBody, ProblemError, refuse, unauthorized } from '@deckwright/platform/errors';
import { type InnerRequest, problemReply, type RawCall, type Reply, replyJson } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';
import { type Report, type Tool, type ToolCall, withOptions } from './define-tool.ts';
import { forAgents } from './tool-door.ts';
import { type ToolResult, toolResult } from './tool-result.ts';

const SILENT: Report = () => {};

/** @throws ProblemError `unauthorized` without a key, and whatever the tool's routes refuse */
export async function runTool(
  tool: Tool,
  outer: RawCall<GatewayKit>,
  sent: Readonly<Record<string, unknown>>,
  report: Report = SILENT,
): Promise<ToolResult> {
  const { principal } = outer;
  if (principal === undefined) throw refuse(unauthorized, { detail: `${tool.name} needs an API key or a token.` });
  const given = withOptions(tool, sent);
  const answer = await tool.run({ outer, principal, sent: given, report, ...toolKit(outer) });
  const ignored = Object.keys(given).filter((name) => !Object.hasOwn(tool.input.shape, name));
  const body = forAgents(answer.body);
  return toolResult({ ...answer, body: ignored.length === 0 ? body : { ...body, ignored_arguments: ignored } });
}

/** What a tool asks the rest of the service with. */
export const toolKit = (outer: RawCall<GatewayKit>): Pick<ToolCall<unknown>, 'ask' | 'file'> => ({
  ask: async (request) => answered(await outer.kit.inner(outer, request)),
  file: (request) => readFile(outer, request),
});

/** The result of a tool that was refused: the problem document, for the model to read and follow. */
export function refusedResult(error: ProblemError, outer: RawCall<GatewayKit>): ToolResult {
  const reply = problemReply(error, outer.request_id, `${outer.kit.base_url()}/docs/errors`);
  const { status: http_status, ...problem } = asObject(replyJson(reply));
  const { route } = problem;
  // Of a brief, what is missing is its status; the number of the protocol below would only be taken for it.
  const status = route === 'needs_confirmation' || route === 'would_fabricate' ? route : 'rejected';
  return toolResult({ body: { status, ...forAgents(problem), http_status, cost_charged: 0 }, is_error: true });
}

/** A refusal that was stored under an idempotency key comes as a reply. @throws ProblemError */
function answered(reply: Reply): Record<string, unknown> {
  const body = asObject(replyJson(reply));
  if (reply.status >= 400) throw new ProblemError(body as ProblemBody, reply.headers);
  return body;
}

/** An answer of the service to itself: what it is follows from who made it. */
const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : { value };

/** Most bytes of a picture that a result carries. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

async function readFile(outer: RawCall<GatewayKit>, request: InnerRequest): Promise<Uint8Array | undefined> {
  let reply: Reply;
  try {
    reply = await outer.kit.inner(outer, request);
  } catch (error) {
    // A picture beside the result is a help, and none is no reason to fail.
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
  if (reply.body.kind === 'bytes') return reply.body.bytes;
  if (reply.body.kind !== 'stream') return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body.stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) {
      reply.body.stream.destroy();
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

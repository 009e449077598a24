/** The MCP server for one request: the tools, the card and the prompts, for one caller. */
import { insufficientScope, ProblemError, unauthorized } from '@deckwright/platform/errors';
import type { RawCall } from '@deckwright/platform/http';
import { failSpan, inSpan, traceparent, traceTextOf } from '@deckwright/platform/telemetry';
import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server, type ServerContext } from '@modelcontextprotocol/server';
import type { GatewayKit } from '../kit.ts';
import { refusedResult, runTool } from '../tools/call-tool.ts';
import type { Report, Tool } from '../tools/define-tool.ts';
import { all } from '../tools/register.generated.ts';
import { VERSION } from '../version.ts';
import { argumentsAsSent } from './arguments-as-sent.ts';
import { cardHtml } from './card-html.ts';
import { beginDeck, deckTasks, takesLong } from './deck-tasks.ts';
import { PROMPTS } from './prompts.ts';
import { CARDS } from './result-card.ts';
import { askForScope } from './scope-challenge.ts';
import type { Surface } from './surfaces.ts';
import { answerWithTask, declaresTasks, serveTasks, TASKS } from './tasks.ts';
import { toolListing } from './tool-listing.ts';

const INSTRUCTIONS =
  'Deckwright draws editable PowerPoint slides from typed content; no model draws, and every number stands as sent. browse_catalog finds a form and its schema, ' +
  'plan_slide turns prose into an intent, create_slide and create_deck draw, dry_run checks for free. When something is refused, do what its remedy says.';

/** What hosts may keep: lists change with a version of the service. */
const HOUR_MS = 3_600_000;
const LISTS = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;

export function createServer(surface: Surface, call: RawCall<GatewayKit>): Server {
  const server = new Server(
    { name: 'deckwright', title: 'Deckwright', version: VERSION, websiteUrl: call.kit.base_url() },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, extensions: { [TASKS]: {} } },
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': LISTS,
        'resources/list': LISTS,
        'resources/read': LISTS,
        'resources/templates/list': LISTS,
        'prompts/list': LISTS,
        'server/discover': LISTS,
      },
    },
  );
  server.setRequestHandler('tools/list', async () => ({ tools: toolListing(surface).map((tool) => ({ ...tool })) }));
  server.setRequestHandler('tools/call', (request, ctx) => callTool(call, request.params, ctx));
  serveTasks(server, deckTasks(call));
  server.setRequestHandler('resources/list', async () => ({
    resources: CARDS.map(({ uri, mimeType }) => ({ uri, mimeType, name: 'result-card', title: 'Result card' })),
  }));
  server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const card = CARDS.find((one) => one.uri === uri);
    if (card === undefined) throw new ResourceNotFoundError(uri);
    return { contents: [{ ...card, text: cardHtml(), _meta: { ui: { prefersBorder: false } } }] };
  });
  server.setRequestHandler('prompts/list', async () => ({
    prompts: PROMPTS.map(({ text: _, arguments: given, ...prompt }) => ({ ...prompt, arguments: given.map((one) => ({ ...one })) })),
  }));
  server.setRequestHandler('prompts/get', async ({ params }) => {
    const prompt = PROMPTS.find(({ name }) => name === params.name);
    if (prompt === undefined) throw invalidParams(`There is no prompt ${JSON.stringify(params.name.slice(0, 80))}.`);
    const given = params.arguments ?? {};
    const missing = prompt.arguments.find(({ name, required }) => required && (given[name] ?? '').trim() === '');
    if (missing !== undefined) throw invalidParams(`${missing.name} is missing: ${missing.description}`);
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text: prompt.text(given) } }] };
  });
  return server;
}

const invalidParams = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

type ToolParams = { readonly name: string; readonly arguments?: Record<string, unknown> | undefined };

async function callTool(call: RawCall<GatewayKit>, { name, arguments: parsed = {} }: ToolParams, ctx: ServerContext) {
  const tool = all.find((one) => one.name === name);
  if (tool === undefined) {
    throw invalidParams(`There is no tool ${JSON.stringify(name.slice(0, 60))}; use ${all.map((one) => one.name).join(', ')}.`);
  }
  const sent = argumentsAsSent(call.json, ctx.mcpReq.id) ?? parsed;
  const said = traceOfCall(ctx);
  const attributes = { 'mcp.method.name': 'tools/call', 'gen_ai.tool.name': name, 'gen_ai.operation.name': 'execute_tool' };
  // What the message says counts more than the headers of the connection, which the host's transport wrote.
  const options = {
    kind: 'server',
    traceparent: said ?? call.traceparent,
    links: said === undefined ? [] : [call.traceparent],
    attributes,
  } as const;
  return inSpan(`tools/call ${name}`, options, async (span) => {
    const result = await answerCall(call, { ctx, tool, sent, traced: traceparent(span) });
    if ('isError' in result && result.isError) failSpan(span, 'tool_error');
    return result;
  });
}

/** The trace that a host names in a call (SEP-414 of the protocol). */
function traceOfCall(ctx: ServerContext): string | undefined {
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(Object(ctx.mcpReq._meta), key);
    return typeof value === 'string' ? value : undefined;
  };
  return traceTextOf(text('traceparent'), text('tracestate'));
}

interface AskedTool {
  readonly ctx: ServerContext;
  readonly tool: Tool;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly traced: string | undefined;
}

async function answerCall(call: RawCall<GatewayKit>, { ctx, tool, sent, traced }: AskedTool) {
  const { name } = tool;
  const outer = { ...call, traceparent: traced, signal: AbortSignal.any([call.signal, ctx.mcpReq.signal]) };
  try {
    if (declaresTasks(ctx) && takesLong(name, sent)) {
      const begun = await beginDeck(outer, sent);
      if (!('taskId' in begun)) return mutable(begun);
      answerWithTask(call, begun);
      return { content: [] };
    }
    return mutable(await runTool(tool, outer, sent, progressTo(ctx)));
  } catch (error) {
    // Without a key the refusal is no result of a tool: the answer to the request explains how to get a key.
    if (!(error instanceof ProblemError) || error.body.code === unauthorized.code) throw error;
    if (error.body.code === insufficientScope.code) askForScope(call, error);
    return mutable(refusedResult(error, outer));
  }
}

/** A copy of the types that the protocol's library declares. */
const mutable = ({ content, structuredContent, isError }: ReturnType<typeof refusedResult>) => ({
  content: content.map((block) => ({ ...block })),
  structuredContent,
  ...(isError === undefined ? {} : { isError }),
});

/** Progress to a client that asked for it. */
function progressTo(ctx: ServerContext): Report {
  const progressToken = ctx.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => {};
  let last = -1;
  return (done, total, message) => {
    // Clients take progress that goes forward alone.
    const progress = Math.max(done, last + 0.001);
    last = progress;
    void ctx.mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total, message } }).catch(() => {});
  };
}

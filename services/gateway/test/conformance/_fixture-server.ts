/* Long because what the referee calls by name is one list. */
/** What the referee of the Model Context Protocol calls by name: tools, resources and prompts that show each part of the protocol once. */
import { randomBytes } from 'node:crypto';
import type { RawCall } from '@deckwright/platform/http';
import {
  CLIENT_CAPABILITIES_META_KEY,
  completable,
  createRequestStateCodec,
  fromJsonSchema,
  inputRequired,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { GatewayKit } from '../../src/kit.ts';
import { addTasks } from './_fixture-tasks.ts';

const PIXEL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const SILENT_WAV = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=';

const text = (words: string) => ({ type: 'text' as const, text: words });
const said = (words: string) => ({ content: [text(words)] });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signs what travels through the client, so that nobody changes it on the way. */
const state = createRequestStateCodec<{ readonly round: number }>({ key: randomBytes(32) });

export function createFixtureServer(call: RawCall<GatewayKit>): McpServer {
  const server = new McpServer(
    { name: 'deckwright-conformance', version: '1.0.0' },
    {
      capabilities: { logging: {}, completions: {}, resources: { subscribe: true }, tools: {}, prompts: {} },
      requestState: { verify: state.verify },
    },
  );
  addContentTools(server);
  addTalkingTools(server);
  addAskingTools(server);
  addRoundTrips(server);
  addResources(server);
  addPrompts(server);
  addTasks(server, call);
  return server;
}

/** The referee compares each keyword with what is listed. */
const CONDITIONAL_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: { address: { $anchor: 'addressDef', type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } } },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

function addContentTools(server: McpServer): void {
  const tool = (name: string, description: string, make: () => ReturnType<typeof said> | object) =>
    server.registerTool(name, { description }, async () => make() as ReturnType<typeof said>);
  tool('test_simple_text', 'Gives a text.', () => said('This is a simple text response for testing.'));
  tool('test_image_content', 'Gives a picture.', () => ({ content: [{ type: 'image', data: PIXEL_PNG, mimeType: 'image/png' }] }));
  tool('test_audio_content', 'Gives a sound.', () => ({ content: [{ type: 'audio', data: SILENT_WAV, mimeType: 'audio/wav' }] }));
  tool('test_embedded_resource', 'Gives a resource.', () => ({
    content: [
      {
        type: 'resource',
        resource: { uri: 'test://embedded-resource', mimeType: 'text/plain', text: 'This is an embedded resource content.' },
      },
    ],
  }));
  tool('test_multiple_content_types', 'Gives a text, a picture and a resource.', () => ({
    content: [
      text('Multiple content types test:'),
      { type: 'image', data: PIXEL_PNG, mimeType: 'image/png' },
      {
        type: 'resource',
        resource: {
          uri: 'test://mixed-content-resource',
          mimeType: 'application/json',
          text: JSON.stringify({ test: 'data', value: 123 }),
        },
      },
    ],
  }));
  server.registerTool('test_error_handling', { description: 'Always fails.' }, async () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Lists a schema with everything that a schema may have.', inputSchema: fromJsonSchema(CONDITIONAL_SCHEMA as never) },
    async () => said('checked'),
  );
  const inHeader = { type: 'object', properties: { region: { type: 'string', 'x-mcp-header': 'Region' } }, required: ['region'] };
  server.registerTool(
    'test_custom_header',
    { description: 'Has an argument that also travels as a header.', inputSchema: fromJsonSchema(inHeader as never) },
    async () => said('region taken'),
  );
}

function addTalkingTools(server: McpServer): void {
  server.registerTool('test_tool_with_logging', { description: 'Logs while it works.' }, async (ctx) => {
    await ctx.mcpReq.log('info', 'Tool execution started');
    await pause(50);
    await ctx.mcpReq.log('info', 'Tool processing data');
    await pause(50);
    await ctx.mcpReq.log('info', 'Tool execution completed');
    return said('Logged three times.');
  });
  server.registerTool('test_logging_tool', { description: 'Logs once.' }, async (ctx) => {
    await ctx.mcpReq.log('info', 'Logged once');
    return said('Logged once.');
  });
  server.registerTool('test_tool_with_progress', { description: 'Tells its progress.' }, async (ctx) => {
    const progressToken = ctx.mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await ctx.mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
      await pause(50);
    }
    return said(`Progress was told ${progressToken === undefined ? 'to nobody' : 'three times'}.`);
  });
  server.registerTool('test_streaming_elicitation', { description: 'Logs, then asks.' }, async (ctx) => {
    await ctx.mcpReq.log('info', 'About to ask');
    if (ctx.mcpReq.inputResponses?.['user_name'] !== undefined) return said('asked');
    return inputRequired({ inputRequests: { user_name: elicitation('What is your name?', NAME, ['name']) } });
  });
  server.registerTool('test_missing_capability', { description: 'Needs sampling of the client.' }, async (ctx) => {
    if (ctx.mcpReq.inputResponses?.['sample'] !== undefined) return said('sampled');
    return inputRequired({ inputRequests: { sample: sampling('Say something.', 20) } });
  });
}

const elicitation = (message: string, properties: object, required: readonly string[]) =>
  inputRequired.elicit({ message, requestedSchema: { type: 'object', properties, required: [...required] } as never });
const sampling = (words: string, maxTokens: number) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(words) }], maxTokens });

const answerText = (result: { readonly action: string; readonly content?: unknown }) =>
  `action=${result.action}, content=${JSON.stringify(result.content ?? {})}`;

/** The library sends a question on the session's other stream by itself, and drops it while that is not open. */
const onOwnStream = (ctx: ServerContext) => ({ relatedRequestId: ctx.mcpReq.id });

/** Tools of the 2025 revisions, which ask the client while they run. */
function addAskingTools(server: McpServer): void {
  server.registerTool(
    'test_sampling',
    { description: 'Asks the model of the client.', inputSchema: z.object({ prompt: z.string() }) },
    async ({ prompt }, ctx) => {
      const answer = await ctx.mcpReq.requestSampling(
        { messages: [{ role: 'user', content: text(prompt) }], maxTokens: 100 },
        onOwnStream(ctx),
      );
      return said(`LLM response: ${JSON.stringify(answer.content)}`);
    },
  );
  const ask = (name: string, description: string, properties: object, required: readonly string[], say: (answer: never) => string) =>
    server.registerTool(
      name,
      { description, inputSchema: z.object({ message: z.string().optional() }) },
      async ({ message = description }, ctx) => {
        const requestedSchema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
        return said(say((await ctx.mcpReq.elicitInput({ message, requestedSchema } as never, onOwnStream(ctx))) as never));
      },
    );
  const response = (answer: Parameters<typeof answerText>[0]) => `User response: ${answerText(answer)}`;
  const completed = (answer: Parameters<typeof answerText>[0]) => `Elicitation completed: ${answerText(answer)}`;
  ask(
    'test_elicitation',
    'Asks the person.',
    { username: { type: 'string', description: "User's response" }, email: { type: 'string', description: "User's email address" } },
    ['username', 'email'],
    response,
  );
  ask(
    'test_elicitation_sep1034_defaults',
    'Asks the person, with defaults.',
    {
      name: { type: 'string', default: 'John Doe' },
      age: { type: 'integer', default: 30 },
      score: { type: 'number', default: 95.5 },
      status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
      verified: { type: 'boolean', default: true },
    },
    [],
    completed,
  );
  const titled = (titles: readonly string[]) => titles.map((title, i) => ({ const: `value${i + 1}`, title }));
  const options = ['option1', 'option2', 'option3'];
  ask(
    'test_elicitation_sep1330_enums',
    'Asks the person to choose.',
    {
      untitledSingle: { type: 'string', enum: options },
      titledSingle: { type: 'string', oneOf: titled(['First Option', 'Second Option', 'Third Option']) },
      legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['Option One', 'Option Two', 'Option Three'] },
      untitledMulti: { type: 'array', items: { type: 'string', enum: options } },
      titledMulti: { type: 'array', items: { anyOf: titled(['First Choice', 'Second Choice', 'Third Choice']) } },
    },
    [],
    completed,
  );
}

const NAME = { name: { type: 'string' } };

const contentOf = (response: unknown): Record<string, unknown> | undefined => {
  const { action, content } = Object(response) as { action?: unknown; content?: unknown };
  return action === 'accept' && typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : undefined;
};

/** Tools of the 2026 revision, which answer with what they need and are called again with it. */
function addRoundTrips(server: McpServer): void {
  const tool = (name: string, description: string, handle: (ctx: ServerContext) => Promise<unknown>) =>
    server.registerTool(name, { description }, (async (ctx: ServerContext) => handle(ctx)) as never);
  const roots = () => inputRequired.listRoots();
  tool('test_input_required_result_elicitation', 'Asks for a name.', async (ctx) => {
    const name = contentOf(ctx.mcpReq.inputResponses?.['user_name'])?.['name'];
    if (typeof name === 'string') return said(`Hello, ${name}!`);
    return inputRequired({ inputRequests: { user_name: elicitation('What is your name?', NAME, ['name']) } });
  });
  tool('test_input_required_result_sampling', 'Asks the model of the client.', async (ctx) => {
    const answer = ctx.mcpReq.inputResponses?.['capital_question'];
    if (answer !== undefined) return said(JSON.stringify(answer));
    return inputRequired({ inputRequests: { capital_question: sampling('What is the capital of France?', 100) } });
  });
  tool('test_input_required_result_list_roots', 'Asks for roots.', async (ctx) => {
    const answer = ctx.mcpReq.inputResponses?.['client_roots'];
    if (answer !== undefined) return said(JSON.stringify(answer));
    return inputRequired({ inputRequests: { client_roots: roots() } });
  });
  const CONFIRM = () => elicitation('Please confirm', { ok: { type: 'boolean' } }, ['ok']);
  tool('test_input_required_result_request_state', 'Asks, and keeps a state.', async (ctx) => {
    if (ctx.mcpReq.requestState() !== undefined && ctx.mcpReq.inputResponses?.['confirm'] !== undefined) return said('state-ok');
    return inputRequired({ inputRequests: { confirm: CONFIRM() }, requestState: await state.mint({ round: 1 }) });
  });
  tool('test_input_required_result_tampered_state', 'Asks, and signs its state.', async (ctx) => {
    if (ctx.mcpReq.requestState() !== undefined && ctx.mcpReq.inputResponses?.['confirm'] !== undefined) return said('state-ok');
    return inputRequired({ inputRequests: { confirm: CONFIRM() }, requestState: await state.mint({ round: 1 }) });
  });
  tool('test_input_required_result_multiple_inputs', 'Asks three things at once.', async (ctx) => {
    const answers = ctx.mcpReq.inputResponses ?? {};
    if (['user_name', 'greeting', 'client_roots'].every((name) => answers[name] !== undefined)) return said(JSON.stringify(answers));
    return inputRequired({
      inputRequests: {
        user_name: elicitation('What is your name?', NAME, ['name']),
        greeting: sampling('Generate a greeting', 50),
        client_roots: roots(),
      },
      requestState: await state.mint({ round: 1 }),
    });
  });
  tool('test_input_required_result_multi_round', 'Asks twice.', async (ctx) => {
    const { round } = ctx.mcpReq.requestState<{ round: number }>() ?? { round: 0 };
    const answers = ctx.mcpReq.inputResponses ?? {};
    if (round === 2 && answers['step2'] !== undefined) return said(JSON.stringify(answers));
    if (round === 1 && answers['step1'] !== undefined) {
      const step2 = elicitation('Step 2: What is your favorite color?', { color: { type: 'string' } }, ['color']);
      return inputRequired({ inputRequests: { step2 }, requestState: await state.mint({ round: 2 }) });
    }
    const step1 = elicitation('Step 1: What is your name?', NAME, ['name']);
    return inputRequired({ inputRequests: { step1 }, requestState: await state.mint({ round: 1 }) });
  });
  tool('test_input_required_result_capabilities', 'Asks only what the client can answer.', async (ctx) => {
    const answers = ctx.mcpReq.inputResponses ?? {};
    if (Object.keys(answers).length > 0) return said(JSON.stringify(answers));
    const can = Object(Reflect.get(Object(ctx.mcpReq.envelope), CLIENT_CAPABILITIES_META_KEY)) as object;
    const inputRequests = {
      ...('elicitation' in can ? { user_name: elicitation('What is your name?', NAME, ['name']) } : {}),
      ...('sampling' in can ? { greeting: sampling('Generate a greeting', 50) } : {}),
      ...('roots' in can ? { client_roots: roots() } : {}),
    };
    return Object.keys(inputRequests).length === 0 ? said('Nothing can be asked.') : inputRequired({ inputRequests });
  });
}

function addResources(server: McpServer): void {
  const resource = (name: string, uri: string, mimeType: string, contents: object) =>
    server.registerResource(name, uri, { description: `The ${name} of the referee.`, mimeType }, async () => ({
      contents: [{ uri, mimeType, ...contents } as { uri: string; mimeType: string; text: string }],
    }));
  resource('static-text', 'test://static-text', 'text/plain', { text: 'This is the content of the static text resource.' });
  resource('static-binary', 'test://static-binary', 'image/png', { blob: PIXEL_PNG });
  resource('watched-resource', 'test://watched-resource', 'text/plain', { text: 'Watched.' });
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { description: 'A resource by its id.', mimeType: 'application/json' },
    async (uri, { id }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  );
  for (const method of ['resources/subscribe', 'resources/unsubscribe'] as const) server.server.setRequestHandler(method, async () => ({}));
}

function addPrompts(server: McpServer): void {
  const user = (content: object) => ({ role: 'user' as const, content: content as ReturnType<typeof text> });
  server.registerPrompt('test_simple_prompt', { description: 'A prompt without arguments.' }, async () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }));
  const suggest = (value: string | undefined) => ['paris', 'park', 'party'].filter((word) => word.startsWith(value ?? ''));
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'A prompt with two arguments.',
      argsSchema: z.object({
        arg1: completable(z.string().describe('First test argument'), suggest),
        arg2: completable(z.string().describe('Second test argument'), suggest),
      }),
    },
    async ({ arg1, arg2 }) => ({ messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))] }),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    {
      description: 'A prompt with a resource.',
      argsSchema: z.object({ resourceUri: z.string().describe('URI of the resource to embed') }),
    },
    async ({ resourceUri }) => ({
      messages: [
        user({ type: 'resource', resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' } }),
        user(text('Please process the embedded resource above.')),
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'A prompt with a picture.' }, async () => ({
    messages: [user({ type: 'image', data: PIXEL_PNG, mimeType: 'image/png' }), user(text('Please analyze the image above.'))],
  }));
  server.registerPrompt('test_input_required_result_prompt', { description: 'A prompt that asks first.' }, (async (ctx: ServerContext) => {
    const context = contentOf(ctx.mcpReq.inputResponses?.['user_context'])?.['context'];
    if (typeof context === 'string') return { messages: [user(text(`Context: ${context}`))] };
    const question = elicitation('What context should the prompt use?', { context: { type: 'string' } }, ['context']);
    return inputRequired({ inputRequests: { user_context: question } });
  }) as never);
}

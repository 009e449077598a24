/** The Model Context Protocol through its own clients, of both eras, and the same tools by plain HTTP. */
import { readdirSync, readFileSync } from 'node:fs';
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { SURFACES } from '../src/mcp/surfaces.ts';
import { createFixtureServer } from './conformance/_fixture-server.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({
    mcp_mounts: [{ paths: ['/mcp-fixture'], sessions: true, createServer: (call) => createFixtureServer(call).server }],
  });
});
afterAll(() => harness.close());

const TOOLS = [
  'browse_catalog',
  'convert_pdf',
  'create_deck',
  'create_slide',
  'manage_account',
  'plan_slide',
  'translate_deck',
  'upload_asset',
];
const KPI = {
  form: 'kpi_metrics',
  headline: 'More riders',
  data: { metrics: [{ label: 'Riders', value: '1.31m', delta: '+6%' }] },
};

type Json = Record<string, unknown>;

const send = async (path: string, body: unknown, headers: Record<string, string> = {}, as: Harness['alice'] | null = harness.alice) => {
  const response = await harness.request(path, {
    json: body,
    as,
    headers: { accept: 'application/json, text/event-stream', ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text.startsWith('{') ? JSON.parse(text) : text) as Json };
};
const rpc = (method: string, params: unknown = {}, id: number | string = 1) => ({ jsonrpc: '2.0', id, method, params });

const bearer = () => ({ requestInit: { headers: { authorization: `Bearer ${harness.alice.key}` } } });
const address = (path = '/mcp') => new URL(harness.base + path);

interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(params: { name: string; arguments: Json }): Promise<unknown>;
  close(): Promise<void>;
}

const CLIENTS: Record<string, (path?: string) => Promise<AnyClient>> = {
  'of 2026': async (path) => {
    const client = new ModernClient({ name: 'modern', version: '1.0.0' });
    await client.connect(new ModernTransport(address(path), bearer()));
    return client as unknown as AnyClient;
  },
  'of 2025': async (path) => {
    const client = new LegacyClient({ name: 'legacy', version: '1.0.0' });
    await client.connect(new LegacyTransport(address(path), bearer()) as never);
    return client as unknown as AnyClient;
  },
};

it.each(['*/*', 'text/html, */*;q=0.8', 'application/json, text/event-stream'])('answers a client that accepts %s', async (accept) => {
  expect(await send('/mcp', rpc('tools/list'), { accept }, null)).toMatchObject({
    status: 200,
    body: { result: { tools: expect.any(Array) } },
  });
});

it('answers 406 to a client that takes no answer of the protocol', async () => {
  expect((await send('/mcp', rpc('tools/list'), { accept: 'text/html' }, null)).status).toBe(406);
});

describe.each(Object.entries(CLIENTS))('a client %s', (_, open) => {
  it('lists the tools on every mount, in the same order', async () => {
    for (const path of SURFACES.flatMap(({ paths }) => paths)) {
      const client = await open(path);
      const { tools } = await client.listTools();
      expect([path, tools.map(({ name }) => name)]).toEqual([path, TOOLS]);
      await client.close();
    }
  });

  it('draws a slide and gets its report, its picture and the same as structured content', async () => {
    const client = await open();
    const result = (await client.callTool({ name: 'create_slide', arguments: KPI })) as { content: Json[]; structuredContent: Json };
    const [text, picture] = result.content;
    expect(JSON.parse(String(text?.['text']))).toEqual(result.structuredContent);
    expect(result.structuredContent).toMatchObject({ status: 'complete', job_id: expect.stringMatching(/^job_/) });
    expect(picture).toMatchObject({ type: 'image', mimeType: 'image/png' });
    await client.close();
  });

  it('reads a refusal as the result of the tool, with the remedy', async () => {
    const client = await open();
    const result = (await client.callTool({ name: 'create_slide', arguments: { form: 'kpi_metric', headline: 'x' } })) as Json;
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { status: 'rejected', code: 'unknown_form', remedy: expect.any(String), http_status: 422, cost_charged: 0 },
    });
    await client.close();
  });
});

describe('the endpoint', () => {
  it('answers a bare tools/list without a key or a handshake as plain JSON', async () => {
    const { status, headers, body } = await send('/mcp/', rpc('tools/list'), {}, null);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    const { tools } = body['result'] as { tools: { name: string; inputSchema: Json; outputSchema: Json }[] };
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    for (const { inputSchema, outputSchema } of tools) {
      expect([inputSchema['type'], outputSchema['type']]).toEqual(['object', 'object']);
      expect(JSON.stringify(outputSchema)).not.toMatch(/"anyOf"|"\$ref"/);
    }
  });

  it('greets a caller without a key where nobody signs in', async () => {
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'keyless', version: '1.0.0' } };
    const { status, body } = await send('/mcp', rpc('initialize', hello), {}, null);
    expect([status, body['result']]).toMatchObject([200, { serverInfo: { name: 'deckwright' } }]);
  });

  it('asks a caller without a key for one, and says where to get it', async () => {
    const { status, headers, body } = await send('/mcp', rpc('tools/call', { name: 'plan_slide', arguments: { brief: 'x' } }), {}, null);
    expect([status, body['code']]).toEqual([401, 'unauthorized']);
    expect(headers.get('www-authenticate') ?? '').toMatch(/^Bearer/);
  });

  it('names the tools to a caller of another', async () => {
    const { body } = await send('/mcp', rpc('tools/call', { name: 'create_slides', arguments: {} }));
    expect(body['error']).toMatchObject({ code: -32602, message: expect.stringContaining('create_slide') });
  });

  it('refuses pages of other hosts and names that are not its own', async () => {
    const foreign = await send('/mcp', rpc('tools/list'), { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body['code']]).toEqual([403, 'forbidden_origin']);
    const own = await send('/mcp', rpc('tools/list'), { origin: 'http://localhost:6274' });
    expect(own.status).toBe(200);
  });

  it('keeps the order of keys that look like numbers, which columns are named by', async () => {
    const slide = (cells: string) =>
      `{"chrome":{"title":"Two years"},"body":{"component":"rag_scorecard","params":{"rows":[{"label":"Riders",${cells}}]}}}`;
    const later_first = '"2024":"green","2023":"red"';
    const earlier_first = '"2023":"red","2024":"green"';
    const post = async (path: string, body: string) => {
      const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
      return (await (await harness.request(path, { method: 'POST', body, headers })).json()) as Json;
    };
    const call = `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"create_slide","arguments":${slide(later_first)}}}`;
    const { structuredContent } = (await post('/mcp', call))['result'] as { structuredContent: Json };
    expect(structuredContent['status']).toBe('complete');
    // The same order is the same slide, and the other order is another one.
    expect((await post('/v1/render/intent', slide(later_first)))['repeat_of']).toBe(structuredContent['job_id']);
    expect((await post('/v1/render/intent', slide(earlier_first)))['repeat_of']).toBeUndefined();
  });

  it('streams its progress to a client that asks for it, and the answer after it', async () => {
    const slide = { ...KPI, headline: 'Told of on the way' };
    const params = { name: 'create_slide', arguments: slide, _meta: { progressToken: 'p1' } };
    const { headers, body } = await send('/mcp', rpc('tools/call', params));
    expect(headers.get('content-type')).toContain('text/event-stream');
    const events = [...String(body).matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? '') as Json);
    expect(events).toMatchObject([
      { method: 'notifications/progress', params: { progressToken: 'p1', total: 1, message: 'drawing' } },
      { id: 1, result: { structuredContent: { status: 'complete' } } },
    ]);
  });

  it('bounds what a caller without a key sends, and how many messages come at a time', async () => {
    const long = await send('/mcp', rpc('tools/list', { padding: 'x'.repeat(70_000) }), {}, null);
    expect([long.status, long.body['code']]).toEqual([413, 'payload_too_large']);
    expect((await send('/mcp', rpc('tools/list', { padding: 'x'.repeat(70_000) }))).status).toBe(200);
    const many = Array.from({ length: 11 }, (_, i) => rpc('tools/list', {}, i));
    const refused = await send('/mcp', many, {}, null);
    expect([refused.status, refused.body['code'], refused.body['detail']]).toEqual([
      422,
      'request_invalid',
      'The batch has 11 messages; 10 are taken at a time.',
    ]);
  });

  it('shows its cards as whole pages', async () => {
    const { body } = await send('/mcp', rpc('resources/list'));
    const { resources } = body['result'] as { resources: { uri: string; mimeType: string }[] };
    expect(resources.map(({ mimeType }) => mimeType)).toEqual(['text/html;profile=mcp-app', 'text/html+skybridge']);
    for (const { uri } of resources) {
      const read = await send('/mcp', rpc('resources/read', { uri }));
      const [page] = (read.body['result'] as { contents: { text: string }[] }).contents;
      expect(page?.text).toMatch(/^<!doctype html>/i);
      expect(page?.text).not.toMatch(/\b(?:src|href)="https?:/);
    }
  });

  it('gives prompts, and names the argument that one lacks', async () => {
    const { body } = await send('/mcp', rpc('prompts/get', { name: 'quick_slide', arguments: { brief: 'Sales 3, 5, 8' } }));
    expect(JSON.stringify(body['result'])).toContain('Sales 3, 5, 8');
    const missing = await send('/mcp', rpc('prompts/get', { name: 'quick_slide', arguments: {} }));
    expect(missing.body['error']).toMatchObject({ code: -32602, message: expect.stringContaining('brief') });
  });

  it('asks the person at the other end a hundred times and gets every answer', async () => {
    const ask = async () => {
      const client = new LegacyClient({ name: 'asked', version: '1.0.0' }, { capabilities: { elicitation: {} } });
      const { ElicitRequestSchema } = await import('@modelcontextprotocol/sdk/types.js');
      client.setRequestHandler(ElicitRequestSchema, async () => ({
        action: 'accept',
        content: { username: 'ada', email: 'ada@example.com' },
      }));
      await client.connect(new LegacyTransport(address('/mcp-fixture'), bearer()) as never);
      const result = await client.callTool({ name: 'test_elicitation', arguments: { message: 'Who?' } });
      await client.close();
      return JSON.stringify(result);
    };
    for (let i = 0; i < 20; i += 1) {
      for (const answer of await Promise.all([ask(), ask(), ask(), ask(), ask()])) expect(answer).toContain('ada@example.com');
    }
  });
});

describe('POST /v1/tools/{tool_name}', () => {
  const call = (name: string, args: unknown, as: Harness['alice'] | null = harness.alice) => send(`/v1/tools/${name}`, args, {}, as);

  it('answers what the agents’ endpoint answers', async () => {
    const rest = await call('browse_catalog', { family: 'kpi_metrics' });
    const mcp = await send('/mcp', rpc('tools/call', { name: 'browse_catalog', arguments: { family: 'kpi_metrics' } }));
    const { content, structuredContent } = mcp.body['result'] as Json;
    expect(rest.body).toEqual({ content, structuredContent });
  });

  it('bills a slide as the render endpoint does: once for the same input, whatever door', async () => {
    const slide = { ...KPI, headline: 'Billed once' };
    const first = await call('create_slide', slide);
    const mcp = await send('/mcp', rpc('tools/call', { name: 'create_slide', arguments: slide }));
    const rest = await send('/v1/render/intent', slide);
    const { job_id } = first.body['structuredContent'] as Json;
    expect((mcp.body['result'] as Json)['structuredContent']).toMatchObject({ repeat_of: job_id, cost_charged: 0 });
    expect(rest.body).toMatchObject({ repeat_of: job_id, cost_charged: 0 });
  });

  it('gives the first answer again for an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'tool-once' };
    const slide = { ...KPI, headline: 'Sent twice' };
    const [first, second] = [await send('/v1/tools/create_slide', slide, headers), await send('/v1/tools/create_slide', slide, headers)];
    const jobOf = ({ body }: { body: Json }) => (body['structuredContent'] as Json)['job_id'];
    expect(jobOf(second)).toBe(jobOf(first));
    const other = await send('/v1/tools/create_slide', { ...slide, headline: 'Another' }, headers);
    expect(other.body).toMatchObject({ isError: true, structuredContent: { code: 'idempotency_key_reused' } });
  });

  it('gives refusals as results, and what no argument can mend as problems', async () => {
    const refused = await call('create_slide', { form: 'kpi_metrics', headline: 'x', variant: 'nope' });
    expect([refused.status, refused.body['isError']]).toEqual([200, true]);
    expect((await call('create_slide', KPI, null)).status).toBe(401);
    const unknown = await call('create_slid', {});
    expect([unknown.status, unknown.body['nearest']]).toEqual([404, 'create_slide']);
    const code = await call('create_slide', { mode: 'code', code: 'def build(prs): pass' });
    expect([code.status, code.body['code'], code.body['cost_charged']]).toEqual([503, 'code_sandbox_unavailable', 0]);
  });

  it('names misspelt and missing arguments, and those that it ignored', async () => {
    expect((await call('plan_slide', {})).body).toMatchObject({ isError: true, structuredContent: { errors: [{ pointer: '/brief' }] } });
    expect((await call('plan_slide', { brieff: 'x' })).body).toMatchObject({
      isError: true,
      structuredContent: { errors: [{ nearest: 'brief' }] },
    });
    expect((await call('browse_catalog', { conversation: 'c1' })).body).toMatchObject({
      structuredContent: { ignored_arguments: ['conversation'] },
    });
  });

  it('keeps every result under ten thousand tokens', async () => {
    const { families } = (await call('browse_catalog', {})).body['structuredContent'] as { families: { form: string }[] };
    const asks: [string, Json][] = families.flatMap(({ form }): [string, Json][] => [
      ['browse_catalog', { family: form }],
      ['browse_catalog', { type: 'schema', family: form }],
    ]);
    asks.push(
      ['browse_catalog', { type: 'widgets' }],
      ['browse_catalog', { type: 'themes' }],
      ['browse_catalog', { q: 'chart', limit: 100 }],
    );
    for (const [name, args] of asks) {
      const [text] = (await call(name, args)).body['content'] as { text: string }[];
      expect([args, text!.text.length < 28_000]).toEqual([args, true]);
    }
  });

  it('finds a layout by its name alone, and lists the brands of the caller', async () => {
    const layout = (await call('browse_catalog', { variant: 'standard_driver_bridge' })).body;
    expect(layout).toMatchObject({ structuredContent: { form: 'waterfall_bridge', variant: 'standard_driver_bridge' } });
    const unknown = (await call('browse_catalog', { variant: 'no_such_layout' })).body;
    expect(unknown).toMatchObject({ isError: true, structuredContent: { detail: expect.stringContaining('no_such_layout') } });
    await harness.request('/v1/brands', { json: { slug: 'house', name: 'House', colors: ['#123456'] } });
    const { structuredContent } = (await call('browse_catalog', { type: 'brands' })).body;
    expect(structuredContent).toMatchObject({ brands: [{ slug: 'house', version: 1, theme_id: 'house@1' }], total: 1 });
    const one = (await call('browse_catalog', { type: 'brands', theme_id: 'house@1' })).body;
    expect(one).toMatchObject({ structuredContent: { slug: 'house', version: 1 } });
    expect((await call('browse_catalog', { type: 'brands' }, harness.bob)).body).toMatchObject({ structuredContent: { brands: [] } });
  });

  it('takes a PDF where pictures are taken, and says where to send a large one', async () => {
    const { body } = await call('upload_asset', { purpose: 'pdf', data: 'JVBERg==' });
    expect(body).toMatchObject({ isError: true, structuredContent: { code: 'pdf_unreadable' } });
    const { body: place } = await call('upload_asset', { purpose: 'pdf' });
    expect(place).toMatchObject({ structuredContent: { upload: { url: `${harness.base}/v1/render/from-pdf`, part: 'file' } } });
  });

  it('makes slides of a picture by the same route as others, and says where to send a large one', async () => {
    const { body } = await call('upload_asset', { purpose: 'recreate', data: 'iVBORw0KGgo=' });
    expect(body).toMatchObject({ isError: true, structuredContent: { code: 'picture_unreadable' } });
    const { body: place } = await call('upload_asset', { purpose: 'recreate' });
    expect(place).toMatchObject({ structuredContent: { upload: { url: `${harness.base}/v1/render/from-image`, part: 'file' } } });
  });

  it('stands on routes that there are', () => {
    const folder = new URL('../src/tools/', import.meta.url);
    const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g)].map(([, method, path]) => `${method} ${path}`),
    );
    const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !served.has(name))).toEqual([]);
  });

  it('does every action of the account', async () => {
    const slide = (await call('create_slide', { ...KPI, headline: 'For the account' })).body['structuredContent'] as Json;
    const job_id = slide['job_id'];
    const action = async (args: Json) => (await call('manage_account', args)).body;
    for (const name of ['status', 'usage', 'jobs', 'onboarding', 'webhooks', 'security_status', 'feedback_list']) {
      expect([name, (await action({ action: name }))['isError']]).toEqual([name, undefined]);
    }
    expect(await action({ action: 'job', job_id })).toMatchObject({ structuredContent: { job_id, status: 'complete' } });
    expect(await action({ action: 'download_url', job_id })).toMatchObject({
      structuredContent: { download_url: expect.stringContaining('/v1/files/') },
    });
    expect(await action({ action: 'feedback', message: 'Good.' })).toMatchObject({ structuredContent: { status: 'open' } });
    expect(await action({ action: 'delete_job', job_id })).toMatchObject({ structuredContent: { status: 'deleted' } });
    expect(await action({ action: 'job', job_id })).toMatchObject({ isError: true, structuredContent: { code: 'not_found' } });
    expect(await action({ action: 'job' })).toMatchObject({ isError: true, structuredContent: { errors: [{ pointer: '/job_id' }] } });
  });

  it('shows nothing of another account', async () => {
    const slide = (await call('create_slide', { ...KPI, headline: 'Of alice' })).body['structuredContent'] as Json;
    const body = (await call('manage_account', { action: 'job', job_id: slide['job_id'] }, harness.bob)).body;
    expect(body).toMatchObject({ isError: true, structuredContent: { code: 'not_found' } });
  });

  it('takes a logo and a picture, and says where a large file goes', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" fill="#1f4e79"/></svg>',
    );
    const data = svg.toString('base64');
    expect((await call('upload_asset', { purpose: 'logo', data })).body).toMatchObject({
      structuredContent: { logo_id: expect.stringMatching(/^logo_/) },
    });
    expect((await call('upload_asset', { purpose: 'image', data })).body).toMatchObject({
      structuredContent: { image_src: expect.stringMatching(/^asset:/) },
    });
    expect((await call('upload_asset', { purpose: 'theme' })).body).toMatchObject({
      structuredContent: { status: 'awaiting_file', upload: { url: `${harness.base}/v1/brands`, part: 'template' } },
    });
  });
});

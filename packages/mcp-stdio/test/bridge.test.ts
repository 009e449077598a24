/** The packed bridge as a process, between a real host's client and a real MCP server: both eras, results whole, and every way to be set up wrong. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createMcpHandler, McpServer, ProtocolError } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stageMcp } from '../../../scripts/packing/mcp.mjs';

const KEY = 'dw_test_key';
let folder: string;
let program: string;
let http: HttpServer;
let url: string;
const seen: { method: string | undefined; client: string | undefined }[] = [];

const CARD = 'ui://deckwright/card';
function makeServer(): McpServer {
  const server = new McpServer({ name: 'slides', version: '7.1.0' }, { instructions: 'Plan before you draw.' });
  server.registerTool(
    'create_slide',
    {
      description: 'Draws one slide.',
      inputSchema: z.object({ headline: z.string(), form: z.string().optional() }),
      outputSchema: z.looseObject({ job_id: z.string() }),
      annotations: { readOnlyHint: false, openWorldHint: false },
      _meta: { ui: { resourceUri: CARD }, 'openai/outputTemplate': CARD },
    },
    async ({ headline }) => ({
      content: [
        { type: 'text', text: JSON.stringify({ job_id: 'job_1', headline }) },
        { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
      ],
      structuredContent: { job_id: 'job_1', headline, odd: { kept: [1, 'é'] } },
      _meta: { 'deckwright/cost': 0.05 },
    }),
  );
  server.registerTool('refuse', { description: 'Refuses.', inputSchema: z.object({}) }, async () => ({
    content: [{ type: 'text', text: '{"code":"intent_unroutable"}' }],
    isError: true,
  }));
  server.registerTool('slow', { description: 'Tells how far it is.', inputSchema: z.object({}) }, async (_, ctx) => {
    const progressToken = ctx.mcpReq._meta?.progressToken;
    if (progressToken !== undefined)
      await ctx.mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress: 1, total: 2, message: 'half' } });
    // A result that comes in the same breath overtakes what was said before it, in the host's own client.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { content: [{ type: 'text', text: 'done' }] };
  });
  server.registerResource('card', CARD, { mimeType: 'text/html' }, async () => ({
    contents: [{ uri: CARD, mimeType: 'text/html', text: '<p>card</p>' }],
  }));
  return server;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-mcp-'));
  await stageMcp(folder);
  program = join(folder, 'bin/deckwright-mcp.mjs');
  const handler = createMcpHandler(makeServer, { legacy: 'stateless' });
  http = createServer((request, response) => {
    void (async () => {
      seen.push({ method: request.method, client: request.headers['x-deckwright-client'] as string | undefined });
      if (request.url !== '/mcp') return void response.writeHead(404).end();
      if (request.headers['x-api-key'] !== KEY)
        return void response.writeHead(401, { 'Content-Type': 'application/problem+json' }).end('{"code":"unauthorized"}');
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
      const answer = await handler.fetch(
        new Request(`http://127.0.0.1${request.url}`, { method: request.method ?? 'GET', headers, ...body }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      for await (const chunk of answer.body ?? []) response.write(chunk);
      response.end();
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  http?.closeAllConnections();
  await new Promise((resolve) => http?.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

type Bridge = 'node' | 'python';
const PYTHON = join(import.meta.dirname, '../python/deckwright_mcp.py');

async function connect(bridge: Bridge, mode: 'legacy' | 'auto'): Promise<Client> {
  const client = new Client({ name: 'a host', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StdioClientTransport({
      ...(bridge === 'node' ? { command: process.execPath, args: [program] } : { command: 'python3', args: [PYTHON] }),
      env: { PATH: process.env['PATH'] ?? '', DECKWRIGHT_URL: url, DECKWRIGHT_API_KEY: KEY },
      stderr: 'pipe',
    }),
  );
  return client;
}

describe.each([
  ['node', 'legacy'],
  ['node', 'auto'],
  ['python', 'legacy'],
  ['python', 'auto'],
] as const)('by the bridge in %s, a host of the %s era', (bridge, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(bridge, mode);
  });
  afterAll(() => client?.close());

  it('sees the name, the instructions and the tools of the service, whole', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'slides', version: '7.1.0' });
    expect(client.getInstructions()).toBe('Plan before you draw.');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['create_slide', 'refuse', 'slow']);
    expect(tools[0]).toMatchObject({
      annotations: { openWorldHint: false },
      _meta: { ui: { resourceUri: CARD }, 'openai/outputTemplate': CARD },
      inputSchema: { required: ['headline'] },
    });
  });

  it('is answered by the service, nothing lost', async () => {
    const result = await client.callTool({ name: 'create_slide', arguments: { headline: 'Grüße' } });
    expect(result).toMatchObject({
      structuredContent: { job_id: 'job_1', headline: 'Grüße', odd: { kept: [1, 'é'] } },
      _meta: { 'deckwright/cost': 0.05 },
    });
    expect(result.content).toEqual([
      { type: 'text', text: '{"job_id":"job_1","headline":"Grüße"}' },
      { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
    ]);
    expect(await client.callTool({ name: 'refuse', arguments: {} })).toMatchObject({ isError: true });
    expect(seen.at(-1)?.client).toBe(bridge === 'node' ? 'deckwright-mcp/0.1.0' : 'deckwright-mcp-python/0.1.0');
  });

  it('reads resources, and hears how far a call is', async () => {
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([CARD]);
    expect(await client.readResource({ uri: CARD })).toMatchObject({ contents: [{ text: '<p>card</p>' }] });
    const heard: unknown[] = [];
    await client.callTool({ name: 'slow', arguments: {} }, { onprogress: (progress) => heard.push(progress) });
    expect(heard).toMatchObject([{ progress: 1, total: 2, message: 'half' }]);
  });

  it('is told what the service refuses in the service’s words', async () => {
    const error = await client.readResource({ uri: 'ui://deckwright/none' }).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/none/);
    const unknown = await client.callTool({ name: 'nothing', arguments: {} }).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(unknown instanceof ProtocolError ? unknown.message : unknown)).toMatch(/nothing/);
  });
});

/** Runs the program to its end, with nothing on its standard input. */
const run = (args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { env: { ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('close', (code) => resolve({ code, out, err }));
    child.stdin.end();
  });
const SET = () => ({ DECKWRIGHT_URL: url, DECKWRIGHT_API_KEY: KEY });

describe('the program', () => {
  it('says what it is', async () => {
    expect(await run(['--help'], {})).toMatchObject({ code: 0, err: '', out: expect.stringContaining('DECKWRIGHT_API_KEY') });
    expect(await run(['--version'], {})).toEqual({ code: 0, err: '', out: '0.1.0\n' });
  });
  it('ends with 0 when the host hangs up', async () => {
    expect(await run([], SET())).toEqual({ code: 0, out: '', err: '' });
  });
  it.each([
    ['an unknown option', ['--port'], {}, 2, /--port is no option/],
    ['no address', [], { DECKWRIGHT_URL: '' }, 2, /DECKWRIGHT_URL is not set/],
    ['no address that is one', [], { DECKWRIGHT_URL: 'localhost:8080' }, 2, /begins with https/],
    ['no key', [], { DECKWRIGHT_API_KEY: '' }, 2, /DECKWRIGHT_API_KEY is not set/],
    ['a key of two lines', [], { DECKWRIGHT_API_KEY: 'a\nb' }, 2, /copy it again/],
    ['a wrong key', [], { DECKWRIGHT_API_KEY: 'dw_live_wrong' }, 1, /does not accept the key/],
  ] as const)('says %s in one sentence', async (_, args, env, code, sentence) => {
    const ended = await run(args, { ...SET(), ...env });
    expect(ended).toMatchObject({ code, out: '', err: expect.stringMatching(sentence) });
    expect(ended.err.trim().split('\n')).toHaveLength(1);
    expect(ended.err).not.toContain('dw_live_wrong');
  });
  it('says so when nobody is at the address', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
    await new Promise((resolve) => gone.close(resolve));
    expect(await run([], { ...SET(), DECKWRIGHT_URL: at })).toEqual({
      code: 1,
      out: '',
      err: `deckwright-mcp: Nothing answers at ${at} (ECONNREFUSED): is the service running?\n`,
    });
  });
  it('says so when there is no MCP at the address', async () => {
    const plain = createServer((_, response) => void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('no'));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
    expect(await run([], { ...SET(), DECKWRIGHT_URL: at })).toMatchObject({ code: 1, err: expect.stringContaining('There is no MCP at') });
    plain.close();
  });
});

describe('the bridge in Python', () => {
  const python = (args: readonly string[], env: Record<string, string>, input = '') =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn('python3', [PYTHON, ...args], {
        env: { PATH: process.env['PATH'] ?? '', ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      let out = '';
      let err = '';
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      child.once('close', (code) => resolve({ code, out, err }));
      child.stdin.end(input);
    });
  const LIST = '{"jsonrpc":"2.0","id":7,"method":"tools/list"}\n';
  it.each([
    ['no address', { DECKWRIGHT_URL: '' }, /DECKWRIGHT_URL is not set/],
    ['no address that is one', { DECKWRIGHT_URL: 'localhost:8080' }, /begins with https/],
    ['no key', { DECKWRIGHT_API_KEY: '' }, /DECKWRIGHT_API_KEY is not set/],
  ] as const)('says %s in one sentence', async (_, env, sentence) => {
    expect(await python([], { ...SET(), ...env })).toMatchObject({ code: 2, out: '', err: expect.stringMatching(sentence) });
  });
  it('answers a call that cannot be handed on with a sentence, and what is no JSON too', async () => {
    const wrong = await python([], { ...SET(), DECKWRIGHT_API_KEY: 'dw_live_wrong' }, LIST);
    expect(JSON.parse(wrong.out)).toMatchObject({ id: 7, error: { message: expect.stringContaining('does not accept the key') } });
    const gone = await python([], { ...SET(), DECKWRIGHT_URL: 'http://127.0.0.1:9' }, LIST);
    expect(JSON.parse(gone.out)).toMatchObject({ id: 7, error: { message: expect.stringContaining('Nothing answers at') } });
    expect(JSON.parse((await python([], SET(), 'hello\n')).out)).toMatchObject({ error: { code: -32700 } });
  });
});

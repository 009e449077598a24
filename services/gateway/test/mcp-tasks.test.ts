/** Decks as tasks of the Model Context Protocol: durable, of one account, cancelled and refused as their jobs are. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

type Json = Record<string, unknown>;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const KPI = {
  form: 'kpi_metrics',
  headline: 'More riders',
  data: { metrics: [{ label: 'Riders', value: '1.31m', delta: '+6%' }] },
};
const send = async (path: string, json: unknown, headers: Record<string, string> = {}) => {
  const response = await harness.request(path, { json, headers: { accept: 'application/json, text/event-stream', ...headers } });
  return { body: (await response.json()) as Json };
};
const rpc = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });

describe('a deck for a client that declares tasks', () => {
  const TASKS = 'io.modelcontextprotocol/tasks';
  const modern = async (method: string, params: Json, extensions: Json = { [TASKS]: {} }) => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'tasks', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': { extensions },
    };
    const target = params['name'] ?? params['taskId'];
    const headers = {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof target === 'string' ? { 'mcp-name': target } : {}),
    };
    return (await send('/mcp', rpc(method, { ...params, _meta }), headers)).body;
  };
  const draw = (headline: string, more: Json = {}) => ({ name: 'create_deck', arguments: { slides: [{ ...KPI, headline }], ...more } });
  const ended = async (taskId: string): Promise<Json> => {
    for (let i = 0; i < 100; i += 1) {
      const task = (await modern('tasks/get', { taskId }))['result'] as Json;
      if (task['status'] !== 'working') return task;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The task has not ended.');
  };

  it('is a task at once that other requests read, and ends with the result of the tool', async () => {
    const { result } = (await modern('tools/call', draw('A deck as a task'))) as { result: Json };
    expect(result).toMatchObject({ resultType: 'task', taskId: expect.stringMatching(/^job_/), status: 'working', ttlMs: 30 * 86_400_000 });
    const task = await ended(String(result['taskId']));
    expect(task).toMatchObject({ resultType: 'complete', status: 'completed' });
    const inner = task['result'] as { structuredContent: Json; content: Json[] };
    expect(inner.structuredContent).toMatchObject({ job_id: result['taskId'], status: 'complete' });
    const job = await send('/v1/tools/manage_account', { action: 'job', job_id: result['taskId'] });
    expect(job.body).toMatchObject({ structuredContent: { status: 'complete' } });
  });

  it('is a result at once when it is refused, or only checked, or when nobody declares tasks', async () => {
    const refused = (await modern('tools/call', { name: 'create_deck', arguments: { slides: [{ form: 'nope' }] } }))['result'];
    expect(refused).toMatchObject({ resultType: 'complete', isError: true });
    expect((await modern('tools/call', draw('Checked', { dry_run: true })))['result']).toMatchObject({ resultType: 'complete' });
    expect((await modern('tools/call', draw('Without tasks'), {}))['result']).toMatchObject({
      resultType: 'complete',
      structuredContent: { status: 'complete' },
    });
  });

  it('is cancelled, and cancelling it again does nothing', async () => {
    harness.rule = 'wait';
    const { result } = (await modern('tools/call', draw('Cancelled'))) as { result: Json };
    const taskId = String(result['taskId']);
    for (let i = 0; i < 2; i += 1) expect((await modern('tasks/cancel', { taskId }))['result']).toMatchObject({ resultType: 'complete' });
    expect((await modern('tasks/get', { taskId }))['result']).toMatchObject({ status: 'cancelled' });
    harness.rule = 'complete';
  });

  it('is nobody else’s, and unknown where it is none', async () => {
    expect((await modern('tasks/get', { taskId: 'job_none' }))['error']).toMatchObject({ code: -32602 });
    const slide = await send('/v1/tools/create_slide', { ...KPI, headline: 'No deck' });
    const { job_id } = slide.body['structuredContent'] as Json;
    expect((await modern('tasks/get', { taskId: job_id }))['error']).toMatchObject({ code: -32602 });
    expect((await modern('tasks/get', { taskId: job_id }, {}))['error']).toMatchObject({
      code: -32021,
      data: { requiredCapabilities: { extensions: { [TASKS]: {} } } },
    });
  });
});

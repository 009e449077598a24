/**
 * Traces over the processes of a service as they are run, told to a collector over OTLP: gateway, relay, worker and a receiver of webhooks; a
 * worker that dies; agents and the command line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credit } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore, createSealer } from '@deckwright/platform/identity';
import { createWebhook } from '@deckwright/platform/webhooks';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes, until } from '@deckwright/testkit/processes';
import { type CollectedSpan, startTraceCollector, type TraceCollector, treeLines, treesBelow } from '@deckwright/testkit/trace-collector';
import { limit } from '@deckwright/testkit/trial';
import { type Receiver, startReceiver } from '@deckwright/testkit/webhook-receiver';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';

let bundles: Processes;
let postgres: SharedPostgres;
let url: string;
let db: Database;
let folder: string;
let receiver: Receiver;
let collector: TraceCollector;
let base_url: string;
let key: string;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  bundles = await bundleProcesses({
    gateway: 'services/gateway/test/_gateway-process.ts',
    relay: 'services/relay/test/_relay-process.ts',
    worker: 'services/render-worker/test/_worker-process.ts',
  });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-traces-'));
  postgres = await shareTestPostgres();
  url = await postgres.createDatabase();
  db = openDatabase({ url });
  receiver = await startReceiver();
  collector = await startTraceCollector();
  env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_SEMCONV_STABILITY_OPT_IN: 'http,messaging',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
    K8S_POD_NAME: 'pod-1',
  };
  const keys = createKeyStore(db, () => Date.now());
  const account_id = await keys.createAccount('a');
  ({ text: key } = await keys.createKey(account_id, 'a', 'live'));
  await credit(db, { account_id, kind: 'topup', amount: 10_000, reference: 'pi_1', reason: 'test' });
  const settings = { url: 'https://hooks.example.com/deckwright', events: ['job.completed'], description: null } as const;
  await createWebhook(db, createSealer([SIGNING_KEY]), { account_id, mode: 'live' }, settings);
  // The relay publishes, as for decks and repeated attempts; where the gateway does so itself, `trace.test.ts` looks.
  const gateway = bundles.start('gateway', { url, folder, port: 0, signing_key: SIGNING_KEY, is_silent: true }, env);
  const relay = bundles.start('relay', { url, folder, signing_key: SIGNING_KEY, receiver_port: receiver.port }, env);
  await Promise.all([gateway.ready, relay.ready]);
  base_url = `http://127.0.0.1:${gateway.lines.find(({ message }) => message === 'ready')?.['port']}`;
}, limit(60_000));

afterAll(async () => {
  await bundles?.remove();
  await db?.close();
  await postgres?.stop();
  await receiver?.close();
  await collector?.close();
  rmSync(folder, { recursive: true, force: true });
});

const workers: ReturnType<typeof bundles.start>[] = [];

const startWorker = (die_at?: 'mid_render') => {
  const worker = bundles.start('worker', { url, folder, pause_ms: 0, concurrency: 1, ...(die_at && { die_at }) }, env);
  workers.push(worker);
  return worker;
};

// A worker that outlives a failed test takes the jobs of the next one.
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.end('SIGTERM')));
}, limit(60_000));

const slide = (headline: string) => ({
  form: 'waterfall_bridge',
  headline,
  data: {
    unit: '',
    steps: [
      { kind: 'start', label: 'A', value: 1 },
      { kind: 'total', label: 'B', value: 1 },
    ],
  },
});

const CALLER_SPAN = 'b7ad6b7169203331';

const draw = async (trace_id: string, headline: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${base_url}/v1/render/intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, traceparent: `00-${trace_id}-${CALLER_SPAN}-01`, ...headers },
    body: JSON.stringify(slide(headline)),
  });
  return { response, body: (await response.json()) as { readonly job_id: string } };
};

const named = (trace_id: string, name: string): readonly CollectedSpan[] => collector.of(trace_id).filter((span) => span.name === name);
const treeOf = (trace_id: string) => treeLines(treesBelow(collector.of(trace_id), CALLER_SPAN));

it(
  'follows a slide from the request over outbox, relay, queue and worker to the webhook of it',
  async () => {
    const trace_id = '0af7651916cd43dd8448eb211c80319c';
    const worker = startWorker();
    await worker.ready;
    const { response, body } = await draw(trace_id, 'Traced', { tracestate: 'vendor=opaque' });
    expect(response.status).toBe(200);
    await until('the webhook was told of', () => named(trace_id, 'POST webhook').length > 0);
    await until('the request was told of', () => named(trace_id, 'POST /v1/render/intent').length > 0);
    // Each process tells of its spans on its own; the attempt ends last in its worker.
    await until('the attempt was told of', () => named(trace_id, 'process render-slide').length > 0);
    await until('the message was told of', () => named(trace_id, 'send render-slide').length > 0);
    expect(treeOf(trace_id)).toEqual([
      'POST /v1/render/intent (deckwright-gateway)',
      ' create render-slide (deckwright-gateway)',
      '  send render-slide (deckwright-relay)',
      '  process render-slide (deckwright-test-worker)',
      '   draw (deckwright-test-worker)',
      '   write (deckwright-test-worker)',
      '   store (deckwright-test-worker)',
      '   settle (deckwright-test-worker)',
      '  POST webhook (deckwright-relay)',
    ]);

    const [create] = named(trace_id, 'create render-slide');
    const [send] = named(trace_id, 'send render-slide');
    const [attempt] = named(trace_id, 'process render-slide');
    // opentelemetry/proto/trace/v1/trace.proto, SpanKind: server 2, client 3, producer 4, consumer 5.
    expect([create, send, attempt].map((span) => span?.kind)).toEqual([4, 3, 5]);
    expect(send?.links.map((link) => link.spanId)).toEqual([create?.spanId]);
    expect(attempt?.attributes).toMatchObject({
      'messaging.system': 'postgresql',
      'messaging.destination.name': 'render-slide',
      'messaging.operation.type': 'process',
      'messaging.message.id': `${body.job_id}:1`,
      'deckwright.job_id': body.job_id,
      'deckwright.attempt_no': 1,
    });
    expect(attempt?.resource).toMatchObject({
      'service.namespace': 'deckwright',
      'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'k8s.pod.name': 'pod-1',
      'deployment.environment.name': 'trial',
    });
    // Of what a caller's own system said, nothing is lost.
    expect(new Set(collector.of(trace_id).map((span) => span.traceState))).toEqual(new Set(['vendor=opaque']));
    const [message] = receiver.received;
    expect(message?.headers).toMatchObject({
      traceparent: `00-${trace_id}-${named(trace_id, 'POST webhook')[0]?.spanId}-01`,
      tracestate: 'vendor=opaque',
    });
    const [request] = named(trace_id, 'POST /v1/render/intent');
    expect(response.headers.get('traceresponse')).toBe(`00-${trace_id}-${request?.spanId}-01`);
    const queries = collector.of(trace_id).filter((span) => span.attributes['db.system.name'] === 'postgresql');
    expect(queries.map((span) => span.name)).toEqual(expect.arrayContaining(['INSERT jobs', 'UPDATE jobs']));
    expect(JSON.stringify(collector.spans)).not.toMatch(/Traced|hooks\.example|dw_live/);
    expect(collector.refused).toEqual([]);
  },
  limit(60_000),
);

it(
  'shows both attempts of a job whose first worker was killed',
  async () => {
    const trace_id = '1af7651916cd43dd8448eb211c80319c';
    const dying = startWorker('mid_render');
    await dying.ready;
    const { body } = await draw(trace_id, 'Killed', { prefer: 'respond-async' });
    await dying.exited;
    startWorker();
    await until('the job is complete', async () => {
      const { rows } = await db.query<{ status: string }>('SELECT status FROM jobs WHERE job_id = $1', [body.job_id]);
      return rows[0]?.status === 'complete';
    });
    await until('both attempts were told of', () => named(trace_id, 'process render-slide').length === 2);
    const attempts = named(trace_id, 'process render-slide').toSorted(
      (a, b) => Number(a.attributes['deckwright.attempt_no']) - Number(b.attributes['deckwright.attempt_no']),
    );
    const [create] = named(trace_id, 'create render-slide');
    expect(attempts).toMatchObject([
      {
        parentSpanId: create?.spanId,
        resource: { 'service.name': 'deckwright-relay' },
        status: { code: 2 },
        attributes: { 'deckwright.attempt_no': 1, 'error.type': 'worker_lost' },
      },
      { parentSpanId: create?.spanId, resource: { 'service.name': 'deckwright-test-worker' }, attributes: { 'deckwright.attempt_no': 2 } },
    ]);
    expect(attempts[1]?.status?.code ?? 0).toBe(0);
    // Sent once for each attempt.
    await until('both messages were told of', () => named(trace_id, 'send render-slide').length === 2);
  },
  limit(60_000),
);

it(
  'goes on with the trace that an agent names in its call',
  async () => {
    const trace_id = '2af7651916cd43dd8448eb211c80319c';
    const response = await fetch(`${base_url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'x-api-key': key },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'create_slide',
          arguments: { ...slide('Of an agent'), dry_run: true },
          _meta: { traceparent: `00-${trace_id}-${CALLER_SPAN}-01` },
        },
      }),
    });
    expect(response.status).toBe(200);
    await response.text();
    await until('the call was told of', () => named(trace_id, 'tools/call create_slide').length > 0);
    const [call] = named(trace_id, 'tools/call create_slide');
    expect(call).toMatchObject({
      kind: 2,
      parentSpanId: CALLER_SPAN,
      attributes: { 'mcp.method.name': 'tools/call', 'gen_ai.tool.name': 'create_slide' },
    });
    // The request that carried it has a trace of its own, and is linked.
    expect(call?.links).toHaveLength(1);
  },
  limit(60_000),
);

it(
  'goes on with the trace that a command is run in',
  async () => {
    const trace_id = '3af7651916cd43dd8448eb211c80319c';
    process.env['TRACEPARENT'] = `00-${trace_id}-${CALLER_SPAN}-01`;
    const { code } = await run('invoice', 'list', '--server', base_url, '--key', key);
    delete process.env['TRACEPARENT'];
    expect(code).toBe(0);
    await until('the request was told of', () => named(trace_id, 'GET /v1/billing/invoices').length > 0);
    expect(named(trace_id, 'GET /v1/billing/invoices')).toMatchObject([{ parentSpanId: CALLER_SPAN }]);
  },
  limit(60_000),
);

it(
  'names the trace in a refusal',
  async () => {
    const trace_id = '4af7651916cd43dd8448eb211c80319c';
    const response = await fetch(`${base_url}/v1/jobs/job_nowhere`, {
      headers: { 'x-api-key': key, traceparent: `00-${trace_id}-${CALLER_SPAN}-01` },
    });
    expect([response.status, await response.json()]).toMatchObject([404, { trace_id }]);
  },
  limit(60_000),
);

/** One trace spans a slide's whole way: request, job, drawing, writing and storing, though a queue lies between them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { startGateway } from '@deckwright/gateway';
import { openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore, openQueues } from '@deckwright/platform/jobs';
import { silentLog } from '@deckwright/platform/log';
import { createFolderStore } from '@deckwright/platform/object-store';
import { createLogger, startTracing } from '@deckwright/platform/telemetry';
import { startRelay } from '@deckwright/relay';
import { startRenderWorker } from '@deckwright/render-worker';
import { shareTestPostgres } from '@deckwright/testkit/postgres';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { expect, it } from 'vitest';

it('follows a slide from the request through the queue to its files', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = await startTracing({ service_name: 'test', service_version: '0', exporter });
  const dir = mkdtempSync(join(tmpdir(), 'deckwright-trace-'));
  const postgres = await shareTestPostgres();
  const url = await postgres.createDatabase();
  const db = openDatabase({ url });
  const jobs = createJobStore(db);
  const objects = createFolderStore(dir);
  const queues = await openQueues({ db, redis_url: undefined, onError: () => {} });
  const relay = startRelay({ db, queues, objects, log: silentLog, retention_days: 1 });
  const worker = startRenderWorker({ db, store: jobs, queues, objects, fonts: carriedFonts(), log: silentLog, concurrency: 1 });
  const gateway = await startGateway({
    config: { port: 0, metrics_port: undefined, base_url: undefined, redis_url: undefined, trusted_proxies: undefined },
    host: '127.0.0.1',
    db,
    jobs,
    files: objects,
    queues,
    signing_keys: ['a-signing-key-for-tests-of-at-least-32-bytes'],
    log: createLogger({ level: 'silent', service: 'test' }),
  });
  const keys = createKeyStore(db, () => Date.now());
  const { text } = await keys.createKey(await keys.createAccount('a'), 'a', 'live');

  const caller = '0af7651916cd43dd8448eb211c80319c';
  const response = await fetch(`${gateway.base_url}/v1/render/intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': text, traceparent: `00-${caller}-b7ad6b7169203331-01` },
    body: JSON.stringify({
      form: 'waterfall_bridge',
      headline: 'Traced',
      data: {
        unit: '',
        steps: [
          { kind: 'start', label: 'A', value: 1 },
          { kind: 'total', label: 'B', value: 1 },
        ],
      },
    }),
  });
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'complete' }]);
  await expect.poll(() => exporter.getFinishedSpans().map((span) => span.name)).toContain('process render-slide');
  const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === caller);
  const parentOf = (name: string) => {
    const span = spans.find((one) => one.name === name);
    return spans.find((one) => one.spanContext().spanId === span?.parentSpanContext?.spanId)?.name;
  };
  expect(spans.map((span) => span.name)).toEqual(
    expect.arrayContaining([
      'POST /v1/render/intent',
      'create render-slide',
      'send render-slide',
      'process render-slide',
      'draw',
      'write',
      'store',
      'settle',
    ]),
  );
  expect(['create render-slide', 'send render-slide', 'process render-slide', 'draw', 'write', 'store', 'settle'].map(parentOf)).toEqual([
    'POST /v1/render/intent',
    'create render-slide',
    'create render-slide',
    'process render-slide',
    'process render-slide',
    'process render-slide',
    'process render-slide',
  ]);

  await gateway.close({ grace_ms: 100 });
  await worker.close(1000);
  await relay.stop(1000);
  await Promise.all([jobs.close(), queues.close(), objects.close()]);
  await db.close();
  await postgres.stop();
  await tracing.stop();
  rmSync(dir, { recursive: true, force: true });
});

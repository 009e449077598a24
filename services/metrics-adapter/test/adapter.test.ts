/** The adapter as the API server meets it: over TLS, with a certificate; the waits are those of jobs in a real database. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore } from '@deckwright/platform/jobs';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frontProxyOf } from '../src/front-proxy.ts';
import { createMetricReader } from '../src/metrics.ts';
import { type AdapterServer, type Certificate, serveAdapter } from '../src/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-adapter-'));

/** A certificate that signed itself. */
function makeCertificate(name: string): Certificate {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  });
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}

const own = makeCertificate('adapter');
const apiServer = makeCertificate('front-proxy-client');
const stranger = makeCertificate('stranger');
/** As Kubernetes publishes it in kube-system. */
let published = { data: { 'requestheader-client-ca-file': apiServer.cert, 'requestheader-allowed-names': '["front-proxy-client"]' } };

let postgres: SharedPostgres;
let db: Database;
let server: AdapterServer;

beforeAll(async () => {
  postgres = await shareTestPostgres();
  const url = await postgres.createDatabase();
  db = openDatabase({ url, max: 4 });
  server = await serveAdapter({
    host: '127.0.0.1',
    port: 0,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    namespace: 'slides',
    now_ms: () => Date.now(),
    // Each question reads anew.
    readMetric: createMetricReader(
      db,
      (() => {
        let ms = 0;
        return () => (ms += 10_000);
      })(),
    ),
    readCertificate: () => own,
    readFrontProxy: async () => frontProxyOf(JSON.stringify(published)),
    renew_ms: 20,
  });
});

afterAll(async () => {
  await server.close();
  await db.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Said {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown; readonly items?: readonly { readonly [field: string]: unknown }[] };
}

const ask = (path: string, by: Certificate = apiServer, method = 'GET'): Promise<Said> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, path, method, ca: own.cert, agent: false, ...by };
    const asked = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Said['body'] }));
    });
    asked.once('error', reject);
    asked.end();
  });

const LIST = '/apis/external.metrics.k8s.io/v1beta1/namespaces/slides';

it('tells the wait of the oldest job of a queue, in thousandths of a second, and how many wait', async () => {
  const keys = createKeyStore(db, () => Date.now());
  const account_id = await keys.createAccount('waiting');
  const store = createJobStore(db);
  for (const name of ['first', 'second'])
    await store.accept({ account_id, job_type: 'slide', name, request_text: '{}', input_hash: name.padEnd(64, '0'), outputs: ['pptx'] });
  await db.query("UPDATE jobs SET queued_at = now() - interval '90 seconds' WHERE name = 'first'");
  await store.close();

  const oldest = await ask(`${LIST}/deckwright_queue_oldest_seconds?labelSelector=queue%3Drender-slide`);
  expect(oldest).toMatchObject({
    status: 200,
    body: {
      kind: 'ExternalMetricValueList',
      apiVersion: 'external.metrics.k8s.io/v1beta1',
      items: [{ metricName: 'deckwright_queue_oldest_seconds', metricLabels: { queue: 'render-slide' } }],
    },
  });
  const value = String(oldest.body.items?.[0]?.['value']);
  expect(value).toMatch(/^\d+m$/);
  expect(Number.parseInt(value, 10)).toBeGreaterThanOrEqual(90_000);
  const waiting = await ask(`${LIST}/deckwright_queue_waiting?labelSelector=queue+in+(render-slide,compile-deck)`);
  expect(waiting.body.items?.map(({ metricLabels, value: n }) => [metricLabels, n])).toEqual([
    [{ queue: 'compile-deck' }, '0'],
    [{ queue: 'render-slide' }, '2'],
  ]);
});

it('tells nothing to autoscalers of other namespaces, and names what there is to those who ask for something else', async () => {
  const elsewhere = await ask(LIST.replace('slides', 'other').concat('/deckwright_queue_waiting'));
  expect(elsewhere).toMatchObject({ status: 200, body: { items: [] } });
  const unknown = await ask(`${LIST}/constructor`);
  expect(unknown).toMatchObject({ status: 404, body: { kind: 'Status', reason: 'NotFound' } });
  expect(unknown.body['message']).toContain('deckwright_queue_oldest_seconds');
  expect(await ask(`${LIST}/deckwright_queue_waiting?labelSelector=queue%3D(`)).toMatchObject({ status: 400 });
  expect(await ask(`${LIST}/deckwright_queue_waiting`, apiServer, 'POST')).toMatchObject({ status: 405 });
});

it('is found by the API server: group, version and the metrics in it', async () => {
  expect(await ask('/apis')).toMatchObject({ status: 200, body: { groups: [{ name: 'external.metrics.k8s.io' }] } });
  const { body } = await ask('/apis/external.metrics.k8s.io/v1beta1');
  expect(body).toMatchObject({ kind: 'APIResourceList', groupVersion: 'external.metrics.k8s.io/v1beta1' });
  expect((body['resources'] as { name: string }[]).map(({ name }) => name)).toEqual([
    'deckwright_queue_oldest_seconds',
    'deckwright_queue_waiting',
  ]);
});

it('answers the API server alone, and another of its certificates when Kubernetes has renewed it', async () => {
  expect((await ask('/apis')).status).toBe(200);
  expect((await ask('/apis', { cert: '', key: '' })).status).toBe(401);
  expect((await ask('/apis', stranger)).status).toBe(401);
  published = { data: { 'requestheader-client-ca-file': stranger.cert, 'requestheader-allowed-names': '["front-proxy-client"]' } };
  // Signed by who may, with a name that is not among those.
  await expect.poll(async () => (await ask('/apis')).status).toBe(401);
  expect((await ask('/apis', stranger)).status).toBe(401);
  published = { data: { 'requestheader-client-ca-file': stranger.cert, 'requestheader-allowed-names': '[]' } };
  await expect.poll(async () => (await ask('/apis', stranger)).status).toBe(200);
  await server.ready();
});

it('says that a cluster without an aggregation layer asks nothing', () => {
  expect(() => frontProxyOf('{"data":{}}')).toThrow('aggregation layer');
});

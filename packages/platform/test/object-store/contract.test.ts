import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { startTestS3, type TestS3 } from '@deckwright/testkit/s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFolderStore, type ObjectStore, ObjectStoreError, sha256Of } from '../../src/object-store/index.ts';
import { createS3Store } from '../../src/object-store/s3-store.ts';

let s3: TestS3;
let folder: string;

const warned = vi.spyOn(process, 'emitWarning');
beforeAll(async () => {
  s3 = await startTestS3();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-files-'));
});

afterAll(async () => {
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: { name: string; open: () => ObjectStore }[] = [
  { name: 'the folder store', open: () => createFolderStore(folder) },
  {
    name: 'the S3 store',
    open: () =>
      createS3Store({
        bucket: s3.bucket,
        region: 'us-east-1',
        endpoint: s3.endpoint,
        credentials: s3.credentials,
        timeout_ms: 600_000,
        connect_ms: 600_000,
      }),
  },
];

const bytes = (text: string) => new TextEncoder().encode(text);
const options = { prefix: 'acc_1/job_1', extension: 'pptx', mime: 'application/x-test' };

// One contract, every implementation.
describe.each(kinds)('$name', ({ open }) => {
  let store: ObjectStore;
  beforeAll(() => {
    store = open();
  });
  afterAll(async () => {
    await store.close();
  });

  it('stores bytes under their hash and gives them back', async () => {
    const content = bytes('hello');
    const stored = await store.put(content, options);
    expect(stored).toEqual({ object_key: `acc_1/job_1/${sha256Of(content)}.pptx`, sha256: sha256Of(content), bytes: 5 });
    expect(Buffer.from((await store.getBytes(stored.object_key))!).toString()).toBe('hello');
    expect(await store.head(stored.object_key)).toEqual({ bytes: 5 });
    const found = (await store.getStream(stored.object_key))!;
    expect(found.bytes).toBe(5);
    expect(Buffer.concat(await found.stream.toArray()).toString()).toBe('hello');
  });

  it('stores the same bytes twice, and side by side, as one object', async () => {
    const content = bytes('twice');
    const keys = await Promise.all(Array.from({ length: 8 }, async () => (await store.put(content, options)).object_key));
    expect(new Set(keys).size).toBe(1);
    expect(await store.head(keys[0]!)).toEqual({ bytes: 5 });
  });

  it('carries a megabyte that is not text', async () => {
    const content = new Uint8Array(1_000_000).map((_, i) => (i * 7919) % 256);
    const stored = await store.put(content, { ...options, extension: 'png' });
    expect(Buffer.compare((await store.getBytes(stored.object_key))!, content)).toBe(0);
  });

  it('knows nothing of what is not there', async () => {
    const key = 'acc_1/job_1/missing.pptx';
    expect(await store.getBytes(key)).toBeNull();
    expect(await store.getStream(key)).toBeNull();
    expect(await store.head(key)).toBeNull();
    await store.delete(key);
  });

  it('deletes', async () => {
    const { object_key } = await store.put(bytes('gone'), options);
    await store.delete(object_key);
    expect(await store.getBytes(object_key)).toBeNull();
  });

  it('lists the keys under a prefix and no others', async () => {
    const prefixes = ['list_a/1', 'list_a/1-x', 'list_a/2', 'list_b/1'];
    const keys: string[] = [];
    for (const prefix of prefixes) keys.push((await store.put(bytes(prefix), { ...options, prefix })).object_key);
    const list = async (prefix: string) => {
      const found: string[] = [];
      for await (const key of store.list(prefix)) found.push(key);
      return found.sort();
    };
    expect(await list('list_a/')).toEqual(keys.slice(0, 3).sort());
    expect(await list('list_a/1/')).toEqual([keys[0]]);
    expect(await list('list_c/')).toEqual([]);
  });

  it.each(['../up', 'a/../../etc', '/abs', 'a//b', '.drafts', 'a/.hidden', 'a\0b', 'a b', '', 'ä'])(
    'refuses the prefix %j',
    async (prefix) => {
      await expect(store.put(bytes('x'), { ...options, prefix })).rejects.toThrow(ObjectStoreError);
      await expect(store.getBytes(`${prefix}/x.pptx`)).rejects.toThrow(ObjectStoreError);
    },
  );

  it('answers a readiness probe and leaves no object of it in a list', async () => {
    await store.ping();
    const found: string[] = [];
    for await (const key of store.list('ping')) found.push(key);
    expect(found).toEqual([]);
  });
});

describe('the folder store', () => {
  it('mends an object that was cut short on disk when the same bytes come again', async () => {
    const store = createFolderStore(folder);
    const { object_key } = await store.put(bytes('whole content'), options);
    writeFileSync(join(folder, object_key), 'whole');
    await store.put(bytes('whole content'), options);
    expect(Buffer.from((await store.getBytes(object_key))!).toString()).toBe('whole content');
  });

  it('leaves no draft behind, also when it cannot store', async () => {
    const store = createFolderStore(folder);
    writeFileSync(join(folder, 'blocked'), '');
    await expect(store.put(bytes('x'), { ...options, prefix: 'blocked/below' })).rejects.toThrow(/could not be stored/);
    expect(readdirSync(join(folder, '.drafts'))).toEqual([]);
  });
});

describe('the S3 store', () => {
  const open = (endpoint = s3.endpoint) =>
    createS3Store({
      bucket: s3.bucket,
      region: 'us-east-1',
      endpoint,
      credentials: s3.credentials,
      timeout_ms: 600_000,
      connect_ms: 600_000,
    });

  it('lists a bucket of more than one page, each object once', async () => {
    const store = open();
    const raw = new S3Client({ region: 'us-east-1', endpoint: s3.endpoint, forcePathStyle: true, credentials: s3.credentials });
    // Among keys `-` comes before `/`; among folders it comes after.
    const keys = Array.from({ length: 1_100 }, (_, i) => `paged/${i % 2 === 0 ? '1' : '1-x'}/${sha256Of(bytes(String(i)))}.txt`);
    const waiting = [...keys];
    const putNext = async (): Promise<void> => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
        await raw.send(new PutObjectCommand({ Bucket: s3.bucket, Key: key, Body: '-' }));
    };
    await Promise.all(Array.from({ length: 16 }, putNext));
    const found: string[] = [];
    for await (const key of store.list('paged/')) found.push(key);
    expect(found.length).toBe(keys.length);
    expect(found.toSorted()).toEqual(keys.toSorted());
    await store.close();
    raw.destroy();
  });

  it('takes no page for the last that says there are more and not where', async () => {
    const vague = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end('<ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>a/b.txt</Key></Contents></ListBucketResult>');
    });
    await new Promise<void>((resolve) => vague.listen(0, '127.0.0.1', resolve));
    const store = open(`http://127.0.0.1:${(vague.address() as AddressInfo).port}`);
    const read = async () => {
      for await (const _key of store.list(''));
    };
    await expect(read()).rejects.toMatchObject({ name: 'ObjectStoreError', retryable: true });
    await store.close();
    vague.close();
  });

  it('writes nothing over what is whole, replaces what is not, and deletes nothing when that fails', async () => {
    const asked: string[] = [];
    let isCut = false;
    // Between us and the real server: it counts what is asked, and can lose half of a body on its way.
    const between = createServer((request, response) => {
      asked.push(request.method ?? '');
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const headers = { ...request.headers, host: new URL(s3.endpoint).host };
        const onward = ask(s3.endpoint + request.url, { method: request.method ?? 'GET', headers }, (answer) => {
          const received: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => received.push(chunk));
          answer.on('end', () => {
            const whole = Buffer.concat(received);
            const sent = isCut && request.method === 'GET' ? whole.subarray(0, 2) : whole;
            const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
            response.writeHead(answer.statusCode ?? 500, {
              ...rest,
              ...(request.method === 'HEAD' ? {} : { 'content-length': sent.length }),
            });
            response.end(request.method === 'HEAD' ? undefined : sent);
          });
        });
        onward.end(Buffer.concat(chunks));
      });
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const address = between.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const store = open(`http://127.0.0.1:${port}`);
    const content = bytes('shared by others');
    try {
      const { object_key } = await store.put(content, { ...options, extension: 'pdf' });
      expect(asked).toEqual(['GET', 'PUT', 'GET']);
      asked.length = 0;
      await store.put(content, { ...options, extension: 'pdf' });
      expect(asked).toEqual(['GET']);
      isCut = true;
      asked.length = 0;
      await expect(store.put(content, { ...options, extension: 'pdf' })).rejects.toMatchObject({ retryable: true });
      expect(asked).toEqual(['GET', 'PUT', 'GET']);
      expect(Buffer.from((await open().getBytes(object_key))!).toString()).toBe('shared by others');
    } finally {
      await store.close();
      between.close();
    }
  });

  it('warns of no Node that it runs on', () => {
    expect(warned.mock.calls.filter(([text]) => /Node/.test(String(text)))).toEqual([]);
  });

  it('says that another try may help when the store cannot be reached, or its bucket is missing until somebody makes it', async () => {
    const patience = { timeout_ms: 600_000, connect_ms: 600_000 };
    const unreachable = createS3Store({
      bucket: 'b',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9',
      credentials: s3.credentials,
      ...patience,
    });
    await expect(unreachable.put(bytes('x'), options)).rejects.toMatchObject({ name: 'ObjectStoreError', retryable: true });
    const wrong = createS3Store({
      bucket: 'no-such-bucket',
      region: 'us-east-1',
      endpoint: s3.endpoint,
      credentials: s3.credentials,
      ...patience,
    });
    await expect(wrong.put(bytes('x'), options)).rejects.toMatchObject({ name: 'ObjectStoreError', retryable: true });
    // Not "there is no such object": nobody must take a file for lost.
    await expect(wrong.getBytes('acc_1/job_1/a.txt')).rejects.toMatchObject({ name: 'ObjectStoreError', retryable: true });
    await Promise.all([unreachable.close(), wrong.close()]);
  });
});

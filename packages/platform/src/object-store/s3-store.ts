/** Objects in an S3-compatible bucket. */
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkObjectKey, keyFor, sha256Of } from './object-key.ts';
import { type ObjectStore, ObjectStoreError, type PutOptions, type StoredObject } from './object-store.ts';
import { troubleOfBucket } from './store-trouble.ts';

/** Where the bucket is and how to enter. */
export interface S3StoreOptions {
  readonly bucket: string;
  readonly region: string;
  /** Set for stores other than AWS; paths then begin with the bucket. */
  readonly endpoint?: string | undefined;
  /** Unset: the SDK's own chain of credentials. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Longest time for one request. Default 30 s. */
  readonly timeout_ms?: number;
  /** Longest time to connect. Default 5 s. */
  readonly connect_ms?: number;
}

/** A name that `ping` writes; no put can make it, because it has no hash. */
const PING_KEY = 'ping/ping.txt';

/** Connects when the first request is made. */
export function createS3Store(options: S3StoreOptions): ObjectStore {
  const bucket = openBucket(options);
  const { client, name: Bucket, abort } = bucket;
  return {
    put: (content, how) => putVerified(bucket, content, how),
    getBytes: (object_key) => getBytes(bucket, object_key),
    getStream: (object_key) =>
      nullWhereMissing(`${object_key} could not be read`, async () => {
        // Without a time limit, because the reader of the stream decides how long it takes.
        const found = await client.send(new GetObjectCommand({ Bucket, Key: checkObjectKey(object_key) }));
        return found.Body instanceof Readable ? { stream: found.Body, bytes: found.ContentLength ?? 0 } : null;
      }),
    head: (object_key) =>
      nullWhereMissing(`${object_key} could not be read`, async () => {
        const found = await client.send(new HeadObjectCommand({ Bucket, Key: checkObjectKey(object_key) }), abort());
        return { bytes: found.ContentLength ?? 0 };
      }),
    async delete(object_key) {
      await nullWhereMissing(`${object_key} could not be deleted`, () =>
        client.send(new DeleteObjectCommand({ Bucket, Key: checkObjectKey(object_key) }), abort()),
      );
    },
    list: (prefix) => listKeys(bucket, prefix),
    async ping() {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: PING_KEY, Body: '1' }), abort());
      } catch (cause) {
        throw failure(`The bucket ${Bucket} cannot be written`, cause);
      }
    },
    close: async () => client.destroy(),
  };
}

/** A bucket with the client that reaches it. */
interface Bucket {
  readonly client: S3Client;
  readonly name: string;
  /** Ends one request when it takes too long. */
  readonly abort: () => { readonly abortSignal: AbortSignal };
}

function openBucket(options: S3StoreOptions): Bucket {
  const timeout_ms = options.timeout_ms ?? 30_000;
  // Decision 71: the pinned line supports this Node, and a warning of every process about lines to come tells an operator nothing to do.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new S3Client({
    region: options.region,
    maxAttempts: 3,
    requestHandler: { requestTimeout: timeout_ms, connectionTimeout: options.connect_ms ?? 5_000 },
    ...(options.endpoint !== undefined && { endpoint: options.endpoint, forcePathStyle: true }),
    ...(options.credentials && { credentials: options.credentials }),
  });
  return { client, name: options.bucket, abort: () => ({ abortSignal: AbortSignal.timeout(timeout_ms) }) };
}

/** Makes the bucket where it is missing; whether it did. Stores of one's own have none at first, and providers want theirs made by hand. */
export async function createBucket(options: S3StoreOptions): Promise<boolean> {
  const { client, name: Bucket, abort } = openBucket(options);
  try {
    const exists = await nullWhereMissing(`The bucket ${Bucket} could not be looked for`, () =>
      client.send(new HeadBucketCommand({ Bucket }), abort()),
    );
    if (exists !== null) return false;
    await client.send(new CreateBucketCommand({ Bucket }), abort());
    return true;
  } catch (cause) {
    throw failure(`The bucket ${Bucket} could not be made`, cause);
  } finally {
    client.destroy();
  }
}

const getBytes = ({ client, name: Bucket, abort }: Bucket, object_key: string): Promise<Uint8Array | null> =>
  nullWhereMissing(`${object_key} could not be read`, async () => {
    const found = await client.send(new GetObjectCommand({ Bucket, Key: checkObjectKey(object_key) }), abort());
    return (await found.Body?.transformToByteArray()) ?? null;
  });

async function putVerified(bucket: Bucket, content: Uint8Array, { mime, ...rest }: PutOptions): Promise<StoredObject> {
  const { client, name: Bucket, abort } = bucket;
  const sha256 = sha256Of(content);
  const object_key = keyFor(sha256, { mime, ...rest });
  const stored = { object_key, sha256, bytes: content.byteLength };
  const isStored = async () => {
    const found = await getBytes(bucket, object_key);
    return found !== null && found.byteLength === stored.bytes && sha256Of(found) === sha256;
  };
  // Others may point to the same object: what is whole is not written again, and nothing is ever deleted here.
  if (await isStored()) return stored;
  try {
    await client.send(
      new PutObjectCommand({ Bucket, Key: object_key, Body: content, ContentType: mime, ContentLength: content.byteLength }),
      abort(),
    );
  } catch (cause) {
    throw failure(`${object_key} could not be stored`, cause);
  }
  // A store was seen to answer 200 for half a body, so only what reads back counts.
  if (!(await isStored())) {
    throw new ObjectStoreError(`${object_key} could not be stored: what was read back differs from what was written`, {
      retryable: true,
    });
  }
  return stored;
}

async function* listKeys({ client, name: Bucket, abort }: Bucket, prefix: string): AsyncIterable<string> {
  let token: string | undefined;
  do {
    const page = await client
      .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token }), abort())
      .catch((cause) => {
        throw failure('The bucket could not be listed', cause);
      });
    for (const { Key } of page.Contents ?? []) if (Key !== undefined && Key !== PING_KEY) yield Key;
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
    // Callers take a key that is not listed for a lost object, so half a list is an error.
    if (page.IsTruncated && !token)
      throw new ObjectStoreError('The bucket could not be listed: a page names no next one', { retryable: true });
  } while (token !== undefined);
}

/** The answer of a request, or null where the object does not exist. */
async function nullWhereMissing<T>(what: string, request: () => Promise<T>): Promise<T | null> {
  try {
    return await request();
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw failure(what, cause);
  }
}

/** Whether the object is missing. A bucket that is gone tells nothing about its objects. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';

function failure(what: string, cause: unknown): ObjectStoreError {
  if (cause instanceof ObjectStoreError) return cause;
  const status = cause instanceof S3ServiceException ? (cause.$metadata.httpStatusCode ?? 0) : 0;
  const message = cause instanceof Error ? `${cause.name} ${cause.message}`.trim() : String(cause);
  const trouble = troubleOfBucket({ status, code: cause instanceof Error ? cause.name : '' });
  return new ObjectStoreError(`${what}: ${message}`, { cause, retryable: trouble === 'unavailable', too_large: trouble === 'too_large' });
}

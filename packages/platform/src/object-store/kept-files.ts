/** Stores the files of jobs. Equal bytes are stored once, claimed before they are written, and checked when they are read. */
import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { Queryable } from '../database/database.ts';
import type { Claim } from './claim-together.ts';
import { claimObjects } from './file-index.ts';
import { keyFor, sha256Of } from './object-key.ts';
import { type ObjectStore, ObjectStoreError, type PutOptions, type StoredObject } from './object-store.ts';

/** First part of every key of a job's file. */
export const FILES_PREFIX = 'files';

/** Bytes to be stored. */
export interface FileContent extends Omit<PutOptions, 'prefix'> {
  readonly content: Uint8Array;
}

/** Stores some files; resolves when all are stored, read back and may be written down. */
export type KeepFiles = (files: readonly FileContent[]) => Promise<readonly StoredObject[]>;

/** Keys have a folder a byte, because folders of a million names are slow. */
const placeOf = (sha256: string): string => `${FILES_PREFIX}/${sha256.slice(0, 2)}`;

/** Keeps files in a store; `db` is where they are claimed, or who claims for several. Rejects with ObjectStoreError or the database's error; to be tried again whole. */
export const createKeepFiles =
  (db: Queryable | Claim, objects: Pick<ObjectStore, 'put'>): KeepFiles =>
  async (files) => {
    const keyed = files.map(({ content, extension, mime }) => {
      const sha256 = sha256Of(content);
      return { content, extension, mime, base_key: keyFor(sha256, { prefix: placeOf(sha256), extension, mime }) };
    });
    const base_keys = keyed.map((file) => file.base_key);
    const claimed = await (typeof db === 'function' ? db(base_keys) : claimObjects(db, base_keys));
    return Promise.all(
      keyed.map(({ content, extension, mime, base_key }) => {
        const object_key = claimed.get(base_key) ?? base_key;
        return objects.put(content, { prefix: object_key.slice(0, object_key.lastIndexOf('/')), extension, mime });
      }),
    );
  };

/** Larger files are checked as they pass, smaller ones before their first byte leaves. */
const WHOLE_BYTES = 4 * 1024 * 1024;

/**
 * Opens an object whose size and hash are known. Null when there is none.
 * @throws ObjectStoreError when the store cannot be read, or what it holds is not what was stored. A large object fails at its end: the
 * stream breaks off before its last piece.
 */
export async function openChecked(
  objects: Pick<ObjectStore, 'getBytes' | 'getStream'>,
  object: StoredObject,
): Promise<{ readonly stream: Readable; readonly bytes: number } | null> {
  if (object.bytes <= WHOLE_BYTES) {
    const content = await readChecked(objects, object);
    return content === null ? null : { stream: Readable.from([content], { objectMode: false }), bytes: content.byteLength };
  }
  const found = await objects.getStream(object.object_key);
  if (found === null) return null;
  if (found.bytes !== object.bytes) {
    found.stream.destroy();
    throw damaged(object);
  }
  const checked = checkPassing(object);
  found.stream.on('error', (error) => checked.destroy(error));
  checked.on('close', () => found.stream.destroy());
  return { stream: found.stream.pipe(checked), bytes: found.bytes };
}

/** The bytes of an object whose size and hash are known. Null when there is none. @throws ObjectStoreError as `openChecked` does. */
export async function readChecked(objects: Pick<ObjectStore, 'getBytes'>, object: StoredObject): Promise<Uint8Array | null> {
  const content = await objects.getBytes(object.object_key);
  if (content === null) return null;
  if (content.byteLength !== object.bytes || sha256Of(content) !== object.sha256) throw damaged(object);
  return content;
}

/** Holds each chunk back until the next one comes, and the last one until the whole is verified. */
function checkPassing(object: StoredObject): Transform {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      const ready = held;
      held = piece;
      done(null, ready);
    },
    flush(done) {
      if (hash.digest('hex') !== object.sha256) return done(damaged(object));
      done(null, held);
    },
  });
}

const damaged = ({ object_key }: StoredObject): ObjectStoreError =>
  new ObjectStoreError(`${object_key} is damaged: what the store holds is not what was stored`, { retryable: false });

/** The interface of a file store, with a folder and an S3 implementation. */
import type { Readable } from 'node:stream';

/** A stored object's size and hash. */
export interface StoredObject {
  readonly object_key: string;
  /** Lower-case hexadecimal SHA-256. */
  readonly sha256: string;
  readonly bytes: number;
}

/** How to store some bytes. */
export interface PutOptions {
  /** First part of the key, e.g. `acc_…/job_…`: letters, digits, `_`, `-`, `.` and `/`. */
  readonly prefix: string;
  /** Ending of the key, without a dot. */
  readonly extension: string;
  readonly mime: string;
}

/** The object store. Keys are `prefix/sha256.extension`: the same bytes under the same prefix are the same object. */
export interface ObjectStore {
  /**
   * Stores, reads back size and hash, and only then resolves. Rejects with ObjectStoreError. Half an object that may then be left is not
   * used as a whole one: its key has its hash, reads are checked, and the next put of the same bytes replaces it.
   */
  put(content: Uint8Array, options: PutOptions): Promise<StoredObject>;
  /** The bytes, or null when there is no such object. */
  getBytes(object_key: string): Promise<Uint8Array | null>;
  /** The bytes as a stream, or null when there is no such object. */
  getStream(object_key: string): Promise<{ readonly stream: Readable; readonly bytes: number } | null>;
  /** The size, or null when there is no such object. */
  head(object_key: string): Promise<{ readonly bytes: number } | null>;
  /** Deletes; deleting what is not there is no error. */
  delete(object_key: string): Promise<void>;
  /** All keys that begin with `prefix`, in no promised order (S3-compatible stores differ). */
  list(prefix: string): AsyncIterable<string>;
  /** Writes and removes a small object: rejects when the store cannot be written. For readiness. */
  ping(): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/** The store failed. `retryable` tells whether another try may help, and `too_large` that it accepts no object of this size. */
export class ObjectStoreError extends Error {
  readonly retryable: boolean;
  readonly too_large: boolean;
  constructor(message: string, options: { readonly cause?: unknown; readonly retryable: boolean; readonly too_large?: boolean }) {
    super(message, { cause: options.cause });
    this.name = 'ObjectStoreError';
    this.retryable = options.retryable;
    this.too_large = options.too_large ?? false;
  }
}

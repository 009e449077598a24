/** Objects as files: written under a temporary name, flushed, read back, and then renamed. */
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { closeSync, createReadStream, readSync, writeSync } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkObjectKey, keyFor, sha256Of } from './object-key.ts';
import { type ObjectStore, ObjectStoreError, type PutOptions, type StoredObject } from './object-store.ts';
import { troubleOfDisk } from './store-trouble.ts';

/** Drafts live in a folder whose name no key can have. */
const DRAFTS = '.drafts';

/** Up to this size, bytes are copied on this thread, which takes some tens of microseconds. A .pptx and a full picture of a slide are shorter. */
const SHORT_BYTES = 512 * 1024;

const openFile = promisify(fs.open);
const flush = promisify(fs.fsync);
const write = promisify(fs.write);
const read = promisify(fs.read);

/** A draft this old belongs to a process that was killed while writing. */
const ABANDONED_MS = 600_000;

const isMissing = (error: unknown): boolean => {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
};

/** Opens a folder as a store; it is made when the first object comes. */
export function createFolderStore(folder: string): ObjectStore {
  const root = resolve(folder);
  const pathOf = (key: string) => join(root, ...checkObjectKey(key).split('/'));

  let hasSwept = false;

  /** What `read` finds, or null where the object does not exist. Where the whole folder is missing, its disk is gone and no object is lost. */
  const nullWhereMissing = async <T>(object_key: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (cause) {
      if (!isMissing(cause)) throw failure(`${object_key} could not be read`, cause);
    }
    const found = await stat(root).catch(() => undefined);
    if (found?.isDirectory()) return null;
    throw new ObjectStoreError(`${object_key} could not be read: the folder ${root} is not there`, { retryable: true });
  };

  const put = async (content: Uint8Array, options: PutOptions): Promise<StoredObject> => {
    const sha256 = sha256Of(content);
    const object_key = keyFor(sha256, options);
    const stored = { object_key, sha256, bytes: content.byteLength };
    const path = pathOf(object_key);
    try {
      // The name is the content's hash, but a disk can return other bytes, so what is there is read before it is trusted.
      if (await holds(path, content)) return stored;
      // Once a process, and not awaited.
      if (!hasSwept) void sweepDrafts(join(root, DRAFTS)).catch(() => {});
      hasSwept = true;
      const draft = join(root, DRAFTS, `${process.pid}-${randomBytes(8).toString('hex')}`);
      try {
        await inFolder(join(root, DRAFTS), () => writeThrough(draft, content));
        await inFolder(dirname(path), () => rename(draft, path));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await flushFolder(dirname(path));
      return stored;
    } catch (cause) {
      throw failure(`${object_key} could not be stored`, cause);
    }
  };

  return {
    put,
    getBytes: (object_key) => nullWhereMissing(object_key, () => readFile(pathOf(object_key))),
    async getStream(object_key) {
      const path = pathOf(object_key);
      return nullWhereMissing(object_key, async () => {
        const file = await open(path, 'r');
        const { size } = await file.stat();
        return { stream: createReadStream(path, { fd: file }), bytes: size };
      });
    },
    head: (object_key) =>
      nullWhereMissing(object_key, async () => {
        const found = await stat(pathOf(object_key));
        return found.isFile() ? { bytes: found.size } : null;
      }),
    async delete(object_key) {
      try {
        await rm(pathOf(object_key), { force: true });
      } catch (cause) {
        if (!isMissing(cause)) throw failure(`${object_key} could not be deleted`, cause);
      }
    },
    list: (prefix) => listFolder(root, prefix),
    async ping() {
      const path = join(root, DRAFTS, `ping-${process.pid}-${randomBytes(4).toString('hex')}`);
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeThrough(path, new Uint8Array([1]));
      } catch (cause) {
        throw failure('The folder of files cannot be written', cause);
      } finally {
        await rm(path, { force: true }).catch(() => {});
      }
    },
    close: async () => {},
  };
}

function failure(what: string, cause: unknown): ObjectStoreError {
  if (cause instanceof ObjectStoreError) return cause;
  const { code, message } = cause as NodeJS.ErrnoException;
  const trouble = troubleOfDisk(code);
  return new ObjectStoreError(`${what}: ${message}`, { cause, retryable: trouble === 'unavailable', too_large: trouble === 'too_large' });
}

async function sweepDrafts(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const found = await stat(path);
    if (found.mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Does work in a folder. The folder nearly always exists, so it is made only when the work fails because it is missing. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(folder, { recursive: true });
    await work();
  }
}

/**
 * Writes a new file, flushes it, and reads it back while it is open. Calls that wait for a disk (open, flush) run in the thread pool. Short
 * copies to and from the system's cache run on this thread, because a round trip over another thread costs more than the copy.
 */
async function writeThrough(path: string, content: Uint8Array): Promise<void> {
  const file = await openFile(path, 'wx+', 0o640);
  try {
    for (let at = 0; at < content.byteLength; ) {
      const rest = content.byteLength - at;
      at += rest <= SHORT_BYTES ? writeSync(file, content, at, rest, at) : (await write(file, content, at, rest, at)).bytesWritten;
    }
    await flush(file);
    if (!(await isContent(file, content))) throw new Error('what was read back differs from what was written');
  } finally {
    closeSync(file);
  }
}

/** Flushes a folder, without which a new name does not survive a power cut. Some systems do not let folders be opened. */
async function flushFolder(path: string): Promise<void> {
  const folder = await openFile(path, 'r').catch(() => undefined);
  if (folder === undefined) return;
  await flush(folder).catch(() => {});
  closeSync(folder);
}

/** Whether the file at `path` has exactly these bytes. */
async function holds(path: string, wanted: Uint8Array): Promise<boolean> {
  let file: number;
  try {
    file = await openFile(path, 'r');
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  try {
    return await isContent(file, wanted);
  } finally {
    closeSync(file);
  }
}

/** Whether an open file has exactly these bytes. */
async function isContent(file: number, wanted: Uint8Array): Promise<boolean> {
  // One byte more than wanted is read, because one read then also finds a file that is longer.
  const found = Buffer.allocUnsafe(wanted.byteLength + 1);
  let length = 0;
  while (length < found.byteLength) {
    const rest = found.byteLength - length;
    const bytesRead =
      rest <= SHORT_BYTES ? readSync(file, found, length, rest, length) : (await read(file, found, length, rest, length)).bytesRead;
    length += bytesRead;
    if (bytesRead === 0 || length === wanted.byteLength) break;
  }
  return found.subarray(0, length).equals(wanted);
}

async function* listFolder(root: string, prefix: string): AsyncIterable<string> {
  // Descends only into folders that can hold the prefix.
  const walk = async function* (folder: string, key: string): AsyncIterable<string> {
    const entries: { name: string; isFolder: boolean }[] = [];
    try {
      for await (const entry of await opendir(folder)) entries.push({ name: entry.name, isFolder: entry.isDirectory() });
    } catch (error) {
      if (isMissing(error)) return;
      throw failure('The folder of files could not be read', error);
    }
    for (const { name, isFolder } of entries) {
      if (name.startsWith('.')) continue;
      const full = key === '' ? name : `${key}/${name}`;
      if (isFolder) {
        if (`${full}/`.startsWith(prefix) || prefix.startsWith(`${full}/`)) yield* walk(join(folder, name), full);
      } else if (full.startsWith(prefix)) {
        yield full;
      }
    }
  };
  yield* walk(root, '');
}

/** Keys of objects: derived from the content, checked, and unable to leave the store. */
import { createHash } from 'node:crypto';
import { ObjectStoreError, type PutOptions } from './object-store.ts';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,127}$/;

/** Whether a key has the form that we give to keys: segments of letters, digits, `_`, `-`, `.`; none begins with a dot. */
export const isObjectKey = (key: string): boolean => key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));

/** @throws ObjectStoreError when the key is not one of ours. */
export function checkObjectKey(key: string): string {
  if (!isObjectKey(key)) throw new ObjectStoreError(`${JSON.stringify(key)} is no object key.`, { retryable: false });
  return key;
}

/** SHA-256 of some bytes, lower-case hexadecimal. */
export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** `prefix/sha256.extension`. @throws ObjectStoreError when prefix or extension do not make a key. */
export const keyFor = (sha256: string, options: PutOptions): string => checkObjectKey(`${options.prefix}/${sha256}.${options.extension}`);

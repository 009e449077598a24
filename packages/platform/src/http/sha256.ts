/** SHA-256 of bytes; of many bytes, off the event loop. */
import { createHash, webcrypto } from 'node:crypto';

/** Fewer are hashed sooner than they are handed over. */
const ASIDE_BYTES = 256 * 1024;

/** Hex. */
export async function sha256(bytes: Buffer<ArrayBuffer>): Promise<string> {
  if (bytes.length < ASIDE_BYTES) return createHash('sha256').update(bytes).digest('hex');
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

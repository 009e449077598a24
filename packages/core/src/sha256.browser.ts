/** SHA-256 without waiting, which browsers do not offer by themselves. `sha256.node.ts` has the same functions. */
import { sha256 as noble } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { utf8 } from './bytes.ts';

/** Of the texts (in UTF-8) and bytes one after the other, as 64 hexadecimal digits. */
export function sha256(...chunks: readonly (string | Uint8Array)[]): string {
  const hash = noble.create();
  for (const chunk of chunks) hash.update(typeof chunk === 'string' ? utf8(chunk) : chunk);
  return bytesToHex(hash.digest());
}

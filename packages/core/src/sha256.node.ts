/** SHA-256 by Node. `sha256.browser.ts` has the same functions. */
import { createHash } from 'node:crypto';

/** Of the texts (in UTF-8) and bytes one after the other, as 64 hexadecimal digits. */
export function sha256(...chunks: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

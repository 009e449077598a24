/** Base64 by `atob`. `base64.node.ts` has the same function. */
import { latin1 } from './bytes.ts';

/** Of either alphabet, with or without its end; what is no base64 throws, so check it before. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');
  // One digit more than whole bytes says nothing.
  return latin1(atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain));
}

/** Encryption of what must be readable again: AES-256-GCM, with a key derived from the service's signing keys. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealer {
  /** `context` (an account's id) is bound to the text: sealed for one, it opens for no other. */
  seal(text: string, context: string): string;
  /** Null for what was sealed under a key that is no longer known, for another context, or has been touched. */
  open(sealed: string, context: string): string | null;
}

const VERSION = 'v1';

/** `keys` newest first: the first one seals, all of them open. */
export function createSealer(keys: readonly string[]): Sealer {
  const derived = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'deckwright-sealed-key-1', 32)));
  const [newest] = derived;
  if (newest === undefined) throw new Error('Sealing needs a key');
  return {
    seal(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, data = ''] = sealed.split('.');
      const bytes = Buffer.from(data, 'base64url');
      if (version !== VERSION || bytes.length < 28) return null;
      for (const key of derived) {
        try {
          const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(context));
          cipher.setAuthTag(bytes.subarray(12, 28));
          return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
        } catch {
          // Sealed under another of the keys, or under none of them.
        }
      }
      return null;
    },
  };
}

/** The text of an API key: `dw_live_` or `dw_test_`, 8 public characters, 22 secret ones, and a checksum that catches typing slips. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type KeyMode = 'live' | 'test';

export interface ApiKeyText {
  readonly mode: KeyMode;
  /** Shown in listings and used for the look-up: `dw_live_` and 8 characters. */
  readonly prefix: string;
  /** 22 characters of 62: 131 bits. Only its SHA-256 is stored. */
  readonly secret: string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SHAPE = /^(dw_(live|test)_[0-9A-Za-z]{8})([0-9A-Za-z]{22})_([0-9A-Za-z]{6})$/;

/** A new key. `text` is shown once to its owner. */
export function createApiKey(mode: KeyMode): ApiKeyText & { readonly text: string } {
  const prefix = `dw_${mode}_${randomText(8)}`;
  const secret = randomText(22);
  return { mode, prefix, secret, text: `${prefix}${secret}_${checksum(prefix + secret)}` };
}

/** The parts of a key, or null for a text that is none or has a slip in it. */
export function parseApiKey(text: string): ApiKeyText | null {
  const [, prefix = '', mode = '', secret = '', sum = ''] = SHAPE.exec(text) ?? [];
  if (prefix === '' || checksum(prefix + secret) !== sum) return null;
  return { mode: mode === 'live' ? 'live' : 'test', prefix, secret };
}

/** Lower-case hexadecimal SHA-256. A fast hash is right here: the secret is random, so there is nothing to guess. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** Compares a secret with a stored hash in constant time. */
export function secretMatches(secret: string, stored_sha256: string): boolean {
  const given = Buffer.from(hashSecret(secret), 'hex');
  const stored = Buffer.from(stored_sha256, 'hex');
  return stored.length === given.length && timingSafeEqual(given, stored);
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** CRC-32 in six characters of 62. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Random texts that cannot be guessed, and the hashes under which the database stores them. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
export const randomText = (prefix = ''): string => prefix + randomBytes(32).toString('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

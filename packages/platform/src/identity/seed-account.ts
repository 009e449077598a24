/** The first account of an embedded service. Its key is stored in the data folder, so that it can be shown again. */
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyStore } from './key-store.ts';

export interface SeededAccount {
  readonly account_id: string;
  readonly api_key: string;
  /** Whether the key was made just now. */
  readonly created: boolean;
}

const FILE = 'api-key';

/**
 * Gives the account and key of this data folder, making them when there are none, or when the database no longer knows the key.
 * The file holds the key alone and can be read by this user only.
 */
export async function seedAccount(keys: KeyStore, data_dir: string): Promise<SeededAccount> {
  const path = join(data_dir, FILE);
  const stored = await readKey(path);
  const holder = stored === undefined ? null : await keys.authenticate(stored);
  if (stored !== undefined && holder !== null) return { account_id: holder.account_id, api_key: stored, created: false };
  const account_id = await keys.createAccount('embedded', { billing: 'unmetered' });
  const { text } = await keys.createKey(account_id, 'embedded', 'live');
  // Written beside and renamed, so that a crash leaves the whole key or none.
  await writeFile(`${path}.new`, `${text}\n`, { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
  return { account_id, api_key: text, created: true };
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

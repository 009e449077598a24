/** The signing key of an embedded service: made once, kept in the data folder, readable by this user only. */
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'signing-key';

/** Gives the key of this data folder, making it when there is none. Two processes that start together get the same one. */
export async function keepSigningKey(data_dir: string): Promise<string> {
  const path = join(data_dir, FILE);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${randomBytes(48).toString('base64')}\n`, { mode: 0o600 });
  try {
    // A hard link is made whole and never over an existing file.
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

/** How much a folder holds, which code of strangers writes into. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Counts no further than `most`. */
export async function folderBytes(folder: string, most: number): Promise<number> {
  let bytes = 0;
  const visit = async (path: string): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true }).catch(() => [])) {
      if (bytes > most) return;
      // An entry costs the disk a block at least.
      bytes += 512;
      if (entry.isDirectory()) await visit(join(path, entry.name));
      else bytes += (await stat(join(path, entry.name)).catch(() => ({ size: 0 }))).size;
    }
  };
  await visit(folder);
  return bytes;
}

/** The manifest of a back-up. It is written last, so a folder without one is a back-up that was not finished. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A back-up that cannot be made or restored; `message` says why and what to do. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

const Manifest = z.object({
  format: z.literal(1),
  created_at: z.string(),
  /** In the order in which they were applied. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), file: z.string(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), is_called: z.boolean() })),
  objects: z.number().int(),
  bytes: z.number().int(),
  /** Keys of objects that the store had lost already. */
  lost: z.array(z.string()),
  /** Small files of the data folder: generated keys. */
  data_files: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

const FILE = 'manifest.json';

/** Folder of the objects in a back-up, itself a store. */
export const OBJECTS = 'objects';

/** Files of the data folder that links and default keys depend on; a service with its own settings has none of them. */
export const DATA_FILES = ['signing-key', 'api-key'];

/** Null for a folder without one. @throws BackupError for one that this version cannot read. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${join(folder, FILE)} is of a format that this version does not know.`);
  return parsed.data;
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, `${FILE}.new`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, FILE));
}

/** Lower-case hexadecimal SHA-256 of a file. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Stores the files of a deck, with retries: a short failure of the store must not cost the deck an attempt. */
import type { Queryable } from '@deckwright/platform/database';
import type { NewFile } from '@deckwright/platform/jobs';
import { createKeepFiles, type ObjectStore, retryStore } from '@deckwright/platform/object-store';
import { FILE_MEDIA, type FileFormat, type WrittenFiles } from '@deckwright/write/files';

export interface FilePlaces {
  readonly db: Queryable;
  readonly objects: ObjectStore;
}

/** @throws ObjectStoreError when one of them cannot be stored. */
export async function storeFiles({ db, objects }: FilePlaces, written: WrittenFiles, signal: AbortSignal): Promise<readonly NewFile[]> {
  const kinds = (Object.keys(FILE_MEDIA) as FileFormat[]).filter((kind) => written[kind] !== undefined);
  const keep = createKeepFiles(db, objects);
  const stored = await retryStore(() => keep(kinds.map((kind) => ({ content: written[kind]!, ...FILE_MEDIA[kind] }))), signal);
  return kinds.map((kind, i) => ({ kind, mime: FILE_MEDIA[kind].mime, ...stored[i]! }));
}

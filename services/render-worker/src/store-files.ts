/** Stores written files, with retries: a short failure of the store must not cost the job an attempt. */
import type { NewFile } from '@deckwright/platform/jobs';
import { type Claim, createKeepFiles, type ObjectStore, retryStore } from '@deckwright/platform/object-store';
import { FILE_MEDIA, type FileFormat, type WrittenFiles } from '@deckwright/write/files';

/** Where files are claimed, and where they are kept. */
export interface FilePlaces {
  readonly claim: Claim;
  readonly objects: ObjectStore;
}

/** Stores all files side by side. @throws ObjectStoreError when one of them cannot be stored. */
export async function storeFiles({ claim, objects }: FilePlaces, written: WrittenFiles, signal: AbortSignal): Promise<readonly NewFile[]> {
  const kinds = (Object.keys(FILE_MEDIA) as FileFormat[]).filter((kind) => written[kind] !== undefined);
  const keep = createKeepFiles(claim, { put: (content, options) => retryStore(() => objects.put(content, options), signal) });
  const stored = await keep(kinds.map((kind) => ({ content: written[kind]!, ...FILE_MEDIA[kind] })));
  return kinds.map((kind, i) => ({ kind, mime: FILE_MEDIA[kind].mime, ...stored[i]! }));
}

/** Stores a deck's files, patiently: a store that hiccups must not cost the deck an attempt. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@deckwright/platform/database';
import type { NewFile } from '@deckwright/platform/jobs';
import { createKeepFiles, type ObjectStore, ObjectStoreError } from '@deckwright/platform/object-store';
import type { FileFormat, WrittenFiles } from '@deckwright/write/files';

const MEDIA: Record<FileFormat, { readonly extension: string; readonly mime: string }> = {
  pptx: { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  pdf: { extension: 'pdf', mime: 'application/pdf' },
  png: { extension: 'png', mime: 'image/png' },
  preview: { extension: 'png', mime: 'image/png' },
};

const PAUSES_MS = [100, 400, 1_600];

export interface FilePlaces {
  readonly db: Queryable;
  readonly objects: ObjectStore;
}

/** @throws ObjectStoreError when one of them cannot be stored. */
export async function storeFiles({ db, objects }: FilePlaces, written: WrittenFiles, signal: AbortSignal): Promise<readonly NewFile[]> {
  const kinds = (Object.keys(MEDIA) as FileFormat[]).filter((kind) => written[kind] !== undefined);
  const keep = createKeepFiles(db, objects);
  for (const pause_ms of [...PAUSES_MS, null]) {
    try {
      const stored = await keep(kinds.map((kind) => ({ content: written[kind]!, ...MEDIA[kind] })));
      return kinds.map((kind, i) => ({ kind, mime: MEDIA[kind].mime, ...stored[i]! }));
    } catch (error) {
      if (pause_ms === null || !(error instanceof ObjectStoreError) || !error.retryable) throw error;
      await sleep(pause_ms, undefined, { signal });
    }
  }
  return [];
}

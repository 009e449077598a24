/** Stores written files, patiently: a store that hiccups must not cost the job an attempt. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewFile } from '@deckwright/platform/jobs';
import { type ObjectStore, ObjectStoreError, type PutOptions, type StoredObject } from '@deckwright/platform/object-store';
import type { FileFormat, WrittenFiles } from '@deckwright/write/files';

const MEDIA: Record<FileFormat, { extension: string; mime: string }> = {
  pptx: { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  pdf: { extension: 'pdf', mime: 'application/pdf' },
  png: { extension: 'png', mime: 'image/png' },
  preview: { extension: 'png', mime: 'image/png' },
};

/** Waits between tries; more would outlast a request that waits for the slide. */
const PAUSES_MS = [100, 400, 1_600];

/** Stores all files side by side. @throws ObjectStoreError when one of them cannot be stored. */
export async function storeFiles(
  objects: ObjectStore,
  prefix: string,
  written: WrittenFiles,
  signal: AbortSignal,
): Promise<readonly NewFile[]> {
  const kinds = (Object.keys(MEDIA) as FileFormat[]).filter((kind) => written[kind] !== undefined);
  return Promise.all(
    kinds.map(async (kind): Promise<NewFile> => {
      const { extension, mime } = MEDIA[kind];
      const stored = await putPatiently(objects, written[kind]!, { prefix, extension, mime }, signal);
      return { kind, mime, ...stored };
    }),
  );
}

async function putPatiently(objects: ObjectStore, content: Uint8Array, options: PutOptions, signal: AbortSignal): Promise<StoredObject> {
  for (const pause_ms of PAUSES_MS) {
    try {
      return await objects.put(content, options);
    } catch (error) {
      if (!(error instanceof ObjectStoreError) || !error.retryable) throw error;
      await sleep(pause_ms, undefined, { signal });
    }
  }
  return objects.put(content, options);
}

/** Stores written files, with retries: a short failure of the store must not cost the job an attempt. */
import type { NewFile } from '@deckwright/platform/jobs';
import { type Claim, createKeepFiles, type ObjectStore, retryStore } from '@deckwright/platform/object-store';
import { FILE_MEDIA, type FileFormat, SCENE_MEDIA, type WrittenFiles } from '@deckwright/write/files';

/** Where files are claimed, and where they are kept. */
export interface FilePlaces {
  readonly claim: Claim;
  readonly objects: ObjectStore;
}

/** Files of one slide, and its scene in place of a preview that is drawn later. */
export interface WrittenSlide {
  readonly files: WrittenFiles;
  readonly scene?: Uint8Array | undefined;
}

/** Stores all files side by side. @throws ObjectStoreError when one of them cannot be stored. */
export async function storeFiles(
  { claim, objects }: FilePlaces,
  { files, scene }: WrittenSlide,
  signal: AbortSignal,
): Promise<readonly NewFile[]> {
  const wanted = (Object.keys(FILE_MEDIA) as FileFormat[]).flatMap((kind) => {
    const content = files[kind];
    return content === undefined ? [] : [{ kind, content, is_scene: false, ...FILE_MEDIA[kind] }];
  });
  if (scene !== undefined) wanted.push({ kind: 'preview', content: scene, is_scene: true, ...SCENE_MEDIA });
  const keep = createKeepFiles(claim, { put: (content, options) => retryStore(() => objects.put(content, options), signal) });
  const stored = await keep(wanted);
  return wanted.map(({ kind, mime, is_scene }, i) => ({ kind, mime, is_scene, ...stored[i]! }));
}

/** The preview of a slide that only its scene is stored of: drawn when it is first fetched, and kept. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { type FileRecord, keepPreview } from '@deckwright/platform/jobs';
import { createKeepFiles, readChecked } from '@deckwright/platform/object-store';
import type { GatewayKit } from '../kit.ts';

const PNG = { mime: 'image/png', extension: 'png' } as const;

type Kit = Pick<GatewayKit, 'db' | 'files' | 'drawing'>;

/** Those that are drawn at this moment, by object: whoever asks for the same picture waits for the same drawing. */
const underWay = new Map<string, Promise<FileRecord>>();

/** A file as it can be sent: itself, or the picture of its scene. */
export async function drawnPreview(kit: Kit, file: FileRecord): Promise<FileRecord> {
  if (!file.is_scene) return file;
  const drawing = underWay.get(file.file_id) ?? draw(kit, file).finally(() => underWay.delete(file.file_id));
  underWay.set(file.file_id, drawing);
  return drawing;
}

async function draw({ db, files, drawing }: Kit, scene: FileRecord): Promise<FileRecord> {
  const bytes = await readChecked(files, scene);
  if (bytes === null) throw refuse(notFound, { detail: 'The file is no longer kept.' });
  const content = await drawing.scene(bytes);
  const [stored] = await createKeepFiles(db, files)([{ content, ...PNG }]);
  if (stored === undefined) throw new Error('The store says nothing of the picture.');
  await keepPreview(db, scene.file_id, { ...stored, mime: PNG.mime });
  return { ...scene, ...stored, mime: PNG.mime, is_scene: false };
}

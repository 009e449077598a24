/** The preview of a slide that only its scene is stored of: drawn when it is first fetched, and kept. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { type FileRecord, keepFingerprint, keepPreview, lacksFingerprint, type OwnedFile } from '@deckwright/platform/jobs';
import { createKeepFiles, readChecked } from '@deckwright/platform/object-store';
import type { GatewayKit } from '../kit.ts';

const PNG = { mime: 'image/png', extension: 'png' } as const;

type Kit = Pick<GatewayKit, 'db' | 'files' | 'jobs' | 'drawing'>;

/** A file as it can be sent: itself, or the picture of its scene. Those who ask at once may each draw it; the bytes are the same, and kept once. */
export async function drawnPreview(kit: Kit, file: FileRecord): Promise<FileRecord> {
  if (!file.is_scene) return file;
  const { db, files, jobs, drawing } = kit;
  const bytes = await readChecked(files, file);
  if (bytes === null) return drawnMeanwhile(await jobs.getFile(file.file_id));
  const { png: content, fingerprint } = await drawing.scene(bytes);
  const [stored] = await createKeepFiles(db, files)([{ content, ...PNG }]);
  if (stored === undefined) throw new Error('The store says nothing of the picture.');
  await keepPreview(db, file.file_id, { ...stored, mime: PNG.mime });
  await keepFingerprint(db, file.file_id, fingerprint);
  return { ...file, ...stored, mime: PNG.mime, is_scene: false };
}

/**
 * Sees to it that a picture that was drawn with its job's files is known again, from its first download on. Does nothing where that fails:
 * the picture itself is what was asked for.
 */
export async function fingerprintPicture({ db, files, drawing }: Kit, file: FileRecord): Promise<void> {
  if (file.mime !== PNG.mime) return;
  try {
    if (!(await lacksFingerprint(db, file.file_id))) return;
    const png = await readChecked(files, file);
    if (png !== null) await keepFingerprint(db, file.file_id, await drawing.fingerprint(png));
  } catch {
    // The next download tries again.
  }
}

/** The scene goes when its picture comes, which may be between reading the job and reading the scene. */
function drawnMeanwhile(found: OwnedFile | null): FileRecord {
  if (found === null || found.file.is_scene) throw refuse(notFound, { detail: 'The file is no longer kept.' });
  return found.file;
}

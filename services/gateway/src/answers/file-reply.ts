/** Answers with a stored file: checks it against its hash, and records the download first. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { type RawCall, type Reply, streamReply } from '@deckwright/platform/http';
import type { FileRecord } from '@deckwright/platform/jobs';
import { openChecked, recordDownload } from '@deckwright/platform/object-store';
import { contentDisposition, type Disposition } from '@deckwright/platform/signing';
import type { GatewayKit } from '../kit.ts';
import { drawnPreview, fingerprintPicture } from './drawn-preview.ts';

/** What is known of a request for a file. */
export type FileCall = Pick<RawCall<GatewayKit>, 'kit' | 'method' | 'principal' | 'address' | 'request_id'>;

/** A file, and the job and account that it belongs to. */
export interface OwnFile {
  readonly file: FileRecord;
  readonly job_id: string;
  readonly account_id: string;
}

export async function fileReply(
  { kit, method, principal, address, request_id }: FileCall,
  { file: asked, job_id, account_id }: OwnFile,
  name: string,
  disposition: Disposition,
): Promise<Reply> {
  const file = await drawnPreview(kit, asked);
  const stored = await openChecked(kit.files, file);
  // The row outlives the bytes only when someone emptied the store behind our back.
  if (stored === null) throw refuse(notFound, { detail: 'The file is no longer kept.' });
  // A HEAD request downloads nothing.
  if (method !== 'HEAD') {
    const download = { file_id: file.file_id, job_id, account_id, key_id: principal?.key_id ?? null, address, request_id };
    await recordDownload(kit.db, download).catch((error: unknown) => {
      stored.stream.destroy();
      throw error;
    });
    await fingerprintPicture(kit, file);
  }
  return streamReply(file.mime, stored.stream, stored.bytes, {
    'Content-Disposition': contentDisposition(disposition, name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Repr-Digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
  });
}

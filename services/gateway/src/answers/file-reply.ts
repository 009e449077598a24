/** Answers with a stored file, as a stream from the object store. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { type Reply, streamReply } from '@deckwright/platform/http';
import type { FileRecord } from '@deckwright/platform/jobs';
import { contentDisposition, type Disposition } from '@deckwright/platform/signing';
import type { GatewayKit } from '../kit.ts';

export async function fileReply(kit: GatewayKit, file: FileRecord, name: string, disposition: Disposition): Promise<Reply> {
  const stored = await kit.files.getStream(file.object_key);
  // The row outlives the bytes only when someone emptied the store behind our back.
  if (stored === null) throw refuse(notFound, { detail: 'The file is no longer kept.' });
  return streamReply(file.mime, stored.stream, stored.bytes, {
    'Content-Disposition': contentDisposition(disposition, name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Repr-Digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
  });
}

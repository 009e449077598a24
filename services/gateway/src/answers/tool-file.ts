/** Files of public tools: kept for an hour behind a signed link, and given to its holder. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { type RawCall, type Reply, streamReply } from '@deckwright/platform/http';
import { findToolFile, keepToolFile, openChecked } from '@deckwright/platform/object-store';
import { contentDisposition, type LinkClaims } from '@deckwright/platform/signing';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';

const PPTX = { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' } as const;

/** Members of an answer that offers such a file. */
export const toolFileFields = {
  download_url: z.string().describe('Signed link to the .pptx; it needs no key.'),
  expires_at: z.string().describe('When the link ends and the file is deleted: an hour from now.'),
  bytes: z.int(),
  cost: z.literal(0),
};

export interface ToolFileOffer {
  readonly download_url: string;
  readonly expires_at: string;
  readonly bytes: number;
  readonly cost: 0;
}

/** What a .pptx made of a file is called: as the file is, or `fallback` where it has no name. */
export function pptxName(file_name: string | null | undefined, fallback: string, ending = ''): string {
  const stem = (file_name ?? '').replace(/\.[^.]{1,5}$/, '').trim();
  return stem === '' ? `${fallback}.pptx` : `${stem}${ending}.pptx`;
}

/** @throws ObjectStoreError when the file cannot be stored */
export async function offerPptx(kit: GatewayKit, content: Uint8Array, name: string): Promise<ToolFileOffer> {
  const { file_id, expires_at_s, bytes } = await keepToolFile(kit.db, kit.files, { content, ...PPTX });
  return {
    download_url: kit.base_url() + kit.links.sign({ file_id, name, disposition: 'attachment', expires_at_s }),
    expires_at: new Date(expires_at_s * 1000).toISOString(),
    bytes,
    cost: 0,
  };
}

/** No download of these files is recorded, because nothing about their callers is kept. */
export async function toolFileReply({ kit }: Pick<RawCall<GatewayKit>, 'kit'>, claims: LinkClaims): Promise<Reply> {
  const gone = () =>
    refuse(notFound, { detail: 'The file was kept for an hour and has been deleted.', remedy: 'Send the file once more.' });
  const file = await findToolFile(kit.db, claims.file_id);
  if (file === null) throw gone();
  const stored = await openChecked(kit.files, file);
  if (stored === null) throw gone();
  return streamReply(file.mime, stored.stream, stored.bytes, {
    'Content-Disposition': contentDisposition(claims.disposition, claims.name || 'slides.pptx'),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Repr-Digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
  });
}

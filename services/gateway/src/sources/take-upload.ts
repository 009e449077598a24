/** Reads one uploaded picture in an isolate, and stores it for the account. */
import { type Asset, findAsset, keepAsset, logoIdOf, MAX_ASSETS, newAssetId } from '@deckwright/platform/assets';
import { payloadTooLarge, pictureUnusable, refuse, requestInvalid, storageUnavailable, tooManyAssets } from '@deckwright/platform/errors';
import type { FormPart, Principal, UploadPolicy } from '@deckwright/platform/http';
import { createKeepFiles, sha256Of } from '@deckwright/platform/object-store';
import { type PictureOrder, pictureTask } from '@deckwright/uploads/picture';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import { fromDataOrBase64 } from './base64.ts';
import { ISOLATE_ERRORS, runIsolated } from './run-isolated.ts';
import { jsonBytesFor } from './source-fields.ts';
import { refuseFields } from './take-source.ts';

const MIB = 1024 * 1024;
const MAX_BYTES = { logo: 5 * MIB, image: 10 * MIB } as const;
type Use = PictureOrder['use'];

export const UPLOAD_ERRORS = [
  requestInvalid,
  pictureUnusable,
  tooManyAssets,
  payloadTooLarge,
  ...ISOLATE_ERRORS,
  storageUnavailable,
] as const;

export const uploadPolicy = (use: Use): UploadPolicy => ({
  field: 'file',
  files: 1,
  file_bytes: MAX_BYTES[use],
  total_bytes: MAX_BYTES[use],
});
export const uploadJsonBytes = (use: Use): number => jsonBytesFor(MAX_BYTES[use]);

/** A file of a form, or base64. */
export const UploadBody = z
  .strictObject({ data: z.string().optional().describe('Without a form: the picture in base64, or as a data URI.') })
  .meta({ id: 'PictureUpload' });

export interface UploadCall {
  readonly kit: GatewayKit;
  readonly principal: Principal;
  readonly signal: AbortSignal;
  readonly parts: readonly FormPart[];
}

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const;

/** @throws ProblemError of `UPLOAD_ERRORS` */
export async function takeUpload(call: UploadCall, body: z.infer<typeof UploadBody>, use: Use): Promise<Asset> {
  const { kit, principal } = call;
  const bytes = oneFile(call.parts, body.data, use);
  const asset_id = use === 'logo' ? logoIdOf(sha256Of(bytes)) : newAssetId();
  // The same logo once more: nothing has to be read again.
  const existing = use === 'logo' ? await findAsset(kit.db, principal, asset_id) : null;
  if (existing !== null) return existing;
  const { answer, files } = await runIsolated(call, pictureTask, { use }, [bytes]);
  const [content] = files;
  if (!answer.ok || content === undefined)
    throw refuse(pictureUnusable, { detail: answer.ok ? 'Nothing is left of the picture.' : answer.message });
  const [stored] = await createKeepFiles(kit.db, kit.files)([{ content, extension: EXTENSIONS[answer.mime], mime: answer.mime }]);
  if (stored === undefined) throw refuse(storageUnavailable);
  const { ok: _ok, mime, ...facts } = answer;
  const asset = await keepAsset(kit.db, principal, { asset_id, kind: use, mime, facts, ...stored });
  if (asset === 'too_many') throw refuse(tooManyAssets, { extra: { limit: MAX_ASSETS } });
  return asset;
}

function oneFile(parts: readonly FormPart[], data: string | undefined, use: Use): Uint8Array {
  const files = parts.filter((part) => part.kind === 'file');
  if (files.length + (data === undefined ? 0 : 1) !== 1)
    throw refuseFields('One picture is wanted: a file of a form (multipart/form-data), or base64 in `data`.', ['data'], 'one_source');
  const bytes = files[0]?.bytes ?? decoded(data ?? '');
  if (bytes.length === 0) throw refuseFields('The file is empty.', [files[0]?.name.slice(0, 60) ?? 'data'], 'empty');
  const limit_bytes = MAX_BYTES[use];
  if (bytes.length > limit_bytes)
    throw refuse(payloadTooLarge, {
      detail: `The picture is larger than ${limit_bytes / 1024 / 1024} MB (${limit_bytes} bytes).`,
      extra: { limit_bytes },
    });
  return bytes;
}

function decoded(text: string): Uint8Array {
  const bytes = fromDataOrBase64(text);
  if (bytes === null) throw refuseFields('data is not base64.', ['data'], 'not_base64');
  return bytes;
}

/** What both kinds of answer say. */
export const sizeOf = ({ mime, bytes, sha256, created_at, facts }: Asset) => ({
  format: facts['format'],
  mime,
  width_px: facts['width_px'],
  height_px: facts['height_px'],
  bytes,
  sha256,
  created_at,
});

/** Reads the picture of a slide that a request brings, as bytes: a file of a form, base64, an address, or an asset of the account. This process never opens it. */
import { lookAtPictureTask, type PictureLook } from '@deckwright/convert/picture';
import type { Outcome } from '@deckwright/core/task';
import { findAsset } from '@deckwright/platform/assets';
import {
  fileTooDemanding,
  payloadTooLarge,
  pictureUnreadable,
  pictureUnusable,
  refuse,
  requestInvalid,
  unknownAsset,
  urlUnfetchable,
} from '@deckwright/platform/errors';
import { type FormPart, ownTurn, type Principal, UnfetchableFile, type UploadPolicy } from '@deckwright/platform/http';
import { readChecked } from '@deckwright/platform/object-store';
import { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import { fromDataOrBase64 } from './base64.ts';
import { refuseProcess, runIsolated } from './run-isolated.ts';
import { jsonBytesFor } from './source-fields.ts';
import { refuseFields, type Source } from './take-source.ts';

const MIB = 1024 * 1024;
/** As large as a picture that is kept for slides. */
const IMAGE_BYTES = 10 * MIB;
export const ONE_IMAGE: UploadPolicy = { field: 'file', files: 1, file_bytes: IMAGE_BYTES, total_bytes: IMAGE_BYTES };
export const IMAGE_JSON_BYTES = jsonBytesFor(IMAGE_BYTES);

/** Errors of every route that has a picture of a slide read. */
export const IMAGE_ERRORS = [
  requestInvalid,
  pictureUnreadable,
  pictureUnusable,
  unknownAsset,
  urlUnfetchable,
  fileTooDemanding,
  payloadTooLarge,
] as const;

/** Members of a body of which exactly one is given, unless a form brings the file itself. */
export const imageFields = {
  image_url: z.string().max(4096).optional().describe('An https:// address on the public internet that answers with the picture.'),
  image_base64: z.string().optional().describe('The picture itself, in base64 or as a data URI.'),
  asset_id: z.string().max(100).optional().describe('A picture of yours: the `asset_id` of POST /v1/assets/image.'),
  image: z.string().optional().describe('Older name of `image_base64`.'),
};

const KINDS = ['image_url', 'image_base64', 'asset_id', 'image'] as const;
export type ImageFields = Readonly<Partial<Record<(typeof KINDS)[number], string | undefined>>>;

interface ImageCall {
  readonly kit: GatewayKit;
  readonly principal: Principal;
  readonly parts: readonly FormPart[];
  readonly signal: AbortSignal;
}

export interface SeenImage {
  readonly source: Source;
  readonly look: PictureLook;
}

/** The one picture of a request, which can be decoded whole. @throws ProblemError of `IMAGE_ERRORS` */
export async function takeImage(call: ImageCall, fields: ImageFields): Promise<SeenImage> {
  const source = await sent(call, fields);
  if (source.bytes.length === 0) throw refuse(pictureUnreadable, { detail: 'The file is empty.', extra: { reason: 'empty' } });
  if (source.bytes.length > IMAGE_BYTES) throw tooLarge(source.field);
  const { answer: look } = await runIsolated(call, lookAtPictureTask, {}, [source.bytes], refuseImage);
  return { source, look };
}

async function sent({ kit, principal, parts }: ImageCall, fields: ImageFields): Promise<Source> {
  const files = parts.filter((part) => part.kind === 'file');
  const named = KINDS.filter((kind) => fields[kind] !== undefined && fields[kind] !== '');
  const given = [...files.map(({ name }) => name.slice(0, 60)), ...named];
  if (given.length === 0)
    throw refuse(pictureUnreadable, {
      detail: 'No picture came: none of image_url, image_base64 and asset_id is given, nor a file.',
      extra: { reason: 'missing' },
    });
  if (given.length > 1)
    throw refuseFields(`One picture is wanted, in one of these ways; ${given.join(' and ')} are given.`, given, 'one_source');
  const [file] = files;
  if (file !== undefined) return { bytes: file.bytes, kind: 'file', field: file.name.slice(0, 60) };
  const [kind = 'image'] = named;
  const [value, field] = [fields[kind] ?? '', `/${kind}`];
  if (kind === 'asset_id') return { bytes: await assetBytes(kit, principal, value), kind: 'asset', field };
  if (kind === 'image_url') return { bytes: await fetched(kit, value), kind: 'url', field };
  await ownTurn();
  const bytes = fromDataOrBase64(value);
  if (bytes === null) throw refuseFields(`${kind} is not base64.`, [kind], 'not_base64');
  return { bytes, kind: 'base64', field };
}

async function assetBytes(kit: GatewayKit, principal: Principal, sent_id: string): Promise<Uint8Array> {
  const field = '/asset_id';
  const asset = await findAsset(kit.db, principal, sent_id.replace(/^asset:/, ''));
  const bytes = asset?.kind === 'image' ? await readChecked(kit.files, asset) : null;
  if (bytes !== null) return bytes;
  const detail = `${field}: ${JSON.stringify(sent_id.slice(0, 100))} is no picture of this account.`;
  throw refuse(unknownAsset, { detail, extra: { field, cost_charged: 0 } });
}

async function fetched(kit: GatewayKit, url: string): Promise<Uint8Array> {
  const field = '/image_url';
  try {
    return await kit.fetchDeck(url, IMAGE_BYTES);
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    if (error.code === 'url_too_large') throw tooLarge(field);
    throw refuse(urlUnfetchable, { detail: error.message, extra: { reason: error.code, field } });
  }
}

const tooLarge = (field: string) =>
  refuse(payloadTooLarge, {
    detail: `The picture is larger than 10 MB (${IMAGE_BYTES} bytes).`,
    extra: { limit_bytes: IMAGE_BYTES, field },
  });

function refuseImage(fault: Exclude<Outcome<object>, { outcome: 'done' }>) {
  if (fault.outcome === 'failed') return refuseProcess(fault);
  const { code: reason, message: detail, remedy } = fault;
  return refuse(reason === 'too_large' ? payloadTooLarge : pictureUnreadable, { detail, remedy, extra: { reason } });
}

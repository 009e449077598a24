/** POST /v1/assets/image: keeps a picture, which slides then show. */
import { idempotencyInProgress, idempotencyKeyReused } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { defineRoute } from '../../../kit.ts';
import { ImageAnswer } from '../../../schemas/asset.ts';
import { sizeOf, takeUpload, UPLOAD_ERRORS, UploadBody, uploadJsonBytes, uploadPolicy } from '../../../sources/take-upload.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/assets/image',
  tag: 'Assets',
  summary: 'Upload a picture',
  description:
    'PNG, JPEG, GIF, WebP or SVG, 10 MB, 64 million pixels. It is kept upright, in sRGB, without what the camera noted, at most 2560 pixels on a side; ' +
    '`changes` says what was done. `image_src: "asset:<asset_id>"` shows it. Free.',
  auth: 'key',
  scope: 'assets',
  limit: { name: 'assets', limit: 300, per_s: 3600, by: 'account' },
  idempotent: 'by_wrapper',
  upload: uploadPolicy('image'),
  body_bytes: uploadJsonBytes('image'),
  body: UploadBody,
  answers: { 201: { description: 'The picture.', schema: ImageAnswer } },
  errors: [...UPLOAD_ERRORS, idempotencyInProgress, idempotencyKeyReused],
  example: {
    body: {
      data: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyNDAiIGhlaWdodD0iODAiPjxyZWN0IHdpZHRoPSIyNDAiIGhlaWdodD0iODAiIGZpbGw9IiMxZjRlNzkiLz48L3N2Zz4=',
    },
  },
  async handle(call) {
    const asset = await call.timing.measure('picture', () => takeUpload(call, call.body, 'image'));
    const { asset_id } = asset;
    return jsonReply(201, { asset_id, image_src: `asset:${asset_id}`, changes: asset.facts['changes'], ...sizeOf(asset) });
  },
});

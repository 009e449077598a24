/** POST /v1/assets/logo: keeps a logo, which slides then name. */
import { idempotencyInProgress, idempotencyKeyReused } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { defineRoute } from '../../../kit.ts';
import { LogoAnswer } from '../../../schemas/asset.ts';
import { sizeOf, takeUpload, UPLOAD_ERRORS, UploadBody, uploadJsonBytes, uploadPolicy } from '../../../sources/take-upload.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/assets/logo',
  tag: 'Assets',
  summary: 'Upload a logo',
  description:
    'PNG, JPEG, SVG, GIF or WebP, 5 MB. `logo_id` of a render request then puts it at the foot of slides with a frame, in place of the brand’s; ' +
    'covers and section breaks stay clean. Free.',
  auth: 'key',
  scope: 'assets',
  limit: { name: 'assets', limit: 300, per_s: 3600, by: 'account' },
  idempotent: 'by_wrapper',
  upload: uploadPolicy('logo'),
  body_bytes: uploadJsonBytes('logo'),
  body: UploadBody,
  answers: { 201: { description: 'The logo, also when it was there before.', schema: LogoAnswer } },
  errors: [...UPLOAD_ERRORS, idempotencyInProgress, idempotencyKeyReused],
  example: {
    body: {
      data: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyNDAiIGhlaWdodD0iODAiPjxyZWN0IHdpZHRoPSIyNDAiIGhlaWdodD0iODAiIGZpbGw9IiMxZjRlNzkiLz48L3N2Zz4=',
    },
  },
  async handle(call) {
    const asset = await call.timing.measure('picture', () => takeUpload(call, call.body, 'logo'));
    return jsonReply(201, { logo_id: asset.asset_id, plate_on: asset.facts['plate_on'], ...sizeOf(asset) });
  },
});

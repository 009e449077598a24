/**
 * Makes a version of a brand from a kit: its files are read in isolates, and everything that drawing needs is derived and stored. The
 * routes of brands share it.
 */

import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { type BrandFile, type BrandVersion, MAX_BRANDS, MAX_VERSIONS, type NewBrandVersion } from '@deckwright/platform/brands';
import {
  brandUnusable,
  idempotencyInProgress,
  idempotencyKeyReused,
  refuse,
  requestInvalid,
  storageUnavailable,
  tooManyBrands,
  unknownAsset,
} from '@deckwright/platform/errors';
import type { Principal } from '@deckwright/platform/http';
import { toJsonObject } from '@deckwright/platform/jobs';
import { createKeepFiles } from '@deckwright/platform/object-store';
import { brandTask } from '@deckwright/uploads/brand';
import { storedTemplate, templateTask } from '@deckwright/uploads/template';
import type { GatewayKit } from '../kit.ts';
import { ISOLATE_ERRORS, runIsolated } from '../sources/run-isolated.ts';
import { KIT_JSON_BYTES, KIT_UPLOAD, type TakenKit } from '../sources/take-kit.ts';

/** How a kit is taken, by whichever route. */
export const KIT_ROUTE = {
  tag: 'Brands',
  auth: 'key',
  scope: 'assets',
  limit: { name: 'brands', limit: 120, per_s: 3600, by: 'account' },
  idempotent: 'by_wrapper',
  upload: KIT_UPLOAD,
  body_bytes: KIT_JSON_BYTES,
} as const;

/** What can be wrong with a kit, or stand in its way. */
export const KIT_ERRORS = [
  requestInvalid,
  unknownAsset,
  brandUnusable,
  tooManyBrands,
  ...ISOLATE_ERRORS,
  storageUnavailable,
  idempotencyInProgress,
  idempotencyKeyReused,
] as const;

/** The account holds no more brands, or the brand no more versions. */
export const refuseMore = () => refuse(tooManyBrands, { extra: { limit: MAX_BRANDS, version_limit: MAX_VERSIONS } });

export interface BrandCall {
  readonly kit: GatewayKit;
  readonly principal: Principal;
  readonly signal: AbortSignal;
}

/** @throws ProblemError `brand_unusable` with a reason for every file that cannot be taken, and those of `runIsolated` */
export async function makeBrand(call: BrandCall, taken: TakenKit, slug: string): Promise<NewBrandVersion> {
  if (taken.template !== undefined) return standOnTemplate(call, taken, taken.template, slug);
  const { kit } = call;
  const { order, contents, echo } = taken;
  const { answer, files } = await runIsolated(call, brandTask, { ...order, kit: { ...order.kit, slug } }, contents);
  if (!answer.ok) {
    const [first] = answer.faults;
    throw refuse(brandUnusable, {
      detail: `${first?.pointer}: ${first?.message}`,
      errors: answer.faults.map(({ pointer, code, message }) => ({
        loc: ['body', ...pointer.split('/').filter(Boolean)],
        pointer,
        code,
        type: code,
        msg: message,
      })),
      extra: { remedies: answer.faults.map(({ remedy }) => remedy) },
    });
  }
  const { ok: _ok, report, ...made } = answer;
  const roles = files.map((_, i): Pick<BrandFile, 'role' | 'mime'> & { readonly extension: string } => {
    if (made.logo?.file === i) return { role: 'logo', mime: 'image/png', extension: 'png' };
    if (made.faces.some(({ metrics }) => metrics === i)) return { role: 'metrics', mime: 'application/octet-stream', extension: 'bin' };
    return { role: 'face', mime: 'font/ttf', extension: 'ttf' };
  });
  const stored = await createKeepFiles(
    kit.db,
    kit.files,
  )(files.map((content, i) => ({ content, extension: roles[i]!.extension, mime: roles[i]!.mime })));
  return {
    name: order.kit.name ?? slug,
    kit: toJsonObject({ ...echo, slug }),
    made: toJsonObject(made),
    report: toJsonObject(report),
    hash: made.hash,
    engine_version: ENGINE_VERSION,
    files: stored.map((object, i) => ({ ...object, role: roles[i]!.role, mime: roles[i]!.mime, facts: null })),
  };
}

/** The version of a template: read in an isolate, and stored with what was understood. */
async function standOnTemplate(call: BrandCall, { order, echo }: TakenKit, template: Uint8Array, slug: string): Promise<NewBrandVersion> {
  const { kit } = call;
  const name = order.kit.name ?? slug;
  const done = await runIsolated(call, templateTask, { name }, [template]);
  const { made, report, files } = storedTemplate(done.answer, done.files);
  const stored = await createKeepFiles(kit.db, kit.files)(files);
  return {
    name,
    kit: toJsonObject({ ...echo, slug }),
    made: toJsonObject(made),
    report: toJsonObject(report),
    hash: made.hash,
    engine_version: ENGINE_VERSION,
    files: stored.map((object, i) => ({ ...object, role: 'template', mime: files[i]!.mime, facts: null })),
  };
}

/** A version as callers read it. */
export const brandAnswer = ({ report, engine_version, ...version }: BrandVersion): Record<string, unknown> => ({
  ...version,
  theme_id: `${version.slug}@${version.version}`,
  engine_version,
  brand_report: report,
});

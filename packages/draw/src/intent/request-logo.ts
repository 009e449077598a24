/** The logo that a request names, after the service has replaced its name: a redrawn PNG, and the backgrounds on which it needs a panel. */
import { z } from 'zod';
import { dataUri, readPictureHeader, type Warning } from '../layout/index.ts';
import type { BrandLogo } from '../themes/index.ts';
import { type DrawProblem, invalidShape } from './problem.ts';

/** A logo by its id is for the service to find. */
const assetName = z.string().max(200);

const stored = z.strictObject({
  /** `logo_` and the SHA-256 of the file as it was uploaded. */
  id: z.string().max(200),
  /** The picture, as a data URI. */
  src: z.string().max(2_000_000, 'is longer than 2 million characters'),
  /** Slides on which it would not stand out. */
  plate_on: z
    .array(z.enum(['light', 'dark']))
    .max(2)
    .default([]),
});

export const logoMember = z.union([assetName, stored], { error: 'must be a logo_id of POST /v1/assets/logo' });
export type LogoMember = z.infer<typeof logoMember>;

const REMEDY = 'Upload the picture with POST /v1/assets/logo, and send the logo_id that it answers with.';

/** Undefined for a request without a logo, and for one that names a logo which nobody put in its place. */
export function logoOf(
  member: LogoMember | undefined,
  mode: 'light' | 'dark',
  warnings: Warning[],
): { readonly ok: true; readonly logo?: BrandLogo } | { readonly ok: false; readonly problem: DrawProblem } {
  if (member === undefined) return { ok: true };
  if (typeof member === 'string') {
    warnings.push({
      code: 'logo_left_out',
      message: 'A logo that was uploaded to a service is not at hand here; the slide is drawn without it.',
      path: '/logo_id',
      remedy: 'Render on the service that holds the logo, or make a brand with it.',
    });
    return { ok: true };
  }
  const bytes = dataUri(member.src)?.read();
  const header = bytes === undefined ? undefined : readPictureHeader(bytes);
  if (bytes === undefined || header?.mime !== 'image/png') {
    const msg = 'holds no whole PNG picture';
    const error = { pointer: '/logo_id/src', loc: ['logo_id', 'src'], code: 'invalid_value', msg, type: 'invalid_value' };
    return { ok: false, problem: invalidShape([error], 'The logo', REMEDY) };
  }
  return {
    ok: true,
    logo: { media: { ...header, bytes }, alt: 'Logo', ...(member.plate_on.includes(mode) ? { plate: 'ink' as const } : {}) },
  };
}

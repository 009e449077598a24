/** The description of a brand that an account sends: colours, fonts, logo, mode. Files are strings that the reader of the kit can open. */
import { z } from 'zod';
import { HEAD_STYLES, type Rgb, type ThemeFont } from '../scene/index.ts';
import { FAMILIES } from './define-theme.ts';
import { MAX_COLORS } from './derive-theme.ts';

/** Faces of one family: regular, bold and their italics. */
export const MAX_FACES = 4;

/** `#RRGGBB`, `RRGGBB` or `#RGB`, as capitals with the sign. */
const color = z
  .string()
  .regex(/^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'must be a colour such as #0A2540')
  .transform((text): Rgb => {
    const hex = text.replace('#', '').toUpperCase();
    return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  });

const family = z
  .string()
  .trim()
  .min(1, 'names no family')
  .max(63, 'is longer than 63 characters')
  .regex(/^[\p{L}\p{N} ._&+'()-]+$/u, 'holds characters that no family has');

const font = z.union([
  family,
  z.strictObject({
    family: family.optional(),
    files: z.array(z.string().min(1)).min(1, 'names no file').max(MAX_FACES, `holds at most ${MAX_FACES} faces`).optional(),
  }),
]);

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replaceAll('_', '-'))
  .pipe(z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'must be 1 to 40 of a-z, 0-9 and -, not at its ends'));

const logo = z.union([
  z.string().min(1),
  z.strictObject({
    light: z.string().min(1).optional(),
    dark: z.string().min(1).optional(),
    alt: z.string().trim().max(200, 'is longer than 200 characters').optional(),
  }),
]);

export const brandKitSchema = z.strictObject({
  slug: slug.optional(),
  name: z.string().trim().min(1, 'is empty').max(100, 'is longer than 100 characters').optional(),
  mode: z.enum(['light', 'dark']).optional(),
  colors: z.array(color).min(1, 'needs one colour at least').max(MAX_COLORS, `holds at most ${MAX_COLORS} colours`).optional(),
  fonts: z.strictObject({ heading: font.optional(), body: font.optional() }).optional(),
  logo: logo.optional(),
  /** The id of a logo that was uploaded separately, in place of `logo`. */
  logo_id: z
    .string()
    .trim()
    .min(1, 'names no logo')
    .max(200, 'is longer than 200 characters')
    .nullable()
    .transform((id) => id ?? undefined)
    .optional(),
  title_bold: z.boolean().optional(),
  radius_in: z.number().min(0).max(0.25).optional(),
  head_style: z.enum(HEAD_STYLES).optional(),
  /** A .pptx whose masters and layouts the slides stand on. */
  template: z.string().min(1).optional(),
});

/** Members that a template defines. A kit with a template must not send them. */
export const SAID_BY_TEMPLATE = ['colors', 'fonts', 'mode', 'logo', 'logo_id', 'title_bold', 'radius_in', 'head_style'] as const;

export type BrandKit = z.infer<typeof brandKitSchema>;

/** `acme` or `acme@3`; undefined for what cannot be a brand's id. */
export function readBrandId(id: string): { readonly slug: string; readonly version?: number } | undefined {
  const found = /^([^@]{1,60})(?:@([1-9]\d{0,8}))?$/.exec(id.trim());
  const parsed = slug.safeParse(found?.[1]);
  if (found === null || !parsed.success) return undefined;
  return found[2] === undefined ? { slug: parsed.data } : { slug: parsed.data, version: Number(found[2]) };
}

/** An unmeasured family is assumed to be this much wider than its twin. */
const UNMEASURED = 1.06;

/** Families with the metrics of a carried face, beyond those that built-in themes name. */
const ALIKE: Readonly<Record<string, string>> = {
  helvetica: 'arimo',
  'liberation sans': 'arimo',
  arimo: 'arimo',
  carlito: 'carlito',
  caladea: 'caladea',
  gelasio: 'gelasio',
};

const SERIF = /serif(?!a)|times|garamond|baskerville|caslon|bodoni|didot|minion|palatino|merriweather|playfair|lora|tiempos|charter|roman/i;
const SANS = /sans/i;
const MONO = /mono|code|courier|consol/i;

/** Which carried face measures and draws a family that is only named. */
export function twinOf(name: string): { readonly font: ThemeFont; readonly known: boolean } {
  const wanted = name.toLowerCase();
  for (const [builtIn, twin] of Object.entries(FAMILIES))
    if (builtIn.toLowerCase() === wanted) return { font: { family: builtIn, twin }, known: true };
  const alike = ALIKE[wanted];
  if (alike !== undefined) return { font: { family: name, twin: alike }, known: true };
  const twin = MONO.test(name) ? 'cousine' : !SANS.test(name) && SERIF.test(name) ? 'caladea' : 'arimo';
  return { font: { family: name, twin, margin: UNMEASURED }, known: false };
}

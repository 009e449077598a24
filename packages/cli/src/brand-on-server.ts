/** `--brand FILE` where a service draws: the kit is sent once, under a slug made from its content, and every deck names that slug. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { ApiError, type BrandRequest, Deckwright } from '@deckwright/client';
import { readJson } from '@deckwright/draw/intent';
import { type BrandKit, brandKitSchema } from '@deckwright/draw/themes';
import { readNamedText } from './reading/read-named.ts';
import { whyUnreadable } from './reading/why-unreadable.ts';
import { traceOfEnvironment } from './trace-of-environment.ts';

/**
 * @returns what `theme_id` names
 * @throws ApiError for what the service refuses, ConnectionError; Error, with a sentence for the caller, for files that cannot be read
 */
export async function brandOnServer(path: string, at: { readonly server: string; readonly key?: string | undefined }): Promise<string> {
  const parsed = readJson(readNamedText(path));
  if (!parsed.ok) throw new Error(`${path}: ${parsed.detail} (line ${parsed.line}, column ${parsed.column})`);
  const read = brandKitSchema.safeParse(parsed.value);
  if (!read.success) throw new Error(`${path} is no brand: ${read.error.issues[0]?.message ?? ''}. docs/brands.md describes its members.`);
  const kit = withFiles(read.data, dirname(path));
  // A slug of the content: the same file is one brand however often it is sent, and never changes one that others draw with.
  const hash = createHash('sha256').update(JSON.stringify(kit)).digest('hex').slice(0, 12);
  const stem = (kit.slug ?? basename(path, extname(path)).replace(/\.brand$/, '')).toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const slug = `${stem.slice(0, 26).replace(/^-+|-+$/g, '') || 'brand'}-${hash}`;
  const client = new Deckwright({ baseUrl: at.server, apiKey: at.key, clientName: 'deckwright-cli/0.1.0', headers: traceOfEnvironment() });
  try {
    return (await client.brands.get(slug)).theme_id;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return (await client.brands.create({ ...kit, slug } as BrandRequest)).theme_id;
}

/** Paths become what they name, in base64. */
function withFiles(kit: BrandKit, folder: string): BrandKit {
  const load = (path: string): string => {
    try {
      return readFileSync(resolve(folder, path)).toString('base64');
    } catch (cause) {
      throw new Error(whyUnreadable(path, cause), { cause });
    }
  };
  type Font = NonNullable<BrandKit['fonts']>['heading'];
  const font = (one: Font): Font => (typeof one === 'object' && one.files !== undefined ? { ...one, files: one.files.map(load) } : one);
  const { fonts, logo, template } = kit;
  return {
    ...kit,
    ...(fonts === undefined ? {} : { fonts: { ...fonts, heading: font(fonts.heading), body: font(fonts.body) } }),
    ...(logo === undefined ? {} : { logo: typeof logo === 'string' ? load(logo) : loadBoth(logo, load) }),
    ...(template === undefined ? {} : { template: load(template) }),
  };
}

type Logos = Exclude<BrandKit['logo'], string | undefined>;

const loadBoth = (logo: Logos, load: (path: string) => string): Logos => ({
  ...logo,
  ...(logo.light === undefined ? {} : { light: load(logo.light) }),
  ...(logo.dark === undefined ? {} : { dark: load(logo.dark) }),
});

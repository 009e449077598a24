/** The kit of a brand and its files, of a JSON body or a form. Nobody has looked into the files yet, and nothing in this process does. */
import type { BrandOrder, KitFile } from '@deckwright/apart/tasks';
import { type BrandKit, brandKitSchema } from '@deckwright/draw/themes';
import { checkPart, type FormPart, type UploadPolicy } from '@deckwright/platform/http';
import { sha256Of } from '@deckwright/platform/object-store';
import { jsonBytesFor } from './source-fields.ts';
import { refuseFields } from './take-source.ts';

const MIB = 1024 * 1024;
const MOST_FILES = 10;
const MOST_BYTES = 32 * MIB;

export const KIT_UPLOAD: UploadPolicy = { field: 'heading', files: MOST_FILES, file_bytes: 8 * MIB, total_bytes: MOST_BYTES };
export const KIT_JSON_BYTES = jsonBytesFor(MOST_BYTES);

export interface TakenKit {
  readonly order: BrandOrder;
  /** Of the order's files, in their order. */
  readonly contents: readonly Uint8Array[];
  /** The kit with the hashes of its files in their places. */
  readonly echo: Record<string, unknown>;
}

/** @throws ProblemError `request_invalid`, naming the fields at fault */
export function takeKit(json: unknown, parts: readonly FormPart[]): TakenKit {
  const kit = checkPart('body', brandKitSchema, parts.length > 0 ? kitOfForm(json) : json);
  const files: (KitFile & { readonly bytes: Uint8Array })[] = [];
  const add = (use: KitFile['use'], pointer: string, bytes: Uint8Array): void => {
    files.push({ use, pointer, bytes });
  };
  for (const use of ['heading', 'body'] as const) {
    const font = kit.fonts?.[use];
    const named = typeof font === 'object' ? (font.files ?? []) : [];
    for (const [i, text] of named.entries()) add(use, `/fonts/${use}/files/${i}`, decoded(text, `fonts/${use}/files/${i}`));
  }
  const { logo } = kit;
  if (typeof logo === 'string') add('logo_light', '/logo', decoded(logo, 'logo'));
  else
    for (const mode of ['light', 'dark'] as const) {
      const text = logo?.[mode];
      if (text !== undefined) add(`logo_${mode}`, `/logo/${mode}`, decoded(text, `logo/${mode}`));
    }
  for (const part of parts) if (part.kind === 'file') add(useOf(part.name), `/${part.name}`, part.bytes);
  checkFiles(files);
  return {
    order: { kit: withoutFiles(kit), files: files.map(({ use, pointer }) => ({ use, pointer })) },
    contents: files.map(({ bytes }) => bytes),
    echo: { ...withoutFiles(kit), files: files.map(({ use, bytes }) => ({ use, sha256: sha256Of(bytes), bytes: bytes.length })) },
  };
}

/** Fields of a form are texts: the kit is in one of them as JSON, or its plain members are fields. */
function kitOfForm(json: unknown): unknown {
  const fields: Record<string, unknown> = { ...(json as object) };
  const { kit, ...plain } = fields;
  if (typeof kit === 'string') {
    try {
      return JSON.parse(kit);
    } catch {
      throw refuseFields('kit is not JSON.', ['kit'], 'not_json');
    }
  }
  if (typeof plain['colors'] === 'string') plain['colors'] = plain['colors'].split(',').map((word) => word.trim());
  return plain;
}

const USES: Readonly<Record<string, KitFile['use']>> = {
  heading: 'heading',
  body: 'body',
  logo: 'logo_light',
  logo_light: 'logo_light',
  logo_dark: 'logo_dark',
};

function useOf(name: string): KitFile['use'] {
  const use = Object.hasOwn(USES, name) ? USES[name] : undefined;
  if (use === undefined)
    throw refuseFields(
      `The part ${name.slice(0, 60)} is no file of a brand: ${Object.keys(USES).join(', ')} are.`,
      [name.slice(0, 60)],
      'unknown_part',
    );
  return use;
}

/** Base64, as it is or as a data URI. */
function decoded(text: string, field: string): Uint8Array {
  const packed = text.replace(/^data:[a-z0-9.+/-]*;base64,/i, '').replace(/[\r\n]+/g, '');
  if (packed.length === 0 || packed.length % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(packed))
    throw refuseFields(`${field} is not base64.`, [field], 'not_base64');
  return Buffer.from(packed, 'base64');
}

function checkFiles(files: readonly (KitFile & { readonly bytes: Uint8Array })[]): void {
  const empty = files.find(({ bytes }) => bytes.length === 0);
  if (empty !== undefined) throw refuseFields(`${empty.pointer} is empty.`, [empty.pointer], 'empty');
  for (const [use, most] of Object.entries({ heading: 4, body: 4, logo_light: 1, logo_dark: 1 })) {
    const same = files.filter((file) => file.use === use);
    if (same.length > most)
      throw refuseFields(`${same.length} files came for ${use}; at most ${most} are taken.`, [same[most]?.pointer ?? use], 'too_big');
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > MOST_BYTES)
    throw refuseFields(`The files have ${total} bytes together; at most ${MOST_BYTES} are taken.`, ['fonts'], 'too_big');
}

/** The process that reads the files gets them beside the kit. */
function withoutFiles({ logo, fonts, ...kit }: BrandKit): BrandKit {
  const bare = (font: NonNullable<BrandKit['fonts']>['heading']) =>
    typeof font === 'object' ? (font.family === undefined ? {} : { family: font.family }) : font;
  return {
    ...kit,
    ...(fonts === undefined
      ? {}
      : {
          fonts: {
            ...(fonts.heading === undefined ? {} : { heading: bare(fonts.heading) }),
            ...(fonts.body === undefined ? {} : { body: bare(fonts.body) }),
          },
        }),
    ...(typeof logo === 'object' && logo.alt !== undefined ? { logo: { alt: logo.alt } } : {}),
  };
}

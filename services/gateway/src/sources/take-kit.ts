/** Reads the kit of a brand and its files from a JSON body, a form or the account's logos. This process never opens the files. */

import { readJson } from '@deckwright/draw/intent';
import { type BrandKit, brandKitSchema, SAID_BY_TEMPLATE } from '@deckwright/draw/themes';
import { payloadTooLarge, refuse } from '@deckwright/platform/errors';
import { checkPart, checkText, type FormPart, type UploadPolicy } from '@deckwright/platform/http';
import { sha256Of } from '@deckwright/platform/object-store';
import type { BrandOrder, KitFile } from '@deckwright/uploads/brand';
import { fromDataOrBase64 } from './base64.ts';
import { DECK_BYTES, jsonBytesFor } from './source-fields.ts';
import { type Asker, logoPicture } from './take-pictures.ts';
import { refuseFields } from './take-source.ts';

const MIB = 1024 * 1024;
const MAX_FILES = 10;
const MAX_BYTES = 32 * MIB;

/** Of a font or a logo; a template may be as large as a deck that is inspected. */
const FILE_BYTES = 8 * MIB;
export const KIT_UPLOAD: UploadPolicy = { field: 'heading', files: MAX_FILES, file_bytes: DECK_BYTES, total_bytes: MAX_BYTES };
export const KIT_JSON_BYTES = jsonBytesFor(MAX_BYTES);

type AddFile = (use: KitFile['use'], pointer: string, bytes: Uint8Array) => void;

export interface TakenKit {
  readonly order: BrandOrder;
  /** Of the order's files, in their order. */
  readonly contents: readonly Uint8Array[];
  /** A .pptx to stand on; then there are no other files. */
  readonly template?: Uint8Array;
  /** The kit with the hashes of its files in their places. */
  readonly echo: Record<string, unknown>;
}

/** @throws ProblemError `request_invalid`, naming the fields at fault; `unknown_asset` for a `logo_id` that the account has not */
export async function takeKit(asker: Asker, json: unknown, parts: readonly FormPart[]): Promise<TakenKit> {
  const kit = checkPart('body', brandKitSchema, parts.length > 0 ? kitOfForm(json) : json);
  const files: (KitFile & { readonly bytes: Uint8Array })[] = [];
  const add: AddFile = (use, pointer, bytes) => {
    files.push({ use, pointer, bytes });
  };
  for (const use of ['heading', 'body'] as const) {
    const font = kit.fonts?.[use];
    const fontFiles = typeof font === 'object' ? (font.files ?? []) : [];
    for (const [i, text] of fontFiles.entries()) add(use, `/fonts/${use}/files/${i}`, decoded(text, `fonts/${use}/files/${i}`));
  }
  const { logo } = kit;
  if (typeof logo === 'string') add('logo_light', '/logo', decoded(logo, 'logo'));
  else
    for (const mode of ['light', 'dark'] as const) {
      const text = logo?.[mode];
      if (text !== undefined) add(`logo_${mode}`, `/logo/${mode}`, decoded(text, `logo/${mode}`));
    }
  const templates = kit.template === undefined ? [] : [decoded(kit.template, 'template')];
  for (const part of parts)
    if (part.kind === 'file') {
      if (part.name === 'template') templates.push(part.bytes);
      else add(useOf(part.name), `/${part.name}`, part.bytes);
    }
  if (templates.length === 0) await addKeptLogo(asker, kit.logo_id, files, add);
  checkFiles(files);
  const template = oneTemplate(templates, kit, files);
  return {
    order: { kit: withoutFiles(kit), files: files.map(({ use, pointer }) => ({ use, pointer })) },
    contents: files.map(({ bytes }) => bytes),
    ...(template === undefined ? {} : { template }),
    echo: {
      ...withoutFiles(kit),
      files: [...files, ...(template === undefined ? [] : [{ use: 'template', bytes: template }])].map(({ use, bytes }) => ({
        use,
        sha256: sha256Of(bytes),
        bytes: bytes.length,
      })),
    },
  };
}

/** The logo that `logo_id` names: from here on a file as any other, so that the version has it whatever becomes of the asset. */
async function addKeptLogo(asker: Asker, logo_id: string | undefined, files: readonly KitFile[], add: AddFile): Promise<void> {
  if (logo_id === undefined) return;
  const twice = files.find(({ use }) => use === 'logo_light' || use === 'logo_dark');
  if (twice !== undefined)
    throw refuseFields(
      `logo_id and ${twice.pointer.slice(1)} both bring a logo; leave out one.`,
      ['logo_id', twice.pointer.slice(1)],
      'not_allowed',
    );
  add('logo_light', '/logo_id', await logoPicture(asker, { name: logo_id, field: '/logo_id' }));
}

/** @throws ProblemError `request_invalid` for a second one, and for what the template says itself */
function oneTemplate(templates: readonly Uint8Array[], kit: BrandKit, files: readonly KitFile[]): Uint8Array | undefined {
  const [template] = templates;
  if (template === undefined) return undefined;
  if (templates.length > 1) throw refuseFields('Two templates came; a brand stands on one.', ['template'], 'too_many');
  if (template.length === 0) throw refuseFields('template is empty.', ['template'], 'empty');
  if (template.length > DECK_BYTES)
    throw refuse(payloadTooLarge, { detail: `template has ${template.length} bytes; at most ${DECK_BYTES} are taken.` });
  const pointers = [...SAID_BY_TEMPLATE.filter((name) => kit[name] !== undefined), ...files.map(({ pointer }) => pointer.slice(1))];
  if (pointers.length > 0)
    throw refuseFields(`Colours, fonts and logo are those of the template; leave out ${pointers.join(', ')}.`, pointers, 'not_allowed');
  return template;
}

/** Fields of a form are texts: the kit is in one of them as JSON, or its plain members are fields. */
function kitOfForm(json: unknown): unknown {
  const fields: Record<string, unknown> = { ...(json as object) };
  const { kit, ...members } = fields;
  if (typeof kit === 'string') {
    const read = readJson(kit);
    if (!read.ok) throw refuseFields(`kit is not JSON: ${read.detail}`, ['kit'], 'not_json');
    // The wrapper saw the text, in which escapes were still escapes.
    checkText('body', read.value, ['kit']);
    return read.value;
  }
  if (typeof members['colors'] === 'string') members['colors'] = members['colors'].split(',').map((word) => word.trim());
  return members;
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
      `The part ${name.slice(0, 60)} is no file of a brand: ${[...Object.keys(USES), 'template'].join(', ')} are.`,
      [name.slice(0, 60)],
      'unknown_part',
    );
  return use;
}

/** Base64, as it is or as a data URI. */
function decoded(text: string, field: string): Uint8Array {
  const bytes = fromDataOrBase64(text);
  if (bytes === null || bytes.length === 0) throw refuseFields(`${field} is not base64.`, [field], 'not_base64');
  return bytes;
}

function checkFiles(files: readonly (KitFile & { readonly bytes: Uint8Array })[]): void {
  const empty = files.find(({ bytes }) => bytes.length === 0);
  if (empty !== undefined) throw refuseFields(`${empty.pointer} is empty.`, [empty.pointer], 'empty');
  for (const [use, most] of Object.entries({ heading: 4, body: 4, logo_light: 1, logo_dark: 1 })) {
    const same = files.filter((file) => file.use === use);
    if (same.length > most)
      throw refuseFields(`${same.length} files came for ${use}; at most ${most} are taken.`, [same[most]?.pointer ?? use], 'too_big');
  }
  const large = files.find(({ bytes }) => bytes.length > FILE_BYTES);
  if (large !== undefined)
    throw refuseFields(`${large.pointer} has ${large.bytes.length} bytes; at most ${FILE_BYTES} are taken.`, [large.pointer], 'too_big');
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > MAX_BYTES)
    throw refuseFields(`The files have ${total} bytes together; at most ${MAX_BYTES} are taken.`, ['fonts'], 'too_big');
}

/** The process that reads the files gets them beside the kit. */
function withoutFiles({ logo, fonts, template: _file, ...kit }: BrandKit): BrandKit {
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

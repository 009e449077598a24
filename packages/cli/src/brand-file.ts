/** A brand from a file that a person keeps beside their slides: the kit as JSON, its fonts and logos named by paths. */
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { type Brand, type BrandKit, brandKitSchema, findTheme, SAID_BY_TEMPLATE } from '@deckwright/draw/themes';
import {
  type BrandFault,
  type BrandReport,
  brandOf,
  brandTask,
  type KitFile,
  type MadeBrand,
  type SentBrand,
} from '@deckwright/uploads/brand';
import { storedTemplate, templateTask } from '@deckwright/uploads/template';
import { OWN_FILES } from './reading/own-files.ts';
import { runIsolated } from './reading/run-isolated.ts';
import { whyUnreadable } from './reading/why-unreadable.ts';

/** A brand as a task of another process takes it; its files follow those that the task works on. */
export interface BrandForTask {
  readonly brand: SentBrand;
  readonly contents: readonly Uint8Array[];
}

export type MadeBrandFile =
  | { readonly ok: true; readonly brand: Brand; readonly report: BrandReport; readonly kit: BrandKit; readonly sent: BrandForTask }
  | { readonly ok: false; readonly faults: readonly BrandFault[] };

const fault = (pointer: string, code: string, message: string, remedy: string): MadeBrandFile => ({
  ok: false,
  faults: [{ pointer, code, message, remedy }],
});

/** Reads and makes a brand. The content of the files never makes it throw. */
export async function makeBrandFile(path: string): Promise<MadeBrandFile> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fault(
      '',
      'input_unreadable',
      error instanceof SyntaxError ? `${path}: ${error.message}.` : whyUnreadable(path, error),
      'Name a file of JSON in UTF-8.',
    );
  }
  return makeBrandKit(value, dirname(path), basename(path, extname(path)).replace(/\.brand$/, ''));
}

/** `folder` is where the kit's paths begin; `stem` names a brand that has no slug. */
export async function makeBrandKit(value: unknown, folder: string, stem: string): Promise<MadeBrandFile> {
  const read = brandKitSchema.safeParse(value);
  if (!read.success)
    return {
      ok: false,
      faults: read.error.issues.map(({ path, code, message }) => ({
        pointer: path.map((part) => `/${String(part)}`).join(''),
        code,
        message,
        remedy: 'docs/brands.md describes the members of a brand.',
      })),
    };
  const kit = read.data;
  if (kit.logo_id !== undefined)
    return fault(
      '/logo_id',
      'not_at_hand',
      'A logo_id names a logo that a service keeps, which is not at hand here.',
      'Name the file: logo.',
    );
  if (kit.template !== undefined) return onTemplate(kit, resolve(folder, kit.template), idOf(kit.slug ?? stem));
  const fileReferences = filesOf(kit);
  const contents: Uint8Array[] = [];
  for (const { pointer, path } of fileReferences) {
    try {
      contents.push(readFileSync(resolve(folder, path)));
    } catch (error) {
      return fault(pointer, 'input_unreadable', whyUnreadable(path, error), 'Name a file that is there.');
    }
  }
  const outcome = await runIsolated(
    brandTask,
    { kit: withoutFiles(kit), files: fileReferences.map(({ use, pointer }) => ({ use, pointer })) },
    contents,
  );
  if (outcome.outcome !== 'done') return fault('', outcome.code, outcome.message, outcome.remedy);
  const { answer, files } = outcome;
  if (!answer.ok) return answer;
  const id = idOf(kit.slug ?? stem);
  return { ok: true, kit, report: answer.report, brand: brandOf(answer, files, id), sent: forTask(id, answer, files) };
}

async function onTemplate(kit: BrandKit, path: string, id: string): Promise<MadeBrandFile> {
  const member = SAID_BY_TEMPLATE.find((name) => kit[name] !== undefined);
  if (member !== undefined)
    return fault(
      `/${member}`,
      'not_allowed',
      'Colours, fonts and logo are those of the template.',
      `Leave out ${member}, or the template.`,
    );
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return fault('/template', 'input_unreadable', whyUnreadable(path, error), 'Name a file that is there.');
  }
  const outcome = await runIsolated(templateTask, { ...OWN_FILES, name: kit.name ?? id }, [bytes]);
  if (outcome.outcome !== 'done') return fault('/template', outcome.code, outcome.message, outcome.remedy);
  const { made, report, files } = storedTemplate(outcome.answer, outcome.files);
  const contents = files.map(({ content }) => content);
  return { ok: true, kit, report, brand: brandOf(made, contents, id), sent: forTask(id, made, contents) };
}

const forTask = (id: string, made: Omit<MadeBrand, 'ok' | 'report'>, contents: readonly Uint8Array[]): BrandForTask => ({
  brand: { id, made: { ...made }, files: contents.length },
  contents,
});

/** A file has no versions; what it draws says so in its own hash. */
const idOf = (slug: string): string => {
  const id = slug.toLowerCase().replace(/[^a-z0-9-]+/g, '-') || 'brand';
  return findTheme(id) === undefined ? id : `${id}-brand`;
};

function filesOf({ fonts, logo }: BrandKit): readonly (KitFile & { readonly path: string })[] {
  const out: (KitFile & { readonly path: string })[] = [];
  for (const use of ['heading', 'body'] as const) {
    const font = fonts?.[use];
    if (typeof font === 'object')
      for (const [i, path] of (font.files ?? []).entries()) out.push({ use, pointer: `/fonts/${use}/files/${i}`, path });
  }
  if (typeof logo === 'string') out.push({ use: 'logo_light', pointer: '/logo', path: logo });
  else
    for (const mode of ['light', 'dark'] as const) {
      const path = logo?.[mode];
      if (path !== undefined) out.push({ use: `logo_${mode}`, pointer: `/logo/${mode}`, path });
    }
  return out;
}

function withoutFiles({ fonts, logo, ...kit }: BrandKit): BrandKit {
  const bare = (font: NonNullable<BrandKit['fonts']>['heading']) => (typeof font === 'object' ? font.family : font);
  const [heading, body] = [bare(fonts?.heading), bare(fonts?.body)];
  const alt = typeof logo === 'object' ? logo.alt : undefined;
  return {
    ...kit,
    ...(heading === undefined && body === undefined
      ? {}
      : { fonts: { ...(heading === undefined ? {} : { heading }), ...(body === undefined ? {} : { body }) } }),
    ...(alt === undefined ? {} : { logo: { alt } }),
  };
}

/** What is wrong, for people: one line a fault. */
export const faultLines = (faults: readonly BrandFault[]): string =>
  faults.map(({ pointer, message, remedy }) => `${pointer === '' ? '' : `${pointer}: `}${message} ${remedy}\n`).join('');

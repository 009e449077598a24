/** Content types of parts (ISO 29500-2, 6.2.3): by name, otherwise by extension. */
import { extensionOf, partKey } from './part-name.ts';
import { elements, type XmlDocument } from './xml-tree.ts';

export interface ContentTypes {
  /** Extension in lower case to type. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Key of the part's name to type. */
  readonly overrides: ReadonlyMap<string, string>;
}

export function readContentTypes(document: XmlDocument): ContentTypes {
  const defaults = new Map<string, string>();
  const overrides = new Map<string, string>();
  for (const { name, attributes } of elements(document.root)) {
    const type = attributes.get('ContentType') ?? '';
    if (name === 'ct:Default') defaults.set((attributes.get('Extension') ?? '').toLowerCase(), type);
    if (name === 'ct:Override') overrides.set(partKey(attributes.get('PartName') ?? ''), type);
  }
  return { defaults, overrides };
}

/** Empty when the package has no type for it. */
export const contentTypeOf = (types: ContentTypes, part: string): string =>
  types.overrides.get(partKey(part)) ?? types.defaults.get(extensionOf(part)) ?? '';

const PRESENTATION =
  /^application\/vnd\.(?:openxmlformats-officedocument\.presentationml\.(?:presentation|slideshow|template)\.main\+xml|ms-powerpoint\.(?:presentation|slideshow|template|addin)\.macroenabled\.main\+xml)$/i;

/** Presentation, template or show, with macros or without. */
export const isPresentationType = (type: string): boolean => PRESENTATION.test(type);
export const isMacroType = (type: string): boolean => /macroenabled/i.test(type);

const WORD =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.template\.macroenabledtemplate\.main\+xml|ms-word\.document\.macroenabled\.main\+xml)$/i;
const EXCEL =
  /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\.(?:sheet|template|addin)\.macroenabled\.main\+xml)$/i;

/** What an office program writes, by the content type of the main part; undefined for any other. */
export const officeKind = (type: string): 'document' | 'workbook' | 'presentation' | undefined =>
  WORD.test(type) ? 'document' : EXCEL.test(type) ? 'workbook' : isPresentationType(type) ? 'presentation' : undefined;
export const isOfficeType = (type: string): boolean => officeKind(type) !== undefined;

/** The application that the file belongs to, for messages. */
export function documentKind(type: string): string {
  if (/wordprocessing|ms-word/i.test(type)) return 'a Word document';
  if (/spreadsheet|ms-excel/i.test(type)) return 'an Excel workbook';
  if (/theme/i.test(type)) return 'an Office theme';
  if (/visio/i.test(type)) return 'a Visio drawing';
  return 'no presentation';
}

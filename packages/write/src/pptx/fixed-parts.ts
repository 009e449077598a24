/** Parts that are the same for every deck of a theme, compressed once. */
import type { Theme } from '@deckwright/draw/scene';
import { CONTENT_TYPE } from './content-type.ts';
import { layoutParts, masterPart, type TextPart } from './layouts.ts';
import { notesMasterPart } from './notes.ts';
import type { ReadyPart } from './package.ts';
import { APP_PART, PRES_PROPS_PART, TABLE_STYLES_PART, VIEW_PROPS_PART } from './properties.ts';
import { Relationships } from './relationships.ts';
import { themePart } from './theme-part.ts';
import { pack } from './zip.ts';

export interface FixedParts {
  /** The links from the file to its first parts. It is the first entry after the content types. */
  readonly root: ReadyPart;
  /** Theme, master, layouts and properties. */
  readonly always: readonly ReadyPart[];
  /** Notes master and its theme. */
  readonly forNotes: readonly ReadyPart[];
}

const cache = new WeakMap<Theme, FixedParts>();

/** The fixed parts of a theme; a pure cache, a theme never changes. @param own how many layouts were made for the deck */
export function fixedParts(theme: Theme, own = 0): FixedParts {
  if (own > 0) return build(theme, own);
  let parts = cache.get(theme);
  if (parts === undefined) {
    parts = build(theme, own);
    cache.set(theme, parts);
  }
  return parts;
}

function build(theme: Theme, own: number): FixedParts {
  const themeXml = pack(themePart(theme));
  return {
    root: { name: '_rels/.rels', packed: pack(rootRelationships()) },
    always: [
      { name: 'docProps/app.xml', type: CONTENT_TYPE.app, packed: pack(APP_PART) },
      { name: 'ppt/presProps.xml', type: CONTENT_TYPE.presProps, packed: pack(PRES_PROPS_PART) },
      { name: 'ppt/viewProps.xml', type: CONTENT_TYPE.viewProps, packed: pack(VIEW_PROPS_PART) },
      { name: 'ppt/tableStyles.xml', type: CONTENT_TYPE.tableStyles, packed: pack(TABLE_STYLES_PART) },
      { name: 'ppt/theme/theme1.xml', type: CONTENT_TYPE.theme, packed: themeXml },
      ...withLinks('ppt/slideMasters', 'slideMaster1.xml', CONTENT_TYPE.slideMaster, masterPart(theme, own)),
      ...layoutParts(theme).flatMap((layout, at) =>
        withLinks('ppt/slideLayouts', `slideLayout${at + 1}.xml`, CONTENT_TYPE.slideLayout, layout),
      ),
    ],
    forNotes: [
      { name: 'ppt/theme/theme2.xml', type: CONTENT_TYPE.theme, packed: themeXml },
      ...withLinks('ppt/notesMasters', 'notesMaster1.xml', CONTENT_TYPE.notesMaster, notesMasterPart()),
    ],
  };
}

function rootRelationships(): string {
  const links = new Relationships();
  links.add('officeDocument', 'ppt/presentation.xml');
  links.add('http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml');
  links.add('extended-properties', 'docProps/app.xml');
  return links.toXml();
}

const withLinks = (folder: string, name: string, type: string, part: TextPart): ReadyPart[] => [
  { name: `${folder}/${name}`, type, packed: pack(part.xml) },
  { name: `${folder}/_rels/${name}.rels`, packed: pack(part.relationships) },
];

/** What a package says of itself (ISO 29500-2, 8): its title, who made it and when. */
import { child, type OpcPackage, textOf } from '../../ooxml/index.ts';

export interface OfficeFacts {
  readonly title?: string;
  readonly author?: string;
  readonly date?: string;
}

const CORE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

export function officeFacts(pkg: OpcPackage): OfficeFacts {
  const found = pkg.relationships('/').find(({ type }) => type === CORE)?.part;
  const root = found === undefined ? undefined : pkg.part(found)?.xml().root;
  const words = (name: string): string => textOf(child(root, name)).trim();
  const title = words('dc:title');
  const author = words('dc:creator');
  const date = dayOf(words('dcterms:modified')) ?? dayOf(words('dcterms:created'));
  return { ...(title !== '' && { title }), ...(author !== '' && { author }), ...(date !== undefined && { date }) };
}

/** Day of a W3C date and time. */
export const dayOf = (text: string): string | undefined => /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text)?.[0];

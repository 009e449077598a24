/** The header of the site, with what it leads to. */
import { drawHeader, type Html, html, type Link } from '@deckwright/platform/pages';

const LINKS: readonly Link[] = [
  ['/docs', 'Docs'],
  ['/gallery', 'Gallery'],
  ['/play', 'Playground'],
  ['/docs/reference', 'Reference'],
  ['/tools', 'Tools'],
];

/** @param current the address of the link that the page belongs to @param right in place of what everybody sees */
export const siteHeader = (current: string, right: Html = html``): Html => drawHeader({ home: '/', links: LINKS, current, right });

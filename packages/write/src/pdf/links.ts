/** Link annotations of a page (ISO 32000-1, 12.5.6.5): web and mail addresses, and other slides. */
import { type ObjectId, type PdfObjects, ref } from './objects.ts';
import type { PageLink } from './page.ts';
import type { DrawnPage } from './page-memory.ts';
import type { StructureTree } from './structure.ts';
import { literal, num, textString } from './syntax.ts';

/** Adds the annotations; gives their ids. A link to a slide that the deck does not have is left out. */
export function writeLinks(
  objects: PdfObjects,
  tree: StructureTree,
  page: DrawnPage,
  height: number,
  pages: readonly ObjectId[],
): ObjectId[] {
  return page.links.flatMap((link) => {
    const action = actionOf(link, pages);
    if (action === undefined) return [];
    const { x, y, w, h } = link.box;
    const rect = [x, height - y - h, x + w, height - y].map(num).join(' ');
    const annotation = objects.add(
      `<</Type/Annot/Subtype/Link/Rect[${rect}]/Border[0 0 0]/F 4${action}/Contents ${textString(link.target)}` +
        `/StructParent ${tree.addParents(link.element)}>>`,
    );
    link.element.kids.push({ page: page.id, annotation });
    return [annotation];
  });
}

function actionOf({ target }: PageLink, pages: readonly ObjectId[]): string | undefined {
  const slide = /^slide:(\d+)$/.exec(target)?.[1];
  if (slide === undefined) return `/A<</S/URI/URI ${literal(asciiUri(target))}>>`;
  const page = pages[Number(slide) - 1];
  return page === undefined ? undefined : `/Dest[${ref(page)}/Fit]`;
}

/** URIs are ASCII (ISO 32000-1, 12.6.4.7); what is not is percent-encoded, and what is already encoded stays. */
const asciiUri = (uri: string): string =>
  uri.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part.replace(/[\ud800-\udfff]/gu, '\ufffd')));

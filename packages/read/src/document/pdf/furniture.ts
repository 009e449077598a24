/** What pages repeat at their edges: headers, footers and numbers of pages. */
import type { PageParagraph, PagePart, ReadPage } from './parts-of-page.ts';

/** Share of a page's height at its top and at its bottom. */
const EDGE = 0.12;
/** Pages that repeat it: at least two, and this share of all. */
const LEAST_SHARE = 0.3;
/** Points within which a line stands in one place. */
const SAME_PLACE = 4;

/** Over the size of the text: what is larger is a heading. */
const LARGER = 1.12;

/** @param body size of the text, points */
export function furnitureOf(pages: readonly ReadPage[], body: number): ReadonlySet<PagePart> {
  const found = new Map<string, { readonly part: PagePart; readonly page: number }[]>();
  for (const page of pages)
    for (const part of page.parts) {
      const key = part.kind === 'paragraph' ? keyOf(part, page, body) : part.kind === 'picture' ? `picture ${part.picture.key}` : undefined;
      if (key === undefined) continue;
      const same = found.get(key);
      if (same === undefined) found.set(key, [{ part, page: page.number }]);
      else same.push({ part, page: page.number });
    }
  const least = Math.max(2, Math.ceil(LEAST_SHARE * pages.length));
  return new Set(
    [...found.values()].flatMap((same) => (new Set(same.map(({ page }) => page)).size >= least ? same.map(({ part }) => part) : [])),
  );
}

/** Numbers count the pages, and so are alike; what is turned may lie anywhere, as a watermark does. */
function keyOf({ box, words, turned, lines, size }: PageParagraph, { width, height }: ReadPage, body: number): string | undefined {
  const isAtEdge = box.y1 < EDGE * height || box.y0 > (1 - EDGE) * height;
  if (lines > 2 || !(turned || (isAtEdge && size < LARGER * body))) return undefined;
  return `${Math.round(width)} ${turned ? 'turned' : Math.round(box.y1 / SAME_PLACE)} ${words.replace(/\d+/g, '#')}`;
}

/** The document outline (ISO 32000-1, 12.3.3): one bookmark a slide. */
import { type ObjectId, type PdfObjects, ref } from './objects.ts';
import { textString } from './syntax.ts';

/** `titles[i]` leads to `pages[i]`; a slide without a title is named by its number. */
export function writeBookmarks(objects: PdfObjects, titles: readonly string[], pages: readonly ObjectId[]): ObjectId {
  const root = objects.reserve();
  const items = titles.map(() => objects.reserve());
  titles.forEach((title, i) => {
    const before = i > 0 ? `/Prev ${ref(items[i - 1]!)}` : '';
    const after = i < items.length - 1 ? `/Next ${ref(items[i + 1]!)}` : '';
    const words = title.replace(/\s+/g, ' ').trim() || `Slide ${i + 1}`;
    objects.set(items[i]!, `<</Title ${textString(words)}/Parent ${ref(root)}${before}${after}/Dest[${ref(pages[i]!)}/Fit]>>`);
  });
  objects.set(root, `<</Type/Outlines/First ${ref(items[0]!)}/Last ${ref(items.at(-1)!)}/Count ${items.length}>>`);
  return root;
}

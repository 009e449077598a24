/** The gallery as a page: its items, and the page itself. `@deckwright/gallery/render` draws its slides. */
export { type GalleryItem, galleryItems, limitsOf, picturePath, requestText, type ShownTheme, shownThemes, slidePath } from './items.ts';
export { type Facts, galleryPage, notDrawn, PAGE_POLICY } from './page.ts';

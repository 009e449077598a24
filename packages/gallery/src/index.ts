/** The gallery as a page: what it shows, and the page itself. Drawing its slides is `@deckwright/gallery/render`. */
export { type GalleryItem, galleryItems, limitsOf, picturePath, requestText, type ShownTheme, shownThemes, slidePath } from './items.ts';
export { type Facts, galleryPage, notDrawn, PAGE_POLICY, themeFacts } from './page.ts';

/** The gallery as a page: what it shows, and the page itself. Drawing its slides is `@deckwright/gallery/press`. */
export { type Exhibit, exhibits, limitsOf, picturePath, requestText, type ShownTheme, shownThemes, slidePath } from './exhibits.ts';
export { type Facts, galleryPage, notDrawn, PAGE_POLICY, themeFacts } from './page.ts';

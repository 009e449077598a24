/** The gallery as a page: what it shows, and the page itself. Drawing its slides is `@deckwright/gallery/press`. */
export * from './exhibits.ts';
export * from './page.ts';

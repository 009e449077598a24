/** What all pages for people share: escaping, the tokens of their style, and their faces. */
export { FACE_CACHING, FACE_TYPE, FACES_PATH, MONO, pageFaceNames, pageFaces, readPageFace, SANS } from './faces.ts';
export { escapeHtml, Html, html, named, type Value } from './html.ts';
export { DARK, LIGHT } from './tokens.ts';

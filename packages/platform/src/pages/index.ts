/** What all pages for people share: escaping, the tokens of their style, and their faces. */
export { drawDocument, drawHeader, type Link } from './document.ts';
export { FACE_CACHING, FACE_TYPE, FACES_PATH, MONO, pageFaceNames, pageFaces, readPageFace, SANS } from './faces.ts';
export { escapeHtml, Html, html, named, type Value } from './html.ts';
export { MARK, THEME_ICONS } from './icons.ts';
export { type Sheet, sheetOf } from './sheet.ts';
export { TOKENS } from './tokens.ts';

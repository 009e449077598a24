/** What all pages for people share: escaping, and the tokens of their style. */
export { escapeHtml, Html, html, named, type Value } from './html.ts';
export { DARK, LIGHT } from './tokens.ts';

/** The frame of a page: menu, text, table of contents, and links to the pages before and after. */
import { createHash } from 'node:crypto';
import type { Chapter } from './chapters.ts';
import { STYLE } from './style.ts';
import type { Heading } from './text.ts';

export interface Page {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly chapters: readonly Chapter[];
}

/** One script of our own, without which the page reads the same; the one style is known by its hash. */
export const HANDBOOK_POLICY = `default-src 'none'; img-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Shown by the script that makes it work. */
const SEARCH =
  '<form id="search" role="search" hidden><input id="query" type="search" placeholder="Search (/)" aria-label="Search the handbook" autocomplete="off" spellcheck="false">' +
  '<p id="found-count" role="status"></p><ul id="found" aria-label="Found"></ul></form>';

const address = (name: string): string => (name === 'index' ? '/docs' : `/docs/${name}`);

export function drawPage({ name, title, html, headings, chapters }: Page): string {
  const order = chapters.flatMap((chapter) => chapter.pages);
  const at = order.findIndex(([one]) => one === name);
  const neighbour = (step: number, word: string) => {
    const page = at < 0 ? undefined : order[at + step];
    return page === undefined
      ? '<span></span>'
      : `<a href="${address(page[0])}" rel="${word}"><small>${word === 'next' ? 'Next' : 'Before'}</small> ${page[1]}</a>`;
  };
  const menu = chapters
    .map((chapter) => {
      const pages = chapter.pages.map(
        ([one, words]) => `<li><a href="${address(one)}"${one === name ? ' aria-current="page"' : ''}>${words}</a></li>`,
      );
      return `<h2>${chapter.title}</h2><ul>${pages.join('')}</ul>`;
    })
    .join('');
  const here =
    headings.length < 3
      ? ''
      : `<nav class="here" aria-label="On this page"><h2>On this page</h2><ul>${headings.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join('')}</ul></nav>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === 'Deckwright' ? 'Deckwright' : `${title} · Deckwright`}</title>
<link rel="alternate" type="text/markdown" href="/docs/${name}.md">
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<script src="/docs/handbook.js" defer></script>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header><a class="name" href="/docs">Deckwright</a><nav aria-label="Site"><a class="to-menu" href="#pages">Pages</a><a href="/docs/reference">Reference</a><a href="/gallery">Gallery</a><a href="/v1/openapi.json">OpenAPI</a><a href="/llms.txt">llms.txt</a></nav>${SEARCH}</header>
<div class="columns">
<nav class="menu" id="pages" aria-label="Handbook">${menu}</nav>
<main id="text">
${html}
<footer>${neighbour(-1, 'prev')}${neighbour(1, 'next')}</footer>
</main>
${here}
</div>
</body>
</html>
`;
}

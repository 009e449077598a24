/** The frame of a page of the handbook: menu, text, table of contents, and links to the pages before and after. */
import { Html, html } from '@deckwright/platform/pages';
import { publicPage, publicPolicy } from '../pages/public.ts';
import { CHAPTERS } from './chapters.ts';
import type { Hit } from './search.ts';
import { SHEET } from './style.ts';
import type { Heading } from './text.ts';

export interface Page {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
}

export const HANDBOOK_POLICY: string = publicPolicy(SHEET);

const address = (name: string): string => (name === 'index' ? '/docs' : `/docs/${name}`);

/** A plain form; with the script of the site, what is found stands below it while somebody types. */
export const searchForm = (question = '', placeholder = 'Search (/)'): Html =>
  html`<form class="search" role="search" action="/docs"><input type="search" name="q" value="${question}" placeholder="${placeholder}" aria-label="Search the handbook" maxlength="200" autocomplete="off" spellcheck="false"><p class="vh" role="status"></p><ul class="found" aria-label="Found"></ul></form>`;

const order = CHAPTERS.flatMap((chapter) => chapter.pages);

const menuOf = (name: string): Html[] =>
  CHAPTERS.map(
    (chapter) =>
      html`<h2>${chapter.title}</h2><ul>${chapter.pages.map(([one, words]) => html`<li><a href="${address(one)}"${one === name ? new Html(' aria-current="page"') : ''}>${words}</a></li>`)}</ul>`,
  );

function neighbour(name: string, step: -1 | 1): Html {
  const at = order.findIndex(([one]) => one === name);
  const page = at < 0 ? undefined : order[at + step];
  if (page === undefined) return html`<span></span>`;
  return html`<a href="${address(page[0])}" rel="${step === 1 ? 'next' : 'prev'}"><small>${step === 1 ? 'Next' : 'Before'}</small> ${page[1]}</a>`;
}

const columns = (name: string, main: Html, here: Html | '', question?: string): Html => html`<div class="columns">
<div class="menu">${searchForm(question)}<nav id="pages" aria-label="Handbook">${menuOf(name)}</nav></div>
<main id="main"><a class="to-menu" href="#pages">All pages</a>
${main}
</main>
${here}
</div>`;

export const drawPage = ({ name, title, html: text, headings }: Page): string =>
  publicPage({
    title,
    current: '/docs',
    sheet: SHEET,
    description: `${title}: a page of the handbook of Deckwright, which renders slides and decks.`,
    head: html`\n<link rel="alternate" type="text/markdown" href="/docs/${name}.md">`,
    body: columns(
      name,
      html`${new Html(text)}\n<footer>${neighbour(name, -1)}${neighbour(name, 1)}</footer>`,
      headings.length < 3
        ? ''
        : html`<nav class="here" aria-label="On this page"><h2>On this page</h2><ul>${headings.map((one) => html`<li><a href="#${one.id}">${new Html(one.text)}</a></li>`)}</ul></nav>`,
    ),
  }).text;

export interface Found {
  readonly question: string;
  readonly hits: readonly Hit[];
  readonly total: number;
}

export const drawFound = ({ question, hits, total }: Found): string =>
  publicPage({
    title: `Search: ${question}`,
    current: '/docs',
    sheet: SHEET,
    body: columns(
      '',
      html`<h1>Search</h1>
<p id="count">${total === 0 ? 'Nothing has all of these words.' : total === 1 ? 'One place' : hits.length < total ? `${total} places, the best ${hits.length} of them here` : `${total} places`}</p>
<ul id="results">${hits.map(({ href, title, excerpt }) => html`<li><a href="${href}">${title}</a><small>${excerpt}</small></li>`)}</ul>`,
      '',
      question,
    ),
  }).text;

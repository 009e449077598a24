/** The frame of every page for people: one document, one header. Without a script it is whole. */
import { Html, html } from './html.ts';
import { MARK } from './icons.ts';
import type { Sheet } from './sheet.ts';

export type Link = readonly [href: string, word: string];

export interface Header {
  /** Where the name leads; null: nowhere. */
  readonly home: string | null;
  readonly links?: readonly Link[];
  /** The link that the page belongs to, by its address. */
  readonly current?: string | null;
  /** What stands at the right. */
  readonly right?: Html;
}

export function drawHeader({ home, links = [], current, right }: Header): Html {
  const brand = html`${MARK}Deckwright`;
  const nav =
    links.length === 0
      ? ''
      : html`<nav class="site" aria-label="Site"><ul>${links.map(([href, word]) => html`<li><a href="${href}"${href === current ? new Html(' aria-current="true"') : ''}>${word}</a></li>`)}</ul></nav>`;
  return html`<header class="top"><div class="bar">${home === null ? html`<span class="brand">${brand}</span>` : html`<a class="brand" href="${home}">${brand}</a>`}${nav}${right === undefined ? '' : html`<div class="right">${right}</div>`}</div></header>`;
}

export interface Document {
  readonly title: string;
  readonly sheet: Sheet;
  readonly header: Html;
  /** What follows the header; holds one `<main id="main">`. */
  readonly body: Html;
  readonly language?: string;
  readonly theme?: 'light' | 'dark' | 'system';
  /** False: search engines leave it alone. */
  readonly indexed?: boolean;
  readonly icon?: string;
  readonly head?: Html;
}

export const drawDocument = ({
  title,
  sheet,
  header,
  body,
  language = 'en',
  theme = 'system',
  indexed = true,
  icon = '/docs/icon.svg',
  head,
}: Document): Html => html`${new Html('<!doctype html>')}
<html lang="${language}"${theme === 'system' ? '' : new Html(` data-theme="${theme}"`)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${indexed ? '' : new Html('<meta name="robots" content="noindex">\n')}<title>${title}</title>
<link rel="icon" href="${icon}">
${head}<style>${new Html(sheet.css)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the page</a>
${header}
${body}
</body>
</html>
`;

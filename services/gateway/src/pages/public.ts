/** Pages that everybody sees alike: the header of the site, one script, and what they may load. */
import { drawDocument, type Html, html, type Sheet, THEME_ICONS } from '@deckwright/platform/pages';
import { VERSION } from '../version.ts';
import { ASSETS } from './assets.ts';
import { siteHeader } from './site.ts';

/** Scripts, pictures and faces of our own; the one style is known by its hash. */
export const publicPolicy = ({ source }: Sheet, more = ''): string =>
  `default-src 'none'; img-src 'self' data:; font-src 'self'; script-src 'self'; connect-src 'self'; ${more}style-src ${source}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export interface PublicPage {
  readonly title: string;
  /** Address of the link in the header that the page belongs to. */
  readonly current: string;
  readonly sheet: Sheet;
  /** Holds one `<main id="main">`. */
  readonly body: Html;
  readonly head?: Html;
  /** What search engines show below the title. */
  readonly description?: string;
}

const DESCRIPTION = 'Typed JSON in; editable .pptx, PDF and PNG out. No model draws.';

/** What stands at the right of the header. The script that switches light and dark shows its button. */
export const publicRight: Html = html`<span class="muted version">${VERSION}</span><button class="plain" id="theme" type="button" hidden>${THEME_ICONS.light}<span class="vh"></span></button><a class="button slim" href="/account">Account</a>`;

/** Before the page is painted: it sets the theme that was chosen. */
const siteScript: Html = html`<script src="${ASSETS.site}"></script>`;

/** What stands in the head of every public page. */
export const publicHead = (description: string): Html => html`<meta name="description" content="${description}">${siteScript}`;

export const publicPage = ({ title, current, sheet, body, head, description = DESCRIPTION }: PublicPage): Html =>
  drawDocument({
    title: title === 'Deckwright' ? title : `${title} · Deckwright`,
    sheet,
    header: siteHeader(current, publicRight),
    head: html`${publicHead(description)}${head}\n`,
    body,
  });

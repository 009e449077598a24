/** The gallery's one page. It contains everything that it needs, except the faces, pictures and files beside it. */
import { createHash } from 'node:crypto';
import { readableJson } from '@deckwright/core/readable-json';
import { searchIndex } from '@deckwright/draw/catalog';
import { escapeHtml as asHtml, drawDocument, drawHeader, Html } from '@deckwright/platform/pages';
import { type GalleryItem, picturePath, type ShownTheme, slidePath } from './items.ts';
import { SCRIPT } from './script.ts';
import { SHEET } from './style.ts';

/** A finding of a render or of the checks on a slide. */
export interface Note {
  readonly code: string;
  readonly message: string;
}

/** The facts about one item in one theme. */
export interface Facts {
  /** Score of the checks of the visual language, 0 to 100. */
  readonly score: number;
  readonly errors: number;
  readonly notes: readonly Note[];
  /** A description of the picture in words. */
  readonly alt: string;
}

/** Replaces the facts of an example that failed to draw, so that one fault does not break the whole page. */
export const notDrawn = (error: unknown): Facts => ({
  score: 0,
  errors: 1,
  notes: [{ code: 'not_drawn', message: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }],
  alt: 'This slide could not be drawn.',
});

export interface GalleryPage {
  readonly items: readonly GalleryItem[];
  readonly themes: readonly ShownTheme[];
  /** Facts of every item in every theme. Absent: the page asks for those of a card when it comes near, as it does for its picture. */
  readonly facts?: (item_id: string, theme_id: string) => Facts;
  /** What the page has of the site that serves it; none of a page that lies in a folder. */
  readonly site?: {
    readonly header: Html;
    readonly head: Html;
    /** Where an item's request is opened to be changed; its address ends in the theme, behind `=`. */
    readonly open: (item_id: string) => string;
  };
  /** Prefix of the paths of pictures and files: empty, or a folder that ends with a slash. */
  readonly base: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The Content-Security-Policy under which the page works: its own style and script, and what else its own origin has. */
export const PAGE_POLICY = `default-src 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; style-src ${SHEET.source}; script-src ${hashOf(SCRIPT)} 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function galleryPage(page: GalleryPage): string {
  const { items, themes } = page;
  const [first] = themes;
  if (first === undefined) throw new RangeError('A gallery needs a theme.');
  const components = items.filter((one) => one.kind === 'component').length;
  const body = `<main id="main" tabindex="-1">
<div class="intro"><h1>Gallery</h1>
<p>${components} components and ${items.length - components} typed layouts, each drawn from the request shown with it, in ${themes.length} ${themes.length === 1 ? 'theme' : 'themes'}. The .pptx files are native and editable.</p></div>
<form class="controls" role="search" aria-label="Gallery">
<label>Filter <input id="filter" type="search" placeholder="Name, purpose or what it shows" autocomplete="off" spellcheck="false"></label>
<label>Theme <select id="theme-of-slides" autocomplete="off">${themes.map(({ id, name }) => `<option value="${asHtml(id)}">${asHtml(name)}</option>`).join('')}</select></label>
<p id="count" role="status">${items.length} slides</p>
</form>
<div class="slides">
${items.map((item, i) => card(item, first, page, i)).join('\n')}
<p id="none" hidden>Nothing in the catalog is found by these words.</p>
</div>
</main>
<script id="facts" type="application/json">${embedded(factsOf(page))}</script>
<script>${SCRIPT}</script>`;
  const { header = drawHeader({ home: null }), head } = page.site ?? {};
  return drawDocument({
    title: 'Gallery · Deckwright',
    sheet: SHEET,
    header,
    ...(page.site === undefined ? { icon: ICON } : {}),
    ...(head === undefined ? {} : { head }),
    body: new Html(body),
  }).text;
}

/** A page in a folder finds none beside it. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='6' fill='%231f4e8c'/%3E%3Cpath d='M8 25V17h4v8zm6 0V12h4v13zm6 0V7h4v18z' fill='%23fff'/%3E%3C/svg%3E";

/** The first is fetched at once, and the others when they come near, so that on a phone they do not share its line. */
const loading = (index: number): string => (index === 0 ? ' fetchpriority="high"' : ' loading="lazy"');

function card(item: GalleryItem, theme: ShownTheme, { facts, base, site }: GalleryPage, index: number): string {
  const { id, kind, name, variant, purpose, limits, request } = item;
  const { score, errors, notes, alt } = facts?.(id, theme.id) ?? unknown(item);
  const heading = variant === undefined ? name : `${name} <span>${asHtml(variant)}</span>`;
  const picture = asHtml(base + picturePath(id, theme.id));
  const slide = asHtml(base + slidePath(id, theme.id));
  const opened =
    site === undefined
      ? ''
      : ` <a class="open" href="${asHtml(site.open(id))}" aria-label="Open in playground: ${asHtml(id)}">Open in playground</a>`;
  const words = `${name} ${variant ?? ''} ${kind} ${purpose}`.toLowerCase();
  return `<article class="card" id="${asHtml(id)}" data-words="${asHtml(words)}">
<h2>${heading}</h2>
<p>${asHtml(purpose)} ${asHtml(limits)}</p>
<a class="picture" href="${picture}"><img src="${picture}" width="960" height="540"${loading(index)} decoding="async" alt="${asHtml(alt)}"></a>
<p class="facts"${facts === undefined ? ' data-unknown' : ''}><span class="score"${errors > 0 ? ' data-bad' : ''}>Score <b>${score}</b></span> <span class="quiet"${notes.length === 0 ? '' : ' hidden'}>No warnings</span>${opened} <a class="pptx" href="${slide}" download="${asHtml(id)}.pptx" aria-label="Download .pptx: ${asHtml(id)}">Download .pptx</a></p>
<details class="notes"${notes.length === 0 ? ' hidden' : ''}><summary>${noteCount(notes.length)}</summary><ul>${notes.map(({ code, message }) => `<li><code>${asHtml(code)}</code> ${asHtml(message)}</li>`).join('')}</ul></details>
<details class="request"><summary>Request as JSON</summary><button type="button" class="copy slim" hidden>Copy</button><pre tabindex="0" role="region" aria-label="Request of ${asHtml(id)}">${marked(request, theme.id)}</pre></details>
</article>`;
}

/** What is said of a slide whose facts come later, in the room that they take. */
const unknown = ({ title }: GalleryItem): Facts => ({ score: 100, errors: 0, notes: [], alt: title });

/** The script has the same words. */
const noteCount = (count: number): string => `${count} ${count === 1 ? 'warning' : 'warnings'}`;

/** The request, with its theme marked so that the script can replace it. */
function marked(request: GalleryItem['request'], theme_id: string): string {
  const text = asHtml(readableJson({ ...request, theme_id: THEME_MARK }));
  return text.replace(THEME_MARK, `<span class="theme">${asHtml(theme_id)}</span>`);
}
const THEME_MARK = '@theme@';

/** The data that the script needs. */
function factsOf({ items, themes, facts, base }: GalleryPage): unknown {
  const ids = themes.map((theme) => theme.id);
  const index = searchIndex();
  return {
    base,
    themes: ids,
    ids: items.map((item) => item.id),
    search: { ...index, priors: items.map(({ prior_id }) => index.priors[prior_id] ?? {}) },
    facts: facts && Object.fromEntries(ids.map((theme_id) => [theme_id, items.map(({ id }) => shortFacts(facts(id, theme_id)))])),
  };
}

/** What changes with the theme, in the shortest form: the score, with errors and notes if there are any. */
const shortFacts = ({ score, errors, notes }: Facts): unknown => (notes.length === 0 && errors === 0 ? score : { score, errors, notes });

/** JSON inside a script element must not contain anything that ends the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The playground: an editor and the slide beside it, drawn in the page. The page says what it is also where nothing runs. */

import { readableJson } from '@deckwright/core/readable-json';
import { prices } from '@deckwright/platform/billing';
import { Html, html } from '@deckwright/platform/pages';
import { hangOf } from '@deckwright/playground/hanging';
import { highlight } from '@deckwright/playground/highlight';
import { requestCode } from '@deckwright/playground/request-code';
import type { Help } from '@deckwright/playground/request-help';
import { publicPage, publicPolicy } from '../pages/public.ts';
import { brandPane, checkPane, TABS, tab, textPane } from './panes.ts';
import { SHEET } from './style.ts';

/** The engine runs in a worker, which has a policy of its own, and files are handed over as links to what is in memory. */
export const PLAY_POLICY: string = publicPolicy(SHEET, "worker-src 'self'; ");

export interface ThemeFamily {
  readonly id: string;
  readonly name: string;
  /** Three of its colours. */
  readonly colours: readonly string[];
}

export interface Play {
  readonly script: string;
  readonly worker: string;
  readonly families: readonly ThemeFamily[];
  /** JSON schema of a request. */
  readonly intent_schema: unknown;
  /** The request that it opens with. */
  readonly start: Readonly<Record<string, unknown>>;
  /** What belongs into that. */
  readonly help: Help;
}

/** JSON inside a script element must not contain anything that ends the element. */
const embedded = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

const swatch = (colours: readonly string[]): Html =>
  html`<svg viewBox="0 0 21 9" aria-hidden="true">${colours.map((colour, i) => html`<rect x="${i * 7}" width="7" height="9" fill="${colour}"/>`)}</svg>`;

const choice = (name: string, value: string, words: Html | string, chosen: boolean): Html =>
  html`<label><input type="radio" name="${name}" value="${value}" autocomplete="off"${chosen ? new Html(' checked') : ''}>${words}</label>`;

const LANGUAGES = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
  ['mcp', 'MCP'],
] as const;

/** In the language that is chosen first; the script writes it anew when something changes. */
const codeOf = (request: Play['start']): Html =>
  new Html(requestCode(request).map(({ code, language }) => highlight(code, language))[0] ?? '');

/** The request as the editor shows it, which takes its place: a line in a row, so that those that are broken have one number. */
const rowsOf = (request: Play['start']): Html =>
  html`${highlight(readableJson(request), 'json')
    .split('\n')
    .map((line) => html`<span data-hang="${String(hangOf(line))}">${new Html(line)}\n</span>`)}`;

/** The gutter is as wide as its longest number. */
const digitsOf = (request: Play['start']): number => String(readableJson(request).split('\n').length).length;

const helpOf = ({ path, description, members }: Help): Html =>
  html`<p><code>${path}</code> ${description}</p><dl>${members.map(({ name, type }) => html`<dt>${name}</dt><dd>${type}</dd>`)}</dl>`;

export function playPage({ script, worker, families, intent_schema, start, help }: Play): Html {
  return publicPage({
    title: 'Playground',
    current: '/play',
    sheet: SHEET,
    description: 'Type a request or paste a table, see the exact slide at once, and take the editable .pptx.',
    head: html`<script type="module" src="${script}"></script>`,
    body: html`<main id="main">
<noscript><div class="without"><h1>Playground</h1><p class="lead">Type a request and see its slide: the engine of the service runs in the page. It needs scripts, which are off here.</p><p>Without them, the <a href="/gallery">gallery</a> shows every form with its request, and the <a href="/docs/quick-start">quick start</a> draws a slide with curl.</p></div></noscript>
<div class="play">
<h1 class="vh">Playground</h1>
<p id="notice" role="alert" hidden></p>
<section class="left" aria-label="What the slide is made of"><div class="tabs"><div id="tabs" role="tablist" aria-label="What the slide is made of">${TABS.map(tab)}</div><span class="end"><span id="told" role="status"></span><button type="button" class="slim" id="share">Share</button></span></div>
<div class="pane" id="pane-request" role="tabpanel" aria-labelledby="tab-request"><div class="tools"><select id="form" aria-label="Form" autocomplete="off"><option>Forms …</option></select><select id="variant" aria-label="Variant" autocomplete="off"><option value="">As fits</option></select></div>
<div id="editor"><pre class="own" data-digits="${String(digitsOf(start))}" tabindex="0" role="textbox" aria-multiline="true" aria-readonly="true" aria-label="Request as JSON"><code>${rowsOf(start)}</code></pre></div>
<section id="help" aria-label="What belongs here" tabindex="0">${helpOf(help)}</section></div>
${textPane('table', 'A table: cells of a spreadsheet, CSV, or rows with bars', 'Region\tRevenue\nNorth\t1,240\nSouth\t980')}
${textPane('brief', 'A brief: what the slide should say, with its figures', 'Orders rose from 8,200 in March to 9,650 in June …')}
${brandPane()}
${checkPane()}</section>
<section class="view" aria-label="Slide"><div class="tools"><div class="segments" role="radiogroup" aria-label="Theme">${families.map(({ id, name, colours }, i) => choice('family', id, html`${swatch(colours)}${name}`, i === 0))}</div><div class="segments" role="radiogroup" aria-label="Light or dark">${choice('mode', 'light', 'Light', true)}${choice('mode', 'dark', 'Dark', false)}</div><span class="end"><button type="button" id="pdf">PDF</button><button type="button" class="first" id="pptx">Download .pptx</button></span></div>
<div class="stage"><div id="slides"><div id="strip" role="listbox" aria-label="Slides" aria-orientation="horizontal"></div><div class="acts" role="group" aria-label="Change the deck"><button type="button" class="slim" id="slide-add">Add a slide</button><button type="button" class="slim" id="slide-earlier" aria-label="Move the slide earlier">←</button><button type="button" class="slim" id="slide-later" aria-label="Move the slide later">→</button><button type="button" class="slim" id="slide-remove">Remove</button><button type="button" class="slim" id="slide-undo" hidden>Put back</button></div></div>
<canvas id="slide" width="1488" height="837" role="img" aria-label="The slide"></canvas>
<p id="facts" aria-live="polite">The engine is fetched …</p>
<div class="two"><section class="card" aria-label="What was found"><ul id="findings"></ul></section><p class="card price"><b>$${(prices.slide.cents / 100).toFixed(2)}</b> a slide through the API. Free here: the engine runs in this page, and nothing is sent.</p></div>
<section class="card calls" aria-label="The same from a program"><div class="strip" role="radiogroup" aria-label="Language">${LANGUAGES.map(([id, title], i) => choice('language', id, title, i === 0))}<span class="end"><button type="button" id="copy">Copy</button></span></div><pre class="own" tabindex="0" role="region" aria-label="Code"><code id="code">${codeOf(start)}</code></pre></section></div></section>
</div>
<script type="application/json" id="play-data">${embedded({ worker, intent_schema, start })}</script>
</main>`,
  });
}

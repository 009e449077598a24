/** The page of `deckwright watch`: the slides of each source, and what is wrong with it. Without its script it is whole, and is reloaded by hand. */
import { drawDocument, drawHeader, type Html, html, sheetOf } from '@deckwright/platform/pages';
import type { LiveSource } from './live-sources.ts';

const SHEET = sheetOf(`
main { max-width: 80rem; margin: 0 auto; padding: 1rem; }
h2 { margin: 1.5rem 0 .75rem; overflow-wrap: anywhere; }
.slides { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); padding: 0; list-style: none; }
.slides img { width: 100%; height: auto; display: block; border: 1px solid var(--line); }
.slides.old img { opacity: .55; }
.findings li { margin: .5rem 0; } .findings p { margin: 0; } .findings .warning strong { color: var(--warn); }
#state { font-size: .875rem; }
`);

export const PAGE_POLICY = `default-src 'none'; img-src 'self' data:; font-src 'self'; script-src 'self'; connect-src 'self'; style-src ${SHEET.source}`;

/** Asks for the sources again when the command says that one was drawn. */
export const SCRIPT = `'use strict';
const state = document.getElementById('state');
const events = new EventSource('/events');
events.onopen = () => { state.textContent = 'live'; load(); };
events.onerror = () => { state.textContent = 'the command has ended'; };
events.onmessage = load;
async function load() {
  const answer = await fetch('/sources');
  if (answer.ok) document.getElementById('main').innerHTML = await answer.text();
}
`;

export const livePage = (sources: readonly LiveSource[]): string =>
  drawDocument({
    title: `${sources.map(({ path }) => path).join(', ')}: Deckwright`,
    sheet: SHEET,
    header: drawHeader({ home: null, right: html`<span id="state" role="status">not live</span>` }),
    body: html`<main id="main">${drawSources(sources)}</main><script src="/watch.js"></script>`,
    indexed: false,
    icon: 'data:,',
  }).text;

export const drawSources = (sources: readonly LiveSource[]): Html => html`${sources.map(drawOne)}`;

const drawOne = ({ path, pictures, findings, ok }: LiveSource, at: number): Html => html`<section>
<h2>${path}</h2>
${ok || pictures.length === 0 ? '' : html`<p>The pictures are older than the file.</p>`}
${findings.length === 0 ? '' : html`<ul class="findings">${findings.map(drawFinding)}</ul>`}
<ol class="slides${ok ? '' : ' old'}">${pictures.map(
  ({ version }, slide) => html`<li><img alt="Slide ${slide + 1}" src="/slides/${at}/${slide}.png?v=${version}"></li>`,
)}</ol>
</section>`;

const drawFinding = ({ severity, place, message, remedy }: LiveSource['findings'][number]): Html =>
  html`<li class="${severity}"><p><strong>${severity}</strong> ${place === '' ? '' : html`<code>${place}</code> `}${message}</p>${remedy === '' ? '' : html`<p>${remedy}</p>`}</li>`;

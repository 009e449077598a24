/** The front page: what this is, one whole request beside the slide that it makes, where to begin, and what is proved. */
import type { GalleryItem } from '@deckwright/gallery';
import { prices } from '@deckwright/platform/billing';
import { Html, html } from '@deckwright/platform/pages';
import { highlight } from '@deckwright/playground/highlight';
import { requestCode } from '@deckwright/playground/request-code';
import { searchForm } from '../handbook/page.ts';
import { publicPage, publicPolicy } from '../pages/public.ts';
import { SHEET } from './style.ts';

export const LANDING_POLICY: string = publicPolicy(SHEET);

/** The request that is shown whole: an exhibit of the gallery, whose picture and file stand beside it. */
export const SHOWN = 'waterfall';

/** Of different kinds. */
export const SLIDES = [
  'marimekko-share_marimekko',
  'sankey_flow-multi_stage_sankey',
  'gantt_plan-dependency_gantt',
  'heat_matrix-value_heat_matrix',
  'kpi_metrics-hero_metric',
  'donut',
] as const;

const OFTEN = [
  ['/docs/decks', 'Decks'],
  ['/docs/brands', 'Brands'],
  ['/docs/webhooks', 'Webhooks'],
  ['/docs/errors/insufficient-balance', 'insufficient_balance'],
] as const;

const WAYS = [
  ['/docs/quick-start', 'Draw a first slide', 'An address and a key, one request, one file to open.'],
  ['/gallery', 'Find the right form', 'Every form and component with the request behind it.'],
  ['/docs/agents', 'Connect an agent', 'By MCP; you set what it may spend.'],
  ['/docs/operating/one-server', 'Run it yourself', 'On one server, in containers or on Kubernetes.'],
] as const;

const PROOFS = [
  [
    '/docs/decisions/0002-one-geometry-three-writers',
    'One geometry, three files',
    'The .pptx, the PDF and the picture are written from the same shapes.',
  ],
  [
    '/docs/results/outside-witnesses',
    'Judged by other makers’ checkers',
    'Files of every route are held against the Open XML SDK and veraPDF.',
  ],
  [
    '/docs/decisions/0040-every-pdf-accessible',
    'Every PDF is accessible',
    'Tagged, with alternative texts, for screen readers and archives.',
  ],
  ['/docs/decisions/0080-nothing-sent-is-dropped', 'Nothing sent is dropped', 'What you send is on the slide, or a warning names it.'],
  ['/docs/decisions/0014-wallet-in-sql', 'Charged once', 'Money is held, captured and given back in the same transactions as the work.'],
  ['/docs/results/the-bench', 'Measured', 'What the benches said when they last ran, with dates and machines.'],
] as const;

const IN = 'corporate-light';
const pictureOf = ({ id }: GalleryItem): string => `/gallery/pictures/${IN}/${id}.png`;
const words = (name: string): string => name.replaceAll('_', ' ');

export interface Landing {
  /** Where the request is opened to be changed. */
  readonly open: string;
  readonly shown: GalleryItem;
  readonly slides: readonly GalleryItem[];
}

export function landingPage({ open, shown, slides }: Landing): Html {
  const samples = requestCode(shown.request);
  const price = (prices.slide.cents / 100).toFixed(2);
  return publicPage({
    title: 'Deckwright',
    current: '/',
    sheet: SHEET,
    body: html`<main id="main">
<div class="say"><div><h1>Slides from data, <br>the same bytes every time</h1>
<p class="lead">Send typed JSON; get an editable .pptx, a PDF and a picture. No model draws, and every number and word stands on the slide as you sent it.</p></div>
<div>${searchForm('', 'Search the handbook, forms and errors')}<p class="often">Often looked for: ${OFTEN.map(([href, word]) => html`<a href="${href}">${word}</a>`)}</p></div></div>
<div class="pair"><section class="card request" aria-label="The request"><div class="strip" role="radiogroup" aria-label="Language">${samples.map(({ id, title }, i) => html`<label><input type="radio" name="language" value="${id}"${i === 0 ? new Html(' checked') : ''}>${title}</label>`)}</div>
${samples.map(({ id, title, language, code }) => html`<div class="sample sample-${id}"><pre tabindex="0" role="region" aria-label="${title}"><code>${new Html(highlight(code, language))}</code></pre></div>`)}</section>
<section class="card answer" aria-labelledby="answer"><div class="strip"><h2 id="answer">The answer</h2><span class="muted">$${price}</span><span class="end"><a href="/gallery/slides/${IN}/${shown.id}.pptx" download="${shown.id}.pptx">.pptx</a><a href="${open}">Open in playground</a></span></div>
<a href="${pictureOf(shown)}"><img src="${pictureOf(shown)}" width="960" height="540" alt="The slide: ${shown.title}"></a>
<p>Native shapes, to be edited in PowerPoint or LibreOffice. The same request gives the same file, byte for byte, on any machine.</p></section></div>
<ul class="ways">${WAYS.map(([href, title, text]) => html`<li><a class="card" href="${href}"><b>${title}</b>${text}</a></li>`)}</ul>
<div class="part"><h2>Gallery</h2><span class="muted">drawn from the requests shown there</span><a class="end" href="/gallery">All forms</a></div>
<ul class="slides">${slides.map((one) => html`<li><a href="/gallery#${one.id}"><img src="${pictureOf(one)}" width="960" height="540" loading="lazy" alt="${one.title}">${words(one.name)}</a></li>`)}</ul>
<div class="part"><h2>What is proved, and how</h2><a class="end" href="/docs/decisions/README">All decisions</a></div>
<ul class="proofs">${PROOFS.map(([href, title, text]) => html`<li class="card"><h3><a href="${href}">${title}</a></h3><p>${text}</p></li>`)}</ul>
</main>`,
  });
}

/** What stands beside the slide: the request, or what it is made of. One is shown at a time. */
import { Html, html } from '@deckwright/platform/pages';

export const TABS = [
  ['request', 'Request'],
  ['table', 'Table'],
  ['brief', 'Brief'],
  ['brand', 'Brand'],
] as const;

export const tab = ([name, words]: (typeof TABS)[number], at: number): Html =>
  html`<button type="button" role="tab" id="tab-${name}" data-name="${name}" aria-controls="pane-${name}" aria-selected="${at === 0 ? 'true' : 'false'}"${new Html(at === 0 ? '' : ' tabindex="-1"')}>${words}</button>`;

export const textPane = (name: 'table' | 'brief', label: string, sample: string): Html =>
  html`<div class="pane text" id="pane-${name}" role="tabpanel" aria-labelledby="tab-${name}" hidden><label class="label" for="${name}-text">${label}</label>
<textarea id="${name}-text" rows="9" spellcheck="false" autocomplete="off" placeholder="${sample}"></textarea>
<p class="says" id="${name}-says" role="status"></p>
<ul class="offers" id="${name}-offers" aria-label="Slides that it may become"></ul></div>`;

const COLOURS = [
  ['Main colour', '#0b3d5c'],
  ['Second colour', '#f2a900'],
  ['Third colour', '#6f8fb4'],
] as const;

/** Families that the .pptx names and the page measures. */
const FAMILIES = ['Arial', 'Calibri', 'Georgia', 'Cambria', 'Courier New'];

const family = (id: string, label: string): Html =>
  html`<div class="field"><label class="label" for="${id}">${label}</label><select id="${id}" autocomplete="off">${FAMILIES.map((name) => html`<option>${name}</option>`)}</select></div>`;

export const brandPane = (): Html =>
  html`<div class="pane text" id="pane-brand" role="tabpanel" aria-labelledby="tab-brand" hidden><form id="brand-form">
<div class="field wide"><label class="label" for="brand-name">Name</label><input type="text" id="brand-name" maxlength="100" placeholder="Northline" autocomplete="off"></div>
${COLOURS.map(([label, value], i) => html`<div class="field"><label class="label" for="brand-colour-${String(i + 1)}">${label}</label><input type="color" id="brand-colour-${String(i + 1)}" value="${value}" autocomplete="off"></div>`)}
${family('brand-heading', 'Headings')}${family('brand-body', 'Text')}
<div class="field"><label class="label" for="brand-mode">Ground</label><select id="brand-mode" autocomplete="off"><option value="light">Light</option><option value="dark">Dark</option></select></div>
<div class="acts wide"><button class="first">Draw in this brand</button><button type="button" id="brand-clear" disabled>No brand</button></div></form>
<div id="brand-said" hidden><p class="says">Contrast is kept: colours that text could not be read on are moved until it can. For the API, create the brand once with <code>POST /v1/brands</code>; a logo, own fonts and a template are added there.</p><pre tabindex="0" role="region" aria-label="The brand's kit"><code id="brand-kit"></code></pre></div></div>`;

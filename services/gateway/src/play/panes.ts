/** What stands beside the slide: the request, or what it is made of. One is shown at a time. */
import { Html, html } from '@deckwright/platform/pages';

export const TABS = [
  ['request', 'Request'],
  ['table', 'Table'],
  ['brief', 'Brief'],
  ['brand', 'Brand'],
  ['check', 'Check .pptx'],
] as const;

export const tab = ([name, words]: (typeof TABS)[number], at: number): Html =>
  html`<button type="button" role="tab" id="tab-${name}" data-name="${name}" aria-controls="pane-${name}" aria-selected="${at === 0 ? 'true' : 'false'}"${new Html(at === 0 ? '' : ' tabindex="-1"')}>${words}</button>`;

const dropField = (id: string, words: string, limits: string, accept: string): Html =>
  html`<label class="drop"><b>${words}</b><span>${limits}</span><input id="${id}" type="file" accept="${accept}"></label>`;

const TABLE_FILE = html`${dropField('table-file', 'Drop a .xlsx or .csv here, or choose one', 'At most 25 MB; it stays in this page', '.xlsx,.xlsm,.csv,.tsv,.txt,.md')}
<select id="table-sheets" aria-label="Table of the file" autocomplete="off" hidden></select>`;

export const checkPane = (): Html =>
  html`<div class="pane text" id="pane-check" role="tabpanel" aria-labelledby="tab-check" hidden>
${dropField('check-file', 'Drop a .pptx here, or choose one', 'At most 25 MB, 50 slides; it stays in this page', '.pptx,.pptm,.potx,.ppsx')}
<p class="says" id="check-says" role="status">Texts that run over, sizes nobody can read, colours without contrast, shapes off the slide and faults of the file are found; what has one answer is repaired, and no word is changed.</p>
<div class="acts" id="check-acts"></div>
<ul class="found" id="check-found" aria-label="Findings"></ul></div>`;

export const textPane = (name: 'table' | 'brief', label: string, sample: string): Html =>
  html`<div class="pane text" id="pane-${name}" role="tabpanel" aria-labelledby="tab-${name}" hidden><label class="label" for="${name}-text">${label}</label>
<textarea id="${name}-text" rows="9" spellcheck="false" autocomplete="off" placeholder="${sample}"></textarea>
${name === 'table' ? TABLE_FILE : ''}<p class="says" id="${name}-says" role="status"></p>
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

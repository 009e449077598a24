/** The pages of the public tools: a list, and one a tool. Scripts and styles are ours alone, and nothing comes from elsewhere. */
import { textReply } from '@deckwright/platform/http';
import { Html, html } from '@deckwright/platform/pages';
import { BRIEFLY } from '../examples/cached-reply.ts';
import { ASSETS } from '../pages/assets.ts';
import { publicPage, publicPolicy } from '../pages/public.ts';
import { SHEET } from './style.ts';
import { type Choice, type PublicTool, TOOLS } from './tools.ts';

export const toolsReply = (page: Html) =>
  textReply('text/html; charset=utf-8', page.text, { 'Content-Security-Policy': publicPolicy(SHEET), 'Cache-Control': BRIEFLY });

const shell = (title: string, main: Html, head = html``): Html =>
  publicPage({ title, current: '/tools', sheet: SHEET, head, body: html`<main id="main">${main}</main>` });

export const toolsPage = (): Html =>
  shell(
    'Tools',
    html`<h1>Tools for slides, free and without an account</h1>
<p class="lead">Files are read in a process that ends with them. What comes back is deleted after an hour.</p>
<ul class="tools">${TOOLS.map(({ name, title, says }) => html`<li><a href="/tools/${name}"><h2>${title}</h2><span>${says}</span></a></li>`)}</ul>`,
  );

const STRICT = html`<label class="tick"><input type="checkbox" id="strict">Refuse where anything would be lost</label>`;

const slidesWanted = (most: number): Html =>
  html`<label class="count">Slides wanted, at most ${String(most)}; empty for as many as it needs<input type="number" id="slides" min="1" max="${String(most)}" step="1" inputmode="numeric"></label>`;

/** What a program sends. */
function curlOf({ name, takes }: PublicTool, base_url: string): string {
  const address = `${base_url}/v1/tools/${name}`;
  if (takes.files === 0) {
    const body =
      'choices' in takes ? Object.fromEntries(takes.choices.map(({ name, options }) => [name, options[0]?.value])) : { code: takes.short };
    return `curl --json '${JSON.stringify(body)}' ${address}`;
  }
  const parts = Array.from(
    { length: takes.files },
    (_, i) =>
      `-F ${takes.files > 1 ? `files=@deck-${i + 1}.pptx` : `file=@${takes.most_slides === undefined ? 'talk.pdf' : 'report.docx'}`}`,
  );
  return `curl ${parts.join(' ')} ${address}`;
}

const choiceOf = ({ name, label, options }: Choice): Html => {
  const groups = new Map<string, Html[]>();
  for (const { value, words, group = '' } of options)
    groups.set(group, [...(groups.get(group) ?? []), html`<option value="${value}">${words}</option>`]);
  return html`<div class="choice"><label class="label" for="${name}">${label}</label><select id="${name}" name="${name}">${[...groups].map(([group, all]) => (group === '' ? all : html`<optgroup label="${group}">${all}</optgroup>`))}</select></div>`;
};

const fieldOf = ({ takes, limits }: PublicTool): Html =>
  'choices' in takes
    ? html`<div class="choices">${takes.choices.map(choiceOf)}</div>`
    : takes.files === 0
      ? html`<label class="label" for="code">${takes.label}</label>
<textarea id="code" rows="14" spellcheck="false" autocapitalize="off" autocomplete="off" maxlength="${String(takes.most_characters)}">${takes.sample}</textarea>`
      : html`<label class="drop" id="drop"><b>${takes.drop}</b><span>${limits[0]}</span><input id="file" type="file" accept="${takes.accept}"${takes.files > 1 ? new Html(' multiple') : ''}></label>
<ul class="files" id="files" aria-label="Chosen" hidden></ul>`;

export const toolPage = (tool: PublicTool, base_url: string): Html => {
  const { name, title, lead, takes, button, limits, docs } = tool;
  const curl = curlOf(tool, base_url);
  return shell(
    title,
    html`<h1>${title}</h1>
<p class="lead">${lead}</p>
<ul class="limits">${limits.map((limit) => html`<li>${limit}</li>`)}</ul>
<noscript><section class="card"><p>Without scripts, send it by a program:</p><pre tabindex="0">${curl}</pre></section></noscript>
<form id="tool" class="card" data-tool="${name}" data-files="${String(takes.files)}"${takes.files === 0 ? '' : html` data-most-bytes="${String(takes.most_bytes)}"`} hidden>
${fieldOf(tool)}
${name === 'pdf-to-pptx' ? STRICT : ''}${takes.files === 0 || takes.most_slides === undefined ? '' : slidesWanted(takes.most_slides)}
<div class="acts"><button class="first" id="send">${button}</button></div>
<div class="wait" id="wait" hidden><p id="words" role="status"></p><progress id="bar" aria-labelledby="words"></progress><div class="acts"><button type="button" id="stop">Cancel</button></div></div>
</form>
<div id="out" aria-live="polite"></div>
<details><summary>From a program</summary><pre tabindex="0">${curl}</pre><p><a href="/docs/${docs}">How it works, and what an API key adds</a></p></details>`,
    html`<script src="${ASSETS.tools}" defer></script>`,
  );
};

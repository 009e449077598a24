/** One endpoint: what it does, a request that runs, what it takes and what it answers. */
import { Html, html } from '@deckwright/platform/pages';
import { highlight } from '@deckwright/playground/highlight';
import { type Endpoint, nameIn, type OpenApi, type Operation, type Schema } from './document.ts';
import { drawField, drawFields, typeOf } from './fields.ts';
import { words } from './words.ts';

/** As in the handbook: the two variables name the service and the key. */
export function curlOf({ method, path, operation }: Endpoint): string {
  const sample = operation['x-codeSamples']?.[0]?.source;
  if (sample !== undefined) return sample;
  const head = method === 'get' ? 'curl -sS' : `curl -sS -X ${method.toUpperCase()}`;
  const key = isPublic(operation) ? '' : ' \\\n  -H "Authorization: Bearer $DECKWRIGHT_API_KEY"';
  const type = Object.keys(operation.requestBody?.content ?? {}).find((one) => one === 'multipart/form-data');
  return `${head} "$DECKWRIGHT_URL${path}"${key}${type === undefined ? '' : ' \\\n  -F file=@deck.pptx'}`;
}

const isPublic = ({ security = [] }: Operation): boolean => security.length === 0 || security.some((one) => Object.keys(one).length === 0);

const isGood = (status: string): boolean => status.startsWith('2') || status.startsWith('3');

type Schemas = OpenApi['components']['schemas'];

export function drawEndpoint(endpoint: Endpoint, schemas: Schemas, refer: (name: string) => void): Html {
  const { method, path, operation } = endpoint;
  const { operationId, summary = '', description, parameters = [], requestBody, responses } = operation;
  const statuses = Object.entries(responses);
  const good = statuses.filter(([status]) => isGood(status));
  const bad = statuses.filter(([status]) => !isGood(status));
  return html`<section class="endpoint" id="${operationId}" aria-labelledby="${operationId}-name">
<h2 id="${operationId}-name">${summary} <a class="anchor" href="#${operationId}" aria-label="Link to ${summary}">#</a></h2>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> ${isPublic(operation) ? html`<span class="tag quiet">no key needed</span>` : ''}</p>
${description === undefined ? '' : html`<p>${words(description)}</p>`}
<pre tabindex="0"><code>${new Html(highlight(curlOf(endpoint), 'bash'))}</code></pre>
${parameters.length === 0 ? '' : html`<h3>Parameters</h3><dl class="fields">${parameters.map((one) => drawField(one.in === 'path' ? `{${one.name}}` : one.name, one.schema ?? {}, one.required === true, refer, 0, `${one.description ?? ''}${one.in === 'header' ? ' Sent as a header.' : ''}`.trim()))}</dl>`}
${requestBody === undefined ? '' : Object.entries(requestBody.content).map(([type, { schema }]) => html`<h3>Body <span class="muted">${type}${requestBody.required === true ? '' : ', may be left out'}</span></h3>${schema === undefined ? '' : drawBody(schema, schemas, refer)}`)}
<h3>Answers</h3>
<dl class="fields">${good.map(([status, answer]) => html`<div><dt><code>${status}</code></dt><dd>${Object.entries(answer.content ?? {}).map(([type, { schema }]) => html`<span class="type">${schema === undefined ? type : typeOf(schema, refer)}</span> `)}<p>${words(answer.description ?? '')}</p></dd></div>`)}</dl>
${bad.length === 0 ? '' : html`<details><summary>Refusals: ${bad.map(([status]) => status).join(', ')}</summary><dl class="fields">${bad.map(([status, answer]) => html`<div><dt><code>${status}</code></dt><dd><p>${words(answer.description ?? '')}</p></dd></div>`)}</dl></details>`}
</section>`;
}

/** A body stands with its endpoint, also where it has a name. */
function drawBody(schema: Schema, schemas: Schemas, refer: (name: string) => void): Html {
  const whole = schema.$ref === undefined ? schema : (schemas[nameIn(schema.$ref)] ?? {});
  return whole.properties === undefined ? html`<p class="type">${typeOf(schema, refer)}</p>` : drawFields(whole, refer);
}

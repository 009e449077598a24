/** The reference: one page a subject, drawn here from the OpenAPI document, so that it reads without a script. */
import { type Html, html } from '@deckwright/platform/pages';
import { searchForm } from '../handbook/page.ts';
import type { Part } from '../handbook/search.ts';
import { publicPage, publicPolicy } from '../pages/public.ts';
import { addressOfEndpoint, type Group, groupsOf, nameIn, type OpenApi, REFERENCE_PATH, type Schema } from './document.ts';
import { drawEndpoint } from './endpoint.ts';
import { drawFields, typeOf } from './fields.ts';
import { SHEET } from './style.ts';
import { words } from './words.ts';

export const REFERENCE_POLICY: string = publicPolicy(SHEET);

const page = (title: string, group: Group | null, groups: readonly Group[], main: Html, here: Html = html``): string =>
  publicPage({
    title,
    current: REFERENCE_PATH,
    sheet: SHEET,
    body: html`<div class="columns">
<div class="menu">${searchForm()}<nav id="pages" aria-label="Reference"><ul><li><a href="${REFERENCE_PATH}"${group === null ? html` aria-current="page"` : ''}>All endpoints</a></li>${groups.map((one) => html`<li><a href="${REFERENCE_PATH}/${one.slug}"${one === group ? html` aria-current="page"` : ''}>${one.name}</a></li>`)}</ul></nav></div>
<main id="main"><a class="to-menu" href="#pages">All subjects</a>
${main}
</main>
${here}
</div>`,
  }).text;

function drawAll(groups: readonly Group[]): string {
  const count = groups.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
  return page(
    'Reference',
    null,
    groups,
    html`<h1>Reference</h1>
<p class="lead">${count} endpoints of one HTTP interface. Send a key as <code>Authorization: Bearer</code> or <code>X-API-Key</code>; every refusal is a problem document with a remedy.</p>
<p class="lead-links"><a href="/v1/openapi.json">OpenAPI 3.1 as JSON</a> <a href="/docs/quick-start">Quick start</a> <a href="/docs/errors">Errors</a> <a href="/docs/client">TypeScript client</a> <a href="/docs/python">Python client</a></p>
${groups.map((group) => html`<h2 id="${group.slug}"><a href="${REFERENCE_PATH}/${group.slug}">${group.name}</a></h2><ul class="endpoints">${group.endpoints.map((one) => html`<li><a href="${addressOfEndpoint(group, one)}"><span class="method ${one.method}">${one.method.toUpperCase()}</span><code>${one.path}</code><span class="summary">${one.operation.summary}</span></a></li>`)}</ul>`)}`,
  );
}

function drawGroup(group: Group, groups: readonly Group[], schemas: OpenApi['components']['schemas']): string {
  const wanted: string[] = [];
  const refer = (name: string): void => {
    if (!wanted.includes(name) && schemas[name] !== undefined) wanted.push(name);
  };
  const endpoints = group.endpoints.map((one) => drawEndpoint(one, schemas, refer));
  const objects: Html[] = [];
  // The list grows while it is read: an object may refer to further ones.
  for (const name of wanted) objects.push(drawObject(name, schemas[name] ?? {}, refer));
  return page(
    `${group.name}, reference`,
    group,
    groups,
    html`<h1>${group.name}</h1>\n${endpoints}\n${objects.length === 0 ? '' : html`<h2 class="objects" id="objects">Objects</h2>${objects}`}`,
    html`<nav class="here" aria-label="On this page"><h2>On this page</h2><ul>${group.endpoints.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}${objects.length === 0 ? '' : html`<li><a href="#objects">Objects</a></li>`}</ul></nav>`,
  );
}

const drawObject = (name: string, schema: Schema, refer: (name: string) => void): Html =>
  html`<section class="object" id="${name}"><h3>${name}</h3>${schema.description === undefined ? '' : html`<p>${words(schema.description)}</p>`}${schema.properties === undefined ? html`<p class="type">${typeOf(schema, refer)}</p>` : drawFields(schema, refer)}</section>`;

export interface Reference {
  /** By the last part of its address, empty for the first page. */
  page(name: string): string | null;
  /** What the search finds of it. */
  readonly parts: readonly Part[];
}

export function createReference(openapi: OpenApi): Reference {
  const groups = groupsOf(openapi);
  const drawn = new Map<string, string>();
  return {
    page(name) {
      const group = groups.find(({ slug }) => slug === name);
      if (name !== '' && group === undefined) return null;
      const text = drawn.get(name) ?? (group === undefined ? drawAll(groups) : drawGroup(group, groups, openapi.components.schemas));
      drawn.set(name, text);
      return text;
    },
    parts: groups.flatMap((group) =>
      group.endpoints.map((one) => ({
        page: `Reference: ${group.name}`,
        heading: one.operation.summary ?? '',
        href: addressOfEndpoint(group, one),
        text: `${one.method.toUpperCase()} ${one.path} ${one.operation.description ?? ''} ${membersOf(one.operation.requestBody?.content['application/json']?.schema, openapi)}`,
      })),
    ),
  };
}

/** Names of the members of a body, so that a field is found by its name. */
function membersOf(schema: Schema | undefined, openapi: OpenApi): string {
  const whole = schema?.$ref === undefined ? schema : openapi.components.schemas[nameIn(schema.$ref)];
  return Object.keys(whole?.properties ?? {}).join(' ');
}

/** Members of an object as a list: name, whether it is needed, type, limits, what it says. */
import { type Html, html } from '@deckwright/platform/pages';
import { nameIn, type Schema } from './document.ts';
import { words } from './words.ts';

/** Called with the name of each object that is referred to. */
type Refer = (name: string) => void;

/** Values that are shown; of longer lists the number is said. */
const MOST_VALUES = 12;
/** Objects within objects that are written out; the JSON has what is deeper. */
const MOST_DEPTH = 4;

export function typeOf(schema: Schema, refer: Refer): Html {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    refer(name);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum !== undefined)
    return schema.enum.length > MOST_VALUES
      ? html`one of ${schema.enum.length} values`
      : html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
  const ways = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (ways !== undefined)
    return html`${ways.map((way, i) => html`${i === 0 ? '' : schema.allOf === undefined ? ' | ' : ' & '}${typeOf(way, refer)}`)}`;
  if (schema.type === 'array') return schema.items === undefined ? html`list` : html`list of ${typeOf(schema.items, refer)}`;
  if (schema.type === undefined) return html`any`;
  return html`${typeof schema.type === 'string' ? schema.type : schema.type.join(' | ')}`;
}

const range = (least: number | undefined, most: number | undefined, unit: string): readonly string[] => {
  if (least === undefined && most === undefined) return [];
  if (least === undefined || least <= Number.MIN_SAFE_INTEGER)
    return most === undefined || most >= Number.MAX_SAFE_INTEGER ? [] : [`at most ${most}${unit}`];
  if (most === undefined || most >= Number.MAX_SAFE_INTEGER) return least === 0 && unit !== '' ? [] : [`at least ${least}${unit}`];
  return [least === most ? `${least}${unit}` : `${least} to ${most}${unit}`];
};

const limitsOf = (schema: Schema): string =>
  [
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' entries'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ].join(', ');

/** The objects written out within a schema: itself, the entries of a list, the ways of a choice. */
function objectsIn(schema: Schema): readonly Schema[] {
  if (schema.properties !== undefined) return [schema];
  if (schema.items !== undefined) return objectsIn(schema.items);
  if (typeof schema.additionalProperties === 'object') return objectsIn(schema.additionalProperties);
  return (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).flatMap(objectsIn);
}

export function drawFields(schema: Schema, refer: Refer, depth = 0): Html {
  const members = Object.entries(schema.properties ?? {});
  if (members.length === 0) return html`<p class="muted">No members are described.</p>`;
  return html`<dl class="fields">${members.map(([name, member]) => drawField(name, member, schema.required?.includes(name) === true, refer, depth))}</dl>`;
}

export function drawField(name: string, schema: Schema, needed: boolean, refer: Refer, depth = 0, description = schema.description): Html {
  const limits = limitsOf(schema);
  const inner = depth >= MOST_DEPTH ? [] : objectsIn(schema);
  return html`<div><dt><code>${name}</code>${needed ? html` <span class="need">needed</span>` : ''}</dt><dd><span class="type">${typeOf(schema, refer)}</span>${limits === '' ? '' : html` <span class="muted">${limits}</span>`}${description === undefined ? '' : html`<p>${words(description)}</p>`}${inner.map((one) => html`<details><summary>Members of <code>${name}</code></summary>${drawFields(one, refer, depth + 1)}</details>`)}</dd></div>`;
}

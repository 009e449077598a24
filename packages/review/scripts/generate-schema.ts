/**
 * Writes `src/conformance/schema/schema.generated.json` from the transitional schemas of ISO/IEC 29500-4:
 * `npx tsx packages/review/scripts/generate-schema.ts FOLDER_OF_XSD`. Names, orders, counts and values only. The product carries the
 * result, never the schemas.
 */
import '../../../scripts/usage.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, canonicalName, child, elements, parseXmlText, type XmlElement } from '@deckwright/read/ooxml';
import type { ParticleData, SimpleData, TypeData } from '../src/conformance/schema/schema-data.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: npx tsx packages/review/scripts/generate-schema.ts FOLDER_OF_XSD');
  process.exit(2);
}

const FILES = [
  'pml',
  'dml-main',
  'dml-chart',
  'dml-chartDrawing',
  'dml-diagram',
  'dml-picture',
  'dml-lockedCanvas',
  'shared-commonSimpleTypes',
  'shared-relationshipReference',
  'shared-documentPropertiesExtended',
  'shared-documentPropertiesCustom',
  'shared-documentPropertiesVariantTypes',
];
const XSD = 'http://www.w3.org/2001/XMLSchema';
const x = (local: string): string => `{${XSD}}${local}`;

interface Context {
  readonly target: string;
  readonly prefixes: ReadonlyMap<string, string>;
  readonly qualified: boolean;
}
interface Definition {
  readonly element: XmlElement;
  readonly context: Context;
}

const definitions = new Map<string, Definition>();
const globals: string[] = [];
for (const file of FILES) {
  const { root, source } = parseXmlText(readFileSync(join(folder, `${file}.xsd`), 'utf8'), file);
  const prefixes = new Map(
    [...source.slice(root.start, root.contentStart).matchAll(/xmlns(?::(\w+))?="([^"]*)"/g)].map((one) => [one[1] ?? '', one[2] ?? '']),
  );
  const context = {
    target: attribute(root, 'targetNamespace') ?? '',
    prefixes,
    qualified: attribute(root, 'attributeFormDefault') === 'qualified',
  };
  for (const element of elements(root)) {
    const name = attribute(element, 'name');
    if (name === undefined) continue;
    const kind = element.name.slice(x('').length);
    definitions.set(`${kind === 'complexType' || kind === 'simpleType' ? 'type' : kind} ${context.target} ${name}`, { element, context });
    if (kind === 'element') globals.push(`${context.target} ${name}`);
  }
}

/** Namespace and local name that a reference means. */
function resolve(reference: string, { prefixes }: Context): readonly [string, string] {
  const colon = reference.indexOf(':');
  return [prefixes.get(colon < 0 ? '' : reference.slice(0, colon)) ?? '', reference.slice(colon + 1)];
}
const lookUp = (kind: string, reference: string, context: Context): Definition | undefined =>
  definitions.get(`${kind} ${resolve(reference, context).join(' ')}`);

const simples: SimpleData[] = [];
const simpleIndex = new Map<string, number>();
function addSimple(data: SimpleData): number {
  const key = JSON.stringify(data);
  const known = simpleIndex.get(key);
  if (known !== undefined) return known;
  simpleIndex.set(key, simples.length);
  return simples.push(data) - 1;
}

const WHOLE: Readonly<Record<string, readonly [number | null, number | null]>> = {
  byte: [-128, 127],
  unsignedByte: [0, 255],
  short: [-32768, 32767],
  unsignedShort: [0, 65535],
  int: [-2147483648, 2147483647],
  unsignedInt: [0, 4294967295],
  long: [null, null],
  integer: [null, null],
  unsignedLong: [0, null],
  nonNegativeInteger: [0, null],
  positiveInteger: [1, null],
};
const FREE: SimpleData = ['any'];

function builtIn(name: string): SimpleData {
  const whole = WHOLE[name];
  if (whole) return ['whole', ...whole];
  if (name === 'boolean') return ['flag'];
  if (name === 'double' || name === 'float' || name === 'decimal') return ['number', null, null];
  if (name === 'hexBinary') return ['hex', null];
  if (name === 'dateTime') return ['time'];
  return FREE;
}

const simpleByName = (reference: string, context: Context): SimpleData => {
  const [namespace, local] = resolve(reference, context);
  if (namespace === XSD) return builtIn(local);
  const definition = lookUp('type', reference, context);
  return definition?.element.name === x('simpleType') ? simpleOf(definition) : FREE;
};

function simpleOf({ element, context }: Definition): SimpleData {
  const list = child(element, x('list'));
  if (list) return ['list', addSimple(simpleByName(attribute(list, 'itemType') ?? '', context))];
  const union = child(element, x('union'));
  if (union) {
    const named = (attribute(union, 'memberTypes') ?? '').split(/\s+/).filter(Boolean);
    const members = [
      ...named.map((name) => simpleByName(name, context)),
      ...elements(union, x('simpleType')).map((one) => simpleOf({ element: one, context })),
    ];
    return ['union', ...members.map(addSimple)];
  }
  const restriction = child(element, x('restriction'));
  if (!restriction) return FREE;
  const base = simpleByName(attribute(restriction, 'base') ?? '', context);
  const facet = (name: string): string | undefined => attribute(child(restriction, x(name)), 'value');
  const values = elements(restriction, x('enumeration')).map((one) => attribute(one, 'value') ?? '');
  // Numbers that are listed in hexadecimal are written in decimal, and others than those listed: of these only the range holds.
  if (values.length > 0 && base[0] !== 'whole') return ['set', ...values];
  const bound = (facets: readonly [string, number][], then: number | null): number | null => {
    for (const [name, step] of facets) {
      const value = facet(name);
      if (value !== undefined) return Number(value) + step;
    }
    return then;
  };
  if (base[0] === 'whole')
    return [
      'whole',
      bound(
        [
          ['minInclusive', 0],
          ['minExclusive', 1],
        ],
        base[1],
      ),
      bound(
        [
          ['maxInclusive', 0],
          ['maxExclusive', -1],
        ],
        base[2],
      ),
    ];
  if (base[0] === 'number') return ['number', bound([['minInclusive', 0]], base[1]), bound([['maxInclusive', 0]], base[2])];
  if (base[0] === 'hex') return ['hex', bound([['length', 0]], base[1])];
  const pattern = facet('pattern');
  if (pattern !== undefined) return ['pattern', pattern];
  return base;
}

const types: TypeData[] = [];
const typeIndex = new Map<XmlElement | string, number>();

function typeByName(reference: string, context: Context): number {
  const definition = lookUp('type', reference, context);
  if (definition?.element.name === x('complexType')) return complex(definition);
  const simple = addSimple(simpleByName(reference, context));
  const key = `simple ${simple}`;
  const known = typeIndex.get(key);
  if (known !== undefined) return known;
  typeIndex.set(key, types.length);
  return types.push({ text: simple }) - 1;
}

function complex({ element, context }: Definition): number {
  const known = typeIndex.get(element);
  if (known !== undefined) return known;
  const index = types.push({}) - 1;
  typeIndex.set(element, index);
  const simple = child(child(element, x('simpleContent')), x('extension'));
  const extended = child(child(element, x('complexContent')), x('extension'));
  const body = simple ?? extended ?? element;
  const base = attribute(extended, 'base');
  const inherited: TypeData = base === undefined ? {} : (types[typeByName(base, context)] ?? {});
  const attributes = [...(inherited.attributes ?? []), ...attributesOf({ element: body, context })];
  const own = simple ? undefined : particlesOf(body, context);
  const content = [inherited.content, own].filter((one) => one !== undefined);
  types[index] = {
    ...(attributes.length > 0 && { attributes }),
    ...(content.length > 0 && { content: content.length === 1 && content[0] ? content[0] : ['sequence', 1, 1, content] }),
    ...(simple && { text: addSimple(simpleByName(attribute(simple, 'base') ?? '', context)) }),
  };
  return index;
}

type AttributeData = NonNullable<TypeData['attributes']>[number];

function attributesOf({ element, context }: Definition): AttributeData[] {
  return elements(element).flatMap((one): AttributeData[] => {
    if (one.name === x('attributeGroup')) {
      const group = lookUp('attributeGroup', attribute(one, 'ref') ?? '', context);
      return group ? attributesOf(group) : [];
    }
    if (one.name !== x('attribute')) return [];
    const required = attribute(one, 'use') === 'required' ? 1 : 0;
    const reference = attribute(one, 'ref');
    if (reference !== undefined) {
      const [namespace, local] = resolve(reference, context);
      return [[reference.startsWith('xml:') ? reference : canonicalName(namespace, local), addSimple(FREE), required]];
    }
    const type = attribute(one, 'type');
    const inline = child(one, x('simpleType'));
    const simple = inline ? simpleOf({ element: inline, context }) : type === undefined ? FREE : simpleByName(type, context);
    const name = attribute(one, 'name') ?? '';
    return [[context.qualified ? canonicalName(context.target, name) : name, addSimple(simple), required]];
  });
}

const counts = (element: XmlElement): readonly [number, number] => {
  const most = attribute(element, 'maxOccurs') ?? '1';
  return [Number(attribute(element, 'minOccurs') ?? '1'), most === 'unbounded' ? -1 : Number(most)];
};

/** The one particle among an element's children. */
function particlesOf(of: XmlElement, context: Context): ParticleData | undefined {
  for (const one of elements(of)) {
    const particle = particleOf(one, context);
    if (particle) return particle;
  }
  return undefined;
}

function particleOf(of: XmlElement, context: Context): ParticleData | undefined {
  const [least, most] = counts(of);
  const kind = of.name.slice(x('').length);
  if (kind === 'element') {
    const reference = attribute(of, 'ref');
    const definition = reference === undefined ? { element: of, context } : lookUp('element', reference, context);
    if (!definition) return ['foreign', least, most];
    return [
      'element',
      least,
      most,
      canonicalName(definition.context.target, attribute(definition.element, 'name') ?? ''),
      typeOf(definition),
    ];
  }
  if (kind === 'any') return ['foreign', least, most];
  if (kind === 'group') {
    const group = lookUp('group', attribute(of, 'ref') ?? '', context);
    const inner = group && particlesOf(group.element, group.context);
    if (!inner) return undefined;
    return least === 1 && most === 1 ? inner : ['sequence', least, most, [inner]];
  }
  if (kind !== 'sequence' && kind !== 'choice' && kind !== 'all') return undefined;
  const parts: ParticleData[] = [];
  for (const one of elements(of)) {
    const particle = particleOf(one, context);
    if (particle) parts.push(particle);
  }
  return [kind, least, most, parts];
}

function typeOf({ element, context }: Definition): number {
  const inline = child(element, x('complexType'));
  if (inline) return complex({ element: inline, context });
  return typeByName(attribute(element, 'type') ?? '', context);
}

const roots: Record<string, number> = {};
for (const key of globals) {
  const definition = definitions.get(`element ${key}`);
  const [namespace = '', local = ''] = key.split(' ');
  if (definition) roots[canonicalName(namespace, local)] = typeOf(definition);
}

const rows = [
  `{"roots":${JSON.stringify(roots)},`,
  `"simples":[\n${simples.map((one) => JSON.stringify(one)).join(',\n')}],`,
  `"types":[\n${types.map((one) => JSON.stringify(one)).join(',\n')}]}`,
];
writeFileSync(join(import.meta.dirname, '../src/conformance/schema/schema.generated.json'), `${rows.join('\n')}\n`);
console.log(`${types.length} types, ${simples.length} simple types, ${Object.keys(roots).length} roots`);

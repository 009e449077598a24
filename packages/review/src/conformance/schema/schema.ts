/** The schema for the checks: types by element, each compiled on first use. */
import json from './schema.generated.json' with { type: 'json' };
import type { ParticleData, SchemaData, SimpleData } from './schema-data.ts';

export interface Particle {
  readonly kind: ParticleData[0];
  readonly least: number;
  readonly most: number;
  /** Of an element. */
  readonly name: string | undefined;
  readonly parts: readonly Particle[];
  /** Names of its possible first elements. */
  readonly starts: ReadonlySet<string>;
  /** Its first element may have any name. */
  readonly open: boolean;
  readonly emptiable: boolean;
}

export interface AttributeType {
  readonly simple: SimpleData;
  readonly required: boolean;
}

export interface ElementType {
  readonly attributes: ReadonlyMap<string, AttributeType>;
  readonly required: readonly string[];
  /** Absent when no element is allowed inside. */
  readonly content: Particle | undefined;
  /** Elements that are allowed inside, in the order of the schema, with the indexes of their types. */
  readonly children: ReadonlyMap<string, number>;
  /** The position of each in the order of the schema; elements of any order share a position. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Elements of other namespaces are allowed inside. */
  readonly open: boolean;
  readonly text: SimpleData | undefined;
}

// The compiler sees lists where the data has tuples.
const schema = json as unknown as SchemaData;
const compiled = new Map<number, ElementType>();

/** The type of a global element. */
export function rootType(name: string): ElementType | undefined {
  const roots = schema.roots;
  return Object.hasOwn(roots, name) ? typeAt(roots[name]) : undefined;
}

export const simpleAt = (index: number): SimpleData => schema.simples[index] ?? ['any'];

/** The type of an element inside another; undefined if the schema does not name it there. */
export function typeInside(type: ElementType, name: string): ElementType | undefined {
  const index = type.children.get(name);
  if (index !== undefined) return typeAt(index);
  return type.open ? rootType(name) : undefined;
}

function typeAt(index: number | undefined): ElementType | undefined {
  if (index === undefined) return undefined;
  const cached = compiled.get(index);
  if (cached) return cached;
  const spec = schema.types[index];
  if (!spec) return undefined;
  const attributes = new Map(
    (spec.attributes ?? []).map(([name, simple, required]) => [name, { simple: simpleAt(simple), required: required === 1 }]),
  );
  const children = new Map<string, number>();
  const content = spec.content && compile(spec.content, children);
  const type: ElementType = {
    attributes,
    required: [...attributes].filter(([, { required }]) => required).map(([name]) => name),
    content,
    children,
    ranks: ranksOf(content),
    open: spec.content !== undefined && hasForeign(spec.content),
    text: spec.text === undefined ? undefined : simpleAt(spec.text),
  };
  compiled.set(index, type);
  return type;
}

function compile(spec: ParticleData, children: Map<string, number>): Particle {
  const [kind, least, most] = spec;
  if (spec[0] === 'element') {
    const [, , , name, type] = spec;
    if (!children.has(name)) children.set(name, type);
    return { kind, least, most, name, parts: [], starts: new Set([name]), open: false, emptiable: least === 0 };
  }
  // The contents of extensions are not checked, because PowerPoint itself writes more there than ISO allows.
  if (spec[0] === 'foreign')
    return { kind, least: 0, most: -1, name: undefined, parts: [], starts: new Set(), open: true, emptiable: true };
  const parts = spec[3].map((part) => compile(part, children));
  const starts = new Set<string>();
  let open = false;
  for (const part of parts) {
    for (const name of part.starts) starts.add(name);
    open ||= part.open;
    if (kind === 'sequence' && !part.emptiable) break;
  }
  const inside =
    kind === 'choice' ? parts.length === 0 || parts.some(({ emptiable }) => emptiable) : parts.every(({ emptiable }) => emptiable);
  return { kind, least, most, name: undefined, parts, starts, open, emptiable: least === 0 || inside };
}

function ranksOf(content: Particle | undefined): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  let rank = 0;
  const visit = ({ name, parts, kind, most }: Particle, together: boolean): void => {
    if (name !== undefined) {
      if (!together) rank += 1;
      if (!ranks.has(name)) ranks.set(name, rank);
      return;
    }
    const mixed = together || kind === 'all' || most !== 1;
    // The order of shapes, runs and plots has a meaning.
    if (mixed && !together) rank += 1;
    for (const part of parts) visit(part, mixed);
  };
  if (content) visit(content, false);
  return ranks;
}

const hasForeign = (spec: ParticleData): boolean => spec[0] === 'foreign' || (spec[0] !== 'element' && spec[3].some(hasForeign));

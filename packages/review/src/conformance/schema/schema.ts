/** The schema as the checks ask it: types by element, compiled when they are first met. */
import { SCHEMA_JSON } from './schema.generated.ts';
import type { ParticleData, SchemaData, SimpleData } from './schema-data.ts';

export interface Particle {
  readonly kind: ParticleData[0];
  readonly least: number;
  readonly most: number;
  /** Of an element. */
  readonly name: string | undefined;
  readonly parts: readonly Particle[];
  /** Names of elements that it may begin with. */
  readonly starts: ReadonlySet<string>;
  /** It may begin with an element of any name. */
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
  /** None when no element may stand inside. */
  readonly content: Particle | undefined;
  /** Elements that may stand inside, in the order of the schema, each with the index of its type. */
  readonly children: ReadonlyMap<string, number>;
  /** Where each stands in the order of the schema; those that may follow one another in any order stand at one place. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Elements of other namespaces may stand inside. */
  readonly open: boolean;
  readonly text: SimpleData | undefined;
}

let data: SchemaData | undefined;
const schema = (): SchemaData => {
  data ??= JSON.parse(SCHEMA_JSON) as SchemaData;
  return data;
};
const compiled = new Map<number, ElementType>();

/** Type of an element that may begin a part or stand where any element may. */
export function rootType(name: string): ElementType | undefined {
  const roots = schema().roots;
  return Object.hasOwn(roots, name) ? typeAt(roots[name]) : undefined;
}

export const simpleAt = (index: number): SimpleData => schema().simples[index] ?? ['any'];

/** Type of an element inside another; undefined where the schema does not say what stands there. */
export function typeInside(type: ElementType, name: string): ElementType | undefined {
  const index = type.children.get(name);
  if (index !== undefined) return typeAt(index);
  return type.open ? rootType(name) : undefined;
}

function typeAt(index: number | undefined): ElementType | undefined {
  if (index === undefined) return undefined;
  const known = compiled.get(index);
  if (known) return known;
  const spec = schema().types[index];
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
  // What extensions hold is their makers' business: PowerPoint itself puts more there than ISO allows.
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
    // Shapes, runs and plots come in the order that their maker gave them.
    if (mixed && !together) rank += 1;
    for (const part of parts) visit(part, mixed);
  };
  if (content) visit(content, false);
  return ranks;
}

const hasForeign = (spec: ParticleData): boolean => spec[0] === 'foreign' || (spec[0] !== 'element' && spec[3].some(hasForeign));

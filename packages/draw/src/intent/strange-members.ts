/**
 * Members that a schema does not know, each with the known one that was probably meant: by its letters in another case, by what people call it,
 * by its words, by a typo, or because it alone has the shape of what is missing.
 */
import type { z } from 'zod';
import { alikeness } from '../catalog/index.ts';
import { numberIn } from '../layout/number-in.ts';

export type Path = readonly PropertyKey[];

/** A member that was sent, and where it was meant to stand. */
export interface Strange {
  readonly from: Path;
  readonly to: Path;
}

/** Somewhere a member may stand. */
export interface Place {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly to: Path;
  /** Whether the shape of the value is enough to find the place. Only a required member may be found so. */
  readonly required: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

type Inner = z.core.$ZodTypes;

/** Without what wraps it: optional, null, defaults, and what is done to a value before it is read. */
function bare(schema: z.core.$ZodType, depth = 0): Inner {
  const inner = schema as Inner;
  if (depth > 12) return inner;
  const { def } = inner._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return bare(def.innerType, depth + 1);
    case 'lazy':
      return bare(def.getter(), depth + 1);
    case 'pipe':
      return bare((def.in as Inner)._zod.def.type === 'transform' ? def.out : def.in, depth + 1);
    default:
      return inner;
  }
}

/** The kinds of value that a schema takes. */
function branches(schema: z.core.$ZodType): readonly Inner[] {
  const inner = bare(schema);
  return inner._zod.def.type === 'union' ? inner._zod.def.options.flatMap((one) => branches(one)) : [inner];
}

type Known = Omit<Place, 'to'>;
/** What an object and a list of a schema may hold. */
interface Shape {
  /** By name; `any` where any name is taken. */
  readonly members: ReadonlyMap<string, Known> | 'any';
  /** Undefined where several could stand in the list, or none. */
  readonly element: z.core.$ZodType | undefined;
}
/** Computed once, because schemas do not change. */
const shapes = new WeakMap<z.core.$ZodType, Shape>();

function shapeOf(schema: z.core.$ZodType): Shape {
  let shape = shapes.get(schema);
  if (shape === undefined) {
    const all = branches(schema);
    const elements = all.flatMap(({ _zod: { def } }) => (def.type === 'array' ? [def.element] : []));
    shape = { members: membersIn(all), element: elements.length === 1 ? elements[0] : undefined };
    shapes.set(schema, shape);
  }
  return shape;
}

function membersIn(all: readonly Inner[]): Shape['members'] {
  const members = new Map<string, Known>();
  let any = false;
  for (const { _zod } of all) {
    const { def } = _zod;
    any ||=
      def.type === 'record' || (def.type === 'object' && def.catchall !== undefined && (def.catchall as Inner)._zod.def.type !== 'never');
    if (def.type !== 'object') continue;
    for (const [name, member] of Object.entries(def.shape)) {
      const own = member as z.ZodType;
      if (!members.has(name)) members.set(name, { name, schema: own, required: !own.safeParse(undefined).success });
    }
  }
  return any ? 'any' : members;
}

/** The members that an object may have; undefined where any name is taken. */
export function placesOf(schema: z.core.$ZodType, base: Path): readonly Place[] | undefined {
  const { members } = shapeOf(schema);
  return members === 'any' || members.size === 0 ? undefined : [...members.values()].map((one) => ({ ...one, to: [...base, one.name] }));
}

/** Whether a value is of the kind that a schema takes, whatever is wrong further inside. */
function fits(value: unknown, schema: z.core.$ZodType): boolean {
  if ((schema as z.ZodType).safeParse(value).success) return true;
  return branches(schema).some((branch) => {
    const { def } = branch._zod;
    if (def.type === 'array') return Array.isArray(value) && (value.length === 0 || fits(value[0], def.element));
    if (def.type === 'object') return isObject(value) && sharesMember(value, branch);
    return def.type === 'number' && typeof value === 'string' && numberIn(value) !== undefined;
  });
}

const isEnum = (schema: z.core.$ZodType): boolean => branches(schema).every(({ _zod: { def } }) => def.type === 'enum');

/** An object without any member of the schema is a different object. */
function sharesMember(value: Readonly<Record<string, unknown>>, schema: z.core.$ZodType): boolean {
  const places = placesOf(schema, []);
  if (places === undefined) return true;
  return Object.keys(value)
    .slice(0, 40)
    .some((key) => places.some(({ name }) => alikeness(key, name) > 0));
}

/** Pairs what has no place with the free places, best first; each place is given once. */
export function paired(
  unknown: readonly { readonly name: string; readonly value: unknown; readonly from: Path }[],
  free: readonly Place[],
): Strange[] {
  const pairs = unknown.flatMap((member) =>
    free.flatMap((place) => {
      const score = alikeness(member.name, place.name);
      return score > 0 && fits(member.value, place.schema) ? [{ member, place, score: score + (place.required ? 0.3 : 0) }] : [];
    }),
  );
  // What must stand and does not, where one member alone has its shape.
  const wanted = free.filter(({ required }) => required);
  for (const place of wanted) {
    const shaped = unknown.filter(({ value }) => fits(value, place.schema));
    const [only] = shaped;
    if (only === undefined || shaped.length > 1 || wanted.filter(({ schema }) => fits(only.value, schema)).length > 1) continue;
    // Any text has the shape of a text: it says something only where nothing else is strange.
    if (typeof only.value === 'object' || isEnum(place.schema) || unknown.length === 1) pairs.push({ member: only, place, score: 0.2 });
  }
  const out: Strange[] = [];
  const [taken, given] = [new Set<Path>(), new Set<Path>()];
  for (const { member, place } of pairs.sort((a, b) => b.score - a.score)) {
    if (taken.has(member.from) || given.has(place.to)) continue;
    taken.add(member.from);
    given.add(place.to);
    out.push({ from: member.from, to: place.to });
  }
  return out;
}

/** Unknown members that are reported, at most. A caller with more needs to read the schema. */
const MAX_FOUND = 400;
/** Pairs of names that are held against each other in one request. */
const MAX_PAIRS = 20_000;

/** The strange members of a value and of all that it holds. */
export function strangeMembers(schema: z.core.$ZodType, sent: unknown, base: Path): readonly Strange[] {
  const found: Strange[] = [];
  let pairs = 0;
  const visit = (type: z.core.$ZodType, value: object, path: Path): void => {
    if (found.length >= MAX_FOUND || pairs >= MAX_PAIRS || path.length > 20) return;
    const { members, element } = shapeOf(type);
    if (Array.isArray(value)) {
      if (element !== undefined) for (const [i, one] of value.entries()) if (isNested(one)) visit(element, one, [...path, i]);
      return;
    }
    if (members === 'any' || members.size === 0 || !isObject(value)) return;
    const unknown = membersWithout(value, members, path);
    // Most objects hold nothing strange, and pay for no pairing.
    const places = unknown.length === 0 ? [] : (placesOf(type, path) ?? []);
    const free = freeOf(value, places);
    pairs += unknown.length * free.length;
    const moves = unknown.length === 0 ? [] : paired(unknown, free);
    found.push(...moves);
    for (const [name, { schema: own }] of members) {
      const member = value[name];
      if (isNested(member)) visit(own, member, [...path, name]);
    }
    // What was meant is looked into, too: a tree may have the same wrong name at every level.
    for (const { from, to } of moves) {
      const place = places.find(({ to: at }) => at === to);
      const member = value[String(from.at(-1))];
      if (place !== undefined && isNested(member)) visit(place.schema, member, from);
    }
  };
  if (isNested(sent)) visit(schema, sent, base);
  return found;
}

const isNested = (value: unknown): value is object => value !== null && typeof value === 'object';

function membersWithout(value: Readonly<Record<string, unknown>>, known: ReadonlyMap<string, Known>, path: Path) {
  const names = Object.keys(value).slice(0, 100);
  if (names.every((name) => known.has(name))) return [];
  return names
    .filter((name) => !known.has(name) && !isBlank(value[name]))
    .map((name) => ({ name, value: value[name], from: [...path, name] }));
}

/** The places where nothing stands yet. */
export const freeOf = (value: Readonly<Record<string, unknown>>, places: readonly Place[]): readonly Place[] =>
  places.filter(({ name }) => isBlank(value[name]));

/** The schema of what stands at a path; undefined where several could. */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((type, part) => {
    if (type === undefined) return undefined;
    const { members, element } = shapeOf(type);
    if (typeof part === 'number') return element;
    return members === 'any' ? undefined : members.get(String(part))?.schema;
  }, schema);
}

/** Whether a list of this schema may hold a value. */
export function takesElement(schema: z.core.$ZodType, value: unknown): boolean {
  const { element } = shapeOf(schema);
  return element !== undefined && (element as z.ZodType).safeParse(value).success;
}

/** Members that name an item, the usual one first. */
const NAMING = ['label', 'name', 'title', 'item', 'task'];

/** `{"Rome": 4}` as the list it stands for, `[{"label": "Rome", "value": 4}]`; undefined where the items have no such shape. */
export function listed(sent: object, schema: z.core.$ZodType): readonly object[] | undefined {
  const { element } = shapeOf(schema);
  const places = element === undefined ? undefined : placesOf(element, []);
  const naming = NAMING.map((name) => places?.find((place) => place.name === name)).find((place) => place !== undefined);
  if (places === undefined || naming === undefined) return undefined;
  const values = Object.values(sent);
  const other = places
    .filter((place) => place !== naming)
    .toSorted((a, b) => Number(b.required) - Number(a.required))
    .find(
      ({ schema: own, required }) => (required || values.every((one) => typeof one === 'number')) && values.every((one) => fits(one, own)),
    );
  const items = Object.entries(sent).map(([name, value]) =>
    isObject(value) ? { [naming.name]: name, ...value } : other === undefined ? undefined : { [naming.name]: name, [other.name]: value },
  );
  return items.every((item) => item !== undefined) ? items : undefined;
}

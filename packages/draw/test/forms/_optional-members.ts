/** Every member that the data of a form may have and its example lacks, each with a value that its schema takes. */
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

export interface Filled {
  /** Path of the member from `data`, with a star for each index. */
  readonly member: string;
  readonly data: Json;
}

/** A member means the same as another of its group, of which one is filled. */
const SAME: readonly (readonly string[])[] = [
  ['label', 'title', 'heading', 'name'],
  ['sub', 'description', 'summary'],
  ['detail', 'points', 'items'],
  ['value', 'display'],
];
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value);
const DEEPEST = 5;

/** The data of the example with one more member, for each that it lacks in the first item that may have it. */
export function withEachOptional(schema: z.ZodType, data: Json): readonly Filled[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;
  const found = new Map<string, Filled>();
  let words = 0;

  const branchesOf = (one: Json): readonly Json[] => {
    const all = one['anyOf'] ?? one['oneOf'];
    return Array.isArray(all) ? all.filter(isObject).flatMap(branchesOf) : [one];
  };
  const made = (of: Json, depth: number): unknown => {
    const branches = branchesOf(of);
    const branch = branches.find(({ type }) => type === 'object') ?? branches.find(({ type }) => type === 'string') ?? branches[0];
    if (branch === undefined || depth > DEEPEST) return undefined;
    if (Array.isArray(branch['enum'])) return undefined;
    if (branch['type'] === 'string') return `Word ${++words}`;
    if (branch['type'] === 'number' || branch['type'] === 'integer') return 2 + (++words % 7);
    if (branch['type'] === 'array') {
      const item = isObject(branch['items']) ? made(branch['items'], depth + 1) : undefined;
      return item === undefined ? undefined : [item];
    }
    if (branch['type'] !== 'object' || !isObject(branch['properties'])) return undefined;
    const members = Object.entries(branch['properties']);
    const required = Array.isArray(branch['required']) ? branch['required'] : [];
    const own = members.flatMap(([key, inner]) => {
      const isSecond = SAME.some((group) => group.includes(key) && group[0] !== key);
      const value = isSecond && !required.includes(key) ? undefined : isObject(inner) ? made(inner, depth + 1) : undefined;
      return value === undefined ? [] : [[key, value] as const];
    });
    return own.length === 0 ? undefined : Object.fromEntries(own);
  };
  const visit = (value: unknown, of: Json, at: Path): void => {
    if (at.length > 2 * DEEPEST) return;
    for (const branch of branchesOf(of)) {
      if (Array.isArray(value) && isObject(branch['items']))
        for (const [i, item] of value.entries()) visit(item, branch['items'], [...at, i]);
      if (!isObject(value) || !isObject(branch['properties'])) continue;
      for (const [key, inner] of Object.entries(branch['properties'])) {
        if (!isObject(inner)) continue;
        if (value[key] !== undefined) visit(value[key], inner, [...at, key]);
        else if (!SAME.some((group) => group.includes(key) && group.some((other) => value[other] !== undefined))) fill([...at, key], inner);
      }
    }
  };
  const fill = (at: Path, of: Json): void => {
    const member = at.map((part) => (typeof part === 'number' ? '*' : part)).join('/');
    if (found.has(member)) return;
    const value = made(of, 0);
    if (value === undefined) return;
    const filled = structuredClone(data);
    let holder: unknown = filled;
    for (const part of at.slice(0, -1)) holder = Reflect.get(holder as object, part);
    Reflect.set(holder as object, at.at(-1) ?? '', value);
    if (schema.safeParse(filled).success) found.set(member, { member, data: filled });
  };
  visit(data, root, []);
  return [...found.values()];
}

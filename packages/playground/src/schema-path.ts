/** What a JSON schema says of a place within a document: for completion, and for the help beside an editor. */

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export type Path = readonly (string | number)[];

const MOST_DEPTH = 12;

/** The ways in which a value may be written, without choices and references. */
function waysOf(schema: Schema, root: Schema, depth = 0): readonly Schema[] {
  if (depth > MOST_DEPTH) return [];
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.split('/').at(-1) ?? ''];
    return target === undefined ? [] : waysOf(target, root, depth + 1);
  }
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inner = choices.flatMap((choice) => waysOf(choice, root, depth + 1));
  return [schema, ...inner];
}

function step(schema: Schema, key: string | number): readonly Schema[] {
  if (typeof key === 'number') return [schema.prefixItems?.[key] ?? schema.items ?? []].flat();
  const member = schema.properties?.[key];
  if (member !== undefined) return [member];
  return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
}

/** Every schema that may be meant at the path, the nearest description first. */
export function schemasAt(root: Schema, path: Path): readonly Schema[] {
  let here: readonly Schema[] = waysOf(root, root);
  for (const key of path) here = here.flatMap((schema) => step(schema, key)).flatMap((schema) => waysOf(schema, root));
  return here;
}

export interface Member {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly description: string;
}

/** Members of the object at the path, the needed ones first. */
export function membersAt(root: Schema, path: Path): readonly Member[] {
  const found = new Map<string, Member>();
  for (const schema of schemasAt(root, path))
    for (const [name, member] of Object.entries(schema.properties ?? {}))
      if (!found.has(name))
        found.set(name, {
          name,
          type: typeWords(member, root),
          needed: schema.required?.includes(name) === true,
          description: describe(waysOf(member, root)),
        });
  return [...found.values()].sort((a, b) => Number(b.needed) - Number(a.needed));
}

/** The values that are known at the path, as JSON. */
export function valuesAt(root: Schema, path: Path): readonly string[] {
  const values = schemasAt(root, path).flatMap((schema) => [
    ...(schema.enum ?? []),
    ...(schema.const === undefined ? [] : [schema.const]),
    ...(schema.type === 'boolean' ? [true, false] : []),
  ]);
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}

export const describe = (schemas: readonly Schema[]): string =>
  schemas.find(({ description }) => description !== undefined)?.description ?? '';

const MOST_VALUES = 6;

/** `"start" | "delta"`, `text`, `list of number`. */
export function typeWords(schema: Schema, root: Schema): string {
  const words = waysOf(schema, root).flatMap((way): readonly string[] => {
    if (way.const !== undefined) return [JSON.stringify(way.const)];
    if (way.enum !== undefined)
      return way.enum.length > MOST_VALUES ? [`one of ${way.enum.length} values`] : way.enum.map((value) => JSON.stringify(value));
    if (way.type === 'string') return ['text'];
    if (way.type === 'array') return [way.items === undefined ? 'list' : `list of ${typeWords(way.items, root)}`];
    if (way.type === undefined) return [];
    return typeof way.type === 'string' ? [way.type] : [...way.type];
  });
  return [...new Set(words)].join(' | ') || 'any';
}

/** `data.steps[1].emphasis` */
export const pathWords = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

/** Keys of a JSON pointer (RFC 6901); a number where it may be a place in a list. */
export const pathOfPointer = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (key !== '' && String(Number(key)) === key ? Number(key) : key));

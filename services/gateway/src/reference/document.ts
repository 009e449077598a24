/** What of the OpenAPI document the reference shows. We have written it ourselves, so that it is read without being checked. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, Content>> }>>;
  readonly 'x-codeSamples'?: readonly { readonly source: string }[];
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly tags?: readonly { readonly name: string }[];
}

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface Group {
  readonly name: string;
  /** As in the address of its page. */
  readonly slug: string;
  readonly endpoints: readonly Endpoint[];
}

/** What most people look for first stands first; the others follow by name. */
const FIRST = ['Render', 'Decks', 'Jobs', 'Files', 'Catalog', 'Brands', 'Assets', 'Pictures', 'Webhooks', 'Agents', 'Public tools'];

const place = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

export function groupsOf({ paths }: OpenApi): readonly Group[] {
  const groups = new Map<string, Endpoint[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.tags?.[0] ?? 'Other';
      const endpoints = groups.get(name) ?? [];
      groups.set(name, endpoints);
      endpoints.push({ method, path, operation });
    }
  return [...groups]
    .map(([name, endpoints]) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-'), endpoints }))
    .sort((a, b) => place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1));
}

export const REFERENCE_PATH = '/docs/reference';

export const addressOfEndpoint = (group: Group, { operation }: Endpoint): string =>
  `${REFERENCE_PATH}/${group.slug}#${operation.operationId}`;

const PREFIX = '#/components/schemas/';
/** The name that a reference gives. */
export const nameIn = ($ref: string): string => $ref.slice(PREFIX.length);

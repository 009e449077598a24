/** What a careful program does with a refusal: it follows the members of the answer, and looks nothing up. */
import { fillBlanks } from '@deckwright/testkit/ways-out';

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly headers: Headers;
  readonly [member: string]: unknown;
}

interface Fault {
  readonly loc: readonly (string | number)[];
  readonly pointer: string;
  readonly nearest?: string;
  readonly limit?: number;
  readonly patch?: readonly { readonly op: string; readonly path: string; readonly from?: string; readonly value?: unknown }[];
}

const keysOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';
export const at = (root: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), root);

function change(root: unknown, pointer: string, value: unknown): void {
  const parent = at(root, pointer.slice(0, pointer.lastIndexOf('/')));
  if (!isObject(parent)) return;
  const key = keysOf(pointer).at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
}

/** Blanks of a brief are for the caller's own figures; any will do here. */
const filled = (brief: string): string => fillBlanks(brief).replace(/\{[^}]*\}|\[[^\]]*\]|<[^>]*>|‹[^›]*›|_{2,}|…/g, '12');

/** The requests to send instead: more than one where the answer says that it is too much for one. */
export function repair(ask: Ask, refusal: Refusal, key: string): readonly Ask[] {
  const { code, status, errors, nearest, example, suggested_split, repair_options, allowed_methods, allowed_types, replacement } = refusal;
  if (status === 401)
    return [{ ...ask, headers: { ...ask.headers, authorization: `${refusal.headers.get('www-authenticate')?.split(' ')[0]} ${key}` } }];
  if (Array.isArray(allowed_methods)) return [{ ...ask, method: String(allowed_methods[0]), body: undefined }];
  if (Array.isArray(allowed_types)) return [{ ...ask, headers: { ...ask.headers, 'content-type': String(allowed_types[0]) } }];
  if (typeof replacement === 'string') {
    const [method = '', path = ''] = replacement.split(' ');
    return [{ ...ask, method, path }];
  }
  if (isObject(suggested_split)) {
    const { slides } = suggested_split as { slides?: unknown };
    return [{ ...ask, path: '/v1/render/intent/deck', body: { slides: slides ?? suggested_split } }];
  }
  const faults = (Array.isArray(errors) ? errors : []) as readonly Fault[];
  const tooMany = faults.find(({ pointer, limit }) => limit !== undefined && Array.isArray(at(ask.body, pointer)));
  if (tooMany?.limit !== undefined) {
    const { pointer, limit } = tooMany;
    const all = at(ask.body, pointer) as unknown[];
    return Array.from({ length: Math.ceil(all.length / limit) }, (_, part) => {
      const body: unknown = structuredClone(ask.body);
      change(body, pointer, all.slice(part * limit, (part + 1) * limit));
      return { ...ask, body };
    });
  }
  if (code === 'not_found' && typeof nearest === 'string')
    return [{ ...ask, path: nearest.startsWith('/') ? nearest : `${ask.path.slice(0, ask.path.lastIndexOf('/'))}/${nearest}` }];
  // A name that stands for other content than was sent: the example shows it.
  if (nearest !== undefined && example !== undefined) return [{ ...ask, body: example }];
  if (code === 'intent_unroutable') {
    const [option] = (Array.isArray(repair_options) ? repair_options : []) as readonly { readonly completed_brief?: string }[];
    const brief = option?.completed_brief;
    return [
      { ...ask, body: { ...(ask.body as object), ...(brief === undefined ? { allow_low_confidence: true } : { brief: filled(brief) }) } },
    ];
  }
  const body: unknown = structuredClone(ask.body);
  const query: Record<string, string> = { ...ask.query };
  const [{ loc: [part] = [] } = { loc: [] }] = faults as readonly { loc: readonly (string | number)[] }[];
  let changed = false;
  // What can be mended is mended first: it may be the reason for the rest.
  const certain = faults.filter(({ patch }) => patch !== undefined);
  for (const { pointer, patch, nearest: near, limit } of certain.length > 0 ? certain : faults) {
    const value = near ?? limit;
    if (part === 'query') {
      if (value !== undefined) query[pointer.slice(1)] = String(value);
      changed ||= value !== undefined;
      continue;
    }
    const whole = patch?.find(({ path }) => path === '');
    if (whole !== undefined) return [{ ...ask, body: whole.value }];
    for (const { path, from, op, value: put } of patch ?? []) {
      change(body, path, op === 'move' ? at(body, from ?? '') : put);
      if (op === 'move') change(body, from ?? '', undefined);
    }
    if (patch === undefined && pointer === '') continue;
    // What cannot be mended and was sent is left out where nothing else is known.
    if (patch === undefined && (value !== undefined || example === undefined || at(example, pointer) === undefined))
      change(body, pointer, value);
    else if (patch === undefined) change(body, pointer, at(example, pointer));
    changed = true;
  }
  if (!changed && example !== undefined) return [{ ...ask, body: example }];
  return [{ ...ask, body, query }];
}

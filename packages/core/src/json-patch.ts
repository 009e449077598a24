/** Applies what a way out changes of a request (JSON Patch, RFC 6902). */
export interface Operation {
  readonly op: string;
  readonly path: string;
  readonly from?: string | undefined;
  readonly value?: unknown;
}

/** The document after a JSON Patch (RFC 6902), strictly: what does not apply is said. */
export function patched(document: unknown, patch: readonly Operation[]): { readonly value: unknown } | string {
  const root = { value: structuredClone(document) };
  for (const { op, path, from, value } of patch) {
    const at = placeOf(root, path, op === 'add' || op === 'move');
    if (at === undefined) return `${op} ${path}: there is no such place`;
    let put = value;
    if (op === 'move') {
      const source = placeOf(root, from ?? '', false);
      if (source === undefined) return `move from ${from}: nothing is there`;
      put = Reflect.get(source.holder, source.key);
      remove(source);
    }
    if (op === 'remove') remove(at);
    else if (Array.isArray(at.holder) && op !== 'replace') at.holder.splice(at.key === '-' ? at.holder.length : Number(at.key), 0, put);
    else Reflect.set(at.holder, at.key, put);
  }
  return root;
}

interface Place {
  readonly holder: object;
  readonly key: string;
}

function placeOf(root: object, pointer: string, isNew: boolean): Place | undefined {
  const keys = [
    'value',
    ...pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
  ];
  const key = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, one) => (typeof at === 'object' && at !== null ? Reflect.get(at, one) : undefined), root);
  if (typeof holder !== 'object' || holder === null) return undefined;
  return isNew || Reflect.has(holder, key) ? { holder, key } : undefined;
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

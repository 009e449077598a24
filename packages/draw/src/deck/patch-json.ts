/** Changes to JSON: a list of operations (RFC 6902) or a merge patch (RFC 7396). Nothing is changed in place, and keys keep their order. */
import { keysAsSent } from '../intent/index.ts';
import { keepKeyOrder } from '../layout/key-order.ts';
import { Growth, TooMuchGrown } from './patch-growth.ts';

/** Why a patch does not apply. `at` is the operation's index in the list. */
export class PatchMismatch extends Error {
  readonly at: number;
  readonly pointer: string;
  /** The largest allowed size of the result. Set when it would be exceeded. */
  readonly limit: number | undefined;
  constructor(at: number, pointer: string, message: string, limit?: number) {
    super(message);
    this.name = 'PatchMismatch';
    this.at = at;
    this.pointer = pointer;
    this.limit = limit;
  }
}

export interface Operation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  readonly path: string;
  readonly from?: string | undefined;
  readonly value?: unknown;
}

type Holder = Readonly<Record<string, unknown>> | readonly unknown[];

const isHolder = (value: unknown): value is Holder => value !== null && typeof value === 'object';

/**
 * `growth` counts for the whole edit that the operations belong to.
 * @throws PatchMismatch when a pointer leads nowhere, a test fails or the result becomes too large; nothing is changed then
 */
export function applyOperations(document: unknown, operations: readonly Operation[], growth = growthOf(document, operations)): unknown {
  let doc = document;
  for (const [at, operation] of operations.entries())
    try {
      doc = applyOne(doc, operation, at, growth);
      growth.check(doc);
    } catch (error) {
      throw error instanceof TooMuchGrown ? new PatchMismatch(at, operation.path, error.message, error.limit) : error;
    }
  return doc;
}

/** The counts of an edit of `document` that consists of these operations. */
export const growthOf = (document: unknown, operations: readonly Operation[]): Growth =>
  new Growth([document, ...operations.map(({ value }) => value)]);

function applyOne(doc: unknown, { op, path: pointer, from, value }: Operation, at: number, growth: Growth): unknown {
  const place = { at, pointer, growth };
  const path = stepsOf(pointer, at);
  if (op === 'add' || op === 'replace') return put(doc, path, value, op === 'add', place);
  if (op === 'remove') return take(doc, path, place);
  if (op === 'test') {
    if (!areEqual(find(doc, path, place), value, growth)) throw new PatchMismatch(at, pointer, 'the value there is another one');
    return doc;
  }
  const source = { at, pointer: from ?? '', growth };
  const steps = stepsOf(source.pointer, at);
  const moved = find(doc, steps, source);
  if (op === 'copy') return put(doc, path, moved, true, place);
  if (pointer.startsWith(`${source.pointer}/`)) throw new PatchMismatch(at, pointer, 'a value cannot be moved into itself');
  return put(take(doc, steps, source), path, moved, true, place);
}

/** Removes members that are null, merges objects, and replaces everything else. The result is no larger than both inputs together. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isHolder(patch) || Array.isArray(patch)) return patch;
  const base = isHolder(target) && !Array.isArray(target) ? (target as Readonly<Record<string, unknown>>) : {};
  const keys = keysAsSent(base).filter((key) => !Object.hasOwn(patch, key) || Reflect.get(patch, key) !== null);
  const added = keysAsSent(patch).filter((key) => !Object.hasOwn(base, key) && Reflect.get(patch, key) !== null);
  return objectOf(
    [...keys, ...added].map((key) => [
      key,
      Object.hasOwn(patch, key) ? mergePatch(Reflect.get(base, key), Reflect.get(patch, key)) : Reflect.get(base, key),
    ]),
  );
}

interface Place {
  readonly at: number;
  readonly pointer: string;
  readonly growth: Growth;
}

/** Values of different size are unequal, so a comparison costs no more than the size of the operation. */
function areEqual(one: unknown, other: unknown, growth: Growth): boolean {
  if (one === other || !isHolder(one) || !isHolder(other)) return one === other;
  const [a, b] = [growth.extent(one), growth.extent(other)];
  if (Array.isArray(one) !== Array.isArray(other) || a.values !== b.values || a.bytes !== b.bytes) return false;
  return Object.keys(one).every((key) => Object.hasOwn(other, key) && areEqual(Reflect.get(one, key), Reflect.get(other, key), growth));
}

function stepsOf(pointer: string, at: number): readonly string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new PatchMismatch(at, pointer, 'a pointer begins with /');
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const nowhere = ({ at, pointer }: Place) => new PatchMismatch(at, pointer, 'there is nothing at this pointer');

/** Index in an array; the index after the last item when something is added. */
function indexIn(array: readonly unknown[], step: string, adds: boolean, place: Place): number {
  if (step === '-' && adds) return array.length;
  if (!/^(?:0|[1-9]\d{0,6})$/.test(step) || Number(step) > array.length - (adds ? 0 : 1)) throw nowhere(place);
  return Number(step);
}

function find(document: unknown, steps: readonly string[], place: Place): unknown {
  return steps.reduce((value, step) => {
    if (Array.isArray(value)) return value[indexIn(value, step, false, place)];
    if (!isHolder(value) || !Object.hasOwn(value, step)) throw nowhere(place);
    return Reflect.get(value, step);
  }, document);
}

function put(document: unknown, [step, ...rest]: readonly string[], value: unknown, adds: boolean, place: Place): unknown {
  if (step === undefined) return value;
  const isLast = rest.length === 0;
  if (isHolder(document)) place.growth.rebuilds(document);
  if (Array.isArray(document)) {
    const i = indexIn(document, step, adds && isLast, place);
    if (isLast && adds) return [...document.slice(0, i), value, ...document.slice(i)];
    return document.map((item: unknown, at) => (at === i ? put(item, rest, value, adds, place) : item));
  }
  if (!isHolder(document)) throw nowhere(place);
  const has = Object.hasOwn(document, step);
  if (!has && !(isLast && adds)) throw nowhere(place);
  const members = keysAsSent(document).map((key): [string, unknown] => [
    key,
    key === step ? put(Reflect.get(document, key), rest, value, adds, place) : Reflect.get(document, key),
  ]);
  return objectOf(has ? members : [...members, [step, value]]);
}

function take(document: unknown, [step, ...rest]: readonly string[], place: Place): unknown {
  if (step === undefined) throw new PatchMismatch(place.at, place.pointer, 'the whole cannot be taken away');
  if (isHolder(document)) place.growth.rebuilds(document);
  if (Array.isArray(document)) {
    const i = indexIn(document, step, false, place);
    if (rest.length === 0) return document.filter((_, at) => at !== i);
    return document.map((item: unknown, at) => (at === i ? take(item, rest, place) : item));
  }
  if (!isHolder(document) || !Object.hasOwn(document, step)) throw nowhere(place);
  return objectOf(
    keysAsSent(document).flatMap((key): [string, unknown][] => {
      const member: unknown = Reflect.get(document, key);
      if (key !== step) return [[key, member]];
      return rest.length === 0 ? [] : [[key, take(member, rest, place)]];
    }),
  );
}

/** An object whose keys keep this order, integer keys too. */
function objectOf(members: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  const out: Record<string, unknown> = {};
  // `__proto__` is defined like any other key. Defining all keys this way would be several times slower.
  for (const [key, member] of members)
    if (key === '__proto__') Object.defineProperty(out, key, { value: member, enumerable: true, configurable: true, writable: true });
    else out[key] = member;
  keepKeyOrder(
    out,
    members.map(([key]) => key),
  );
  return out;
}

/** What a law of a proof is given, and what it answers where a filled reading breaks it. */
import type { Extracted } from '@deckwright/draw/intent';
import type { ReadBrief } from '../../document/reading.ts';
import type { FaultCode, Values } from '../../model/lexicon.ts';

/** A form filled from a brief, in the characters that were read. */
export interface Held {
  readonly brief: ReadBrief;
  readonly form: string;
  readonly variant: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly extracted: readonly Extracted[];
}

export interface Fault {
  /** The value of the intent that would be false. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** What is wrong with it, as a key of `faults` in the lexicon, and what its sentence holds. */
  readonly says: FaultCode;
  readonly values?: Values;
}

export type Law = (held: Held) => Fault | undefined;
export const defineLaw = (law: Law): Law => law;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objects = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
export const numberIn = (value: unknown): number | undefined => {
  const own = isObject(value) ? value.value : value;
  return typeof own === 'number' ? own : undefined;
};
export const dataOf = ({ content }: Held): Readonly<Record<string, unknown>> => (isObject(content.data) ? content.data : {});

/** The value at a pointer. */
export function valueAt(content: unknown, path: string): unknown {
  let at: unknown = content;
  for (const key of path.split('/').slice(1)) at = at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined;
  return at;
}

/** Sets the value at a pointer that is there. */
export function setAt(content: object, path: string, value: unknown): void {
  const parent = valueAt(content, path.slice(0, path.lastIndexOf('/')));
  const key = path.slice(path.lastIndexOf('/') + 1);
  if (parent !== null && typeof parent === 'object' && Reflect.has(parent, key)) Reflect.set(parent, key, value);
}

/** The member that a pointer ends in, whatever its place in a list. */
export const memberOf = (path: string): string => /([^/]+)(?:\/\d+)*$/.exec(path)?.[1] ?? '';

const NAMES = new Set([
  'label',
  'item',
  'title',
  'name',
  'lanes',
  'roles',
  'segments',
  'series_labels',
  'scenarios',
  'hub',
  'tracks',
  'from',
  'to',
]);
/** Whether the text at a pointer names an item, a series, a lane. */
export const isName = (path: string): boolean => NAMES.has(memberOf(path));

/** The first place that a value below a pointer was taken from. */
export function faultAt({ extracted }: Held, path: string, says: FaultCode, values: Values = {}): Fault {
  const from = extracted.find((e) => e.path === path) ?? extracted.find((e) => e.path.startsWith(`${path}/`)) ?? extracted[0];
  return { path, start: from?.start ?? 0, end: from?.end ?? 0, says, values };
}

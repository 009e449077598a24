/** The form of the generated schema: content models with their occurrences, and types of attribute values. Indexes count from 0. */

export type ParticleData = ElementData | ForeignData | GroupData;

/** The minimum and the maximum of occurrences come first; -1 is unbounded. */
export type ElementData = readonly [kind: 'element', least: number, most: number, name: string, type: number];
/** An element of any namespace. */
export type ForeignData = readonly [kind: 'foreign', least: number, most: number];
export type GroupData = readonly [kind: 'sequence' | 'choice' | 'all', least: number, most: number, parts: readonly ParticleData[]];

export type SimpleData =
  | readonly ['any']
  | readonly ['flag']
  | readonly ['time']
  | readonly ['whole' | 'number', least: number | null, most: number | null]
  /** Bytes. */
  | readonly ['hex', length: number | null]
  | readonly ['pattern', pattern: string]
  | readonly ['set', ...values: string[]]
  | readonly ['union', ...members: number[]]
  | readonly ['list', item: number];

export interface TypeData {
  readonly attributes?: readonly (readonly [name: string, simple: number, required: 0 | 1])[];
  readonly content?: ParticleData;
  /** Simple type of the text inside; none when only elements stand inside. */
  readonly text?: number;
}

export interface SchemaData {
  /** Types of global elements, which may be the root of a part or stand where any element is allowed. */
  readonly roots: Readonly<Record<string, number>>;
  readonly simples: readonly SimpleData[];
  readonly types: readonly TypeData[];
}

/**
 * Checks the children of an element against its content model. Schemas of ISO 29500 are deterministic (XML Schema 1.0, unique particle
 * attribution): each name belongs to exactly one particle, so one pass without backtracking is enough.
 */
import type { ElementType, Particle } from './schema.ts';

export type MismatchKind =
  /** The children would be valid in another order. */
  | 'order'
  /** The name is not allowed here. */
  | 'unexpected'
  /** One element too many, or one that another excludes. */
  | 'surplus'
  /** A required element is missing. */
  | 'missing';

export interface Mismatch {
  readonly kind: MismatchKind;
  /** Index of the first child that does not fit; the number of children when one is missing at the end. */
  readonly at: number;
  /** Names that are allowed there, eight at most. */
  readonly expected: readonly string[];
  /** The indexes of the children in a valid order; only for `order`. */
  readonly ordered?: readonly number[];
}

const MAX_EXPECTED = 8;

/** @param names of the children, in order */
export function matchContent(type: ElementType, names: readonly string[]): Mismatch | undefined {
  const found = firstMismatch(type.content, names);
  if (!found) return undefined;
  const { at } = found;
  const expected = found.expected.slice(0, MAX_EXPECTED);
  const name = names[at];
  if (name !== undefined && !type.children.has(name)) return { kind: 'unexpected', at, expected };
  const ordered = inOrder(type, names);
  if (ordered && name !== undefined) return { kind: 'order', at, expected, ordered };
  if (found.needed || name === undefined) return { kind: 'missing', at, expected };
  return { kind: 'surplus', at, expected };
}

/** Indexes in the order of the schema, if the children are valid in it. */
function inOrder({ content, ranks }: ElementType, names: readonly string[]): readonly number[] | undefined {
  if (!names.every((name) => ranks.has(name))) return undefined;
  const ordered = names.map((_, i) => i).sort((a, b) => (ranks.get(names[a] ?? '') ?? 0) - (ranks.get(names[b] ?? '') ?? 0) || a - b);
  const sorted = ordered.map((i) => names[i] ?? '');
  return firstMismatch(content, sorted) === undefined ? ordered : undefined;
}

interface Found {
  readonly at: number;
  readonly expected: readonly string[];
  /** One of the expected elements is required. */
  readonly needed: boolean;
}

function firstMismatch(content: Particle | undefined, names: readonly string[]): Found | undefined {
  if (!content) return names.length === 0 ? undefined : { at: 0, expected: [], needed: false };
  const run = new Run(names);
  const end = run.take(content, 0);
  if (end < 0) return run.found;
  return end === names.length ? undefined : { at: end, expected: [], needed: false };
}

class Run {
  found: Found | undefined;
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** The index after the particle that begins at `at`; -1 when a required element is missing, which `found` then names. */
  take(particle: Particle, at: number): number {
    let here = at;
    for (let times = 0; particle.most < 0 || times < particle.most; times++) {
      if (!this.#begins(particle, here)) {
        if (times < particle.least && !particle.emptiable) return this.#fail(here, particle);
        return here;
      }
      const next = this.#once(particle, here);
      if (next < 0) return -1;
      if (next === here) return here;
      here = next;
    }
    return here;
  }

  #begins({ starts, open }: Particle, at: number): boolean {
    const name = this.#names[at];
    return name !== undefined && (open || starts.has(name));
  }

  #once(particle: Particle, at: number): number {
    if (particle.kind === 'element' || particle.kind === 'foreign') return at + 1;
    if (particle.kind === 'choice') {
      const part = particle.parts.find((one) => this.#begins(one, at));
      return part ? this.take(part, at) : at;
    }
    if (particle.kind === 'all') return this.#all(particle, at);
    let here = at;
    for (const part of particle.parts) {
      here = this.take(part, here);
      if (here < 0) return -1;
    }
    return here;
  }

  #all({ parts }: Particle, at: number): number {
    const left = new Set(parts);
    let here = at;
    for (;;) {
      const part = [...left].find((one) => this.#begins(one, here));
      if (!part) break;
      left.delete(part);
      here += 1;
    }
    const needed = [...left].find(({ emptiable }) => !emptiable);
    return needed ? this.#fail(here, needed) : here;
  }

  #fail(at: number, { starts }: Particle): -1 {
    this.found = { at, expected: [...starts], needed: true };
    return -1;
  }
}

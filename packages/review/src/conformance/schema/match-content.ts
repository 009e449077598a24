/**
 * Holds the children of an element against what the schema allows inside. Schemas of ISO 29500 are deterministic (XML Schema 1.0, unique
 * particle attribution): the next name alone tells which particle it belongs to, so one pass without trying back is enough.
 */
import type { ElementType, Particle } from './schema.ts';

export type MismatchKind =
  /** All would be well in another order. */
  | 'order'
  /** The name is none that may stand here. */
  | 'unexpected'
  /** One more than may stand here, or one beside another that excludes it. */
  | 'surplus'
  /** One that must be there is not. */
  | 'missing';

export interface Mismatch {
  readonly kind: MismatchKind;
  /** Index of the child that does not fit; the number of children when they end too early. */
  readonly at: number;
  /** Names that could stand there, at most eight. */
  readonly expected: readonly string[];
  /** The children's indexes in an order that fits; only for `order`. */
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

/** Indexes sorted by the order of the schema, when the children fit so. */
function inOrder({ content, ranks }: ElementType, names: readonly string[]): readonly number[] | undefined {
  if (!names.every((name) => ranks.has(name))) return undefined;
  const ordered = names.map((_, i) => i).sort((a, b) => (ranks.get(names[a] ?? '') ?? 0) - (ranks.get(names[b] ?? '') ?? 0) || a - b);
  const sorted = ordered.map((i) => names[i] ?? '');
  return firstMismatch(content, sorted) === undefined ? ordered : undefined;
}

interface Found {
  readonly at: number;
  readonly expected: readonly string[];
  /** One of the expected must be there. */
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

  /** Where the particle ends that begins at `at`; -1 when something that must be there is not, which `found` then tells. */
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

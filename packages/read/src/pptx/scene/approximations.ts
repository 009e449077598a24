/** Differences between our picture of a foreign slide and that of the program that made it. They are reported. */

export type ApproximationKind =
  /** Letters of another family. */
  | 'font'
  /** A pattern, tile or path gradient as something simpler, or a fill that could not be resolved. */
  | 'fill'
  /** A format that is not decoded, or a picture that is missing: a grey box. */
  | 'picture'
  /** Shadows, glows, reflections, soft edges, 3-D: left out. */
  | 'effect'
  /** Bent or stacked text, drawn straight or turned. */
  | 'text'
  | 'chart'
  /** A shape that cannot be read. */
  | 'shape';

export interface Approximation {
  readonly kind: ApproximationKind;
  /** For people: `Futura is drawn as Arimo`. */
  readonly detail: string;
  /** Number of shapes, runs, or records of a drawing. */
  readonly count: number;
}

const MAX_KEPT = 200;

export class Approximations {
  readonly #counts = new Map<string, { readonly kind: ApproximationKind; readonly detail: string; count: number }>();

  note(kind: ApproximationKind, detail: string, count = 1): void {
    const key = `${kind} ${detail}`;
    const counted = this.#counts.get(key);
    if (counted) counted.count += count;
    else if (this.#counts.size < MAX_KEPT) this.#counts.set(key, { kind, detail, count });
  }

  list(): readonly Approximation[] {
    return [...this.#counts.values()].map(({ kind, detail, count }) => ({ kind, detail, count }));
  }
}

/** The report of what became of each element of a PDF. */

/** The first four are what the conversion meant to do; `differs` was found on the slide that it made. */
export type LossKind = 'kept' | 'simplified' | 'rasterised' | 'omitted' | 'differs';

export interface Loss {
  /** Counted from 1, in the PDF. */
  readonly page: number;
  /** `text`, `table`, `shape`, `image`, … */
  readonly element: string;
  /** `kept` is counted for each page and element; every other kind is a loss and listed one by one. */
  readonly kind: LossKind;
  /** The element in words: `Text "Revenue by …"`. */
  readonly what: string;
  /** Empty for what was kept. */
  readonly why: string;
  /** On the slide, inches: x, y, width, height. Zeros for a whole page's count. */
  readonly box_in: readonly [x: number, y: number, w: number, h: number];
  readonly count?: number;
  /** Of what differs, how: `missing`, `added`, `doubled`, … */
  readonly found?: string;
}

/** Losses of one page that are listed; those beyond are counted in one entry. */
const LISTED = 200;

/** Collects the report of one page. */
export class Losses {
  readonly #page: number;
  readonly #kept = new Map<string, number>();
  readonly #listed: Loss[] = [];
  #more = 0;

  constructor(page: number) {
    this.#page = page;
  }

  kept(element: string, count = 1): void {
    this.#kept.set(element, (this.#kept.get(element) ?? 0) + count);
  }

  lost(
    kind: Exclude<LossKind, 'kept' | 'differs'>,
    element: string,
    what: string,
    why: string,
    box_in: Loss['box_in'] = [0, 0, 0, 0],
  ): void {
    const same = this.#listed.findIndex((one) => one.kind === kind && one.element === element && one.what === what && one.why === why);
    const earlier = this.#listed[same];
    if (earlier !== undefined) this.#listed[same] = { ...earlier, count: (earlier.count ?? 1) + 1 };
    else if (this.#listed.length < LISTED) this.#listed.push({ page: this.#page, element, kind, what, why, box_in });
    else this.#more++;
  }

  list(): readonly Loss[] {
    const page = this.#page;
    const kept = [...this.#kept].map(
      ([element, count]): Loss => ({
        page,
        element,
        kind: 'kept',
        what: `${count} ${element}${count === 1 ? '' : 's'}`,
        why: '',
        box_in: [0, 0, 0, 0],
        count,
      }),
    );
    const more: Loss = {
      page,
      element: 'page',
      kind: 'simplified',
      what: `${this.#more} further losses`,
      why: `A page lists ${LISTED} losses at most.`,
      box_in: [0, 0, 0, 0],
      count: this.#more,
    };
    return [...kept, ...this.#listed, ...(this.#more > 0 ? [more] : [])];
  }
}

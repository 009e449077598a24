/** One way in which files come to be, and the files that show it. */

export interface Specimen {
  readonly pptx?: Uint8Array | undefined;
  readonly pdf?: Uint8Array | undefined;
  /** Files of others that went into it: faults that they have already are theirs. */
  readonly sources?: readonly Uint8Array[];
  /** Standards that the PDF claims; both unless said otherwise. */
  readonly claims?: readonly string[];
}

export interface Order {
  readonly name: string;
  /** Undefined where the product refuses in words, which is no file. */
  make(): Promise<Specimen | undefined>;
}

export interface Route {
  readonly name: string;
  readonly orders: () => readonly Order[] | Promise<readonly Order[]>;
}

/** Where faces come from. The product reads them from its own font package; tests may pass files of their own. */
export interface FontSource {
  /** Ids of all carried faces: `<family>-<400|700>[i]`, for example `arimo-700`. */
  readonly faces: readonly string[];
  /** The measured table of a face (see `metrics-table.ts`). Throws for a face that is not carried. */
  metrics(face: string): Uint8Array;
  /** The TrueType file of a face. Throws for a face that is not carried. */
  file(face: string): Uint8Array;
  /** The package that must be installed for a face whose table is carried but whose file is not; undefined when the file is there. */
  readonly lacks?: (face: string) => string | undefined;
  /** Whether a face that is not carried has been added. */
  readonly has?: (face: string) => boolean;
  /** Takes faces that a brand brings; absent where there can be none. */
  readonly add?: (faces: readonly OwnFace[]) => void;
}

/** A face that is not carried; its id says what is in it (a content hash), its weight and its slant. */
export interface OwnFace {
  readonly face: string;
  readonly file: Uint8Array;
  readonly metrics: Uint8Array;
}

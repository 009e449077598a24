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
}

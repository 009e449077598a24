/** Source of the faces. The product reads them from its own font package; tests may pass their own files. */
export interface FontSource {
  /** Ids of all bundled faces: `<family>-<400|700>[i]`, for example `arimo-700`. */
  readonly faces: readonly string[];
  /** The metrics table of a face (see `metrics-table.ts`). Throws for a face that is not bundled. */
  metrics(face: string): Uint8Array;
  /** The TrueType file of a face. Throws for a face that is not bundled. */
  file(face: string): Uint8Array;
  /** The package to install for a face whose table is bundled and whose file is missing; undefined when the file is there. */
  readonly lacks?: (face: string) => string | undefined;
  /** Whether a face that is not bundled has been added. */
  readonly has?: (face: string) => boolean;
  /** Adds the faces of a brand. Absent when none can be added. */
  readonly add?: (faces: readonly OwnFace[]) => void;
  /** What a document brought with it under a family's name. Absent for a source without a document. */
  readonly brought?: (name: string) => BroughtFamily | undefined;
}

/** A family whose faces were added, or the sentence why they are not used. */
export type BroughtFamily =
  | { readonly family: string; readonly unused?: undefined }
  | { readonly family?: undefined; readonly unused: string };

/** A face that is not bundled. Its id is made of a content hash, its weight and its slant. */
export interface OwnFace {
  readonly face: string;
  readonly file: Uint8Array;
  readonly metrics: Uint8Array;
}

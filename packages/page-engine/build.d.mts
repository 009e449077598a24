/** See `build.mjs`. */
export function buildPageEngine(folder: string): Promise<{
  readonly version: string;
  /** Bytes of each file. */
  readonly files: Readonly<Record<string, number>>;
}>;

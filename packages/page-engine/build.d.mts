/** See `build.mjs`. */
export const ENGINE_DIST: string;
/** Gives the version, and the size of each file in bytes. */
export function buildPageEngine(): Promise<{ readonly version: string; readonly files: Readonly<Record<string, number>> }>;

/** See `build.mjs`. */
export const PLAYGROUND_DIST: string;
/** Gives the name of the script and its size. */
export function buildPlayground(): Promise<{ readonly file: string; readonly bytes: number }>;

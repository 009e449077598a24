/** See `build.mjs`. Gives the name of the script, its size, and what went into it. */
export function buildPlayground(
  into: string,
): Promise<{ readonly file: string; readonly bytes: number; readonly inputs: Readonly<Record<string, unknown>> }>;

/** The extensions that are read from alternate content; for all others the fallback is read. */

/** Prefixes as programs write them: equations in text (`a14`) and the chart kinds of 2014 (`cx1`, …). */
export const UNDERSTOOD: ReadonlySet<string> = new Set(['a14', 'cx', 'cx1', 'cx2', 'cx4']);

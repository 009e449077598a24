/** Types of what tests use of generate-payloads.mjs. */
export function breakingChanges(before: object, after: object): string[];
export function readProtos(folder: string): object;

/** The requests that a PDF or a picture of ours carries, as JSON. Whoever can write such a file can write this too, so it is read as a stranger's. */

export interface CarriedSource {
  readonly engine_version: string;
  readonly title: string;
  /** JSON of each slide's request, in page order, without speaker notes. */
  readonly intents: readonly string[];
  /** Test keys asked for it. */
  readonly mark?: 'test';
}

export function parseCarriedSource(json: string): CarriedSource | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'version') !== 1) return undefined;
  const { engine_version, title, intents, mark } = value as Readonly<Record<string, unknown>>;
  if (typeof engine_version !== 'string' || typeof title !== 'string' || !Array.isArray(intents)) return undefined;
  if (intents.length === 0 || !intents.every((one) => typeof one === 'string')) return undefined;
  return { engine_version, title, intents, ...(mark === 'test' ? { mark } : {}) };
}

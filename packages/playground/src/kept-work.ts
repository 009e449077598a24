/** What the browser keeps of the page between two visits, as JSON. */
export interface KeptWork {
  /** Texts of the slides: one may be no JSON yet. */
  readonly slides: readonly string[];
  /** The one that is shown, from 0. */
  readonly at: number;
  readonly brand?: Readonly<Record<string, unknown>> | undefined;
  readonly table: string;
  readonly brief: string;
}

/** Of a deck of the service. */
export const MOST_SLIDES = 30;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Undefined for what is nothing that this page kept. */
export function keptIn(text: string | null): KeptWork | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { slides, at, brand, table, brief } = value as Readonly<Record<string, unknown>>;
  const texts = Array.isArray(slides) ? slides.filter((one) => typeof one === 'string').slice(0, MOST_SLIDES) : [];
  if (texts.length === 0) return undefined;
  const place = Number.isInteger(at) ? Math.max(0, Math.min(Number(at), texts.length - 1)) : 0;
  const kit = typeof brand === 'object' && brand !== null && !Array.isArray(brand) ? { brand: brand as KeptWork['brand'] } : {};
  return { slides: texts, at: place, ...kit, table: textOf(table), brief: textOf(brief) };
}

/** Whether both are the same slides in the same brand. */
export const isSameWork = (a: KeptWork, b: KeptWork): boolean =>
  JSON.stringify([a.slides, a.brand ?? null]) === JSON.stringify([b.slides, b.brand ?? null]);

/** Sends brands to a drawing thread. Each is sent once and then named by a reference, because a template has megabytes. */
import type { Brands } from './drawing.ts';

type Brand = Brands[number];

/** A brand that was sent before. */
export interface BrandName {
  readonly reference: string;
}

export interface SentBrands {
  readonly brands: readonly (Brand | BrandName)[];
  /** Names that will be sent whole before they are named again. */
  readonly forget: readonly string[];
}

/** The other side keeps so many; those named longest ago go first. */
const MAX_KEPT = 20;

/** What draws, and what it is called: the same name never means two things. */
const nameOf = ({ theme, hash }: Brand): string => `${theme.id} ${hash}`;

/** The sending side; one for each thread. */
export function createBrandSender(): (brands: Brands) => SentBrands {
  const sent = new Set<string>();
  return (brands) => {
    const out = brands.map((brand) => {
      const name = nameOf(brand);
      const isKnown = sent.delete(name);
      sent.add(name);
      return isKnown ? { reference: name } : brand;
    });
    const inUse = new Set(brands.map(nameOf));
    const forget = [...sent].slice(0, Math.max(0, sent.size - MAX_KEPT)).filter((name) => !inUse.has(name));
    for (const name of forget) sent.delete(name);
    return { brands: out, forget };
  };
}

/** The receiving side. @throws Error for a reference that was not sent before */
export function createBrandTaker(): (sent: SentBrands) => Brands {
  const received = new Map<string, Brand>();
  return ({ brands, forget }) => {
    const taken = brands.map((one) => {
      const brand = 'reference' in one ? received.get(one.reference) : one;
      if (brand === undefined) throw new Error('A brand was named before it was sent.');
      received.set(nameOf(brand), brand);
      return brand;
    });
    for (const name of forget) received.delete(name);
    return taken;
  };
}

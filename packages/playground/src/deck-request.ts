/** The slides of the page as one request, and as what a link holds. */
type Body = Readonly<Record<string, unknown>>;

/** What the page holds: a slide's own text may be no JSON yet. */
export interface Held {
  readonly slides: readonly string[];
  /** A brand kit, as `POST /v1/brands` takes it. */
  readonly brand?: Body | undefined;
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined for a text that is no JSON object. */
export function bodyOf(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A body of `POST /v1/render/intent/deck`: the theme is the deck's. Undefined while one of the slides is no JSON object. */
export function deckRequest(slides: readonly string[]): Body | undefined {
  const bodies = slides.map(bodyOf);
  if (!bodies.every(isBody)) return undefined;
  const theme_id = bodies.map(({ theme_id }) => theme_id).find((theme) => typeof theme === 'string');
  return {
    ...(theme_id === undefined ? {} : { theme_id }),
    slides: bodies.map(({ theme_id: _deck, ...slide }) => slide),
  };
}

/** What a link packs: the request itself where there is one slide and no brand. */
export function packedOf({ slides, brand }: Held): Body | undefined {
  const [first] = slides;
  if (slides.length === 1 && brand === undefined) return bodyOf(first ?? '');
  const deck = deckRequest(slides);
  return deck === undefined ? undefined : { ...deck, ...(brand === undefined ? {} : { brand }) };
}

/** Slides of a link, each with the theme of all; undefined for what is neither a slide nor a deck. */
export function heldIn(packed: unknown, theme_id?: string): { readonly slides: readonly Body[]; readonly brand?: Body } | undefined {
  if (!isBody(packed)) return undefined;
  const { slides, brand } = packed;
  if (!Array.isArray(slides)) return { slides: [theme_id === undefined ? packed : { ...packed, theme_id }] };
  const theme = packed['theme_id'];
  const bodies = slides.filter(isBody).map((slide) => (typeof theme === 'string' ? { ...slide, theme_id: theme } : slide));
  return bodies.length === 0 ? undefined : { slides: bodies, ...(isBody(brand) ? { brand } : {}) };
}

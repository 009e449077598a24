/** The rate card: what each kind of work costs. Prices are defined here only. */

export interface Price {
  readonly code: string;
  readonly what: string;
  readonly cents: number;
  readonly unit: string;
  /** Free and plan slides pay for rendered slides, and for nothing else. */
  readonly paid_by_slides: boolean;
}

const price = (value: Price): Price => value;

export const prices = {
  slide: price({ code: 'slide', what: 'A rendered slide that is usable', cents: 5, unit: 'slide', paid_by_slides: true }),
  /** Free slides are used first, as for any other slide; see `wallet_hold`. */
  plan_overflow: price({
    code: 'plan_overflow',
    what: "A rendered slide past those of an open plan, from the wallet's credit",
    cents: 5,
    unit: 'slide',
    paid_by_slides: true,
  }),
  repair: price({ code: 'repair', what: 'A slide that received at least one fix', cents: 2, unit: 'slide', paid_by_slides: false }),
  translation: price({
    code: 'translation',
    what: 'A slide with at least one translated text',
    cents: 2,
    unit: 'slide',
    paid_by_slides: false,
  }),
  pdf_page: price({ code: 'pdf_page', what: 'A converted page of a PDF, on success', cents: 1, unit: 'page', paid_by_slides: false }),
  recreation: price({
    code: 'recreation',
    what: 'Slides made of a picture, on success, however many',
    cents: 10,
    unit: 'picture',
    paid_by_slides: false,
  }),
  image: price({ code: 'image', what: 'A generated picture, whatever its tier', cents: 5, unit: 'picture', paid_by_slides: false }),
  analysis: price({ code: 'analysis', what: 'An analysed picture, on success', cents: 5, unit: 'picture', paid_by_slides: false }),
  perception: price({ code: 'perception', what: 'A perceived picture, on success', cents: 20, unit: 'picture', paid_by_slides: false }),
} as const;

export type PriceCode = keyof typeof prices;

/** Slides that every new account is given; the trigger `wallet_open` gives them. */
export const WELCOME_SLIDES = 60;

/** What is free, in words. */
export const FREE_OF_CHARGE: readonly string[] = [
  'a slide that is unusable, and a job that fails or is canceled',
  'a render of an identical input, whatever the engine version',
  'a brief that cannot be routed',
  'dry runs, previews, outlines and inspections',
  'edits of rendered slides and decks, forks and merged decks',
];

/** What one top-up may be, cents. */
export const TOPUP_LIMITS = { least_cents: 1_000, most_cents: 100_000, default_cents: 1_000 } as const;

/** Bonus on a top-up, the largest that its amount reaches. */
export const BONUSES = [
  { from_cents: 20_000, percent: 20 },
  { from_cents: 10_000, percent: 15 },
  { from_cents: 5_000, percent: 10 },
] as const;

/** Bonus of a top-up in cents, rounded down. */
export function bonusCents(amount_cents: number): number {
  const percent = BONUSES.find((bonus) => amount_cents >= bonus.from_cents)?.percent ?? 0;
  return Math.floor((amount_cents * percent) / 100);
}

/** Credit for feedback that is approved, by its category. */
export const AWARDS: Readonly<Record<string, number>> = { feature_request: 500, testimonial: 200 };

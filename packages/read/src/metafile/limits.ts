/** Limits of what one metafile may ask for. Beyond them it is refused. */
import { UnreadableMetafile } from './unreadable-metafile.ts';

/** Bytes of a metafile, unpacked. */
export const MAX_BYTES = 64 * 1024 * 1024;
/** Sets of the device that are saved at a time. */
export const MAX_SAVED = 256;
/** Entries of the table of objects. */
export const MAX_OBJECTS = 65_536;
/** Steps of an outline that is filled. The time to fill one grows with their square, so a longer one is left out. */
export const MAX_STEPS = 40_000;
/** Steps of an outline that is stroked. The time grows likewise, so a longer one is stroked in pieces. */
export const MAX_STROKED = 1000;
/** Outlines that cut one mark. Further ones cut nothing. */
export const MAX_CLIPS = 12;

const LIMITS = {
  records: 400_000,
  /** Points of all outlines and clips. */
  points: 500_000,
  /** Things that are painted. */
  marks: 40_000,
  characters: 100_000,
  /** Pixels of all bitmaps, those within a raster operation counted each time. */
  pixels: 24_000_000,
} as const;

export type Spending = keyof typeof LIMITS;

export class Budget {
  readonly #spent = new Map<Spending, number>();

  /** @throws UnreadableMetafile beyond the limit */
  spend(what: Spending, count = 1): void {
    const spent = (this.#spent.get(what) ?? 0) + count;
    if (!(spent <= LIMITS[what])) throw new UnreadableMetafile(`It has more than ${LIMITS[what]} ${what}, which is the limit.`);
    this.#spent.set(what, spent);
  }
}

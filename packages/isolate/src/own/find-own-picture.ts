/**
 * Finds the slide that a picture shows among those whose pictures an account was handed: fingerprints propose, each proposed slide is drawn
 * again, and only a picture that shows the same everywhere is taken for it.
 */
import {
  comparePicturesTask,
  type FingerprintPictureAnswer,
  type FramePx,
  fingerprintPictureTask,
  type PictureWay,
} from '@deckwright/convert/own';
import type { Database } from '@deckwright/platform/database';
import type { Owner } from '@deckwright/platform/identity';
import { type PicturedSlide, slidesLike } from '@deckwright/platform/jobs';
import type { Isolate, RunOptions } from '../run/index.ts';

export interface OwnPictureDeps {
  readonly db: Database;
  readonly isolate: Isolate;
  /** The slide as it is drawn today, a PNG of each size that pictures are handed out in, the largest first; none where it no longer can be. */
  readonly draw: (slide: PicturedSlide) => Promise<readonly Uint8Array[]>;
}

export interface OwnPicture {
  readonly job_id: string;
  readonly revision: number;
  readonly deck_id: string | null;
  /** In its deck from 1; 1 for a slide alone, and null for one that an edit has taken out. */
  readonly position: number | null;
  /** JSON of the slide's request. */
  readonly intents: readonly string[];
  readonly engine_version: string;
  /** What was sent. */
  readonly picture: FingerprintPictureAnswer['picture'];
}

/** Of 256 bits: pictures of one slide stay below, and most others are above. */
const MOST_BITS_APART = 72;
/** Of 255: colours that JPEG and palettes leave are nearer. */
const MOST_COLORS_APART = 16;
/** Slides that look alike are drawn one by one until one is proved. */
const MOST_DRAWN = 12;

/** Null for a picture that shows no slide of the account, and for one that is no picture. */
export async function findOwnPicture(
  { db, isolate, draw }: OwnPictureDeps,
  owner: Owner,
  picture: Uint8Array,
  options: RunOptions = {},
): Promise<OwnPicture | null> {
  const looked = await isolate.run(fingerprintPictureTask, {}, [picture], options);
  if (looked.outcome !== 'done') return null;
  const { ways, ...seen } = looked.answer;
  const like = await slidesLike(db, owner, ways, { most_apart: MOST_BITS_APART, limit: MOST_DRAWN });
  const drawn: { slide: PicturedSlide; frame: FramePx; png: Uint8Array }[] = [];
  for (const slide of like) {
    const way = ways.toSorted((a, b) => apart(a, slide) - apart(b, slide))[0];
    if (way === undefined || colorsApart(way, slide) > MOST_COLORS_APART) continue;
    for (const png of await draw(slide)) drawn.push({ slide, frame: way.frame, png });
  }
  if (drawn.length === 0) return null;
  const order = { frames: drawn.map(({ frame }) => frame) };
  const compared = await isolate.run(comparePicturesTask, order, [picture, ...drawn.map(({ png }) => png)], options);
  const found = compared.outcome === 'done' && compared.answer.same !== null ? drawn[compared.answer.same]?.slide : undefined;
  if (found === undefined) return null;
  const { job_id, revision, deck_id, position, request_text, engine_version } = found;
  return { job_id, revision, deck_id, position, intents: [request_text], engine_version, ...seen };
}

const apart = ({ bits }: PictureWay, { fingerprint }: PicturedSlide): number => {
  let count = 0;
  for (let i = 0; i < bits.length; i++) if (bits[i] !== fingerprint.bits[i]) count++;
  return count;
};

const colorsApart = ({ colors }: PictureWay, { fingerprint }: PicturedSlide): number =>
  Math.max(0, ...colors.map((one, i) => Math.abs(one - (fingerprint.colors[i] ?? one))));

/** What stands around the body of any slide that has a frame: tracker, sticker, sample size, and what goes with the takeaway. */
import { z } from 'zod';
import type { Chrome, Sourced } from '../layout/index.ts';

const blank = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const words = (most: number) => z.string().max(most, `is longer than ${most} characters; shorten it`);

/** Members of every slide request that are furniture. */
export const furniture = {
  kicker: optional(words(80)),
  sticker: optional(words(40)),
  sample_size: optional(z.union([z.number().int().min(1), words(40)])),
  implication: optional(
    z.object({
      label: optional(words(24)),
      figure: optional(words(16)),
      figure_label: optional(words(60)),
      icon: optional(z.string().max(80)),
      note: optional(words(60)),
    }),
  ),
};

/** Members of `furniture`, in the order in which they are read. */
export const FURNITURE = Object.keys(furniture) as readonly (keyof typeof furniture)[];

type Sent = { readonly [K in keyof typeof furniture]?: z.infer<(typeof furniture)[K]> };

const sourced = (text: string | number | undefined, path: string): Sourced | undefined =>
  text === undefined ? undefined : { text: String(text), path };

/** The furniture of a slide, for its chrome; what stands beside the takeaway needs a takeaway. */
export function furnitureOf(sent: Sent, takeaway: Sourced | undefined): Partial<Chrome> {
  const { label, figure, figure_label, icon, note } = sent.implication ?? {};
  const members = {
    kicker: sourced(sent.kicker, '/kicker'),
    sticker: sourced(sent.sticker, '/sticker'),
    sample_size: sourced(sent.sample_size, '/sample_size'),
    implication:
      takeaway === undefined || sent.implication === undefined
        ? undefined
        : present({
            label: sourced(label, '/implication/label'),
            figure: sourced(figure, '/implication/figure'),
            figure_label: sourced(figure_label, '/implication/figure_label'),
            icon: sourced(icon, '/implication/icon'),
            note: sourced(note, '/implication/note'),
          }),
  };
  return present(members);
}

/** Without members that are undefined. */
const present = <T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> };

/** The answers of a model, checked against their schemas: whatever else it says is no answer. */
import { z } from 'zod';
import prompts from './prompts.json' with { type: 'json' };
import type { ItemKind, SaidItem } from './prove-items.ts';

const LONGEST_TEXT = 600;
const MOST_ITEMS = 40;
const MOST_SLIDES = 60;
const MOST_BLOCKS = 600;

const words = z
  .string()
  .max(LONGEST_TEXT)
  .nullish()
  .transform((text) => text ?? '');

const DeckAnswer = z.strictObject({
  slides: z
    .array(z.strictObject({ claim: words, blocks: z.array(z.string().max(40)).max(MOST_BLOCKS) }))
    .min(1)
    .max(MOST_SLIDES),
});
export type DeckAnswer = z.infer<typeof DeckAnswer>;

const item = z.strictObject({ label: words, value: words, when: words, text: words });
const SlideAnswer = z.strictObject({
  headline: words,
  form: z.string().max(80),
  items: z
    .array(item)
    .max(MOST_ITEMS)
    .nullish()
    .transform((items): readonly SaidItem[] => items ?? []),
});
export type SlideAnswer = z.infer<typeof SlideAnswer>;

export const deckAnswer = (value: unknown): DeckAnswer | undefined => DeckAnswer.safeParse(value).data;
export const slideAnswer = (value: unknown): SlideAnswer | undefined => SlideAnswer.safeParse(value).data;

const text = { type: 'string' };

/** The schema of a slide in one of these forms, each with the members of its items. */
export function slideSchema(headlines: readonly string[], forms: readonly (readonly [form: string, kind: ItemKind | undefined])[]): object {
  const one = (form: string, kind: ItemKind | undefined): object => {
    const members = kind === undefined ? [] : prompts.slide.item[kind];
    const items =
      kind === undefined
        ? {}
        : {
            items: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: members,
                properties: Object.fromEntries(members.map((member) => [member, text])),
              },
            },
          };
    return {
      type: 'object',
      additionalProperties: false,
      required: ['headline', 'form', ...Object.keys(items)],
      properties: { headline: { type: 'string', enum: ['', ...headlines] }, form: { type: 'string', enum: [form] }, ...items },
    };
  };
  return {
    type: 'object',
    additionalProperties: false,
    required: ['slide'],
    properties: { slide: { anyOf: forms.map(([form, kind]) => one(form, kind)) } },
  };
}

/** The slide within an answer. */
export const slideIn = (value: unknown): unknown => z.looseObject({ slide: z.unknown() }).safeParse(value).data?.slide ?? value;

/** Forms that say so print the unit of bare numbers once, above them. */
import { forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { plainText, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());

describe('a form that prints the unit', () => {
  for (const { form, variants } of forms.filter((one) => one.form.prints_unit === true))
    it(`${form.name} shows data.unit in one text`, async () => {
      const { example, name } = variants.find((one) => one.name === form.default_variant) ?? variants[0]!;
      const body = { form: form.name, variant: name, ...example, context: 'Plan', data: { ...(example.data as object), unit: 'kqt' } };
      const read = readSlideRequest(body);
      if (!read.ok) throw new Error(read.problem.detail);
      const { deck } = await drawSlide(read.request, kit);
      const texts = [...walk(deck.slides[0]?.shapes ?? [])].flatMap((s) =>
        'text' in s && s.text !== undefined ? [plainText(s.text)] : [],
      );
      expect(texts.filter((one) => one.includes('kqt'))).toHaveLength(1);
    });
});

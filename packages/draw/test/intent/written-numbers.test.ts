/** Numbers stand on the slide as their author wrote them. */

import { briefReader } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());

async function drawn(body: unknown) {
  const read = readSlideRequest(body, { briefs: briefReader });
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck, report } = await drawSlide(read.request, kit);
  const texts = deck.slides.flatMap((slide) =>
    [...walk(slide.shapes)].flatMap((s) =>
      'text' in s && s.text !== undefined ? s.text.paragraphs.flatMap((p) => p.runs.map((r) => r.text)) : [],
    ),
  );
  return { texts, report, canonical: read.request.canonical };
}

const ranges = (written?: Record<string, string>) => ({
  form: 'football_field',
  headline: 'Value per share',
  data: { ranges: [{ label: 'Brokers', low: 21, high: 29.5 }] },
  ...(written === undefined ? {} : { written }),
});

describe('written', () => {
  it('prints numbers of an intent in the words that it names', async () => {
    const { texts, report, canonical } = await drawn(ranges({ '21': '~21.00', '29.5': '29.50' }));
    expect(texts).toEqual(expect.arrayContaining(['~21.00', '29.50']));
    expect(report.fidelity).toBe('verbatim');
    expect(canonical).toContain('"29.50"');
  });
  it('is not believed where its digits are others, and a warning says so', async () => {
    const { texts, report } = await drawn(ranges({ '21': '99' }));
    expect(texts).toContain('21.0');
    expect(report.warnings.map((w) => `${w.code} ${w.path}`)).toContain('wording_ignored /written/21');
  });
  it('is drawn over values alone: a changed value is never printed in the words of the old one', async () => {
    const { texts } = await drawn(ranges({ '22': '22.00' }));
    expect(texts).toEqual(expect.arrayContaining(['21.0', '29.5']));
  });
  it.each([['football field: Brokers €21.00 to €29.50; DCF €22.80 to €31.20; offer at €25.00', ['21.00', '29.50', '25.00']]])(
    'keeps the wording of a brief: %s',
    async (brief, expected) => {
      const { texts } = await drawn({ brief });
      const all = texts.join('\n');
      for (const text of expected) expect(all).toContain(text);
    },
  );
});

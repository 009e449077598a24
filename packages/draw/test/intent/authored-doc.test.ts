/** The example of the documentation renders as it stands. */
import { readFileSync } from 'node:fs';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { expect, test } from 'vitest';

test('the example of docs/authored-documents.md renders without a warning', async () => {
  const page = readFileSync(new URL('../../../../docs/authored-documents.md', import.meta.url), 'utf8');
  const read = readSlideRequest(JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '{}'));
  if (!read.ok) throw new Error(read.problem.detail);
  const { report } = await drawSlide(read.request, createDrawKit(carriedFonts()));
  expect([report.status, report.fidelity, report.warnings]).toEqual(['complete', 'verbatim', []]);
});

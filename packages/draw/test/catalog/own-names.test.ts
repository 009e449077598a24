/** What screen readers, the selection pane and hand edits are told: every shape has a name and an id of its own, and what stands alone is said in words. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { offeredSlides } from '@deckwright/testkit/whole-catalog';
import { expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

test.each(offeredSlides())('$name', async ({ body }) => {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  const shapes = (await drawSlide(read.request, kit)).deck.slides[0]?.shapes ?? [];
  const names = [...walk(shapes)].map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i || /^\s*$|[:\s]$/.test(name))).toEqual([]);
  const ids = [...walk(shapes)].map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  // A pattern behind all else is decoration, which readers pass over.
  const spoken = shapes.filter(({ role }) => role !== 'background');
  const silent = spoken.filter(({ kind, alt }) => (kind === 'group' || kind === 'table') && (alt ?? '') === '');
  expect(silent.map(({ id }) => id)).toEqual([]);
});

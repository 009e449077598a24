/** Laws of covers without a picture: the theme alone decides their pattern, words keep clear of it, the logo is seen. */

import { contrastOf } from '@deckwright/core/color';
import type { DrawnSlide } from '@deckwright/draw/pipeline';
import { type Box, isRgb, resolveColor, type Shape } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

const cover = (rest: Record<string, unknown> = {}) => ({
  form: 'hero_statement',
  headline: 'Storage strategy 2030',
  context: 'Where to build, what to buy, when to connect',
  subject: 'Board of directors',
  date: 'Hamburg, 24 November 2026',
  data: { confidentiality: 'Members of the board only' },
  ...rest,
});
const tilesOf = (drawn: DrawnSlide): readonly Shape[] => shapesOf(drawn).filter((s) => s.name === 'tile');
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const sizeOf = (drawn: DrawnSlide, id: string): number => {
  const found = shapesOf(drawn).find((s) => s.id === id);
  return found?.kind === 'text' ? (found.text.paragraphs[0]?.runs[0]?.size_pt ?? 0) : 0;
};

describe.each(themes.map(({ id }) => id))('a cover without a picture in %s', (theme_id) => {
  test('has the same pattern whatever it says, in colours that are seen on its ground', async () => {
    const [one, other] = [await drawForm(cover({ theme_id })), await drawForm(cover({ theme_id, headline: 'Go', context: undefined }))];
    expect(tilesOf(one)).toEqual(tilesOf(other));
    const ground = shapesOf(one).find((s) => s.id === 'ground');
    const { theme } = one.deck;
    const rgb = (s: Shape | undefined) =>
      resolveColor(theme, s !== undefined && 'fill' in s && s.fill !== undefined ? s.fill.color : 'canvas');
    for (const first of ['tiles/1-1-disc-1', 'tiles/2-1-disc-1', 'tiles/3-1-disc-1'])
      expect(contrastOf(rgb(shapesOf(one).find((s) => s.id === first)), rgb(ground)), first).toBeGreaterThan(1.2);
    // Re-themed in the office, it takes the new colours.
    expect(tilesOf(one).filter((s) => 'fill' in s && s.fill !== undefined && isRgb(s.fill.color))).toEqual([]);
  });

  test('keeps its words clear of the pattern and shows each of them', async () => {
    const drawn = await drawForm(cover({ theme_id }));
    expect(drawn.report).toMatchObject({ fidelity: 'verbatim', warnings: [], errors: [] });
    const texts = shapesOf(drawn).filter((s) => s.kind === 'text');
    // Discs are narrower than their tiles at the top; whole tiles are the hard ground.
    const hard = tilesOf(drawn).filter((s) => s.kind === 'rect');
    for (const text of texts)
      expect(
        hard.filter((tile) => meet(tile.box, text.box)).map(({ id }) => id),
        text.id,
      ).toEqual([]);
    expect(shapesOf(drawn).some((s) => s.id === 'terms-lock')).toBe(true);
  });
});

test('the title is as large as it stands above its line', async () => {
  const sizes = await Promise.all(
    [
      'Storage strategy 2030',
      'Three plants, one network: the plan to 2028',
      'What the board decides on storage, wind and the grid before the end of the year',
    ].map(async (headline) => sizeOf(await drawForm(cover({ headline })), 'title')),
  );
  expect(sizes).toEqual([72, 54, 40]);
});

test('with points at its foot the pattern is one column', async () => {
  const drawn = await drawForm(cover({ blocks: [{ label: 'Prepared for', sub: 'Executive board' }] }));
  expect(Math.min(...tilesOf(drawn).map(({ box }) => box.x))).toBeGreaterThan(9_000_000);
  expect(drawn.report.fidelity).toBe('verbatim');
});

test('from right to left the pattern stands at the left', async () => {
  const drawn = await drawForm(cover({ direction: 'rtl' }));
  expect(Math.max(...tilesOf(drawn).map(({ box }) => box.x + box.w))).toBeLessThan(7_000_000);
});

describe('the logo of a cover', () => {
  const src =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAAAAAAcZ2NOAAAAJ0lEQVR42mM4QSFgGDVg1IBRA0YNGDUAYUAFhWDUgFEDRg0YLAYAAA/L3Eyua/IAAAAAAElFTkSuQmCC';
  const logo = (plate_on: readonly string[]) => ({ id: 'logo_1', src, plate_on });
  const idsOf = (drawn: DrawnSlide): readonly string[] => shapesOf(drawn).map(({ id }) => id);

  test('stands at its head, on a plate where the dark ground would swallow it', async () => {
    const dark_ink = idsOf(await drawForm(cover({ theme_id: 'corporate-light', logo_id: logo(['dark']) })));
    expect(dark_ink).toEqual(expect.arrayContaining(['logo', 'logo/plate']));
    const white_ink = idsOf(await drawForm(cover({ theme_id: 'corporate-light', logo_id: logo(['light']) })));
    expect(white_ink).toContain('logo');
    expect(white_ink).not.toContain('logo/plate');
  });

  test('is left out, and told, where the title takes its room', async () => {
    const { report } = await drawForm(cover({ headline: 'Everything that the board decides. '.repeat(14).trim(), logo_id: logo([]) }));
    expect(report.warnings.map((w) => w.code)).toContain('logo_left_out');
  });
});

/** Laws of the forms that show a picture: it fills its place undistorted, marks stand where they were sent, leaders do not cross it. */
import type { DrawnSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, type Slide, type Theme } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { describe, expect, test } from 'vitest';
import { measureSlide, viewSlide } from '../../src/scene/measures/index.ts';
import { FLOOR_PLAN } from '../floor-plan.ts';
import { byRole, drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const ASPECT = 1280 / 960;

/** Width by height of the part of the picture that is shown, in its own pixels. */
function shownAspect(drawn: DrawnSlide): number {
  const [picture] = byRole(drawn, 'image');
  if (picture?.kind !== 'image') throw new Error('there is no picture');
  const { width_px, height_px } = drawn.deck.media.get(picture.media) ?? { width_px: 0, height_px: 1 };
  const { l, t, r, b } = picture.crop ?? { l: 0, t: 0, r: 0, b: 0 };
  return (width_px * (1 - l - r)) / (height_px * (1 - t - b));
}

for (const form of ['visual_showcase', 'image_story'])
  describe(form, () => {
    test.each(examplesOf(form))('the example of %s stands on the slide word by word, its picture undistorted', async (_, body) => {
      const drawn = await drawForm(body);
      expect(drawn.report.warnings).toEqual([]);
      expect(drawn.report.errors).toEqual([]);
      expect(drawn.report.fidelity).toBe('verbatim');
      const [picture] = byRole(drawn, 'image');
      expect(shownAspect(drawn)).toBeCloseTo((picture?.box.w ?? 0) / (picture?.box.h ?? 1), 2);
    });

    test('without a picture its place is left and told', async () => {
      const drawn = await drawForm({ form, headline: 'No picture yet', blocks: [{ label: 'One' }] });
      expect(drawn.report.warnings.map((w) => w.code)).toContain('image_missing');
    });

    test('more than one slide holds comes back as parts that can be drawn', async () => {
      const blocks = Array.from({ length: 10 }, (_, i) => ({ label: `Block ${i}` }));
      const parts = await suggestedSplit({ form, headline: 'Many', image_src: FLOOR_PLAN, blocks });
      expect(parts).toHaveLength(2);
      for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
    });
  });

const callouts = [
  { x: 0.9, y: 0.1, label: 'Top' },
  { x: 0.1, y: 0.9, label: 'Low' },
  { x: 0.5, y: 0.5, label: 'Middle' },
];
const showcase = (variant: string) => ({
  form: 'visual_showcase',
  variant,
  headline: 'Marks',
  image_src: FLOOR_PLAN,
  data: { callouts },
});

test('discs stand where they were sent', async () => {
  const drawn = await drawForm(showcase('numbered_callouts'));
  const [picture] = byRole(drawn, 'image');
  const at = shapesOf(drawn).find((s) => s.id === 'body/showcase/disc-3')?.box;
  const middle = { x: (picture?.box.x ?? 0) + (picture?.box.w ?? 0) / 2, y: (picture?.box.y ?? 0) + (picture?.box.h ?? 0) / 2 };
  expect(Math.abs((at?.x ?? 0) + (at?.w ?? 0) / 2 - middle.x)).toBeLessThan(2);
  expect(Math.abs((at?.y ?? 0) + (at?.h ?? 0) / 2 - middle.y)).toBeLessThan(2);
});

test('leaders end in the order of their marks, so that none crosses another', async () => {
  const drawn = await drawForm(showcase('leader_callouts'));
  const tops = ['Top', 'Middle', 'Low'].map(
    (label) => shapesOf(drawn).find((s) => s.kind === 'text' && s.text.paragraphs[0]?.runs[0]?.text === label)?.box.y ?? 0,
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('a story whose picture goes to the right has its text at the left', async () => {
  const drawn = await drawForm({
    form: 'image_story',
    headline: 'Right',
    image_src: FLOOR_PLAN,
    data: { paragraphs: ['One thought.', 'Another.'], image_position: 'right' },
  });
  const [picture] = byRole(drawn, 'image');
  const [text] = byRole(drawn, 'body');
  expect((text?.box.x ?? 0) + (text?.box.w ?? 0)).toBeLessThanOrEqual(picture?.box.x ?? 0);
  expect(drawn.report.fidelity).toBe('verbatim');
});

describe('a picture that fills its place', () => {
  const cropOf = async (body: Record<string, unknown>): Promise<{ l: number; t: number; r: number; b: number }> => {
    const [picture] = byRole(await drawForm(body), 'image');
    if (picture?.kind !== 'image' || picture.crop === undefined) throw new Error('nothing is cropped');
    return picture.crop;
  };
  const cover = (image_focus?: { x: number; y: number }) => ({
    form: 'hero_statement',
    variant: 'image_led_cover',
    headline: 'Depot',
    image_src: FLOOR_PLAN,
    data: image_focus === undefined ? {} : { image_focus },
  });

  test('is cropped round its middle, or round the point that matters as far as the picture reaches', async () => {
    const plain = await cropOf(cover());
    expect(plain.l).toBeCloseTo(plain.r, 9);
    const cut = plain.l + plain.r;
    const left = await cropOf(cover({ x: 0, y: 0.5 }));
    expect(left.l).toBe(0);
    expect(left.r).toBeCloseTo(cut, 9);
    const near = await cropOf(cover({ x: 0.45, y: 0.5 }));
    expect(near.l + (1 - near.l - near.r) / 2).toBeCloseTo(0.45, 9);
    expect((await cropOf(cover({ x: 1, y: 1 }))).l).toBeCloseTo(cut, 9);
  });

  test('keeps every word of the request accounted for', async () => {
    const { report } = await drawForm(cover({ x: 0.2, y: 0.4 }));
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings.map((w) => w.code)).not.toContain('image_cropped');
    expect(report.warnings.map((w) => w.path)).not.toContain('/data/image_focus');
  });
});

describe('a picture beside or above its story', () => {
  const PANORAMA = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100"/></svg>')}`;
  const story = (rest: Record<string, unknown>, image_src = FLOOR_PLAN) => ({
    form: 'image_story',
    headline: 'A story',
    image_src,
    blocks: [{ label: 'One' }, { label: 'Two' }, { label: 'Three' }],
    ...rest,
  });
  const boxOf = async (body: unknown) => {
    const drawn = await drawForm(body);
    const [picture] = byRole(drawn, 'image');
    if (picture?.kind !== 'image') throw new Error('there is no picture');
    const { x, y, w, h } = picture.box;
    return { drawn, crop: picture.crop, left: inOfEmu(x), top: inOfEmu(y), right: inOfEmu(x + w), bottom: inOfEmu(y + h), w, h };
  };

  test('is cropped to the edges of its columns from the top of the body to its foot', async () => {
    const { left, top, right, bottom, crop } = await boxOf(story({ data: { image_focus: 'bottom' } }));
    expect([left, top, bottom]).toEqual([0.5, 1.2, 6.8]);
    const columns = (right - 0.5 + 0.2) / (772160 / 914400 + 0.2);
    expect(columns).toBeCloseTo(Math.round(columns), 3);
    expect(crop).toBeDefined();
    const above = await boxOf(story({ variant: 'above_text' }));
    expect(above.left).toBe(0.5);
    expect(above.right).toBeCloseTo(12.833, 3);
  });

  test('is shown whole where that is asked for, and where it is a drawing', async () => {
    const whole = await boxOf(story({ data: { image_fit: 'contain' } }));
    expect(whole.crop).toBeUndefined();
    expect(whole.w / whole.h).toBeCloseTo(ASPECT, 2);
    expect((await boxOf(story({ data: { image_position: 'left' } }, PANORAMA))).crop).toBeUndefined();
    const asked = await boxOf(story({ data: { image_fit: 'cover', image_position: 'left', image_focus: 'center' } }, PANORAMA));
    expect(asked.crop?.l).toBeGreaterThan(0.2);
  });

  test('leads above the text where it is far wider than high', async () => {
    const { right, bottom } = await boxOf(story({ data: { image_fit: 'cover', image_focus: 'center' } }, PANORAMA));
    expect(right).toBeCloseTo(12.833, 2);
    expect(bottom).toBeLessThan(6.3);
  });

  test('takes names of places as the point that matters, and says which there are', async () => {
    const top = await boxOf(story({ variant: 'above_text', data: { image_focus: 'Top' } }));
    expect(top.crop?.t).toBe(0);
    const low = await boxOf(story({ variant: 'above_text', data: { image_focus: 'bottom_left' } }));
    expect(low.crop?.b).toBeCloseTo(0, 9);
    await expect(drawForm(story({ data: { image_focus: 'upstairs' } }))).rejects.toThrow(/bottom-left/);
  });

  test('is shown in two tones of the theme where that is asked for', async () => {
    const light = (await boxOf(story({ data: { image_treatment: 'duotone' }, theme_id: 'corporate-light' }))).drawn;
    expect(byRole(light, 'image')[0]).toMatchObject({ duotone: ['accent1', 'canvas'] });
    const dark = (await boxOf(story({ data: { image_treatment: 'duotone' }, theme_id: 'corporate-dark' }))).drawn;
    expect(byRole(dark, 'image')[0]).toMatchObject({ duotone: ['canvas', 'accent1'] });
    expect(light.report.fidelity).toBe('verbatim');
  });
});

describe('call-outs', () => {
  const at = (x: number, label: string) => ({ x, y: 0.5, label });
  const showcased = (places: readonly [number, string][], rest: Record<string, unknown> = {}) => ({
    form: 'visual_showcase',
    variant: 'leader_callouts',
    headline: 'Marks',
    image_src: 'example:plant-hall',
    data: { callouts: places.map(([x, label]) => at(x, label)) },
    ...rest,
  });
  const wordsAt = (drawn: DrawnSlide, label: string): { readonly left: number; readonly right: number } => {
    const found = shapesOf(drawn).find((s) => s.kind === 'text' && s.text.paragraphs[0]?.runs[0]?.text === label)?.box;
    return { left: found?.x ?? 0, right: (found?.x ?? 0) + (found?.w ?? 0) };
  };

  test('stand on the side of what they name: no leader runs through the picture to its other side', async () => {
    const drawn = await drawForm(
      showcased([
        [0.1, 'Walkway'],
        [0.9, 'Belt'],
      ]),
    );
    const [picture] = byRole(drawn, 'image');
    const [left, right] = [picture?.box.x ?? 0, (picture?.box.x ?? 0) + (picture?.box.w ?? 0)];
    expect(wordsAt(drawn, 'Walkway').right).toBeLessThan(left);
    expect(wordsAt(drawn, 'Belt').left).toBeGreaterThan(right);
    const alone = await drawForm(showcased([[0.1, 'Walkway']]));
    expect(wordsAt(alone, 'Walkway').right).toBeLessThan(byRole(alone, 'image')[0]?.box.x ?? 0);
  });

  test('keep their marks on a cropped picture; one that a crop would cut off has it shown whole', async () => {
    const near = await drawForm(
      showcased([
        [0.4, 'A'],
        [0.6, 'B'],
      ]),
    );
    const [cropped] = byRole(near, 'image');
    expect(cropped?.kind === 'image' && cropped.crop).toBeTruthy();
    const far = await drawForm(
      showcased([
        [0.001, 'A'],
        [0.999, 'B'],
      ]),
    );
    const [whole] = byRole(far, 'image');
    expect(whole?.kind === 'image' && whole.crop).toBe(undefined);
  });

  test('mark the same place of the picture on a slide that runs from right to left', async () => {
    const middleOf = (drawn: DrawnSlide, id: string): number => {
      const mark = shapesOf(drawn).find((s) => s.id === id)?.box ?? { x: 0, w: 0 };
      const [picture] = byRole(drawn, 'image');
      return (mark.x + mark.w / 2 - (picture?.box.x ?? 0)) / (picture?.box.w ?? 1);
    };
    const body = { ...showcased([[0.3, 'A']]), variant: 'numbered_callouts' };
    const ltr = middleOf(await drawForm(body), 'body/showcase/disc-1');
    const rtl = middleOf(await drawForm({ ...body, direction: 'rtl' }), 'body/showcase/disc-1');
    expect(rtl).toBeCloseTo(ltr, 3);
  });
});

const BODY = { left: 0.5, top: 0.42, right: 12.833, bottom: 7.22 };
const findingsOf = (slide: Slide, theme: Theme): readonly string[] =>
  measureSlide(viewSlide(slide, { theme, body: BODY }), {}).map(({ code }) => code);

describe('a statement over a picture', () => {
  const full = (rest: Record<string, unknown> = {}) => ({
    form: 'image_story',
    variant: 'full_bleed',
    headline: 'By 2030, wind and storage carry two thirds of our load',
    context: 'The Arven valley shows how.',
    image_src: 'example:dusk-ridge',
    source_note: 'Load model',
    data: { image_focus: 'right' },
    blocks: [
      { icon: 'wind', metric: { value: '4.2 GW', label: 'wind capacity' } },
      { metric: { value: '67%', label: 'of load' }, sub: '31% in 2025' },
      { label: 'No figure', sub: 'Only words' },
    ],
    ...rest,
  });

  test.each(themes.map(({ id }) => id))(
    'is read in %s whatever the picture shows: the check counts with white and black',
    async (theme_id) => {
      const { report } = await drawForm(full({ theme_id }));
      expect(report.errors).toEqual([]);
      expect(report.warnings).toEqual([]);
      expect(report.fidelity).toBe('verbatim');
      expect(report.layout.contrast_min).toBeGreaterThanOrEqual(3);
    },
  );

  test('without its shade would be named by the check', async () => {
    const drawn = await drawForm(full());
    const [slide] = drawn.deck.slides;
    if (slide === undefined) throw new Error('no slide');
    const thin = slide.shapes.map((s) =>
      s.kind === 'rect' && s.fill?.gradient !== undefined
        ? {
            ...s,
            fill: { ...s.fill, gradient: { ...s.fill.gradient, stops: s.fill.gradient.stops.map((stop) => ({ ...stop, alpha: 0.2 })) } },
          }
        : s,
    );
    const codes = findingsOf({ ...slide, shapes: thin }, drawn.deck.theme);
    expect(codes).toContain('low_contrast');
    expect(findingsOf(slide, drawn.deck.theme)).not.toContain('low_contrast');
  });

  test('has a real title, the picture from edge to edge, and shade from the side that the text begins at', async () => {
    const drawn = await drawForm(full());
    const shapes = shapesOf(drawn);
    expect(shapes.find((s) => s.id === 'title')).toMatchObject({ placeholder: 'title' });
    expect(byRole(drawn, 'image')[0]?.box).toMatchObject({ x: 0, y: 0, w: 12192000, h: 6858000 });
    const angle = (of: DrawnSlide): number | undefined => {
      const side = shapesOf(of).find((s) => s.id === 'scrim/side');
      return side?.kind === 'rect' ? side.fill?.gradient?.angle : undefined;
    };
    expect(angle(drawn)).toBe(0);
    expect(angle(await drawForm(full({ direction: 'rtl' })))).toBe(180);
  });

  test('takes no figures, many words, and more blocks than one row holds', async () => {
    for (const rest of [
      { blocks: [] },
      { headline: 'One', context: undefined, blocks: [] },
      { headline: 'A statement that goes on for a while. '.repeat(4).trim() },
      { blocks: Array.from({ length: 8 }, (_, i) => ({ metric: { value: `${i} GW`, label: 'of wind' } })) },
    ])
      expect((await drawForm(full(rest))).report.errors).toEqual([]);
    const none = await drawForm(full({ image_src: undefined }));
    expect(none.report.warnings.map((w) => w.code)).toContain('image_missing');
  });
});

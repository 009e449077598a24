/** Laws of the forms that show a picture: it is whole, marks stand where they were sent, leaders do not cross. */
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PICTURE } from '../../src/marks/example-picture.ts';
import { byRole, drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const ASPECT = 1280 / 960;

for (const form of ['visual_showcase', 'image_story'])
  describe(form, () => {
    test.each(examplesOf(form))('the example of %s stands on the slide word by word, with its picture whole', async (_, body) => {
      const drawn = await drawForm(body);
      expect(drawn.report.warnings).toEqual([]);
      expect(drawn.report.errors).toEqual([]);
      expect(drawn.report.fidelity).toBe('verbatim');
      const [picture] = byRole(drawn, 'image');
      expect((picture?.box.w ?? 0) / (picture?.box.h ?? 1)).toBeCloseTo(ASPECT, 2);
    });

    test('without a picture its place is left and told', async () => {
      const drawn = await drawForm({ form, headline: 'No picture yet', blocks: [{ label: 'One' }] });
      expect(drawn.report.warnings.map((w) => w.code)).toContain('image_missing');
    });

    test('more than one slide holds comes back as parts that can be drawn', async () => {
      const blocks = Array.from({ length: 10 }, (_, i) => ({ label: `Block ${i}` }));
      const parts = await suggestedSplit({ form, headline: 'Many', image_src: EXAMPLE_PICTURE, blocks });
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
  image_src: EXAMPLE_PICTURE,
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
    image_src: EXAMPLE_PICTURE,
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
    image_src: EXAMPLE_PICTURE,
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

/**
 * The mark of slides that were drawn for a test key: a band along an edge of the slide, over everything, with a ground of its own so that it
 * reads on any slide. It is put onto the finished slide: nothing is measured, judged or laid out by it.
 */
import { type Kit, shape } from '../layout/index.ts';
import { inOfEmu, type Shape, SLIDE_H, type Slide, TEST_BAND, TEST_MARK_NAME, TEST_WORDS, walk } from '../scene/index.ts';

/** Our own frame leaves room at the foot. On a template with text there the band is at the top. */
export function withTestMark(slide: Slide, kit: Kit): Slide {
  const [w, h] = [inOfEmu(slide.canvas.w), inOfEmu(slide.canvas.h)];
  const scale = slide.canvas.h / SLIDE_H;
  const height_in = TEST_BAND.height_in * scale;
  const words = [...walk([...(slide.sheet?.behind ?? []), ...slide.shapes])].filter((one) => 'text' in one && one.text !== undefined);
  const touches = (top: number): boolean => words.some((one) => reaches(one, top, top + height_in));
  const y = touches(h - height_in) && !touches(0) ? 0 : h - height_in;
  const box = { x: 0, y, w, h: height_in };
  const mark = shape.rect({ id: 'test-mark', name: TEST_MARK_NAME, role: 'watermark' }, box, {
    fill: shape.fill('muted'),
    text: kit.text.set({
      block: kit.block(TEST_WORDS, { color: kit.on('muted'), bold: true }),
      size_pt: Math.round(TEST_BAND.size_pt * scale * 2) / 2,
      width_in: w,
      height_in,
      align: 'center',
      anchor: 'middle',
      wrap: false,
      lang: 'en-US',
    }),
  });
  return { ...slide, shapes: [...slide.shapes, mark] };
}

/** Whether the words of a shape, as they were set, stand between two heights, inches. */
function reaches(one: Shape, top: number, bottom: number): boolean {
  if (!('text' in one) || one.text === undefined) return false;
  return one.text.lines.some((line) => {
    const baseline = inOfEmu(one.box.y) + inOfEmu(line.baseline);
    return baseline - inOfEmu(line.ascent) < bottom && baseline + inOfEmu(line.descent) > top;
  });
}

/** What tests of components ask of a drawing, through the same door that callers use. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, plainText, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';

const kit = createDrawKit(carriedFonts());

export interface Drawn extends DrawnSlide {
  readonly shapes: readonly Shape[];
  /** Of the warnings. */
  readonly codes: readonly string[];
  /** Of the notices. */
  readonly told: readonly string[];
  /** What stands above and in the source line. */
  readonly sources: readonly string[];
}

/** Draws a component on a slide of its own; throws what drawing throws. */
export async function drawComponent(component: string, params: unknown, rest: Record<string, unknown> = {}): Promise<Drawn> {
  const { title = '', ...more } = rest;
  const read = readSlideRequest({ chrome: { title }, body: { component, params }, ...more });
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.detail}`);
  const drawn = await drawSlide(read.request, kit);
  const all = [...walk(drawn.deck.slides[0]?.shapes ?? [])];
  const shapes = all.filter((s) => s.id.startsWith('body'));
  // Without a title the component has the whole body, which is what these tests are of; that one is missing is told, and not theirs.
  const warnings = drawn.report.warnings.filter((w) => w.code !== 'missing_title');
  return {
    ...drawn,
    report: { ...drawn.report, warnings },
    shapes,
    codes: warnings.map((w) => w.code),
    told: drawn.report.notices.map((n) => n.code),
    sources: texts(all, 'source'),
  };
}

export const marks = (shapes: readonly Shape[]): Shape[] => shapes.filter((s) => s.role === 'mark' && s.datum?.value !== undefined);

export const textOf = (shape: Shape): string => ('text' in shape && shape.text !== undefined ? plainText(shape.text) : '');

export const texts = (shapes: readonly Shape[], role: Shape['role']): string[] => shapes.filter((s) => s.role === role).map(textOf);

/** Box in inches: left, top, right, bottom. */
export const edges = ({ box }: Shape) => ({
  left: inOfEmu(box.x),
  top: inOfEmu(box.y),
  right: inOfEmu(box.x + box.w),
  bottom: inOfEmu(box.y + box.h),
  w: inOfEmu(box.w),
  h: inOfEmu(box.h),
});

/** How far the worst mark's length is from its share of the largest one's; marks of least length do not count. */
export function worstProportion(shapes: readonly Shape[], along: 'x' | 'y'): number {
  const all = marks(shapes).filter((s) => !s.datum?.flags?.includes('bar_min_length') && s.datum?.value !== 0);
  const length = (s: Shape): number => (along === 'x' ? s.box.w : s.box.h);
  const value = (s: Shape): number => Math.abs(s.datum?.value ?? 0);
  const largest = all.reduce((a, b) => (value(b) > value(a) ? b : a));
  return Math.max(...all.map((s) => Math.abs(length(s) / length(largest) - value(s) / value(largest))));
}

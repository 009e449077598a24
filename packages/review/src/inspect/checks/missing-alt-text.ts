/** Pictures, charts and diagrams without a description for screen readers. */
import type { ForeignShape, ForeignSlide } from '@deckwright/read/pptx';
import { called, quoted } from '../view/placed-text.ts';
import { defineCheck } from './define-check.ts';

const NAMES: Readonly<Partial<Record<ForeignShape['kind'], string>>> = {
  picture: 'picture',
  chart: 'chart',
  diagram: 'diagram',
  object: 'object',
};
/** Default texts of programs describe nothing. */
const FILE_NAME = /^[^\s]{1,200}\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$/i;

export const missingAltText = defineCheck({
  code: 'missing_alt_text',
  severity: 'warning',
  what: 'A picture, chart or diagram has no alternative text and is not marked as decorative.',
  unit: '',
  remedy: 'Describe it in one sentence as alternative text, or mark it as decorative.',
  find(view, report) {
    for (const { shape, name, alt } of undescribedShapes(view.slide)) {
      const why = alt === '' ? 'has no alternative text' : `has the name of a file, ${quoted(alt)}, as alternative text`;
      report({
        about: { shape, ...(shape.box === undefined ? {} : { bounds: shape.box }) },
        message: `The ${called(shape, name)} ${why}.`,
      });
    }
  },
});

/** Pictures, charts, diagrams and objects without a description of their own or of a group around them; `name` is what to call their kind. */
export function* undescribedShapes({
  shapes,
}: Pick<ForeignSlide, 'shapes'>): Generator<{ readonly shape: ForeignShape; readonly name: string; readonly alt: string }> {
  for (const { shape, described } of walk(shapes, false)) {
    const name = NAMES[shape.kind];
    const alt = shape.alt?.trim() ?? '';
    if (name !== undefined && !shape.decorative && !described && (alt === '' || FILE_NAME.test(alt))) yield { shape, name, alt };
  }
}

/** The description of a group covers the shapes in it. */
function* walk(shapes: readonly ForeignShape[], described: boolean): Generator<{ shape: ForeignShape; described: boolean }> {
  for (const shape of shapes) {
    if (shape.hidden) continue;
    yield { shape, described };
    if (shape.kind === 'group') yield* walk(shape.children, described || shape.decorative || (shape.alt ?? '').trim() !== '');
  }
}

/** The purpose of a placeholder, because programs rename and renumber placeholders and exchange their types. */
import type { Shape } from '@deckwright/draw/scene';
import type { ForeignShape } from '@deckwright/read/pptx';

export type HeldPlace = 'title' | 'text' | 'number' | 'footer' | 'date';

export function placeHeldBy(shape: Shape): HeldPlace | undefined {
  const placeholder = 'placeholder' in shape ? shape.placeholder : undefined;
  if (placeholder === undefined) return undefined;
  return placeholder === 'subtitle' || placeholder === 'body' ? 'text' : placeholder === 'slide_number' ? 'number' : placeholder;
}

const FOREIGN: Readonly<Record<string, HeldPlace>> = {
  title: 'title',
  ctrTitle: 'title',
  // LibreOffice writes one type for all three.
  subTitle: 'text',
  body: 'text',
  obj: 'text',
  sldNum: 'number',
  ftr: 'footer',
  dt: 'date',
};

export const placeHeldByForeign = (shape: ForeignShape): HeldPlace | undefined =>
  shape.kind === 'shape' && shape.placeholder !== undefined ? FOREIGN[shape.placeholder.type] : undefined;

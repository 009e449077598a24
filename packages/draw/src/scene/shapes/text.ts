import type { TextBody } from '../text.ts';
import type { Placeholder, ShapeBase } from './base.ts';

/** Text without a shape of its own. */
export interface TextShape extends ShapeBase {
  readonly kind: 'text';
  readonly text: TextBody;
  readonly placeholder?: Placeholder;
}

/** The colours of a chevron in the head style of the deck. */
import { type Kit, shape } from '../layout/index.ts';
import type { Color, Stroke, Token } from '../scene/index.ts';

export interface ChevronLook {
  readonly fill: Token;
  readonly stroke: { readonly stroke?: Stroke };
  /** Of the name, and of icon and number. */
  readonly on: Color;
  readonly mark: Color;
}

/** Where all are filled, the marked step differs by its colour. Else it is the one that is filled. */
export function chevronLook(primary: boolean, marked: boolean, kit: Kit): ChevronLook {
  const look = kit.head_style;
  const plain: Token = look === 'filled' ? (marked ? 'muted' : 'accent1') : look === 'rule' ? 'surface' : 'soft1';
  const fill: Token = primary ? 'accent1' : plain;
  const on = kit.on(fill);
  return {
    fill,
    stroke: fill === 'surface' ? { stroke: shape.stroke('accent1', 1.5) } : {},
    on,
    mark: primary || look === 'filled' || kit.contrast('accent1', fill) < 3 ? on : 'accent1',
  };
}

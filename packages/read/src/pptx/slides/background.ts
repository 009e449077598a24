/** Backgrounds (ISO 29500-1, 19.3.1.1 to 19.3.1.3): of the slide, otherwise of its layout, otherwise of its master. */
import { at, child, type XmlElement } from '../../ooxml/index.ts';
import type { Paint } from '../model/index.ts';
import { fillIn, styleFill } from '../paint/fill.ts';
import type { Scope } from './scope.ts';

/** PowerPoint's background when no sheet has one. */
const PAPER: Paint = { kind: 'solid', color: { rgb: '#FFFFFF', alpha: 1 } };

/** @param sheets roots of slide, layout and master, each with the part whose relationships its pictures go by */
export function backgroundOf(sheets: readonly { readonly root: XmlElement; readonly part: string }[], scope: Scope): Paint {
  for (const { root, part } of sheets) {
    const bg = at(root, 'p:cSld', 'p:bg');
    const own = child(bg, 'p:bgPr');
    const paint = own && fillIn(own, { ...scope, part });
    if (paint && paint.kind !== 'none') return paint;
    const reference = child(bg, 'p:bgRef');
    const themed = reference && styleFill(reference, scope);
    if (themed && themed.kind !== 'none') return themed;
  }
  return PAPER;
}

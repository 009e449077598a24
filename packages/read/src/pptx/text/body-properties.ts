/** `a:bodyPr` (ISO 29500-1, 21.1.2.1.1): each attribute from the nearest element that has it. */
import { attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { degreesAt, emuAt, flagAt, integerAt, nameAt, oneOf, shareAt, turn } from '../markup/values.ts';
import type { ForeignText } from '../model/index.ts';

export type BodyProperties = Omit<ForeignText, 'paragraphs'>;

const FITS: ReadonlySet<string> = new Set(['a:noAutofit', 'a:normAutofit', 'a:spAutoFit']);
const AUTOFIT: Readonly<Record<string, ForeignText['autofit']>> = {
  'a:noAutofit': 'none',
  'a:normAutofit': 'shrink',
  'a:spAutoFit': 'resize',
};
const ANCHORS: Readonly<Record<string, ForeignText['anchor']>> = { t: 'top', ctr: 'middle', b: 'bottom', just: 'top', dist: 'top' };

/** A tenth of an inch at the sides, half of that above and below. */
const INSET_SIDE = 91_440;
const INSET_END = 45_720;

/** @param bodies `a:bodyPr` elements, the nearest first */
export function bodyProperties(bodies: readonly XmlElement[]): BodyProperties {
  const get = <T>(read: (body: XmlElement) => T | undefined): T | undefined => {
    for (const body of bodies) {
      const value = read(body);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const fit = get((body) => oneOf(body, FITS));
  const shrinks = fit?.name === 'a:normAutofit';
  const warp = get((body) => child(body, 'a:prstTxWarp'));
  return {
    insets: {
      l: get((body) => emuAt(body, 'lIns')) ?? INSET_SIDE,
      t: get((body) => emuAt(body, 'tIns')) ?? INSET_END,
      r: get((body) => emuAt(body, 'rIns')) ?? INSET_SIDE,
      b: get((body) => emuAt(body, 'bIns')) ?? INSET_END,
    },
    anchor: get((body) => ANCHORS[attribute(body, 'anchor') ?? '']) ?? 'top',
    anchor_center: get((body) => flagAt(body, 'anchorCtr')) ?? false,
    wrap: get((body) => attribute(body, 'wrap')) !== 'none',
    autofit: AUTOFIT[fit?.name ?? ''] ?? 'none',
    font_scale: shrinks ? Math.min(1, Math.max(0.01, shareAt(fit, 'fontScale') ?? 1)) : 1,
    line_reduction: shrinks ? Math.min(0.8, Math.max(0, shareAt(fit, 'lnSpcReduction') ?? 0)) : 0,
    columns: get((body) => integerAt(body, 'numCol', 1, 16)) ?? 1,
    column_gap: Math.max(0, get((body) => emuAt(body, 'spcCol')) ?? 0),
    vertical: get((body) => nameAt(body, 'vert')) ?? 'horz',
    rotation: turn(get((body) => degreesAt(body, 'rot')) ?? 0),
    warped: warp !== undefined && !/^textNoShape$/.test(attribute(warp, 'prst') ?? 'textNoShape'),
  };
}

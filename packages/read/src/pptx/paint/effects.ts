/** Whether a shape has an effect; the kind is not needed. */
import { child, elements, type XmlElement } from '../../ooxml/index.ts';
import { integerAt } from '../markup/values.ts';
import type { Theme } from '../theme/read-theme.ts';

/** 3-D settings that can be seen on a flat picture; a lone camera or material cannot. */
const SOLID: ReadonlySet<string> = new Set(['a:bevelT', 'a:bevelB']);

/**
 * @param properties `p:spPr` elements, the nearest first; the first that has effects decides
 * @param style `a:effectRef`
 */
export function hasEffects(properties: readonly XmlElement[], style: XmlElement | undefined, theme: Theme): boolean {
  if (properties.some(isSolid)) return true;
  for (const holder of properties) {
    const list = child(holder, 'a:effectLst') ?? child(holder, 'a:effectDag');
    if (list) return elements(list).length > 0;
  }
  const idx = style && integerAt(style, 'idx', 0, 1000);
  const themed = idx === undefined || idx === 0 ? undefined : theme.effects[idx - 1];
  return themed !== undefined && (elements(child(themed, 'a:effectLst')).length > 0 || isSolid(themed));
}

function isSolid(holder: XmlElement): boolean {
  const shape = child(holder, 'a:sp3d');
  if (!shape) return false;
  return Number(shape.attributes.get('extrusionH') ?? 0) > 0 || elements(shape).some(({ name }) => SOLID.has(name));
}

/** The door to outlines: a shape's properties and size to curves, for presets and custom geometry alike. */
import { attribute, child, presetMeant, type XmlElement } from '../../ooxml/index.ts';
import { type Geometry, type OutlineStep, UNKNOWN, type Unknown } from '../model/index.ts';
import { customDefinition, guideOf, guidesOf } from './definition.ts';
import { presetDefinition, presetNames } from './presets.ts';
import { traceOutline } from './trace.ts';

export { presetNames } from './presets.ts';

/** Larger than the largest slide; a larger size is invalid. */
const LARGEST = 1e10;

/**
 * The outline of a shape of `w` by `h` EMU.
 * @param properties `p:spPr` or what else carries `a:prstGeom` or `a:custGeom`; without either it is a rectangle
 * @returns `unknown` for a custom geometry beyond the limits, or an invalid size
 */
export function geometryOf(properties: XmlElement | undefined, w: number, h: number): Geometry | Unknown {
  if (!(w >= 0 && h >= 0 && w <= LARGEST && h <= LARGEST)) return UNKNOWN;
  const custom = child(properties, 'a:custGeom');
  if (custom) {
    const definition = customDefinition(custom);
    return definition ? traceOutline(definition, [], w, h) : UNKNOWN;
  }
  const preset = child(properties, 'a:prstGeom');
  const name = preset ? (attribute(preset, 'prst') ?? '') : 'rect';
  // Read as the repair of the file writes it.
  const known = presetDefinition(name) === undefined ? presetMeant(name, presetNames()) : name;
  return presetGeometry(known, w, h, child(preset, 'a:avLst'));
}

/** A preset by name. @param adjust its `a:avLst` */
export function presetGeometry(name: string, w: number, h: number, adjust?: XmlElement): Geometry | Unknown {
  const definition = presetDefinition(name);
  return definition ? traceOutline(definition, guidesOf(adjust), w, h) : UNKNOWN;
}

/** All steps of a preset's outline, EMU, by adjust values of any fineness; none for an unknown name. */
export function presetSteps(name: string, adjust: Readonly<Record<string, number>>, w: number, h: number): readonly OutlineStep[] {
  const definition = presetDefinition(name);
  const guides = Object.entries(adjust).map(([guide, value]) => guideOf(guide, `val ${value}`));
  return definition === undefined ? [] : traceOutline(definition, guides, w, h).paths.flatMap(({ steps }) => steps);
}

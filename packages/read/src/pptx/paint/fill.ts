/** Fills as paint (ISO 29500-1, 20.1.8): an element's own, or the theme's for a style reference. */
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import { colorIn } from '../color/read-color.ts';
import { degreesAt, integerAt, oneOf, shareAt, wordAt } from '../markup/values.ts';
import { type GradientStop, NO_PAINT, type Paint, type Rgba, UNKNOWN } from '../model/index.ts';
import type { Scope } from '../slides/scope.ts';
import { readPicture } from './picture.ts';

const FILL_ELEMENTS: ReadonlySet<string> = new Set([
  'a:noFill',
  'a:solidFill',
  'a:gradFill',
  'a:blipFill',
  'p:blipFill',
  'a:pattFill',
  'a:grpFill',
]);

const MAX_STOPS = 100;
const BLACK: Rgba = { rgb: '#000000', alpha: 1 };
const WHITE: Rgba = { rgb: '#FFFFFF', alpha: 1 };

/** The fill element among the children of `p:spPr`, `a:ln`, `a:rPr`, `a:tcPr`, `p:bgPr`, … */
export const fillElementIn = (holder: XmlElement | undefined): XmlElement | undefined => oneOf(holder, FILL_ELEMENTS);

/** Undefined when the element has no fill element. */
export function fillIn(holder: XmlElement | undefined, scope: Scope): Paint | undefined {
  const element = fillElementIn(holder);
  return element && readFill(element, scope);
}

/** Of a fill element itself. */
export function readFill(element: XmlElement, scope: Scope): Paint {
  switch (element.name) {
    case 'a:noFill':
      return NO_PAINT;
    case 'a:solidFill':
    // Both contain the colour of text directly.
    case 'a:fontRef':
    case 'a:tcTxStyle':
      return { kind: 'solid', color: colorIn(element, scope) ?? UNKNOWN };
    case 'a:gradFill':
      return readGradient(element, scope);
    case 'a:pattFill':
      return {
        kind: 'pattern',
        preset: attribute(element, 'prst')?.slice(0, 40) ?? 'pct50',
        foreground: colorIn(child(element, 'a:fgClr'), scope) ?? BLACK,
        background: colorIn(child(element, 'a:bgClr'), scope) ?? WHITE,
      };
    case 'a:blipFill':
    case 'p:blipFill':
      return { kind: 'picture', picture: readPicture(element, scope) };
    case 'a:grpFill':
      return scope.group_fill ?? NO_PAINT;
    default:
      return { kind: UNKNOWN };
  }
}

function readGradient(element: XmlElement, scope: Scope): Paint {
  const stops = elements(child(element, 'a:gsLst'), 'a:gs')
    .slice(0, MAX_STOPS)
    .map((stop): GradientStop => ({ at: Math.min(1, Math.max(0, shareAt(stop, 'pos') ?? 0)), color: colorIn(stop, scope) ?? UNKNOWN }))
    .sort((a, b) => a.at - b.at);
  if (stops.length === 0) return { kind: UNKNOWN };
  const path = child(element, 'a:path');
  if (!path) return { kind: 'gradient', stops, shape: 'linear', angle: degreesAt(child(element, 'a:lin'), 'ang') ?? 0 };
  const rect = child(path, 'a:fillToRect');
  const inset = (name: string): number => Math.min(1, Math.max(0, shareAt(rect, name) ?? 0));
  return {
    kind: 'gradient',
    stops,
    shape: wordAt(path, 'path', ['circle', 'rect', 'shape']) ?? 'rect',
    angle: 0,
    focus: { l: inset('l'), t: inset('t'), r: inset('r'), b: inset('b') },
  };
}

/** From this index on, background fills of the theme are meant (ISO 29500-1, 20.1.4.1.28). */
const FIRST_BACKGROUND = 1001;

/** The theme's fill for `a:fillRef` or `p:bgRef`; index 0 and 1000 mean none. */
export function styleFill(reference: XmlElement, scope: Scope): Paint {
  const idx = integerAt(reference, 'idx', 0, 1_000_000);
  if (idx === undefined) return { kind: UNKNOWN };
  if (idx === 0 || idx === FIRST_BACKGROUND - 1) return NO_PAINT;
  const { theme } = scope;
  const element = idx >= FIRST_BACKGROUND ? theme.backgrounds[idx - FIRST_BACKGROUND] : theme.fills[idx - 1];
  if (!element) return { kind: UNKNOWN };
  return readFill(element, themeScope(reference, scope));
}

/** The scope of the theme's elements for a style reference, in which `phClr` is the colour of the reference. */
export const themeScope = (reference: XmlElement, scope: Scope): Scope => ({
  ...scope,
  part: scope.theme.part,
  placeholder: colorIn(reference, scope),
});

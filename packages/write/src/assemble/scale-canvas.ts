/**
 * Fits a slide, layout or master of one canvas into another: everything by one factor, and centred, as PowerPoint does when it
 * is told to make sure that all fits. What a group holds keeps its coordinates, because the group's own frame scales it; what is
 * measured in points or EMU by itself (sizes of text, lines, insets, columns) is scaled wherever it stands.
 */
import { attribute, descendants, type Edit, setAttribute, type XmlDocument, type XmlElement } from '@deckwright/read/ooxml';

export interface CanvasFit {
  readonly scale: number;
  /** EMU. */
  readonly dx: number;
  readonly dy: number;
}

type Size = { readonly cx: number; readonly cy: number };

/** Undefined when the canvases are the same, to a hundredth of a point. */
export function fitCanvas(from: Size, to: Size): CanvasFit | undefined {
  if (Math.abs(from.cx - to.cx) < 128 && Math.abs(from.cy - to.cy) < 128) return undefined;
  const scale = Math.min(to.cx / from.cx, to.cy / from.cy);
  return { scale, dx: Math.round((to.cx - from.cx * scale) / 2), dy: Math.round((to.cy - from.cy * scale) / 2) };
}

/** Element to the attributes that are lengths (EMU, or hundredths of a point for text), at any depth. */
const LENGTHS: Readonly<Record<string, readonly string[]>> = {
  'a:ln': ['w'],
  'a:lnL': ['w'],
  'a:lnR': ['w'],
  'a:lnT': ['w'],
  'a:lnB': ['w'],
  'a:lnTlToBr': ['w'],
  'a:lnBlToTr': ['w'],
  'a:bodyPr': ['lIns', 'tIns', 'rIns', 'bIns', 'spcCol'],
  'a:tcPr': ['marL', 'marR', 'marT', 'marB'],
  'a:gridCol': ['w'],
  'a:tr': ['h'],
  'a:tab': ['pos'],
  'a:spcPts': ['val'],
  'a:buSzPts': ['val'],
  'a:outerShdw': ['blurRad', 'dist'],
  'a:innerShdw': ['blurRad', 'dist'],
  'a:prstShdw': ['dist'],
  'a:reflection': ['blurRad', 'dist'],
  'a:glow': ['rad'],
  'a:softEdge': ['rad'],
  'a:blur': ['rad'],
};
const PARAGRAPH = /^a:(?:pPr|defPPr|lvl[1-9]pPr)$/;
const RUN = /^a:(?:rPr|defRPr|endParaRPr)$/;
/** Font sizes are whole hundredths of a point between 1 and 4,000 pt (20.1.10.72). */
const clampSize = (value: number): number => Math.min(400_000, Math.max(100, value));

/** Parts that hang on a slide and are measured by themselves: in a stored drawing of SmartArt, frames count from the diagram's corner. */
const HANGING = /^(?:c:chartSpace|dgm:dataModel|dsp:drawing)$/;

export function scaleEdits(document: XmlDocument, whole: CanvasFit): Edit[] {
  const hanging = HANGING.test(document.root.name);
  const fit = hanging ? { ...whole, dx: 0, dy: 0 } : whole;
  const edits: Edit[] = [];
  const set = (element: XmlElement, name: string, value: number): void => {
    edits.push(setAttribute(document, element, name, String(Math.round(value))));
  };
  const scaleAttribute = (element: XmlElement, name: string, clamp = (value: number) => value): void => {
    const value = Number(attribute(element, name) ?? Number.NaN);
    if (Number.isFinite(value)) set(element, name, clamp(value * fit.scale));
  };
  for (const element of descendants(document.root)) {
    for (const name of LENGTHS[element.name] ?? []) scaleAttribute(element, name);
    if (PARAGRAPH.test(element.name)) for (const name of ['marL', 'marR', 'indent', 'defTabSz']) scaleAttribute(element, name);
    if (RUN.test(element.name)) {
      scaleAttribute(element, 'sz', clampSize);
      scaleAttribute(element, 'spc');
    }
    if (document.root.name === 'dsp:drawing' && /^(?:a:xfrm|dsp:txXfrm)$/.test(element.name)) place(document, element, fit, edits);
    else if ((element.name === 'a:xfrm' || element.name === 'p:xfrm') && !insideGroup(element)) place(document, element, fit, edits);
  }
  return edits;
}

/** Its frame counts in the coordinates of a group, not of the canvas. The shape tree is a group too, but an identity. */
function insideGroup(xfrm: XmlElement): boolean {
  let shape = xfrm.parent;
  // The group that a frame belongs to is `p:grpSpPr`'s parent: what counts is whether that has a group around it.
  if (shape?.name === 'p:grpSpPr' || shape?.name === 'p:spPr') shape = shape.parent;
  if (shape?.name === 'p:spTree') return true;
  for (let above = shape?.parent; above; above = above.parent) if (above.name === 'p:grpSp') return true;
  return false;
}

function place(document: XmlDocument, xfrm: XmlElement, fit: CanvasFit, edits: Edit[]): void {
  for (const node of xfrm.children) {
    if (node.kind !== 'element') continue;
    const [first, second, dx, dy] =
      node.name === 'a:off' ? (['x', 'y', fit.dx, fit.dy] as const) : node.name === 'a:ext' ? (['cx', 'cy', 0, 0] as const) : [];
    if (first === undefined) continue;
    for (const [name, shift] of [
      [first, dx],
      [second, dy],
    ] as const) {
      const value = Number(attribute(node, name) ?? Number.NaN);
      if (Number.isFinite(value)) edits.push(setAttribute(document, node, name, String(Math.round(value * fit.scale + shift))));
    }
  }
}

/** What every kind of shape writes: identity, alternative text, place and preset geometry. */
import type { Box, Role, Shape } from '@deckwright/draw/scene';
import { escapeXml, whole } from '../xml.ts';

export const RECT_GEOMETRY = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
export const ELLIPSE_GEOMETRY = '<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>';

/** Shapes that a screen reader should skip when they have no description. */
const DECORATIVE: ReadonlySet<Role> = new Set(['gridline', 'rule', 'decoration', 'background', 'connector']);

/** Marks a shape as decorative ([MS-ODRAWXML] 2.15); the schema allows any element in an extension. */
const DECORATIVE_MARK =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

/** `p:cNvPr`: id, name and alternative text. */
export function identity(shape: Shape, id: number): string {
  const open = `<p:cNvPr id="${id}" name="${escapeXml(shape.name)}"`;
  if (shape.alt !== undefined && shape.alt !== '') return `${open} descr="${escapeXml(shape.alt)}"/>`;
  return DECORATIVE.has(shape.role) && !hasWords(shape) ? `${open}>${DECORATIVE_MARK}</p:cNvPr>` : `${open}/>`;
}

const hasWords = (shape: Shape): boolean =>
  'text' in shape && shape.text !== undefined && shape.text.paragraphs.some((p) => p.runs.some((r) => r.text !== ''));

const FULL_TURN = 21_600_000;

/** A transform: place and size in EMU, rotation in sixtieths of a thousandth of a degree. */
export function transform(box: Box, rotation = 0, flips = '', element: 'a:xfrm' | 'p:xfrm' = 'a:xfrm'): string {
  const turn = whole(rotation * 60_000) % FULL_TURN;
  const rot = turn === 0 ? '' : ` rot="${turn < 0 ? turn + FULL_TURN : turn}"`;
  return `<${element}${rot}${flips}><a:off x="${whole(box.x)}" y="${whole(box.y)}"/><a:ext cx="${extent(box.w)}" cy="${extent(box.h)}"/></${element}>`;
}

/** Sizes are never negative. */
export const extent = (length: number): number => Math.max(0, whole(length));

/** Square corners, or round ones whose share of the shorter side is the adjustment (ISO 29500-1, 20.1.9.18). */
export function rectGeometry(box: Box, radius = 0): string {
  const shorter = Math.min(box.w, box.h);
  if (radius <= 0 || shorter <= 0) return RECT_GEOMETRY;
  const adjust = Math.min(50_000, whole((radius / shorter) * 100_000));
  return `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${adjust}"/></a:avLst></a:prstGeom>`;
}

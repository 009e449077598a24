/** Straight lines and connectors, glued to the shapes that they join. */
import type { Box, Emu, Glue, LineShape } from '@deckwright/draw/scene';
import type { SlideScope } from '../slide-scope.ts';
import { wordOf } from '../unwritable-value.ts';
import { identity, transform } from './frame.ts';

/** Connection sites in the order of the preset geometries: a rectangle has four, an ellipse eight (presetShapeDefinitions). */
const RECT_SITES = { top: 0, left: 1, bottom: 2, right: 3 } as const;
const ELLIPSE_SITES = { top: 0, left: 2, bottom: 4, right: 6 } as const;

export function writeLine(shape: LineShape, scope: SlideScope): string {
  const { from, to, stroke } = shape;
  const box: Box = {
    x: Math.min(from.x, to.x) as Emu,
    y: Math.min(from.y, to.y) as Emu,
    w: Math.abs(to.x - from.x) as Emu,
    h: Math.abs(to.y - from.y) as Emu,
  };
  const flips = (to.x < from.x ? ' flipH="1"' : '') + (to.y < from.y ? ' flipV="1"' : '');
  const id = scope.nextId();
  const glue = site('stCxn', shape.glue_from, scope) + site('endCxn', shape.glue_to, scope);
  // The names that PowerPoint gives: a plain line, or a connector when it joins or points.
  const preset = glue !== '' || pointed(stroke.head) || pointed(stroke.tail) ? 'straightConnector1' : 'line';
  return (
    `<p:cxnSp><p:nvCxnSpPr>${identity(shape, id)}${glue === '' ? '<p:cNvCxnSpPr/>' : `<p:cNvCxnSpPr>${glue}</p:cNvCxnSpPr>`}<p:nvPr/></p:nvCxnSpPr>` +
    `<p:spPr>${transform(box, shape.rotation, flips)}<a:prstGeom prst="${preset}"><a:avLst/></a:prstGeom>${scope.paint.line(stroke)}</p:spPr></p:cxnSp>`
  );
}

const pointed = (end: string | undefined): boolean => end !== undefined && end !== 'none';

/** Empty when there is nothing to hold on to: groups, tables and other lines have no sites. */
function site(element: 'stCxn' | 'endCxn', glue: Glue | undefined, scope: SlideScope): string {
  if (glue === undefined) return '';
  const target = scope.target(glue.shape);
  if (target === undefined || target.shape.kind === 'group' || target.shape.kind === 'table' || target.shape.kind === 'line') return '';
  const sites: Readonly<Record<Glue['side'], number>> = target.shape.kind === 'ellipse' ? ELLIPSE_SITES : RECT_SITES;
  return `<a:${element} id="${target.id}" idx="${wordOf(sites, glue.side, 'side of a glued line')}"/>`;
}

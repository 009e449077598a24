/** The shape tree that slides, layouts, masters and notes have in common. */

const ROOT =
  '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
  '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

export const shapeTree = (shapes: string): string => `${ROOT}${shapes}</p:spTree>`;

/** Layouts, slides and notes take the colour mapping of their master. */
export const MASTER_COLORS = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';

/** Groups: children keep their slide coordinates, so the child space is the group's own box. */
import type { GroupShape, Shape } from '@deckwright/draw/scene';
import { isEmptyGroup, type SlideScope } from '../slide-scope.ts';
import { whole } from '../xml.ts';
import { extent, identity } from './frame.ts';

const FULL_TURN = 21_600_000;

/** `writeChild` is given rather than imported, since a child can be a group. An empty group is left out: there is nothing to select. */
export function writeGroup(shape: GroupShape, scope: SlideScope, writeChild: (child: Shape) => string): string {
  if (isEmptyGroup(shape)) return '';
  const { x, y, w, h } = shape.box;
  const place = `x="${whole(x)}" y="${whole(y)}"`;
  const size = `cx="${extent(w)}" cy="${extent(h)}"`;
  const turn = ((whole((shape.rotation ?? 0) * 60_000) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  let out =
    `<p:grpSp><p:nvGrpSpPr>${identity(shape, scope.nextId())}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
    `<p:grpSpPr><a:xfrm${turn === 0 ? '' : ` rot="${turn}"`}><a:off ${place}/><a:ext ${size}/><a:chOff ${place}/><a:chExt ${size}/></a:xfrm></p:grpSpPr>`;
  for (const child of shape.children) out += writeChild(child);
  return `${out}</p:grpSp>`;
}

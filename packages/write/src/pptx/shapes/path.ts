/** Any outline, as custom geometry (ISO 29500-1, 20.1.9.8) or by the name of a preset. */
import type { PathShape, PathStep, Preset } from '@deckwright/draw/scene';
import type { SlideScope } from '../slide-scope.ts';
import { escapeXml, whole } from '../xml.ts';
import { extent } from './frame.ts';
import { writeGeometryShape } from './geometry.ts';

/** Sites on the middles of the sides, in the order of a rectangle's; angles are those under which a connector leaves. */
const SITES =
  '<a:cxnLst><a:cxn ang="16200000"><a:pos x="hc" y="t"/></a:cxn><a:cxn ang="10800000"><a:pos x="l" y="vc"/></a:cxn>' +
  '<a:cxn ang="5400000"><a:pos x="hc" y="b"/></a:cxn><a:cxn ang="0"><a:pos x="r" y="vc"/></a:cxn></a:cxnLst>';

export function writePath(shape: PathShape, scope: SlideScope): string {
  if (shape.preset !== undefined) return writeGeometryShape(shape, presetGeometry(shape.preset), scope);
  const sites = scope.isGlued(shape.id) ? SITES : '<a:cxnLst/>';
  const head = `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/>${sites}<a:rect l="l" t="t" r="r" b="b"/>`;
  return writeGeometryShape(shape, `${head}<a:pathLst>${pathList(shape)}</a:pathLst></a:custGeom>`, scope);
}

function presetGeometry({ name, adjust }: Preset): string {
  const guides = Object.entries(adjust).map(([guide, value]) => `<a:gd name="${escapeXml(guide)}" fmla="val ${whole(value)}"/>`);
  return `<a:prstGeom prst="${escapeXml(name)}"><a:avLst>${guides.join('')}</a:avLst></a:prstGeom>`;
}

interface Subpath {
  readonly steps: PathStep[];
  closed: boolean;
}

/**
 * Readers fill one `a:path` by the even-odd rule, so subpaths that belong together (rings) share one and those that
 * are to be filled each for itself get their own. Open subpaths are lines: they are never filled.
 */
function pathList(shape: PathShape): string {
  const subpaths = splitSubpaths(shape.steps);
  const closed = subpaths.filter((s) => s.closed);
  const open = subpaths.filter((s) => !s.closed);
  const size = `w="${extent(shape.box.w)}" h="${extent(shape.box.h)}"`;
  const together = shape.even_odd === true || closed.length < 2 || hasHoles(closed);
  let out = '';
  for (const part of together ? (closed.length > 0 ? [closed] : []) : closed.map((s) => [s]))
    out += `<a:path ${size}>${part.map(stepElements).join('')}</a:path>`;
  if (open.length > 0) out += `<a:path ${size} fill="none">${open.map(stepElements).join('')}</a:path>`;
  return out;
}

/** Every subpath begins with a move, as the format wants; after a close the next one begins where the last began. */
function splitSubpaths(steps: readonly PathStep[]): Subpath[] {
  const subpaths: Subpath[] = [];
  let current: Subpath | undefined;
  let start: PathStep = { op: 'M', x: 0, y: 0 } as PathStep;
  for (const step of steps) {
    if (step.op === 'Z') {
      if (current) current.closed = true;
      current = undefined;
    } else if (step.op === 'M' || current === undefined) {
      if (step.op === 'M') start = step;
      current = { steps: step.op === 'M' ? [step] : [start, step], closed: false };
      subpaths.push(current);
    } else {
      current.steps.push(step);
    }
  }
  return subpaths.filter((s) => s.steps.length > 1);
}

/** By the non-zero rule a subpath cuts a hole only when it winds against another. */
function hasHoles(subpaths: readonly Subpath[]): boolean {
  const turns = subpaths.map((s) => Math.sign(area(s.steps))).filter((turn) => turn !== 0);
  return turns.some((turn) => turn !== turns[0]);
}

/** Twice the signed area of the polygon through the end points; enough to tell which way it winds. */
function area(steps: readonly PathStep[]): number {
  let sum = 0;
  for (let at = 0; at < steps.length; at++) {
    const a = steps[at];
    const b = steps[(at + 1) % steps.length];
    if (a && b && a.op !== 'Z' && b.op !== 'Z') sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

function stepElements(subpath: Subpath): string {
  let out = '';
  for (const step of subpath.steps) {
    if (step.op === 'M') out += `<a:moveTo>${point(step.x, step.y)}</a:moveTo>`;
    else if (step.op === 'L') out += `<a:lnTo>${point(step.x, step.y)}</a:lnTo>`;
    else if (step.op === 'C')
      out += `<a:cubicBezTo>${point(step.x1, step.y1)}${point(step.x2, step.y2)}${point(step.x, step.y)}</a:cubicBezTo>`;
  }
  return subpath.closed ? `${out}<a:close/>` : out;
}

const point = (x: number, y: number): string => `<a:pt x="${whole(x)}" y="${whole(y)}"/>`;

/** A shape's outline before it has a size: adjust values, guide formulas and paths whose numbers may be names of guides. */
import { attribute, child, elements, type XmlElement } from '../../ooxml/index.ts';
import type { OutlinePath } from '../model/index.ts';

/** A guide: its name, the operator and up to three operands, each a number or a name (ISO 29500-1, 20.1.9.11). */
export interface Guide {
  readonly name: string;
  readonly op: string;
  readonly operands: readonly string[];
}

export type StepOp = 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z';

export interface PathDefinition {
  /** Size of the path's own coordinate space; 0 is the shape's own EMU. */
  readonly w: number;
  readonly h: number;
  readonly fill: OutlinePath['fill'];
  readonly stroked: boolean;
  readonly steps: readonly { readonly op: StepOp; readonly operands: readonly string[] }[];
}

export interface OutlineDefinition {
  readonly name: string;
  readonly adjust: readonly Guide[];
  readonly guides: readonly Guide[];
  /** Left, top, right, bottom. */
  readonly text: readonly string[];
  readonly paths: readonly PathDefinition[];
}

/** Limits that no drawn shape reaches; larger definitions are not read. */
export const GEOMETRY_LIMITS = { guides: 5_000, paths: 4_000, steps: 200_000 } as const;

const FILLS = new Set<string>(['norm', 'none', 'lighten', 'lightenLess', 'darken', 'darkenLess']);
export const fillMode = (text: string | undefined): OutlinePath['fill'] =>
  text !== undefined && FILLS.has(text) ? (text as OutlinePath['fill']) : 'norm';

/** A formula as files write it: `pin 0 adj 50000`. */
export function guideOf(name: string, formula: string): Guide {
  const [op = '', ...operands] = formula.trim().split(/\s+/, 4);
  return { name, op, operands };
}

/** The guides of an `a:avLst` or `a:gdLst`. */
export const guidesOf = (list: XmlElement | undefined): Guide[] =>
  elements(list, 'a:gd')
    .slice(0, GEOMETRY_LIMITS.guides)
    .map((gd) => guideOf(attribute(gd, 'name') ?? '', attribute(gd, 'fmla') ?? ''));

const OPS: ReadonlyMap<string, { readonly op: StepOp; readonly points: number }> = new Map([
  ['a:moveTo', { op: 'M', points: 1 }],
  ['a:lnTo', { op: 'L', points: 1 }],
  ['a:cubicBezTo', { op: 'C', points: 3 }],
  ['a:quadBezTo', { op: 'Q', points: 2 }],
  ['a:arcTo', { op: 'A', points: 0 }],
  ['a:close', { op: 'Z', points: 0 }],
]);
const ARC = ['wR', 'hR', 'stAng', 'swAng'];
const SIDES = ['l', 't', 'r', 'b'];

/** An `a:custGeom`; undefined when it exceeds the limits. */
export function customDefinition(geometry: XmlElement): OutlineDefinition | undefined {
  const list = elements(child(geometry, 'a:pathLst'), 'a:path');
  if (list.length > GEOMETRY_LIMITS.paths) return undefined;
  let room: number = GEOMETRY_LIMITS.steps;
  const paths: PathDefinition[] = [];
  for (const path of list) {
    const steps: { op: StepOp; operands: readonly string[] }[] = [];
    for (const step of elements(path)) {
      const read_op = OPS.get(step.name);
      if (read_op === undefined) continue;
      if (--room < 0) return undefined;
      const operands =
        read_op.op === 'A'
          ? ARC.map((name) => attribute(step, name) ?? '0')
          : elements(step, 'a:pt')
              .slice(0, read_op.points)
              .flatMap((pt) => [attribute(pt, 'x') ?? '0', attribute(pt, 'y') ?? '0']);
      if (read_op.op === 'A' || operands.length === read_op.points * 2) steps.push({ op: read_op.op, operands });
    }
    const stroke = attribute(path, 'stroke');
    paths.push({
      w: sizeOf(attribute(path, 'w')),
      h: sizeOf(attribute(path, 'h')),
      fill: fillMode(attribute(path, 'fill')),
      stroked: stroke !== '0' && stroke !== 'false',
      steps,
    });
  }
  const rect = child(geometry, 'a:rect');
  return {
    name: 'custom',
    adjust: guidesOf(child(geometry, 'a:avLst')),
    guides: guidesOf(child(geometry, 'a:gdLst')),
    text: rect ? SIDES.map((side) => attribute(rect, side) ?? side) : SIDES,
    paths,
  };
}

const sizeOf = (text: string | undefined): number => {
  const size = Number(text);
  return Number.isFinite(size) && size > 0 ? size : 0;
};

/** The preset shapes of ISO/IEC 29500-1, each parsed from its line on first use. */
import { fillMode, type Guide, guideOf, type OutlineDefinition, type PathDefinition, type StepOp } from './definition.ts';
import presets from './presets.generated.json' with { type: 'json' };

/** Name to `adjust values|guides|text rectangle|path|…`; a path is `w h fill stroked;step;…`. */
const lines = new Map(Object.entries(presets));
const read = new Map<string, OutlineDefinition>();

/** Names of all presets, sorted. */
export const presetNames = (): readonly string[] => [...lines.keys()];

/** @param name `ST_ShapeType` (ISO 29500-1, 20.1.10.56); undefined for an unknown name. */
export function presetDefinition(name: string): OutlineDefinition | undefined {
  const cached = read.get(name);
  if (cached !== undefined) return cached;
  const line = lines.get(name);
  if (line === undefined) return undefined;
  const [adjust = '', guides = '', text = '', ...paths] = line.split('|');
  const definition = { name, adjust: guideList(adjust), guides: guideList(guides), text: text.split(' '), paths: paths.map(pathOf) };
  read.set(name, definition);
  return definition;
}

const guideList = (text: string): Guide[] =>
  text === ''
    ? []
    : text.split(';').map((guide) => {
        const space = guide.indexOf(' ');
        return guideOf(guide.slice(0, space), guide.slice(space + 1));
      });

function pathOf(text: string): PathDefinition {
  const [head = '', ...steps] = text.split(';');
  const [w, h, fill, stroked] = head.split(' ');
  return {
    w: Number(w),
    h: Number(h),
    fill: fillMode(fill),
    stroked: stroked === '1',
    steps: steps.map((step) => {
      const [op, ...operands] = step.split(' ');
      return { op: op as StepOp, operands };
    }),
  };
}

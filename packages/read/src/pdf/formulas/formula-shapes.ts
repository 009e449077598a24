/** A formula as one group of its letters and bars, where no picture of it is taken. */
import type { GroupShape, Shape } from '@deckwright/draw/scene';
import { Losses } from '../loss.ts';
import { boxEmu, shapesOfPath } from '../scene/path-shapes.ts';
import { type SetKit, setBlock } from '../scene/set-block.ts';
import { blocksOf } from '../text/blocks.ts';
import { linesOf, type PageText } from '../text/lines.ts';
import type { Formula } from './index.ts';

/** The name of groups that are formulas. */
export const FORMULA = 'Formula';

export function formulaShape({ box, text: alt, glyphs, marks }: Formula, id: string, text: PageText, kit: SetKit): GroupShape {
  const drawn = marks.flatMap((mark, i): Shape[] => shapesOfPath(mark, `${id}/bar-${i + 1}`, new Losses(0)));
  const said = blocksOf(linesOf(glyphs, text), () => undefined).map((block, i) => setBlock(block, `${id}/words-${i + 1}`, kit));
  return { kind: 'group', id, name: FORMULA, role: 'group', alt, box: boxEmu(box), children: [...drawn, ...said] };
}

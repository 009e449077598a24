/** Gives each shape of a slide a unique name, for the selection pane and for screen readers where there is no alternative text. */
import { type Shape, walk } from '../scene/index.ts';

/** A name that says what it is of, where nothing is said: `line 1: `. */
const UNSAID = /[\s:]+$/;

const saidOf = ({ name, kind }: Shape): string => name.replace(UNSAID, '') || kind;

/** The second of a name is "rule 2", and so on; shapes that keep theirs stay the same objects. */
export function withOwnNames(shapes: readonly Shape[]): readonly Shape[] {
  const first = new Set([...walk(shapes)].map(saidOf));
  const taken = new Map<string, number>();
  const given = new Set<string>();
  const nameOf = (shape: Shape): string => {
    const own = saidOf(shape);
    let nth = (taken.get(own) ?? 0) + 1;
    let free = own;
    // A number is skipped where another shape has that name already.
    while (nth > 1 && (free === own || first.has(free) || given.has(free))) free = `${own} ${nth++}`;
    taken.set(own, Math.max(nth - 1, 1));
    given.add(free);
    return free;
  };
  const renamed = (shape: Shape): Shape => {
    const name = nameOf(shape);
    if (shape.kind !== 'group') return name === shape.name ? shape : { ...shape, name };
    const children = shape.children.map(renamed);
    return name === shape.name && children.every((one, i) => one === shape.children[i]) ? shape : { ...shape, name, children };
  };
  return shapes.map(renamed);
}

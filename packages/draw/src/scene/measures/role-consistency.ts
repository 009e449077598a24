/** Check 10: texts of one role in a component look alike. An emphasised one may be bold and one step larger. */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';

const WORDS = /[\p{L}\p{N}]/u;
const ROLES: ReadonlySet<Role> = new Set(['label', 'value', 'axis', 'header', 'node', 'legend', 'cell']);

export const roleConsistency = defineMeasure({
  number: 10,
  code: 'role_inconsistent',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find({ components }, report) {
    for (const [component, members] of components) {
      const regular = new Map<Role, Map<number, LeafShape>>();
      const strong = new Map<Role, Map<number, LeafShape>>();
      for (const piece of members) {
        if (!ROLES.has(piece.role)) continue;
        const [first] = piece.inks;
        // A check mark or a star replaces a word, and its size is chosen by eye.
        if (first === undefined || !WORDS.test(first.text)) continue;
        const into = first.bold ? strong : regular;
        const sizes = into.get(piece.role) ?? new Map<number, LeafShape>();
        if (!sizes.has(first.size_pt)) sizes.set(first.size_pt, piece);
        into.set(piece.role, sizes);
      }
      const tell = (role: Role, sizes: ReadonlyMap<number, LeafShape>, most: number): void => {
        if (sizes.size > most)
          report(
            [...sizes.values()],
            [...sizes.keys()].sort((a, b) => a - b).join(', '),
            most,
            `Texts of the role ${role} in ${component} have ${sizes.size} sizes.`,
          );
      };
      for (const [role, sizes] of regular) tell(role, sizes, 1);
      for (const [role, sizes] of strong) tell(role, sizes, 2);
    }
  },
});

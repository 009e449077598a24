/** Check 23: edges are either the same or clearly apart, because almost aligned edges look like a mistake. */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';

/** Edges closer than `SAME_IN` are the same; edges farther than `APART_IN` are apart. */
const SAME_IN = 0.011;
const APART_IN = 0.06;
const BOXES: ReadonlySet<Role> = new Set(['card', 'node', 'table', 'image', 'track', 'header', 'chip']);
const WORDS: ReadonlySet<Role> = new Set(['header', 'body', 'label']);

export const nearMisses = defineMeasure({
  number: 23,
  code: 'edges_nearly_aligned',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find({ components }, report) {
    for (const members of components.values()) {
      const edges = new Map<string, { at: number; of: LeafShape }[]>();
      const add = (kind: string, at: number, of: LeafShape): void => {
        const list = edges.get(kind);
        if (list === undefined) edges.set(kind, [{ at, of }]);
        else list.push({ at, of });
      };
      for (const piece of members) {
        if (piece.kind === 'text') {
          // Left-aligned text that follows no mark aligns with other text of its role; labels of marks are placed by their data.
          if (!WORDS.has(piece.role) || piece.host !== undefined || piece.inks.length === 0) continue;
          const align = piece.text?.paragraphs[0]?.align;
          if (align === 'left') add(`${piece.role} text left`, piece.left, piece);
          continue;
        }
        // Round shapes have no edges to align.
        if (
          !BOXES.has(piece.role) ||
          piece.kind === 'cell' ||
          piece.kind === 'ellipse' ||
          piece.kind === 'path' ||
          piece.kind === 'line' ||
          piece.datum?.scale !== undefined
        )
          continue;
        add(`${piece.role} left`, piece.left, piece);
        add(`${piece.role} right`, piece.right, piece);
        add(`${piece.role} top`, piece.top, piece);
        add(`${piece.role} bottom`, piece.bottom, piece);
      }
      for (const [kind, list] of edges) {
        list.sort((a, b) => a.at - b.at);
        for (let i = 1; i < list.length; i++) {
          const [a, b] = [list[i - 1], list[i]] as [{ at: number; of: LeafShape }, { at: number; of: LeafShape }];
          const off = b.at - a.at;
          if (off > SAME_IN && off < APART_IN)
            report([a.of, b.of], off, SAME_IN, `${a.of.id} and ${b.of.id} miss each other by ${off.toFixed(3)} in (${kind}).`);
        }
      }
    }
  },
});

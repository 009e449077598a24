/** Tries an arrangement, and removes the warnings and proofs of a drawing that failed or was replaced. */
import type { Kit } from '../layout/index.ts';

/** The state of what a kit has collected so far, so that it can be restored. */
export function remember(kit: Kit): () => void {
  const warnings = kit.warnings.length;
  const proofs = kit.proofs.length;
  const notes = kit.notes.length;
  const charts = kit.charts.length;
  const named = kit.named.length;
  const emphases = kit.emphases.length;
  const sets = [kit.drawn, kit.unseen, kit.said_once, kit.remarks, kit.shortened].map((set) => ({
    set: set as Set<unknown>,
    had: new Set<unknown>(set),
  }));
  return () => {
    kit.warnings.length = warnings;
    kit.proofs.length = proofs;
    kit.notes.length = notes;
    kit.charts.length = charts;
    kit.named.length = named;
    kit.emphases.length = emphases;
    for (const { set, had } of sets) for (const one of set) if (!had.has(one)) set.delete(one);
  };
}

/** The width of a column of row labels: that of the longest label, up to a cap. Longer labels wrap. */
import { isTallScript } from '../typeset/direction.ts';
import { type Density, densitiesFor } from './grid.ts';
import type { Kit, Pane } from './kit.ts';

/** Levels to try in a pane, roomiest first. A neighbour may exclude the roomier ones. */
export function levelsFor(pane: Pane): readonly Density[] {
  const levels = densitiesFor(pane.class);
  const from = levels.findIndex((l) => l.name === pane.level);
  return from > 0 ? levels.slice(from) : levels;
}

/** Line pitch of labels. Scripts with tall letters have a wider pitch. */
export const labelPitch = (texts: Iterable<string>, size_pt: number, kit: Kit): number => {
  for (const text of texts) if (isTallScript(text)) return kit.text.pitchIn(size_pt, 1.35);
  return kit.text.pitchIn(size_pt);
};

export interface ColumnRequest {
  readonly size_pt: number;
  /** Largest width of the column. */
  readonly cap_in: number;
  readonly max_lines: number;
  readonly bold?: (index: number) => boolean;
}

export interface LabelColumn {
  readonly fits: boolean;
  /** To hundredths, rounded up. */
  readonly w: number;
  readonly lines: number;
  /** Index of the label that decided the width. */
  readonly widest: number;
}

export function labelColumn(texts: readonly string[], { size_pt, cap_in, max_lines, bold }: ColumnRequest, kit: Kit): LabelColumn {
  let w = 0;
  let lines = 1;
  let widest = 0;
  let fits = true;
  for (const [i, text] of texts.entries()) {
    const style = { bold: bold?.(i) === true };
    let own = kit.text.widthIn(text, size_pt, style);
    if (own > cap_in) {
      const block = kit.block(text, { color: 'ink', ...style });
      const fit = kit.fit({ block, sizes_pt: [size_pt], width_in: cap_in, max_lines });
      fits &&= fit.fits;
      lines = Math.max(lines, fit.lines);
      own = fit.width_in;
    }
    if (own > w) {
      w = own;
      widest = i;
    }
  }
  return { fits, w: Math.ceil(w * 100 - 1e-6) / 100, lines, widest };
}

/** Check 48: panels of one size are set alike, because a figure in one and a sentence in its neighbour make the page look uneven. */
import { defineMeasure } from './define-measure.ts';
import { type Panel, panelsOf } from './panels.ts';
import { heightOf, widthOf } from './rect.ts';

/** First lines of siblings differ by this much at most. */
const MAX_RATIO = 1.5;

const leading = ({ inks }: Panel): number => Math.max(0, ...inks.map(({ size_pt }) => size_pt));

export const siblingsDiffer = defineMeasure({
  number: 48,
  code: 'siblings_differ',
  severity: 'W',
  weight: 21,
  remedy: 'Give all panels the same parts: a figure, a label and a text in each, or in none.',
  find(view, report) {
    const bySize = new Map<string, Panel[]>();
    for (const panel of panelsOf(view)) {
      const size = `${widthOf(panel.piece).toFixed(1)} x ${heightOf(panel.piece).toFixed(1)}`;
      bySize.set(size, [...(bySize.get(size) ?? []), panel]);
    }
    for (const panels of bySize.values()) {
      const sizes = panels.map(leading).filter((size) => size > 0);
      if (sizes.length < 3) continue;
      const ratio = Math.max(...sizes) / Math.min(...sizes);
      if (ratio > MAX_RATIO)
        report(
          panels.map(({ piece }) => piece),
          ratio,
          MAX_RATIO,
          `Panels of one size lead with text of ${Math.min(...sizes)} and of ${Math.max(...sizes)} pt.`,
        );
    }
  },
});

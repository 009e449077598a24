/** Check 43: the content of the panels fills most of them. Stretching boxes over a page does not fill them. */
import type { Bounds } from '@deckwright/core/geometry';
import { defineMeasure } from './define-measure.ts';
import { panelsOf } from './panels.ts';
import { areaOf, heightOf } from './rect.ts';

const HEIGHT = 0.45;
const AREA = 0.25;

const middleOf = (shares: readonly number[]): number => [...shares].sort((a, b) => a - b)[shares.length >> 1] ?? 1;

export const panelEmpty = defineMeasure({
  number: 43,
  code: 'panel_empty',
  severity: 'W',
  weight: 21,
  remedy: 'Set the text larger, shorten the panels, or say more in them.',
  find(view, report) {
    if (view.slide.layout !== 'content') return;
    const panels = panelsOf(view);
    if (panels.length < 2) return;
    const share = (measure: (r: Bounds) => number) =>
      middleOf(panels.map(({ piece, content }) => (content === undefined ? 0 : measure(content) / measure(piece))));
    const height = share(heightOf);
    const area = share(areaOf);
    const about = panels.map(({ piece }) => piece);
    if (height < HEIGHT) report(about, height, HEIGHT, `The panels are filled to ${Math.round(height * 100)} % of their height.`);
    else if (area < AREA) report(about, area, AREA, `What stands in the panels takes ${Math.round(area * 100)} % of them.`);
  },
});

/** Places of a chart's labels that its kind of plot does not have. */
import { child, descendants, elements, removeElement, setAttribute, type XmlElement } from '@deckwright/read/ooxml';
import { defineRule, listed, quoted } from './define-rule.ts';

/** Around a point. */
const AROUND = ['ctr', 'l', 'r', 't', 'b'];
/** Along a slice. */
const SLICE = ['bestFit', 'ctr', 'inEnd', 'outEnd'];
const INSIDE = ['ctr', 'inEnd', 'inBase'];

/** ISO 29500 allows every word everywhere; PowerPoint refuses a chart with one that its kind of plot does not offer. Plots that are not here offer none. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'c:lineChart': AROUND,
  'c:stockChart': AROUND,
  'c:scatterChart': AROUND,
  'c:bubbleChart': AROUND,
  'c:pieChart': SLICE,
  'c:pie3DChart': SLICE,
  'c:ofPieChart': SLICE,
  'c:radarChart': ['outEnd'],
};

export const labelPosition = defineRule({
  code: 'label_position',
  severity: 'error',
  what: 'A label of a chart has a place that its kind of plot does not have, such as the outer end of a stacked bar.',
  remedy: 'Put it inside the bars, or leave out its place.',
  ofPart({ part, document }, report) {
    if (document.root.name !== 'c:chartSpace') return;
    for (const plots of descendants(document.root, 'c:plotArea')) {
      for (const plot of elements(plots)) {
        const places = placesOf(plot);
        for (const element of descendants(plot, 'c:dLblPos')) {
          const place = element.attributes.get('val') ?? '';
          if (places.includes(place)) continue;
          report({
            part: part.name,
            element,
            attribute: 'val',
            message: `Labels of ${nameOf(plot)} have the place ${quoted(place)}, where ${places.length === 0 ? 'none can be chosen' : `${listed(places)} can be`}.`,
            // The inner end is the nearest to the outer one; else the place is the one that PowerPoint takes by itself.
            mend: () => [
              place === 'outEnd' && places.includes('inEnd') ? setAttribute(document, element, 'val', 'inEnd') : removeElement(element),
            ],
          });
        }
      }
    }
  },
});

const groupingOf = (plot: XmlElement): string => child(plot, 'c:grouping')?.attributes.get('val') ?? 'clustered';
const isStacked = (plot: XmlElement): boolean => groupingOf(plot) === 'stacked' || groupingOf(plot) === 'percentStacked';

function placesOf(plot: XmlElement): readonly string[] {
  if (plot.name === 'c:barChart') return isStacked(plot) ? INSIDE : [...INSIDE, 'outEnd'];
  return PLACES[plot.name] ?? [];
}

const nameOf = (plot: XmlElement): string => (plot.name === 'c:barChart' && isStacked(plot) ? 'stacked c:barChart' : plot.name);

/** Axes that a chart refers to and does not have. */
import { child, descendants, elements, removeElement, setAttribute, type XmlElement } from '@deckwright/read/ooxml';
import { defineRule } from './define-rule.ts';

export const orphanAxis = defineRule({
  code: 'orphan_axis',
  severity: 'error',
  what: 'A plot or an axis of a chart names an axis that the chart does not have.',
  remedy: 'Let it name an axis of the chart, or add the axis.',
  ofPart({ part, document }, report) {
    if (document.root.name !== 'c:chartSpace') return;
    for (const plots of descendants(document.root, 'c:plotArea')) {
      const axes = elements(plots).filter(({ name }) => AXES.has(name));
      const ids = new Set(axes.map(idOf));
      const referenced = new Set(
        elements(plots).flatMap((plot) =>
          AXES.has(plot.name) ? [] : elements(plot, 'c:axId').map((one) => one.attributes.get('val') ?? ''),
        ),
      );
      // If exactly one axis is not referred to, the reference was meant for it.
      const lonely = axes.filter((axis) => !referenced.has(idOf(axis)));
      for (const plot of elements(plots)) {
        const axis = AXES.has(plot.name);
        for (const [i, element] of elements(plot, axis ? 'c:crossAx' : 'c:axId').entries()) {
          const id = element.attributes.get('val') ?? '';
          // Two-dimensional forms of a 3-D plot have no third axis and refer to 0.
          if (ids.has(id) || (i >= 2 && id === '0')) continue;
          report({
            part: part.name,
            element,
            attribute: 'val',
            message: `${plot.name} names the axis ${id.slice(0, 20)}, which the chart does not have.`,
            mend: () => {
              if (!axis && i >= 2) return [removeElement(element)];
              const meant = axis ? axes.filter((one) => one !== plot) : lonely;
              const [only] = meant;
              return only && meant.length === 1 ? [setAttribute(document, element, 'val', idOf(only))] : undefined;
            },
          });
        }
      }
    }
  },
});

const idOf = (axis: XmlElement): string => child(axis, 'c:axId')?.attributes.get('val') ?? '';
const AXES = new Set(['c:catAx', 'c:valAx', 'c:dateAx', 'c:serAx']);

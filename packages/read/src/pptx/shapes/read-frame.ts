/** Graphic frames: tables, charts, diagrams and embedded objects, each read by the reader of its kind. */
import { attribute, child, chosen, elements, type XmlElement } from '../../ooxml/index.ts';
import { readChart } from '../chart/index.ts';
import { diagramWords, type ReadTree, readDiagram } from '../diagram/index.ts';
import { UNDERSTOOD } from '../markup/understood.ts';
import { localName } from '../markup/values.ts';
import type { ForeignShape, Picture } from '../model/index.ts';
import { readTable } from '../tables/read-table.ts';
import type { CommonParts } from './base.ts';
import type { ShapeContext } from './context.ts';
import { vmlPreview } from './vml-preview.ts';

/** @param previewIn the picture stored in an object's element @param readTree reads the shapes that a diagram was drawn as */
export function readFrame(
  element: XmlElement,
  { base }: CommonParts,
  context: ShapeContext,
  previewIn: (holder: XmlElement, context: ShapeContext) => Picture | undefined,
  readTree: ReadTree,
): ForeignShape {
  const data = elements(element)
    .map((graphic) => child(graphic, 'a:graphicData'))
    .find((found) => found !== undefined);
  const content = chosen(data, UNDERSTOOD)[0];
  switch (content?.name) {
    case 'a:tbl':
      return readTable(content, base, context);
    case 'c:chart':
    case 'cx:chart': {
      const chart = readChart(content, base, context);
      if (chart) {
        const picture = fallbackPicture(element, context, previewIn);
        return picture ? { ...chart, picture } : chart;
      }
      break;
    }
    case 'dgm:relIds': {
      const diagram = readDiagram(content, base, context, readTree);
      if (diagram) return diagram;
      const words = diagramWords(content, context);
      return { kind: 'object', ...base, what: 'relIds', ...(words.length > 0 ? { words } : {}) };
    }
    case 'p:oleObj': {
      const picture = previewIn(content, context) ?? vmlPreview(content, context.scope);
      return { kind: 'object', ...base, what: attribute(content, 'progId')?.slice(0, 100) || 'oleObj', ...(picture ? { picture } : {}) };
    }
    default:
  }
  return { kind: 'object', ...base, what: content ? localName(content) : (attribute(data, 'uri')?.slice(0, 100) ?? 'nothing') };
}

/** Of a frame that stands in one branch of a choice: the picture in the fallback. */
function fallbackPicture(
  frame: XmlElement,
  context: ShapeContext,
  previewIn: (holder: XmlElement, context: ShapeContext) => Picture | undefined,
): Picture | undefined {
  const choice = frame.parent;
  const fallback = choice?.name === 'mc:Choice' ? child(choice.parent, 'mc:Fallback') : undefined;
  return fallback && previewIn(fallback, context);
}

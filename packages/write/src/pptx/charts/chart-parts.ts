/** The deck's charts as parts, each with its workbook, numbered in the order of the slides. */
import type { Chart, Theme } from '@deckwright/draw/scene';
import { CONTENT_TYPE } from '../content-type.ts';
import type { PackageWriter } from '../package.ts';
import { paintOf } from '../paint.ts';
import { Relationships } from '../relationships.ts';
import { DRAWING_NS, escapeXml, OFFICE_RELATIONSHIPS, XML_HEAD } from '../xml.ts';
import { legendOf, placed, shapeProperties, titleOf } from './markup.ts';
import { plotOf } from './plots.ts';
import { tableOf } from './table.ts';
import { WORKBOOK_TYPE, workbook } from './workbook.ts';

const CHART_NS = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

export class ChartParts {
  readonly #theme: Theme;
  readonly #charts: Chart[] = [];

  constructor(theme: Theme) {
    this.#theme = theme;
  }

  /** The path of the chart's part, relative to a slide. */
  add(chart: Chart): string {
    this.#charts.push(chart);
    return `../charts/chart${this.#charts.length}.xml`;
  }

  addTo(file: PackageWriter): void {
    for (const [at, chart] of this.#charts.entries()) {
      const number = at + 1;
      const table = tableOf(chart);
      const links = new Relationships();
      const book = links.add('package', `../embeddings/workbook${number}.xlsx`);
      const xml = chartPart(chart, table, this.#theme, book);
      file.addUnique(`ppt/charts/chart${number}.xml`, xml, CONTENT_TYPE.chart);
      file.add(`ppt/charts/_rels/chart${number}.xml.rels`, links.toXml());
      file.addMedia(`ppt/embeddings/workbook${number}.xlsx`, 'xlsx', WORKBOOK_TYPE, workbook(table));
    }
  }
}

/** The frame on the slide that shows a chart. */
export function chartFrame(chart: Chart, id: number, relationship: string): string {
  const { x, y, w, h } = chart.frame;
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${escapeXml(chart.name)}" descr="${escapeXml(chart.alt)}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>` +
    `<p:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></p:xfrm><a:graphic><a:graphicData uri="${CHART_NS}">` +
    `<c:chart xmlns:c="${CHART_NS}" r:id="${relationship}"/></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

function chartPart(chart: Chart, table: ReturnType<typeof tableOf>, theme: Theme, book: string): string {
  const { frame, plot } = chart;
  const pen = { paint: paintOf(theme), table, frame };
  const layout = placed(plot, frame, '<c:layoutTarget val="inner"/>');
  const nothing = '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>';
  const ground = chart.ground === undefined ? nothing : shapeProperties(pen.paint, chart.ground.fill, chart.ground.stroke);
  const xml =
    `${XML_HEAD}<c:chartSpace xmlns:c="${CHART_NS}" xmlns:a="${DRAWING_NS}" xmlns:r="${OFFICE_RELATIONSHIPS}"><c:date1904 val="0"/><c:roundedCorners val="0"/>` +
    `<c:chart>${titleOf(pen.paint, chart, frame, false)}<c:autoTitleDeleted val="${chart.title === undefined ? 1 : 0}"/><c:plotArea>${layout}${plotOf(chart, pen)}${ground}</c:plotArea>${legendOf(chart, pen.paint)}<c:plotVisOnly val="0"/><c:dispBlanksAs val="gap"/></c:chart>${nothing}` +
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1200"><a:latin typeface="${escapeXml(chart.font ?? '+mn-lt')}"/></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>` +
    `<c:externalData r:id="${book}"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
  return slotted(xml, theme);
}

/** A chart's colours by the slots of the scheme themselves: not every reader gives a chart the colour map of its slide. */
const slotted = (xml: string, { map }: Theme): string =>
  xml.replace(/(<a:schemeClr val=")(bg1|tx1|bg2|tx2)"/g, (_, open: string, name: 'bg1' | 'tx1' | 'bg2' | 'tx2') => `${open}${map[name]}"`);

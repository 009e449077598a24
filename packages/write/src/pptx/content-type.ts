/** Content types of the parts of a presentation (ISO 29500-1, 13.3). */

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';

export const CONTENT_TYPE = {
  presentation: `${PRESENTATION}.presentation.main+xml`,
  slide: `${PRESENTATION}.slide+xml`,
  slideLayout: `${PRESENTATION}.slideLayout+xml`,
  slideMaster: `${PRESENTATION}.slideMaster+xml`,
  notesSlide: `${PRESENTATION}.notesSlide+xml`,
  notesMaster: `${PRESENTATION}.notesMaster+xml`,
  presProps: `${PRESENTATION}.presProps+xml`,
  viewProps: `${PRESENTATION}.viewProps+xml`,
  tableStyles: `${PRESENTATION}.tableStyles+xml`,
  chart: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  core: 'application/vnd.openxmlformats-package.core-properties+xml',
  app: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  customXmlProperties: 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
} as const;

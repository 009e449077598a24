/**
 * Sixty faults as real programs make them, each planted into a clean file of PowerPoint by one or a few replacements. Kept apart from the
 * checks of conformance, and written before them: what a validator says of the results is the truth that the checks are held against.
 */

/** Clean files of PowerPoint in the corpus. */
export const BASES = {
  mixed: 'markitdown__test_files-test.pptx',
  groups: 'officer__table-complex.pptx',
  notes: 'docling__powerpoint_sample.pptx',
  media: 'open-xml-sdk__mediareference.pptx',
} as const;

export interface PlantedFault {
  readonly name: string;
  readonly base: keyof typeof BASES;
  /** Name in the zip. Without `find`, the part is left out of the file. */
  readonly part: string;
  /** Must stand in the part; the first place counts. */
  readonly find?: string;
  readonly by?: string;
  /** Who breaks files so. */
  readonly maker: string;
}

const SLIDE = (n: number): string => `ppt/slides/slide${n}.xml`;
const RELS = (n: number): string => `ppt/slides/_rels/slide${n}.xml.rels`;
const CHART = 'ppt/charts/chart1.xml';
const TYPES = '[Content_Types].xml';
const DECK = 'ppt/presentation.xml';
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const THEME = 'ppt/theme/theme1.xml';
const LAYOUT = 'ppt/slideLayouts/slideLayout2.xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument';

const fault = (
  name: string,
  base: PlantedFault['base'],
  part: string,
  find: string | undefined,
  by: string,
  maker: string,
): PlantedFault => ({
  name,
  base,
  part,
  ...(find === undefined ? {} : { find, by }),
  maker,
});

export const PLANTED: readonly PlantedFault[] = [
  // Ids.
  fault('shape-id-twice', 'mixed', SLIDE(1), '<p:cNvPr id="3" ', '<p:cNvPr id="2" ', 'scripts that copy a shape with its id'),
  fault('shape-id-as-tree', 'mixed', SLIDE(2), '<p:cNvPr id="5" ', '<p:cNvPr id="1" ', 'counters that begin at 1, which the tree has'),
  fault('shape-id-in-group', 'groups', SLIDE(2), '<p:cNvPr id="9" ', '<p:cNvPr id="8" ', 'groups pasted with the ids of their members'),
  fault('shape-id-words', 'mixed', SLIDE(1), '<p:cNvPr id="3" ', '<p:cNvPr id="shape3" ', 'converters from SVG, which names shapes'),
  fault('shape-id-negative', 'mixed', SLIDE(1), '<p:cNvPr id="3" ', '<p:cNvPr id="-3" ', 'hashes used as ids'),
  fault('slide-id-twice', 'mixed', DECK, '<p:sldId id="257" ', '<p:sldId id="256" ', 'mergers that copy the entry of the list'),
  fault('slide-id-low', 'mixed', DECK, '<p:sldId id="257" ', '<p:sldId id="12" ', 'counters that begin at 1; slides begin at 256'),
  fault('layout-id-low', 'mixed', MASTER, '<p:sldLayoutId id="21474', '<p:sldLayoutId id="1', 'counters that begin anew'),
  fault('axis-orphan', 'mixed', CHART, '<c:axId val="1305054911"/><c:axId', '<c:axId val="77"/><c:axId', 'charts put together of two'),
  fault('axis-third', 'mixed', CHART, '</c:barChart>', '<c:axId val="2094734553"/></c:barChart>', 'PptxGenJS, for flat bars'),
  fault('series-idx-words', 'mixed', CHART, '<c:idx val="0"/>', '<c:idx val="Series 1"/>', 'names where numbers belong'),
  // Relationships and parts.
  fault('picture-dangling', 'mixed', SLIDE(2), 'r:embed="rId2"', 'r:embed="rId99"', 'slides copied without their relationships'),
  fault('chart-dangling', 'mixed', SLIDE(4), 'r:id="rId2"', 'r:id="rId7"', 'slides copied without their relationships'),
  fault('slide-dangling', 'mixed', DECK, 'r:id="rId4"', 'r:id="rId404"', 'scripts that delete a slide and leave its entry'),
  fault('link-dangling', 'media', SLIDE(1), '<a:hlinkClick r:id="" ', '<a:hlinkClick r:id="rId50" ', 'links whose target was taken away'),
  fault('picture-part-gone', 'mixed', 'ppt/media/image1.jpeg', undefined, '', 'packers that skip pictures'),
  fault('chart-part-gone', 'mixed', CHART, undefined, '', 'packers that skip charts'),
  fault('layout-link-gone', 'mixed', RELS(3), 'slideLayout2.xml', 'slideLayout222.xml', 'templates whose layouts were renumbered'),
  fault('no-layout', 'mixed', RELS(3), `/slideLayout"`, `/slideLayoutX"`, 'generators that leave the layout out'),
  fault('theme-part-gone', 'mixed', THEME, undefined, '', 'templates taken apart by hand'),
  fault('picture-as-chart', 'mixed', RELS(4), `${OFFICE}/chart`, `${OFFICE}/image`, 'relationship types copied from the line above'),
  fault('rel-id-twice', 'mixed', RELS(2), 'Id="rId1"', 'Id="rId2"', 'mergers that number each list from one'),
  fault('rel-id-starts-with-digit', 'mixed', RELS(2), 'Id="rId2"', 'Id="2"', 'bare counters as ids'),
  // Content types.
  fault('type-of-slide-plain', 'mixed', TYPES, `${TYPE}.presentationml.slide+xml`, 'application/xml', 'packers that type by extension'),
  fault(
    'type-of-slide-layout',
    'mixed',
    TYPES,
    `${TYPE}.presentationml.slide+xml`,
    `${TYPE}.presentationml.slideLayout+xml`,
    'copied rows',
  ),
  fault('type-of-chart-drawing', 'mixed', TYPES, `${TYPE}.drawingml.chart+xml`, `${TYPE}.drawing+xml`, 'spreadsheet code used for slides'),
  fault(
    'type-of-gone-part',
    'mixed',
    TYPES,
    '</Types>',
    `<Override PartName="/ppt/slides/slide9.xml" ContentType="${TYPE}.presentationml.slide+xml"/></Types>`,
    'PptxGenJS, whose table of types lists parts it never wrote',
  ),
  fault('type-of-theme-missing', 'mixed', TYPES, 'PartName="/ppt/theme/theme1.xml"', 'PartName="/ppt/theme/theme7.xml"', 'themes renamed'),
  // Order.
  fault(
    'order-group',
    'groups',
    SLIDE(2),
    '<p:nvGrpSpPr><p:cNvPr id="8" name="Group 7"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>',
    '<p:grpSpPr/><p:nvGrpSpPr><p:cNvPr id="8" name="Group 7"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>',
    'groups whose properties were prepended',
  ),
  fault(
    'order-effects-before-fill',
    'mixed',
    SLIDE(2),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:effectLst>',
    '<a:noFill/><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:effectLst>',
    'properties appended as they are set',
  ),
  fault(
    'order-latin-before-fill',
    'groups',
    SLIDE(2),
    '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr>',
    '<a:latin typeface="Arial"/><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr>',
    'python-pptx users who append a fill',
  ),
  fault(
    'order-end-first',
    'groups',
    SLIDE(2),
    '<a:p><a:pPr algn="ctr"><a:spcAft>',
    '<a:p><a:endParaRPr lang="en-US"/><a:pPr algn="ctr"><a:spcAft>',
    'paragraph properties put in late',
  ),
  fault(
    'order-spacing',
    'groups',
    SLIDE(2),
    '<a:spcAft><a:spcPts val="300"/></a:spcAft>',
    '<a:spcAft><a:spcPts val="300"/></a:spcAft><a:lnSpc><a:spcPct val="90000"/></a:lnSpc>',
    'line spacing set after the gaps',
  ),
  fault(
    'order-body',
    'mixed',
    SLIDE(1),
    '<a:bodyPr><a:normAutofit fontScale="90000"/></a:bodyPr><a:lstStyle/>',
    '<a:lstStyle/><a:bodyPr><a:normAutofit fontScale="90000"/></a:bodyPr>',
    'templates written by hand',
  ),
  fault(
    'order-deck',
    'mixed',
    DECK,
    '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>',
    '<p:notesSz cx="6858000" cy="9144000"/><p:sldSz cx="12192000" cy="6858000"/>',
    'sizes set in the other order',
  ),
  fault(
    'order-chart',
    'mixed',
    CHART,
    '<c:gapWidth val="219"/><c:overlap val="-27"/>',
    '<c:overlap val="-27"/><c:gapWidth val="219"/>',
    'chart writers that add options as they come',
  ),
  fault(
    'order-axis',
    'mixed',
    CHART,
    '<c:delete val="0"/><c:axPos val="b"/>',
    '<c:axPos val="b"/><c:delete val="0"/>',
    'chart writers that add options as they come',
  ),
  fault(
    'order-cell',
    'mixed',
    SLIDE(3),
    '<a:tblPr firstRow="1" bandRow="1">',
    '<a:tblGrid/><a:tblPr firstRow="1" bandRow="1">',
    'tables begun with an empty grid',
  ),
  fault('order-nv', 'groups', SLIDE(2), '<p:cNvSpPr/><p:nvPr/>', '<p:nvPr/><p:cNvSpPr/>', 'properties sorted by name'),
  // What is not known, or is there twice.
  fault(
    'unknown-attribute',
    'mixed',
    SLIDE(1),
    '<a:rPr lang="en-US" dirty="0" err="1"/>',
    '<a:rPr lang="en-US" dirty="0" err="1" color="FF0000"/>',
    'attributes as in HTML',
  ),
  fault(
    'unknown-attribute-size',
    'groups',
    SLIDE(2),
    '<a:ext cx="3886200" cy="1097280"/>',
    '<a:ext cx="3886200" cy="1097280" unit="emu"/>',
    'models that invent attributes',
  ),
  fault('unknown-element', 'mixed', SLIDE(1), '<a:lstStyle/><a:p>', '<a:lstStyle/><a:paragraph/><a:p>', 'models that invent elements'),
  fault('word-element', 'mixed', SLIDE(1), '<a:t>AutoGen</a:t></a:r>', '<a:t>AutoGen</a:t></a:r><a:tab/>', 'Word markup in a slide'),
  fault(
    'bold-as-element',
    'groups',
    SLIDE(2),
    '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr>',
    '<a:b/><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr>',
    'Word markup in a slide',
  ),
  fault(
    'fill-twice',
    'groups',
    SLIDE(2),
    '<a:solidFill><a:schemeClr val="accent2"/></a:solidFill><a:ln w="12700"',
    '<a:noFill/><a:solidFill><a:schemeClr val="accent2"/></a:solidFill><a:ln w="12700"',
    'fills set without taking the old one away',
  ),
  fault(
    'text-body-twice',
    'mixed',
    SLIDE(1),
    '<p:txBody><a:bodyPr/>',
    '<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody><p:txBody><a:bodyPr/>',
    'texts set without taking the old one away',
  ),
  // Values.
  fault(
    'value-float',
    'groups',
    SLIDE(2),
    '<a:off x="2628900" y="1371600"/>',
    '<a:off x="2628900.5" y="1371600"/>',
    'inches multiplied and never rounded',
  ),
  fault(
    'value-nan',
    'groups',
    SLIDE(2),
    '<a:ext cx="3886200" cy="1097280"/>',
    '<a:ext cx="NaN" cy="1097280"/>',
    'PptxGenJS given words for numbers',
  ),
  fault(
    'value-negative-size',
    'groups',
    SLIDE(2),
    '<a:ext cx="3886200" cy="1097280"/>',
    '<a:ext cx="-3886200" cy="1097280"/>',
    'corners given in the wrong order',
  ),
  fault('value-hash-colour', 'groups', SLIDE(2), '<a:srgbClr val="FFFFFF"/>', '<a:srgbClr val="#FFFFFF"/>', 'colours as in CSS'),
  fault('value-short-colour', 'groups', SLIDE(2), '<a:srgbClr val="FFFFFF"/>', '<a:srgbClr val="FFF"/>', 'colours as in CSS'),
  fault('value-font-size', 'mixed', SLIDE(1), 'sz="1800" kern="100"', 'sz="18" kern="100"', 'points where hundredths belong'),
  fault('value-align-word', 'groups', SLIDE(2), '<a:pPr algn="ctr">', '<a:pPr algn="center">', 'alignment as in CSS'),
  fault(
    'value-scheme-colour',
    'groups',
    SLIDE(2),
    '<a:schemeClr val="accent2"/>',
    '<a:schemeClr val="primary"/>',
    'colour names of another system',
  ),
  fault('value-shape', 'groups', SLIDE(2), '<a:prstGeom prst="rect">', '<a:prstGeom prst="rectangle">', 'names of shapes by heart'),
  fault('value-python-bool', 'groups', SLIDE(2), ' b="1"', ' b="True"', 'str(True) of Python'),
  fault(
    'value-percent',
    'mixed',
    SLIDE(2),
    '<a:alpha val="40000"/>',
    '<a:alpha val="40%"/>',
    'percent signs, as Google Slides writes them',
  ),
  fault('value-chart-position', 'mixed', CHART, '<c:legendPos val="b"/>', '<c:legendPos val="bottom"/>', 'whole words for codes'),
  // Missing.
  fault(
    'missing-body-properties',
    'mixed',
    SLIDE(1),
    '<p:txBody><a:bodyPr/><a:lstStyle/>',
    '<p:txBody>',
    'text bodies with paragraphs alone',
  ),
  fault(
    'missing-name',
    'groups',
    SLIDE(2),
    '<p:cNvPr id="10" name="Straight Connector 11"/>',
    '<p:cNvPr id="10"/>',
    'shapes without a name',
  ),
  fault('missing-shape-properties', 'mixed', SLIDE(1), '</p:nvSpPr><p:spPr/>', '</p:nvSpPr>', 'placeholders written short'),
  fault('missing-cross-axis', 'mixed', CHART, '<c:crossAx val="1304246911"/>', '', 'axes that do not name their partner'),
  fault(
    'missing-paragraph',
    'notes',
    'ppt/notesSlides/notesSlide1.xml',
    '</a:p></p:txBody>',
    '</a:p></p:txBody></p:sp><p:sp><p:nvSpPr><p:cNvPr id="77" name="Empty"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/></p:txBody>',
    'texts emptied by taking their paragraphs',
  ),
  fault('missing-colour-map', 'mixed', MASTER, '<p:clrMap ', '<p:clrMapX ', 'masters written by hand'),
  fault('missing-layout-tree', 'mixed', LAYOUT, '<p:cSld name=', '<p:cSld title=', 'layouts whose name is called otherwise'),
];

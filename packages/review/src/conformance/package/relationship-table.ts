/** ISO 29500-1 on relationships between parts, as data: the content type, the root element and the required relationships of each kind. */

export interface PartKind {
  /** Content types, which compare without case. */
  readonly types: readonly string[];
  /** Names that its first element may have. */
  readonly roots?: readonly string[];
  /** Kinds of relationships that it must have. */
  readonly needs?: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const pml = (name: string): string => `${OFFICE}.presentationml.${name}+xml`;
const dml = (name: string): string => `${OFFICE}.drawingml.${name}+xml`;

const APP: PartKind = { types: [`${OFFICE}.extended-properties+xml`], roots: ['ep:Properties'] };
const CUSTOM: PartKind = { types: [`${OFFICE}.custom-properties+xml`], roots: ['cup:Properties'] };

/** Keys are the kinds of the relationship that leads to the part. */
export const PART_KINDS: Readonly<Record<string, PartKind>> = {
  slide: { types: [pml('slide')], roots: ['p:sld'], needs: ['slideLayout'] },
  slideLayout: { types: [pml('slideLayout')], roots: ['p:sldLayout'], needs: ['slideMaster'] },
  slideMaster: { types: [pml('slideMaster')], roots: ['p:sldMaster'], needs: ['theme'] },
  notesSlide: { types: [pml('notesSlide')], roots: ['p:notes'] },
  notesMaster: { types: [pml('notesMaster')], roots: ['p:notesMaster'], needs: ['theme'] },
  handoutMaster: { types: [pml('handoutMaster')], roots: ['p:handoutMaster'], needs: ['theme'] },
  presProps: { types: [pml('presProps')], roots: ['p:presentationPr'] },
  viewProps: { types: [pml('viewProps')], roots: ['p:viewPr'] },
  tableStyles: { types: [pml('tableStyles')], roots: ['a:tblStyleLst'] },
  comments: { types: [pml('comments')], roots: ['p:cmLst'] },
  commentAuthors: { types: [pml('commentAuthors')], roots: ['p:cmAuthorLst'] },
  tags: { types: [pml('tags')], roots: ['p:tagLst'] },
  theme: { types: [`${OFFICE}.theme+xml`], roots: ['a:theme'] },
  themeOverride: { types: [`${OFFICE}.themeOverride+xml`], roots: ['a:themeOverride'] },
  chart: { types: [dml('chart')], roots: ['c:chartSpace'] },
  chartUserShapes: { types: [dml('chartshapes')], roots: ['c:userShapes'] },
  diagramData: { types: [dml('diagramData')], roots: ['dgm:dataModel'] },
  diagramLayout: { types: [dml('diagramLayout')], roots: ['dgm:layoutDef'] },
  diagramQuickStyle: { types: [dml('diagramStyle')], roots: ['dgm:styleDef'] },
  diagramColors: { types: [dml('diagramColors')], roots: ['dgm:colorsDef'] },
  'extended-properties': APP,
  'custom-properties': CUSTOM,
  // The spelling of ISO strict.
  extendedProperties: APP,
  customProperties: CUSTOM,
};

/** The kinds of relationship that an attribute may name; an attribute that is not listed may name any. */
export const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  'p:sldMasterId r:id': ['slideMaster'],
  'p:sldId r:id': ['slide'],
  'p:sld r:id': ['slide'],
  'p:sldLayoutId r:id': ['slideLayout'],
  'p:notesMasterId r:id': ['notesMaster'],
  'p:handoutMasterId r:id': ['handoutMaster'],
  'a:blip r:embed': ['image'],
  'a:blip r:link': ['image'],
  'c:chart r:id': ['chart'],
  'c:userShapes r:id': ['chartUserShapes'],
  'dgm:relIds r:dm': ['diagramData'],
  'dgm:relIds r:lo': ['diagramLayout'],
  'dgm:relIds r:qs': ['diagramQuickStyle'],
  'dgm:relIds r:cs': ['diagramColors'],
  'p:tags r:id': ['tags'],
};

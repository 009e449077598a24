/**
 * A foreign presentation as the base of ours: all parts that its presentation part leads to, without its slides and what belongs to them.
 */
import {
  at,
  attribute,
  child,
  chosen,
  descendants,
  elements,
  type OpcPackage,
  type Part,
  partKey,
  type Relationship,
  UnreadableFile,
  type XmlElement,
} from '@deckwright/read/ooxml';
import { PRESENTATION_NS } from '../xml.ts';

/** A placeholder as a layout has it. */
export interface BasePlaceholder {
  /** `body` and its like may have none: it then holds anything. */
  readonly type?: string;
  readonly idx?: number;
  readonly orient?: string;
  readonly sz?: string;
  readonly name: string;
  /** Of a master without text styles, as LibreOffice writes them: how the layout's own words look. */
  readonly words?: { readonly size_pt?: number; readonly align?: 'left' | 'center' | 'right' };
}

export interface BaseLayout {
  readonly part: string;
  readonly name: string;
  /** `p:sldLayout/@type`, where it says one. */
  readonly type?: string;
  readonly placeholders: readonly BasePlaceholder[];
  /** `p:clrMapOvr` of slides on it: a layout that maps its colours anew has slides that do the same. */
  readonly color_map: string;
}

export interface BaseMaster {
  readonly part: string;
  readonly layouts: readonly BaseLayout[];
}

export interface Base {
  readonly opened: OpcPackage;
  readonly masters: readonly BaseMaster[];
  /** Parts that stay, in the order of the file; relationship parts are not among them. */
  readonly parts: readonly Part[];
  readonly notes_master?: string;
  /** Text boxes start as ours do: nothing of the presentation's own defaults has to be undone in them. */
  readonly plain_text: boolean;
}

/** Of a part's relationships, those that do not come along. */
const LEFT_OUT =
  /\/(?:slide|commentAuthors|authors|vbaProject|wordVbaData|revisionInfo|changesInfo|viewProps|thumbnail|customXml)$|digital-signature\/origin$/;

const MAX_LAYOUTS = 200;

export const staysBehind = ({ type }: Relationship): boolean => LEFT_OUT.test(type);

/** @throws UnreadableFile for a presentation without a master that has a layout */
export function openBase(opened: OpcPackage): Base {
  const presentation = opened.main.xml().root;
  if (presentation.name !== 'p:presentation')
    throw new UnreadableFile('package_damaged', `${opened.main.name}, which should be the presentation, is none.`, opened.main.name);
  const parts = reachable(opened);
  const masters = mastersOf(opened, presentation);
  if (!masters.some(({ layouts }) => layouts.length > 0))
    throw new UnreadableFile('package_damaged', 'The presentation has no slide master with a layout, so no slide can stand on it.');
  const notes = opened.relationships(opened.main.name).find(({ kind }) => kind === 'notesMaster')?.part;
  const notes_master = notes === undefined ? undefined : opened.part(notes)?.name;
  return {
    opened,
    masters,
    parts,
    ...(notes_master === undefined ? {} : { notes_master }),
    plain_text: isPlain(child(at(presentation, 'p:defaultTextStyle'), 'a:lvl1pPr')),
  };
}

function reachable(opened: OpcPackage): readonly Part[] {
  const seen = new Set<string>();
  const waiting = [opened.main];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (seen.has(partKey(part.name))) continue;
    seen.add(partKey(part.name));
    for (const relationship of opened.relationships(part.name)) {
      if (relationship.part === undefined || staysBehind(relationship)) continue;
      const target = opened.part(relationship.part);
      if (target) waiting.push(target);
    }
  }
  return opened.parts.filter((part) => part !== opened.main && part.contentType !== '' && seen.has(partKey(part.name)));
}

function mastersOf(opened: OpcPackage, presentation: XmlElement): readonly BaseMaster[] {
  const listed = targets(opened, opened.main.name, child(presentation, 'p:sldMasterIdLst'), 'p:sldMasterId');
  let left = MAX_LAYOUTS;
  return listed.map((master) => {
    const layouts = targets(opened, master.name, child(master.xml().root, 'p:sldLayoutIdLst'), 'p:sldLayoutId').slice(0, left);
    left -= layouts.length;
    const styles = at(master.xml().root, 'p:txStyles');
    const styled = styles !== undefined && [...descendants(styles, 'a:defRPr')].some((run) => attribute(run, 'sz') !== undefined);
    return { part: master.name, layouts: layouts.map((layout) => layoutOf(layout, styled)) };
  });
}

/** The parts that a list of ids names, in its order. */
function targets(opened: OpcPackage, from: string, list: XmlElement | undefined, row: string): readonly Part[] {
  const byId = new Map(opened.relationships(from).map((relationship) => [relationship.id, relationship.part]));
  return elements(list, row).flatMap((element) => {
    const name = byId.get(attribute(element, 'r:id') ?? '');
    const part = name === undefined ? undefined : opened.part(name);
    return part === undefined ? [] : [part];
  });
}

function layoutOf(part: Part, styled: boolean): BaseLayout {
  const { root } = part.xml();
  const type = attribute(root, 'type');
  return {
    part: part.name,
    name: (attribute(child(root, 'p:cSld'), 'name') ?? '').slice(0, 100),
    ...(type === undefined ? {} : { type: type.slice(0, 30) }),
    placeholders: placeholdersIn(at(root, 'p:cSld', 'p:spTree'), styled),
    color_map: colorMap(at(root, 'p:clrMapOvr', 'a:overrideClrMapping')),
  };
}

const MAX_PLACEHOLDERS = 60;
/** `xsd:unsignedInt` (ISO 29500-1, 19.7.10). */
const MAX_IDX = 4_294_967_295;

function placeholdersIn(tree: XmlElement | undefined, styled: boolean): readonly BasePlaceholder[] {
  return chosen(tree, new Set())
    .flatMap((element): BasePlaceholder[] => {
      const outer = elements(element).find(({ name }) => /^p:nv\w*Pr$/.test(name));
      const ph = child(child(outer, 'p:nvPr'), 'p:ph');
      if (ph === undefined) return [];
      const idx = Number(attribute(ph, 'idx'));
      const [type, orient, sz] = ['type', 'orient', 'sz'].map((name) => attribute(ph, name)?.slice(0, 20));
      return [
        {
          ...(type === undefined ? {} : { type }),
          ...(attribute(ph, 'idx') === undefined || !Number.isInteger(idx) || idx < 0 || idx > MAX_IDX ? {} : { idx }),
          ...(orient === undefined ? {} : { orient }),
          ...(sz === undefined ? {} : { sz }),
          name: (attribute(child(outer, 'p:cNvPr'), 'name') ?? '').slice(0, 100),
          ...(styled ? {} : { words: ownWords(at(element, 'p:txBody', 'a:p')) }),
        },
      ];
    })
    .slice(0, MAX_PLACEHOLDERS);
}

const ALIGNED: Readonly<Record<string, 'left' | 'center' | 'right'>> = { l: 'left', ctr: 'center', r: 'right' };

/** Size and alignment of a paragraph that says them itself. */
function ownWords(paragraph: XmlElement | undefined): NonNullable<BasePlaceholder['words']> {
  const run = child(child(paragraph, 'a:r'), 'a:rPr') ?? child(paragraph, 'a:endParaRPr');
  const size_pt = Number(attribute(run, 'sz') ?? 0) / 100;
  const align = ALIGNED[attribute(child(paragraph, 'a:pPr'), 'algn') ?? ''];
  return { ...(size_pt >= 6 && size_pt <= 400 ? { size_pt } : {}), ...(align === undefined ? {} : { align }) };
}

const NAMES = /^[a-zA-Z0-9]{2,10}$/;

/** Written again from its names, so that nothing of the file's own markup comes into ours. */
function colorMap(override: XmlElement | undefined): string {
  if (override === undefined) return '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';
  const pairs = [...override.attributes].filter(([name, value]) => NAMES.test(name) && NAMES.test(value));
  return `<p:clrMapOvr><a:overrideClrMapping ${pairs.map(([name, value]) => `${name}="${value}"`).join(' ')}/></p:clrMapOvr>`;
}

/** What our text boxes count on, besides what they always say: size, colour and alignment. */
function isPlain(level: XmlElement | undefined): boolean {
  if (level === undefined) return false;
  const zero = (name: string): boolean => [undefined, '0'].includes(attribute(level, name));
  const run = child(level, 'a:defRPr');
  const off = (name: string): boolean => [undefined, '0', 'none', 'noStrike'].includes(attribute(run, name));
  const face = attribute(child(run, 'a:latin'), 'typeface');
  const spaced = [...descendants(level, 'a:lnSpc'), ...descendants(level, 'a:spcBef'), ...descendants(level, 'a:spcAft')].length > 0;
  const bullets = elements(level).some(({ name }) => /^a:bu(?!None)/.test(name));
  return (
    ['marL', 'marR', 'indent', 'rtl'].every(zero) &&
    ['b', 'i', 'u', 'strike', 'cap', 'spc', 'baseline'].every(off) &&
    (face === undefined || face === '+mn-lt') &&
    !spaced &&
    !bullets
  );
}

/** Undoes what a presentation's own defaults would do to our text boxes. */
export const PLAIN_LIST_STYLE =
  '<a:lstStyle><a:lvl1pPr marL="0" marR="0" indent="0"><a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef>' +
  '<a:spcAft><a:spcPts val="0"/></a:spcAft><a:buNone/><a:defRPr b="0" i="0" u="none" strike="noStrike" cap="none" spc="0" baseline="0">' +
  '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr></a:lstStyle>';

/** A slide that shows every placeholder of a layout with a word in it, from which is read how texts in them look. */
export function probeSlide({ placeholders, color_map }: BaseLayout): string {
  const shapes = placeholders.map((place, at) => {
    const run = `<a:r><a:rPr lang="en-US"/><a:t>Text</a:t></a:r>`;
    return `<p:sp><p:nvSpPr><p:cNvPr id="${at + 2}" name="${at}"/><p:cNvSpPr/><p:nvPr>${placeElement(place)}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p>${run}</a:p><a:p><a:pPr lvl="1"/>${run}</a:p></p:txBody></p:sp>`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<p:sld ${PRESENTATION_NS}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>` +
    `${shapes.join('')}</p:spTree></p:cSld>${color_map}</p:sld>`
  );
}

/** `p:ph` as the layout has it. */
export function placeElement({ type, idx, orient, sz }: Omit<BasePlaceholder, 'name'>): string {
  const pairs = [
    ['type', type],
    ['orient', orient],
    ['sz', sz],
    ['idx', idx],
  ].filter(([, value]) => value !== undefined);
  return `<p:ph${pairs.map(([name, value]) => ` ${name}="${String(value).replace(/[^\w]/g, '')}"`).join('')}/>`;
}

/** Finds the placeholders of layout and master from which a slide's placeholder inherits its place, look and text. */
import { attribute, child, chosen, type XmlElement } from '../../ooxml/index.ts';
import { UNDERSTOOD } from '../markup/understood.ts';
import { integerAt, localName } from '../markup/values.ts';
import type { PlaceholderRef } from '../model/index.ts';
import type { Layout, Master, PlaceholderElement } from './master.ts';

export interface Ancestor {
  readonly element: XmlElement;
  readonly from: 'layout' | 'master';
  /** Whose relationships its ids refer to. */
  readonly part: string;
}

/** `p:nvSpPr`, `p:nvPicPr`, … of any shape. */
export function nonVisual(element: XmlElement): XmlElement | undefined {
  for (const node of element.children) {
    if (node.kind === 'element' && /^nv\w*Pr$/.test(localName(node))) return node;
  }
  return undefined;
}

export function placeholderOf(element: XmlElement): PlaceholderRef | undefined {
  const ph = child(child(nonVisual(element), 'p:nvPr'), 'p:ph');
  if (!ph) return undefined;
  const idx = integerAt(ph, 'idx', 0, 4_294_967_295);
  return { type: attribute(ph, 'type')?.slice(0, 20) ?? 'obj', ...(idx === undefined ? {} : { idx }) };
}

export const placeholdersOf = (tree: XmlElement | undefined): readonly PlaceholderElement[] =>
  chosen(tree, UNDERSTOOD).flatMap((element) => {
    const ref = placeholderOf(element);
    return ref ? [{ ref, element }] : [];
  });

/** Families of types: `ctrTitle` inherits from `title`, and all content types from `body`. */
export type Family = 'title' | 'body' | 'dt' | 'ftr' | 'sldNum' | 'hdr' | 'sldImg';

const FAMILY: Readonly<Record<string, Family>> = {
  title: 'title',
  ctrTitle: 'title',
  dt: 'dt',
  ftr: 'ftr',
  sldNum: 'sldNum',
  hdr: 'hdr',
  sldImg: 'sldImg',
};

export const familyOfPlaceholder = ({ type }: PlaceholderRef): Family => FAMILY[type] ?? 'body';

export interface Lineage {
  /** What the placeholder inherits from, the nearest first. */
  readonly ancestors: readonly Ancestor[];
  /** The text style of the master that it inherits. */
  readonly family: Family;
}

/** Of a placeholder on a slide. */
export function lineageOf(ref: PlaceholderRef, layout: Layout | undefined): Lineage {
  const inLayout = layout && matchInLayout(ref, layout.placeholders);
  const inMaster = matchInMaster(inLayout?.ref ?? ref, layout?.master);
  return {
    ancestors: [
      ...(layout && inLayout ? [{ element: inLayout.element, from: 'layout' as const, part: layout.part }] : []),
      ...(layout?.master && inMaster ? [{ element: inMaster.element, from: 'master' as const, part: layout.master.part }] : []),
    ],
    family: familyOfPlaceholder(inLayout?.ref ?? ref),
  };
}

/**
 * Matches by index and family, then by index alone. A title, date, footer or number also matches by its type alone, because a slide has one
 * of each.
 */
function matchInLayout(ref: PlaceholderRef, placeholders: readonly PlaceholderElement[]): PlaceholderElement | undefined {
  const family = familyOfPlaceholder(ref);
  const idx = ref.idx ?? 0;
  const kin = placeholders.filter((other) => familyOfPlaceholder(other.ref) === family);
  if (family === 'title') return kin.find((other) => other.ref.type === ref.type) ?? kin[0];
  const same = kin.find((other) => (other.ref.idx ?? 0) === idx);
  if (same) return same;
  if (family !== 'body') return kin[0];
  return (
    placeholders.find((other) => other.ref.idx !== undefined && other.ref.idx === idx) ??
    kin.find((other) => other.ref.type === ref.type && ref.idx === undefined)
  );
}

const matchInMaster = (ref: PlaceholderRef, master: Master | undefined): PlaceholderElement | undefined => {
  const family = familyOfPlaceholder(ref);
  return master?.placeholders.find((other) => familyOfPlaceholder(other.ref) === family);
};

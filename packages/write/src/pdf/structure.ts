/** The structure tree of a tagged PDF (ISO 32000-1, 14.7 and 14.8): what each piece of a page is, in reading order. */
import { type ObjectId, type PdfObjects, ref } from './objects.ts';
import { textString } from './syntax.ts';

/** Standard structure types that slides use. */
export type StructureTag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Figure'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

type Kid =
  | StructureElement
  /** Marked content `mcid` of page `page`. */
  | { readonly page: ObjectId; readonly mcid: number }
  | { readonly page: ObjectId; readonly annotation: ObjectId };

export interface ElementFacts {
  readonly alt?: string;
  readonly lang?: string;
  readonly title?: string;
  /** An attribute dictionary, for example a table cell's scope. */
  readonly attributes?: string;
}

export class StructureElement {
  readonly tag: StructureTag;
  readonly facts: ElementFacts;
  readonly kids: Kid[] = [];

  constructor(tag: StructureTag, facts: ElementFacts = {}) {
    this.tag = tag;
    this.facts = facts;
  }

  append(tag: StructureTag, facts: ElementFacts = {}): StructureElement {
    const element = new StructureElement(tag, facts);
    this.kids.push(element);
    return element;
  }
}

/** Whether any figure below has no description, which a reader who cannot see needs. */
export function hasUndescribedFigure(element: StructureElement): boolean {
  if (element.tag === 'Figure' && element.facts.alt === undefined) return true;
  return element.kids.some((kid) => kid instanceof StructureElement && hasUndescribedFigure(kid));
}

/** What a key of the parent tree leads to: the elements of a page's marked contents in order, or the element of an annotation. */
type ParentEntry = readonly StructureElement[] | StructureElement;

export class StructureTree {
  readonly document = new StructureElement('Document');
  readonly #parents: ParentEntry[] = [];

  /** Key for `/StructParents` of a page (`elements` may still grow) or `/StructParent` of an annotation. */
  addParents(entry: ParentEntry): number {
    return this.#parents.push(entry) - 1;
  }

  /** Adds all elements; gives the id of the root. Elements without contents are left out. */
  write(objects: PdfObjects): ObjectId {
    const root = objects.reserve();
    const ids = new Map<StructureElement, ObjectId>();
    const document = writeElement(objects, this.document, root, ids);
    const nums = this.#parents.map((entry, key) => {
      if (entry instanceof StructureElement) return `${key} ${ref(idOf(ids, entry))}`;
      return `${key}[${entry.map((element) => ref(idOf(ids, element))).join(' ')}]`;
    });
    const parentTree = objects.add(`<</Nums[${nums.join(' ')}]>>`);
    objects.set(
      root,
      `<</Type/StructTreeRoot/K ${ref(document)}/ParentTree ${ref(parentTree)}/ParentTreeNextKey ${this.#parents.length}>>`,
    );
    return root;
  }
}

const idOf = (ids: ReadonlyMap<StructureElement, ObjectId>, element: StructureElement): ObjectId => {
  const id = ids.get(element);
  if (id === undefined) throw new Error(`A ${element.tag} has contents on a page but is not in the structure tree.`);
  return id;
};

function hasContent(element: StructureElement): boolean {
  return element.kids.some((kid) => !(kid instanceof StructureElement) || hasContent(kid));
}

function writeElement(objects: PdfObjects, element: StructureElement, parent: ObjectId, ids: Map<StructureElement, ObjectId>): ObjectId {
  const id = objects.reserve();
  ids.set(element, id);
  const kids: string[] = [];
  let page: ObjectId | undefined;
  for (const kid of element.kids) {
    if (kid instanceof StructureElement) {
      // A table keeps its empty rows and cells: their places count.
      if (hasContent(kid) || kid.tag === 'TR' || kid.tag === 'TD' || kid.tag === 'TH') kids.push(ref(writeElement(objects, kid, id, ids)));
    } else if ('mcid' in kid) {
      page ??= kid.page;
      kids.push(kid.page === page ? String(kid.mcid) : `<</Type/MCR/Pg ${ref(kid.page)}/MCID ${kid.mcid}>>`);
    } else kids.push(`<</Type/OBJR/Pg ${ref(kid.page)}/Obj ${ref(kid.annotation)}>>`);
  }
  const { alt, lang, title, attributes } = element.facts;
  objects.set(
    id,
    `<</Type/StructElem/S/${element.tag}/P ${ref(parent)}` +
      (page === undefined ? '' : `/Pg ${ref(page)}`) +
      (kids.length === 0 ? '' : `/K ${kids.length === 1 && !kids[0]!.startsWith('<<') ? kids[0] : `[${kids.join(' ')}]`}`) +
      (title === undefined ? '' : `/T ${textString(title)}`) +
      (alt === undefined ? '' : `/Alt ${textString(alt)}`) +
      (lang === undefined ? '' : `/Lang ${textString(lang)}`) +
      (attributes === undefined ? '' : `/A${attributes}`) +
      '>>',
  );
  return id;
}

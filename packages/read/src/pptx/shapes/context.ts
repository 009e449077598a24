/** The context of reading a shape: its place, and what it inherits from. */
import type { XmlElement } from '../../ooxml/index.ts';
import type { Paint } from '../model/index.ts';
import type { Layout, Master } from '../slides/master.ts';
import { type Lineage, lineageOf, placeholderOf } from '../slides/placeholders.ts';
import type { Scope } from '../slides/scope.ts';
import type { ListStyle } from '../text/list-style.ts';
import type { Placement } from './placement.ts';

export interface ShapeContext {
  readonly scope: Scope;
  /** What placeholders inherit from; none for shapes of layouts and masters, whose placeholders are not shown. */
  readonly layout: Layout | undefined;
  readonly master: Master | undefined;
  /** Of text that is in no placeholder. */
  readonly defaults: ListStyle;
  /** `a:tblStyle` by its id: the deck's own, else the one that PowerPoint knows. */
  readonly table_style: (id: string) => XmlElement | undefined;
  /** For shapes that are filled with it (`useBgFill`). */
  readonly background: Paint;
  readonly placement: Placement;
  /** Ids of the groups around, outermost first. */
  readonly groups: readonly number[];
  /** A group around is hidden. */
  readonly hidden: boolean;
  /** Placeholders of layouts and masters are left out. */
  readonly without_placeholders: boolean;
}

const NO_LINEAGE: Lineage = { ancestors: [], family: 'body' };

export function lineageIn(context: ShapeContext, element: XmlElement): Lineage & { readonly ref: ReturnType<typeof placeholderOf> } {
  const ref = placeholderOf(element);
  return { ref, ...(ref ? lineageOf(ref, context.layout) : NO_LINEAGE) };
}

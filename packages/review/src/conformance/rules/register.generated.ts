// Written by `npm run generate`; do not edit.
import { badValue } from './bad-value.ts';
import { commentAuthor } from './comment-author.ts';
import { customShow } from './custom-show.ts';
import { danglingReference } from './dangling-reference.ts';
import { elementOrder } from './element-order.ts';
import { labelPosition } from './label-position.ts';
import { layoutIds } from './layout-ids.ts';
import { layoutList } from './layout-list.ts';
import { missingAttribute } from './missing-attribute.ts';
import { missingElement } from './missing-element.ts';
import { missingPart } from './missing-part.ts';
import { missingRelationship } from './missing-relationship.ts';
import { onlyMaster } from './only-master.ts';
import { orphanAxis } from './orphan-axis.ts';
import { relationshipId } from './relationship-id.ts';
import { repeatedId } from './repeated-id.ts';
import { sectionList } from './section-list.ts';
import { slideList } from './slide-list.ts';
import { surplusElement } from './surplus-element.ts';
import { tableGrid } from './table-grid.ts';
import { typeWithoutPart } from './type-without-part.ts';
import { undeclaredAttribute } from './undeclared-attribute.ts';
import { unexpectedElement } from './unexpected-element.ts';
import { unreadablePart } from './unreadable-part.ts';
import { wrongContentType } from './wrong-content-type.ts';
import { wrongReference } from './wrong-reference.ts';
import { wrongRoot } from './wrong-root.ts';

export const all = [
  badValue,
  commentAuthor,
  customShow,
  danglingReference,
  elementOrder,
  labelPosition,
  layoutIds,
  layoutList,
  missingAttribute,
  missingElement,
  missingPart,
  missingRelationship,
  onlyMaster,
  orphanAxis,
  relationshipId,
  repeatedId,
  sectionList,
  slideList,
  surplusElement,
  tableGrid,
  typeWithoutPart,
  undeclaredAttribute,
  unexpectedElement,
  unreadablePart,
  wrongContentType,
  wrongReference,
  wrongRoot,
] as const;

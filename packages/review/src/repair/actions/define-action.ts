/** The contract of a repair: the finding that it mends, and how it proposes changes. Proposals are judged elsewhere, by inspecting again. */
import type { OpcPackage } from '@deckwright/read/ooxml';
import type { Finding } from '../../inspect/checks/define-check.ts';
import type { SlideView } from '../../inspect/view/slide-view.ts';
import type { SlideChanges } from '../changes/slide-changes.ts';

/** Why a finding was left as it is. */
export type LeftReason =
  /** No repair mends findings of this kind. */
  | 'no_action'
  /** The repair that mends it was not requested. */
  | 'not_asked'
  /** The intention of the author is not clear. */
  | 'ambiguous'
  /** It does not fit at the smallest size either. */
  | 'does_not_fit'
  /** The repair would have caused another finding. */
  | 'would_harm'
  /** The repair could not be tried: its change does not fit the markup. */
  | 'not_possible'
  /** Hidden slides are not repaired. */
  | 'hidden_slide';

/** The proposed repair of a shape. */
export interface Proposal {
  readonly shape_id: number;
  readonly shape_name: string;
  readonly changes: SlideChanges;
  /** How many findings of the action's code about this shape it mends. */
  readonly resolves: number;
  /** Measured values before and after, with the same names. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A finding that the action does not mend. */
export interface Left {
  readonly shape_id: number;
  readonly reason: LeftReason;
  /** What a person can do. */
  readonly remedy?: string;
}

export interface ActionKit {
  readonly view: SlideView;
  readonly pkg: OpcPackage;
  propose(proposal: Proposal): void;
  leave(left: Left): void;
}

export interface Action {
  /** The name for callers. */
  readonly name: string;
  /** The code of the findings that it mends. */
  readonly code: Finding['code'];
  /** One sentence for the documentation. */
  readonly what: string;
  plan(kit: ActionKit): void;
}

export const defineAction = (action: Action): Action => action;

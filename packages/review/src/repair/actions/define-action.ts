/** What one repair is: the finding that it mends, and how it proposes to. Whether a proposal is good is judged elsewhere, by inspecting again. */
import type { OpcPackage } from '@deckwright/read/ooxml';
import type { Finding } from '../../inspect/checks/define-check.ts';
import type { SlideView } from '../../inspect/view/slide-view.ts';
import type { SlideChanges } from '../changes/slide-changes.ts';

/** Why a finding was left as it is. */
export type LeftReason =
  /** No repair mends findings of this kind. */
  | 'no_action'
  /** The repair that would was not asked for. */
  | 'not_asked'
  /** More than one thing could be meant. */
  | 'ambiguous'
  /** It does not fit, not even at the floor. */
  | 'does_not_fit'
  /** It would have mended this and broken something else. */
  | 'would_harm'
  /** Hidden slides are left alone. */
  | 'hidden_slide';

/** A shape's repair, not yet judged. */
export interface Proposal {
  readonly shape_id: number;
  readonly shape_name: string;
  readonly changes: SlideChanges;
  /** How many findings of the action's code about this shape it mends. */
  readonly resolves: number;
  /** Figures for people and programs, the same names in both. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A finding that the action knows and does not mend. */
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
  /** As callers name it. */
  readonly name: string;
  /** Of the findings that it mends. */
  readonly code: Finding['code'];
  /** One sentence for the documentation. */
  readonly what: string;
  plan(kit: ActionKit): void;
}

export const defineAction = (action: Action): Action => action;

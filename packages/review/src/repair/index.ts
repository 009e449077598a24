/** The door to repair: a foreign deck to a plan, and the plan to changed parts. */
export type { Action, LeftReason } from './actions/define-action.ts';
export { applyRepair, type PackageChanges } from './apply-repair.ts';
export { type FinishedFile, finishFile } from './finish-file.ts';
export type { FaultCount, FileMends, MendedFault } from './mend-file.ts';
export {
  ACTIONS,
  type Flagged,
  MEND_FILE,
  planRepair,
  type RepairKit,
  type RepairOptions,
  type RepairPlan,
  type RepairStep,
} from './plan-repair.ts';
export { proveText, type TextProof } from './proof/visible-text.ts';

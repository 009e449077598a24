/** The door to documents: the contract of reading them, and the plan of the deck that one becomes. */
export {
  type DocumentWish,
  editableOutline,
  type PlanKit,
  type PlannedDocument,
  picturesAsData,
  planReadDocument,
  type ReadText,
} from './plan-read-document.ts';
export { documentOf, type ReadDocumentAnswer, type ReadDocumentOrder, readDocumentTask } from './read-document.task.ts';
export { type MisfitNotice, type RefreshedFromDocument, refreshFromDocument, type WorkbookCell } from './refresh-from-document.ts';

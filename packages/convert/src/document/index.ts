/** The door to documents as text: the contract of reading them. */
export { documentOf, type ReadDocumentAnswer, type ReadDocumentOrder, readDocumentTask } from './read-document.task.ts';

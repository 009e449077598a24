/** The door to the processes in which tasks work on files of strangers. Contracts of tasks lie beside what they do. */
export {
  createIsolate,
  type Isolate,
  type IsolateOptions,
  type ProcessFailure,
  type RunOptions,
  TooBusy,
} from './create-isolate.ts';
export { packFiles, unpackFiles } from './message.ts';

/** Work on untrusted files: tasks, and the processes in which they run. */

export {
  createIsolate,
  type FileFault,
  type Isolate,
  type IsolateOptions,
  type Outcome,
  type ProcessFailure,
  type ProcessFault,
  type RunOptions,
  TooBusy,
} from './create-isolate.ts';
export { defineTask, type Task, type TaskAnswer, type TaskWork } from './define-task.ts';
export { packFiles, unpackFiles } from './message.ts';

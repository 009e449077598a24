/** The door to work on files that nobody vouches for: tasks, and the processes that they run in. */
export { defineTask, type Task, type TaskAnswer, type TaskWork } from './define-task.ts';
export { packFiles, unpackFiles } from './message.ts';
export {
  type Apart,
  type ApartOptions,
  createApart,
  type FileFault,
  type Outcome,
  type ProcessFailure,
  type ProcessFault,
  type RunOptions,
  TooBusy,
} from './run-apart.ts';

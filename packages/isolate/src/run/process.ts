/** The process that does one task and is thrown away. */
import { serveDisposable } from '@deckwright/platform/disposable';
import { UnreadableFile } from '@deckwright/read/ooxml';
import type { TaskWork } from './define-task.ts';
import { decodeMessage, encodeMessage } from './message.ts';

/** Each task's code is loaded only when it is asked for. */
const WORK: Readonly<Record<string, () => Promise<{ readonly work: unknown }>>> = {
  brand: () => import('../tasks/brand.ts'),
  combine: () => import('../tasks/combine.ts'),
  diff: () => import('../tasks/diff.ts'),
  inspect: () => import('../tasks/inspect.ts'),
  picture: () => import('../tasks/picture.ts'),
  repair: () => import('../tasks/repair.ts'),
  show: () => import('../tasks/show.ts'),
  sync: () => import('../tasks/sync.ts'),
  template: () => import('../tasks/template.ts'),
  texts: () => import('../tasks/texts.ts'),
  translate: () => import('../tasks/translate.ts'),
};

await serveDisposable(async (bytes) => {
  const { head, files } = decodeMessage(bytes);
  const load = WORK[String(head['task'])];
  if (!load) throw new Error(`There is no task ${String(head['task'])}.`);
  // The one who asked is `create-isolate.ts`, which sends what the task's contract says.
  const work = (await load()).work as TaskWork<object, object>;
  try {
    const { answer, files: made = [] } = await work(head['order'] as object, files);
    return Buffer.concat(encodeMessage({ head: { outcome: 'done', answer }, files: made }));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { code, message, remedy, part } = error;
    return Buffer.concat(encodeMessage({ head: { outcome: 'unreadable', code, message, remedy, part }, files: [] }));
  }
});

/** The process that does one task and ends. */
import { RefusedFile, type TaskWork } from '@deckwright/core/task';
import { serveDisposable } from '@deckwright/platform/disposable';
import { decodeMessage, encodeMessage } from './message.ts';
import { all } from './register.generated.ts';

const WORK: Readonly<Record<string, () => Promise<unknown>>> = all;

await serveDisposable(async (bytes) => {
  const { head, files } = decodeMessage(bytes);
  const load = WORK[String(head['task'])];
  if (!load) throw new Error(`There is no task ${String(head['task'])}.`);
  // The request comes from `create-isolate.ts`, whose types are those of the task's contract.
  const work = (await load()) as TaskWork<object, object>;
  try {
    const { answer, files: made = [] } = await work(head['order'] as object, files);
    return Buffer.concat(encodeMessage({ head: { outcome: 'done', answer }, files: made }));
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { code, message, remedy, part } = error;
    return Buffer.concat(encodeMessage({ head: { outcome: 'unreadable', code, message, remedy, part }, files: [] }));
  }
});

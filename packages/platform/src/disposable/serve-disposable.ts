/** The child process: reads its input, works, writes its output. */
import { Worker } from 'node:worker_threads';

/**
 * Whoever waits for the answer also keeps its time. Where that process was killed, nobody ends work that never gives its loop back, so a thread looks for a new
 * parent.
 */
const WATCH = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/**
 * Ends this process when the one that started it has ended.
 * @param parent its number, where it says so: it may have ended before this process looked
 */
export const endWithParent = (parent = process.ppid): void =>
  new Worker(WATCH, { eval: true, workerData: parent, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

/** Reads all of stdin, works, writes the answer to stdout and ends. What the work throws ends the process with code 1. */
export async function serveDisposable(work: (input: Buffer) => Promise<Uint8Array> | Uint8Array): Promise<void> {
  endWithParent(Number(process.argv[2] ?? process.ppid));
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const answer = await work(Buffer.concat(chunks));
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(answer, (error) => (error ? reject(error) : resolve()));
  });
  process.exit(0);
}

/** The child process: reads its input, works, writes its output. */

/** Reads all of stdin, works, writes the answer to stdout and ends. What the work throws ends the process with code 1. */
export async function serveDisposable(work: (input: Buffer) => Promise<Uint8Array> | Uint8Array): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const answer = await work(Buffer.concat(chunks));
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(answer, (error) => (error ? reject(error) : resolve()));
  });
  process.exit(0);
}

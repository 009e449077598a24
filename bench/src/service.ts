/** What the service adds to the pipeline: four callers at once against the embedded service, and against the pipeline alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { bar } from './report.ts';
import { median } from './timing.ts';
import { draw, intentText } from './workload.ts';

const command = join(dirname(fileURLToPath(import.meta.url)), '../../scripts/deckwright.mjs');
const CALLERS = 4;
const CALLS = 200;

interface Ready {
  readonly base_url: string;
  readonly api_key: string;
}

export async function benchService(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-service-'));
  const service = spawn(process.execPath, [command, 'serve', '--json', '--port', '0', '--data-dir', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const ready = await firstLine(service.stdout);
    const over = await latencies(async (n) => {
      const answer = await fetch(`${ready.base_url}/v1/render/intent`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ready.api_key}`, 'content-type': 'application/json' },
        body: intentText(n),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`The service answered ${answer.status}: ${text}`);
    });
    const writeKit = createWriteKit(carriedFonts());
    // The service stores a preview with every slide, so the pipeline alone draws one too.
    const bare = await latencies(async (n) => void (await writeFiles(await draw(intentText(n)), ['pptx', 'preview'], writeKit)));
    const added = median(over) - median(bare);
    console.log(
      `\nService, ${CALLERS} callers: median ${median(over).toFixed(1)} ms; the pipeline alone ${median(bare).toFixed(1)} ms; added ${added.toFixed(1)} ms`,
    );
    bar('latency added by the service', added, { atMost: 40 }, ' ms');
  } finally {
    service.kill('SIGTERM');
    if (service.exitCode === null) await once(service, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function firstLine(stdout: NodeJS.ReadableStream): Promise<Ready> {
  for await (const line of createInterface({ input: stdout })) {
    const event = JSON.parse(line) as Ready & { event: string };
    if (event.event === 'ready') return event;
  }
  throw new Error('The service ended before it was ready.');
}

/** Every slide is another one: the same input twice would be answered from the first. */
async function latencies(call: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const caller = async (): Promise<void> => {
    for (let n = next++; n < CALLS; n = next++) {
      const started = performance.now();
      await call(n);
      // The first tenth warms both sides up.
      if (n >= CALLS / 10) times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times;
}

/** The command as people run it: a whole process for one slide, and the memory of thirty. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePptx } from '@deckwright/write/pptx';
import { bar, printTimes } from './report.ts';
import { inTurns } from './timing.ts';
import { draw, intentText } from './workload.ts';

const command = join(dirname(fileURLToPath(import.meta.url)), '../../scripts/deckwright.mjs');
/** Prints the peak of the resident set when the process ends. */
const WATCH = `data:text/javascript,process.on('exit',()=>process.stderr.write('\\npeak_kib='+process.resourceUsage().maxRSS+'\\n'))`;

export async function benchProcess(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
  try {
    const inputs = Array.from({ length: 30 }, (_, n) => {
      const path = join(folder, `slide-${n}.json`);
      writeFileSync(path, intentText(n));
      return path;
    });
    const one = intentText(0);
    const run = (args: readonly string[]): string => {
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
      return stderr;
    };
    const render = (files: readonly string[], formats: string): string =>
      run(['--import', WATCH, command, 'render', ...files, '--out', join(folder, 'out'), '--formats', formats]);
    render(inputs.slice(0, 1), 'pptx');
    const rows = await inTurns(
      {
        'deckwright render, one slide, .pptx, whole process': () => render(inputs.slice(0, 1), 'pptx'),
        'node -e 0': () => run(['-e', '0']),
        'the pipeline, warm': async () => writePptx(await draw(one)),
      },
      { warmup: 3, rounds: 15 },
    );
    printTimes('Whole process (ms)', rows);
    const [whole, bare, pipeline] = rows;
    if (whole && bare && pipeline)
      bar('one slide as a process, against node -e 0 and the pipeline', whole.median_ms / (bare.median_ms + pipeline.median_ms), {
        atMost: 2.5,
      });
    const peak = Number(/peak_kib=(\d+)/.exec(render(inputs, 'pptx,pdf,png'))?.[1]) / 1024;
    console.log(`  peak memory of 30 slides as .pptx, PDF and PNG: ${peak.toFixed(0)} MB`);
    bar('peak memory of 30 slides', peak, { atMost: 350 }, ' MB');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

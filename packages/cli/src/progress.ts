/** A progress bar on stderr for terminals. Pipes and logs get nothing. */
import type { Io } from './io.ts';

export interface Progress {
  step(label: string): void;
  /** Sets how much is done, where another part counts. */
  reach(done: number, label: string): void;
  stop(): void;
}

const SILENT: Progress = { step: () => undefined, reach: () => undefined, stop: () => undefined };

/** The library is loaded only for a terminal, and for more than one item. */
export async function startProgress(io: Io, total: number): Promise<Progress> {
  if (!io.watched || total < 2) return SILENT;
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar(
    { format: '{bar} {value}/{total}  {label}', barsize: 24, hideCursor: true, clearOnComplete: true, stream: process.stderr },
    progress.Presets.shades_classic,
  );
  bar.start(total, 0, { label: '' });
  return {
    step: (label) => bar.increment(1, { label }),
    reach: (done, label) => bar.update(done, { label }),
    stop: () => bar.stop(),
  };
}

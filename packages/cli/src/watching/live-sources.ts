/** The sources of a watch: each is drawn again when its files change, and shows its last good pictures while it is wrong. */
import { createHash } from 'node:crypto';
import type { DrawnSource, Finding } from './draw-source.ts';
import { watchFiles } from './watch-files.ts';

export interface Picture {
  readonly png: Uint8Array;
  /** Another for other bytes. */
  readonly version: string;
}

export interface LiveSource {
  readonly path: string;
  /** The last good ones. */
  readonly pictures: readonly Picture[];
  readonly findings: readonly Finding[];
  /** Whether the pictures show the file as it is. */
  readonly ok: boolean;
}

export interface LiveKit {
  /** Rejects once the signal is aborted. */
  readonly draw: (path: string, signal: AbortSignal) => Promise<DrawnSource>;
  readonly filesOf: (path: string) => readonly string[];
  readonly onDraw: (path: string) => void;
  /** Called after each drawing with what there is now. */
  readonly onDrawn: (source: LiveSource) => void;
}

export interface LiveSources {
  readonly all: () => readonly LiveSource[];
  readonly close: () => void;
}

export function watchSources(paths: readonly string[], kit: LiveKit): LiveSources {
  const sources: LiveSource[] = paths.map((path) => ({ path, pictures: [], findings: [], ok: false }));
  const closing = new AbortController();
  // One at a time: drawing takes a whole processor.
  let last = Promise.resolve();
  const watches = paths.map((path, at) => {
    let isWaiting = false;
    const draw = (): void => {
      if (isWaiting) return;
      isWaiting = true;
      last = last.then(async () => {
        isWaiting = false;
        if (closing.signal.aborted) return;
        kit.onDraw(path);
        watch.follow(kit.filesOf(path));
        try {
          const source = next(sources[at] as LiveSource, await kit.draw(path, closing.signal));
          sources[at] = source;
          if (!closing.signal.aborted) kit.onDrawn(source);
        } catch (error) {
          if (!closing.signal.aborted) throw error;
        }
      });
    };
    const watch = watchFiles(draw);
    draw();
    return watch;
  });
  return {
    all: () => sources,
    close: () => {
      closing.abort();
      for (const watch of watches) watch.close();
    },
  };
}

/** A deck of which some slides fail is shown without them where it was never whole. */
function next(before: LiveSource, { ok, slides, findings }: DrawnSource): LiveSource {
  const pictures = ok || before.pictures.length === 0 ? slides.map(asPicture) : before.pictures;
  return { path: before.path, pictures, findings, ok };
}

const asPicture = (png: Uint8Array): Picture => ({ png, version: createHash('sha256').update(png).digest('hex').slice(0, 16) });

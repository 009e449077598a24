/** One piece of work after the other; what an editor no longer wants is not begun. */

interface Waiting {
  readonly editor: string | undefined;
  readonly run: () => Promise<void>;
  readonly drop: () => void;
}

/** Takes work in; a newer one of an editor drops the older ones of it that wait. */
export function createTurns(): (work: Waiting) => void {
  let waiting: Waiting[] = [];
  let isRunning = false;
  const next = async (): Promise<void> => {
    isRunning = true;
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      await work.run();
      // Messages that came meanwhile are heard before the next begins.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    isRunning = false;
  };
  return (work) => {
    if (work.editor !== undefined) {
      const { editor } = work;
      for (const older of waiting) if (older.editor === editor) older.drop();
      waiting = waiting.filter((older) => older.editor !== editor);
    }
    waiting.push(work);
    if (!isRunning) void next();
  };
}

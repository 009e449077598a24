/**
 * Files of the engine that are fetched when they are first needed. Drawing does not wait: it fails for what is not at hand, that is fetched, and it
 * is drawn again; it has no state that this could spoil.
 */

/** Gets a file by its path below the engine's own folder. */
export type FetchFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

export interface FetchedFiles {
  /** @param others files that are fetched with this one. @throws Error where the file is not at hand; `whenFetched` fetches it then */
  get(path: string, others?: readonly string[]): Uint8Array<ArrayBuffer>;
  load(paths: readonly string[]): Promise<void>;
  /** Does the work again for as long as files were lacking. */
  whenFetched<T>(work: () => T | Promise<T>): Promise<T>;
}

export function fetchedFiles(fetchFile: FetchFile): FetchedFiles {
  const at_hand = new Map<string, Uint8Array<ArrayBuffer>>();
  const lacking = new Set<string>();

  async function load(paths: readonly string[]): Promise<void> {
    const fetched = async (path: string): Promise<void> => void at_hand.set(path, await fetchFile(path));
    await Promise.all(paths.filter((path) => !at_hand.has(path)).map(fetched));
  }

  async function fetchLacking(): Promise<boolean> {
    const paths = [...lacking];
    lacking.clear();
    await load(paths);
    return paths.length > 0;
  }

  return {
    get(path, others = []) {
      const bytes = at_hand.get(path);
      if (bytes !== undefined) return bytes;
      for (const one of [path, ...others]) lacking.add(one);
      throw new Error(`${path} is not fetched yet.`);
    },
    load,
    async whenFetched(work) {
      for (;;) {
        try {
          const done = await work();
          if (!(await fetchLacking())) return done;
        } catch (error) {
          if (!(await fetchLacking())) throw error;
        }
      }
    },
  };
}

/** Parts of the engine that are fetched when they are first needed. */

/** Something that cannot be fetched. */
export class Offline extends Error {}

/** Loads once; a failed load is told as what it is, and is not kept: the network may be back. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new Offline('A part of the engine cannot be fetched.', { cause });
    });
    return loading;
  };
}

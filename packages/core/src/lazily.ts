/** A value that is made when it is first asked for, and kept. For tables that most runs of a command never look into. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

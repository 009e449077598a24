/** Explains why a named file cannot be read. */

const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file ${path}.`,
  ENOTDIR: (path) => `There is no file ${path}: a part of its path is no folder.`,
  EISDIR: (path) => `${path} is a folder, and a file is meant.`,
  EACCES: (path) => `This user may not read ${path}.`,
  EPERM: (path) => `This user may not read ${path}.`,
};

/** One sentence that names the file once; for a rare cause with the system's own words. */
export function whyUnreadable(path: string, error: unknown): string {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return SENTENCES[String(code)]?.(path) ?? `${path} could not be read: ${String(message ?? error)}.`;
}

/** A request without its speaker notes, for files that are handed to those who only look at the slides. */
import { canonicalJson } from './canonical.ts';
import { readJson } from './read-json.ts';

/** @param canonical JSON text of a request; what is no JSON object comes back as it is */
export function intentWithoutNotes(canonical: string): string {
  const read = readJson(canonical);
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return canonical;
  Reflect.deleteProperty(read.value, 'notes');
  const document: unknown = Reflect.get(read.value, 'author_ssg');
  if (typeof document === 'object' && document !== null) Reflect.deleteProperty(document, 'notes');
  return canonicalJson(read.value, () => true);
}

/** Faces that brands bring, beside the carried ones. */
import type { FontSource, OwnFace } from './font-source.ts';

/** Bytes of brands' faces that a process keeps. Many times what the slides in its hands need: what was named longest ago goes first. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The same source, to which faces can be added. An id stands for the same bytes for ever, so adding one twice is adding it once. */
export function withOwnFaces(source: FontSource): FontSource {
  const own = new Map<string, OwnFace>();
  let held = 0;
  const size = ({ file, metrics }: OwnFace): number => file.length + metrics.length;
  return {
    ...source,
    has: (face) => own.has(face) || source.has?.(face) === true,
    file: (face) => own.get(face)?.file ?? source.file(face),
    metrics: (face) => own.get(face)?.metrics ?? source.metrics(face),
    add(faces) {
      for (const one of faces) {
        const cached = own.get(one.face);
        if (cached === undefined) held += size(one);
        own.delete(one.face);
        own.set(one.face, cached ?? one);
      }
      for (const [face, one] of own) {
        if (held <= MAX_BYTES || own.size <= faces.length) break;
        own.delete(face);
        held -= size(one);
      }
    },
  };
}

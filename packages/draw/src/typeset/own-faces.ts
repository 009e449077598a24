/** Faces of brands, in addition to the bundled ones. */
import type { FontSource, OwnFace } from './font-source.ts';

/**
 * The most bytes of brands' faces in one process: many times what its current slides need. The least recently named face is dropped first.
 */
const MAX_BYTES = 256 * 1024 * 1024;

/** The same source, to which faces can be added. An id always means the same bytes, so adding a face twice has no further effect. */
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

/** A blip: which part of the file is shown, how it is cut, and how it covers its box (ISO 29500-1, 20.1.8.13 and 20.1.8.14). */
import { attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { extension, shareAt } from '../markup/values.ts';
import type { Picture } from '../model/index.ts';
import type { Scope } from '../slides/scope.ts';

/** Of `p:blipFill` or `a:blipFill`. */
export function readPicture(fill: XmlElement, scope: Scope): Picture {
  const blip = child(fill, 'a:blip');
  const crop = child(fill, 'a:srcRect');
  const side = (name: string): number => Math.min(10, Math.max(-10, shareAt(crop, name) ?? 0));
  const vector = partOf(attribute(extension(blip, 'asvg:svgBlip'), 'r:embed'), scope);
  const part = partOf(attribute(blip, 'r:embed'), scope);
  return {
    ...(part === undefined ? {} : { part }),
    ...(vector === undefined ? {} : { vector_part: vector }),
    crop: { l: side('l'), t: side('t'), r: side('r'), b: side('b') },
    tiled: child(fill, 'a:tile') !== undefined,
    alpha: Math.min(1, Math.max(0, shareAt(child(blip, 'a:alphaModFix'), 'amt') ?? 1)),
  };
}

/** The part that an id names, when the file has it; what lies outside the file is never fetched. */
export function partOf(id: string | undefined, { source, part }: Scope): string | undefined {
  if (id === undefined || id === '') return undefined;
  const target = source.relationship(part, id)?.part;
  if (target === undefined) return undefined;
  if (source.has(target)) return target;
  source.problem(target, 'The part is not in the file.');
  return undefined;
}

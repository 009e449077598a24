/** The picture of an embedded object where the file keeps it in a drawing of VML, as PowerPoint 2007 wrote it (ISO 29500-4, 19.3.2.4 `spid`). */
import { attribute, child, descendants, UnreadableFile, type XmlElement } from '../../ooxml/index.ts';
import type { Picture } from '../model/index.ts';
import type { Scope } from '../slides/scope.ts';

/** @param object `p:oleObj` */
export function vmlPreview(object: XmlElement, { source, part }: Scope): Picture | undefined {
  const id = attribute(object, 'spid');
  const drawing = id === undefined ? undefined : source.related(part, 'vmlDrawing');
  const root = drawing !== undefined && source.has(drawing) ? rootOf(source, drawing) : undefined;
  if (drawing === undefined || root === undefined || id === undefined) return undefined;
  const image = imagesOf(root).get(id);
  const relationship = source.relationship(drawing, attribute(image, 'o:relid') ?? attribute(image, 'r:id') ?? '');
  if (image === undefined || relationship?.part === undefined || !source.has(relationship.part)) return undefined;
  const [l, t, r, b] = ['cropleft', 'croptop', 'cropright', 'cropbottom'].map((name) => shareOf(attribute(image, name)));
  return { part: relationship.part, crop: { l: l ?? 0, t: t ?? 0, r: r ?? 0, b: b ?? 0 }, tiled: false, alpha: 1 };
}

/** A drawing that cannot be read is none: no slide needs it. */
function rootOf(source: Scope['source'], drawing: string): XmlElement | undefined {
  try {
    return source.optionalRoot(drawing);
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

const images = new WeakMap<XmlElement, ReadonlyMap<string, XmlElement>>();

/** `v:imagedata` by the id of its shape. */
function imagesOf(root: XmlElement): ReadonlyMap<string, XmlElement> {
  let found = images.get(root);
  if (found === undefined) {
    const own = new Map<string, XmlElement>();
    for (const shape of descendants(root, 'v:shape')) {
      const image = child(shape, 'v:imagedata');
      const id = attribute(shape, 'id');
      if (image !== undefined && id !== undefined) own.set(id, image);
    }
    found = own;
    images.set(root, found);
  }
  return found;
}

/** `0.25`, or 65536ths with an `f` behind them. */
function shareOf(text: string | undefined): number {
  const value = Number.parseFloat(text ?? '');
  const share = text?.endsWith('f') ? value / 65_536 : value;
  return Number.isFinite(share) ? Math.min(10, Math.max(-10, share)) : 0;
}

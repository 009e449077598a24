/** Turns a plan into changed and removed parts. Parts that lost their last relationship are removed; all other parts stay byte for byte. */
import {
  applyEdits,
  attribute,
  descendants,
  elements,
  encodeXml,
  type OpcPackage,
  partKey,
  relationshipsName,
  removeElement,
  type XmlDocument,
} from '@deckwright/read/ooxml';
import { CONTENT_TYPES, overlay } from './changes/overlay.ts';
import type { RepairPlan } from './plan-repair.ts';

export interface PackageChanges {
  /** New content by part name, as the package spells it. */
  readonly changed: ReadonlyMap<string, Uint8Array>;
  /** Names of removed parts. */
  readonly removed: ReadonlySet<string>;
}

export function applyRepair(pkg: OpcPackage, plan: Pick<RepairPlan, 'sources'>): PackageChanges {
  const after = overlay(pkg, plan.sources);
  const changed = new Map<string, Uint8Array>();
  const unused = new Map<string, ReadonlySet<string>>();
  for (const [key, source] of plan.sources) {
    if (key === CONTENT_TYPES) changed.set(key, encodeXml(source));
    const part = pkg.part(key);
    if (!part) continue;
    changed.set(part.name, encodeXml(source));
    const now = after.part(key);
    const dropped = now === undefined ? new Set<string>() : lostReferences(pkg, part.name, part.xml(), now.xml());
    const rels = pkg.part(relationshipsName(part.name));
    if (dropped.size === 0 || !rels) continue;
    unused.set(partKey(part.name), dropped);
    const { source: text, root } = rels.xml();
    const gone = elements(root, 'rel:Relationship').filter((one) => dropped.has(attribute(one, 'Id') ?? ''));
    changed.set(rels.name, encodeXml(applyEdits(text, gone.map(removeElement))));
  }
  return { changed, removed: unreached(pkg, unused) };
}

/** Relationships that the part referred to before and no longer does. Implicit relationships (its layout, its notes) stay. */
function lostReferences(pkg: OpcPackage, name: string, before: XmlDocument, after: XmlDocument): ReadonlySet<string> {
  const ids = new Set(pkg.relationships(name).map(({ id }) => id));
  const referenced = ({ root }: XmlDocument): Set<string> => {
    const found = new Set<string>();
    for (const { attributes } of descendants(root)) for (const value of attributes.values()) if (ids.has(value)) found.add(value);
    return found;
  };
  const still = referenced(after);
  return new Set([...referenced(before)].filter((id) => !still.has(id)));
}

/** Parts that are no longer reachable from the package, with their relationships. */
function unreached(pkg: OpcPackage, unused: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  if (unused.size === 0) return new Set();
  const [before, after] = [reach(pkg, new Map()), reach(pkg, unused)];
  const gone = pkg.parts.filter(({ name }) => before.has(partKey(name)) && !after.has(partKey(name))).map(({ name }) => name);
  return new Set([...gone, ...gone.flatMap((name) => pkg.part(relationshipsName(name))?.name ?? [])]);
}

function reach(pkg: OpcPackage, unused: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = ['/'];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const dropped = unused.get(partKey(name));
    for (const { id, part } of pkg.relationships(name)) {
      if (part === undefined || dropped?.has(id) || seen.has(partKey(part)) || !pkg.part(part)) continue;
      seen.add(partKey(part));
      open.push(part);
    }
  }
  return seen;
}

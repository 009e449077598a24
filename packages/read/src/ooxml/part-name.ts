/** Names of parts (ISO 29500-2, 6.2.2): `/ppt/slides/slide1.xml`, compared without case. */

/** The key under which a name is found: names that differ in case, or in how they escape a character, are one name. */
export function partKey(name: string): string {
  const lower = name.toLowerCase();
  if (!lower.includes('%')) return lower;
  try {
    return decodeURI(lower);
  } catch {
    return lower;
  }
}

export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);
export const fileNameOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const file = fileNameOf(name);
  const dot = file.lastIndexOf('.');
  return dot < 0 ? '' : file.slice(dot + 1).toLowerCase();
}

/** Where the relationships of a part stand; `/` is the package itself. */
export const relationshipsName = (name: string): string => `${folderOf(name)}_rels/${fileNameOf(name)}.rels`;

/**
 * The part that a relationship's target names, relative to its source part. A target above the root of the package is taken from the root,
 * so it cannot name a file of the machine.
 */
export function resolveTarget(source: string, target: string): string {
  const path = (target.split(/[?#]/, 1)[0] ?? '').replaceAll('\\', '/');
  if (path === '') return source;
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : folderOf(source) + path).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`;
}

/** The shortest way to write a target: `../media/image1.png`. */
export function relativeTarget(source: string, target: string): string {
  const from = folderOf(source).split('/');
  const to = target.split('/');
  let same = 0;
  while (same < from.length - 1 && same < to.length - 1 && from[same] === to[same]) same += 1;
  return '../'.repeat(from.length - 1 - same) + to.slice(same).join('/');
}

/** Finds numbers that a drawing shows only as length, angle or position, and names each in a notice. */
import { components, findForm } from '../catalog/index.ts';
import type { BoundForm } from '../forms/define.ts';
import type { SlideRequest } from '../intent/index.ts';
import type { Warning } from '../layout/index.ts';
import type { ManifestEntry } from './manifest.ts';

/** More values than these are counted, not listed; the manifest has them all. */
const MAX_LISTED = 150;

/** Members that say where an item stands or how it is graded, nested components' with them. */
const placesOf = ({ content }: SlideRequest): ReadonlySet<string> =>
  new Set(
    content.kind === 'form' ? [...(content.form.places ?? []), ...placesOfNested(content.bound)] : components.flatMap((c) => c.places),
  );

const placesOfNested = ({ nests = [] }: BoundForm): readonly string[] => nests.flatMap(({ form }) => findForm(form)?.form.places ?? []);

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const keyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isItem = (path: string): boolean => /^\d+$/.test(keyOf(path));

/** Without what groups digits: "Target 1,100" says 1100. */
const bare = (label: string): string => label.replace(/(?<=\d)[,.'\u00a0\u202f ](?=\d{3}(?!\d))/g, '');

/** The longest pointer above all of them. */
function above(paths: readonly string[]): string {
  let [shared = ''] = paths.map(parentOf);
  while (!paths.every((p) => p.startsWith(`${shared}/`))) shared = parentOf(shared);
  return shared;
}

/** One notice for all numbers of the slide that stand on it only as a drawing; undefined where there is none. */
export function unprinted(request: SlideRequest, manifest: readonly ManifestEntry[], saidOnce: ReadonlySet<string>): Warning | undefined {
  const places = placesOf(request);
  const shown = new Map(manifest.flatMap((e) => (e.shown === undefined ? [] : [[e.path, e.shown] as const])));
  const values = new Map(request.supplied.map((s) => [s.path, s.value]));
  const missing = manifest.filter(({ path, bound }) => {
    if (bound !== 'derived' || typeof values.get(path) !== 'number' || places.has(keyOf(path)) || saidOnce.has(path)) return false;
    // What the caller wants printed for it stands there, or its name says the number: "Offer 25".
    const beside = [shown.get(`${parentOf(path)}/display`), shown.get(`${parentOf(path)}/display/0`), shown.get(`${path}_display`)];
    return beside.every((d) => d === undefined) && !bare(shown.get(`${parentOf(path)}/label`) ?? '').includes(String(values.get(path)));
  });
  if (missing.length === 0) return undefined;
  const groups = new Map<string, string[]>();
  for (const { path } of missing.slice(0, MAX_LISTED)) {
    const group = isItem(path) ? parentOf(path) : path;
    groups.set(group, [...(groups.get(group) ?? []), isItem(path) ? `${values.get(path)} (${keyOf(path)})` : String(values.get(path))]);
  }
  const list = [...groups].map(([path, all]) => `${path}: ${all.join(', ')}`).join('; ');
  const more = missing.length > MAX_LISTED ? `; ${missing.length - MAX_LISTED} more stand in fidelity_manifest` : '';
  return {
    code: 'numbers_not_printed',
    message: `${missing.length} ${missing.length === 1 ? 'number is' : 'numbers are'} drawn and not printed: ${list}${more}.`,
    path: above(missing.map((m) => m.path)),
    remedy: 'Send fewer items or shorter numbers, or a data_table, to print them all.',
  };
}

/** Suggests addresses for an unknown one: the nearest match, and what exists below its correct part. */

export interface NearAddress {
  /** With the caller's own ids where the path has parameters. */
  readonly nearest?: string;
  /** Last parts of the addresses that differ in nothing else. */
  readonly beside?: readonly string[];
}

const VERSION = /^v\d+$/;
/** A part of a path too much, too few or another one; less for one that is nearly the same. */
const OTHER = 1;
const NEARLY = 0.3;
/** An id in the place of one; a plain word can be a name, and is more likely another part of the path. */
const ID = 0.05;
const WORD = 0.6;

/** Longer ones are not compared. */
const MAX_PARTS = 12;

/** `paths` are the templates of all routes, `/v1/jobs/{job_id}`. */
export function nearAddress(path: string, paths: readonly string[]): NearAddress {
  const sent = partsOf(path).slice(0, MAX_PARTS);
  let best: { readonly cost: number; readonly parts: readonly string[]; readonly literal: number } | undefined;
  for (const template of paths) {
    const found = aligned(sent, partsOf(template));
    if (found.cost <= OTHER + ID * 3 && found.literal >= 2 && (best === undefined || found.cost < best.cost)) best = found;
  }
  const beside = [
    ...new Set(paths.filter((template) => besideIt(sent, partsOf(template))).map((template) => partsOf(template).at(-1) ?? '')),
  ];
  // One other part at the end is another thing, not a way to write this one.
  const isOther = best !== undefined && best.parts.length === sent.length && best.cost >= OTHER && beside.length > 0;
  return {
    ...(best === undefined || isOther ? {} : { nearest: `/${best.parts.join('/')}` }),
    ...(beside.length === 0 ? {} : { beside: beside.sort() }),
  };
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');
const isParameter = (part: string): boolean => part.startsWith('{');

const besideIt = (sent: readonly string[], parts: readonly string[]): boolean =>
  sent.length > 2 &&
  sent.length === parts.length &&
  !isParameter(parts.at(-1) ?? '') &&
  parts.slice(0, -1).every((part, i) => isParameter(part) || part === sent[i]);

function costOf(sent: string, part: string): number {
  if (sent === part) return 0;
  if (isParameter(part)) return /[\d_-]/.test(sent) ? ID : WORD;
  if (VERSION.test(sent) && VERSION.test(part)) return NEARLY;
  return alike(sent) === alike(part) ? NEARLY : OTHER;
}

/** Without case, plural and separators of words. */
const alike = (part: string): string =>
  part
    .toLowerCase()
    .replaceAll(/[-_]/g, '')
    .replace(/(?:\.json)?$/, '')
    .replace(/s$/, '');

/** The cheapest way to lay one path over the other, with the parameters filled in. */
function aligned(sent: readonly string[], parts: readonly string[]): { cost: number; parts: readonly string[]; literal: number } {
  type Way = { readonly cost: number; readonly parts: readonly string[]; readonly literal: number };
  const none: Way = { cost: Number.POSITIVE_INFINITY, parts: [], literal: 0 };
  const better = (a: Way, b: Way): Way => (b.cost < a.cost ? b : a);
  let row: Way[] = Array.from({ length: parts.length + 1 }, (_, j) => ({ cost: j * OTHER, parts: parts.slice(0, j), literal: 0 }));
  for (const one of sent) {
    const next: Way[] = [{ ...(row[0] ?? none), cost: (row[0]?.cost ?? 0) + OTHER }];
    for (const [j, part] of parts.entries()) {
      const [along, above, before] = [row[j] ?? none, row[j + 1] ?? none, next[j] ?? none];
      const cost = costOf(one, part);
      const same: Way = {
        cost: along.cost + cost,
        parts: [...along.parts, isParameter(part) ? one : part],
        literal: along.literal + (cost <= NEARLY && !isParameter(part) ? 1 : 0),
      };
      next.push(
        better(better(same, { ...above, cost: above.cost + OTHER }), {
          ...before,
          parts: [...before.parts, part],
          cost: before.cost + OTHER,
        }),
      );
    }
    row = next;
  }
  return row.at(-1) ?? none;
}

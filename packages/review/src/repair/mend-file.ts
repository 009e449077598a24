/**
 * Mends what of a file breaks its format, where there is one way to mend it: proposes the edits of every rule at once, holds the changed
 * parts against all rules again, and keeps a part's edits only when fewer faults are left in it and no rule is broken more often. What the
 * deck says must be the same, or nothing is kept.
 */
import { applyEdits, type Edit, type OpcPackage, parseXml, partKey } from '@deckwright/read/ooxml';
import { type ConformanceReport, checkConformance } from '../conformance/index.ts';
import { CONTENT_TYPES, overlay } from './changes/overlay.ts';

export interface MendedFault {
  readonly code: string;
  readonly part: string;
  readonly place?: string;
  /** What was wrong. */
  readonly message: string;
}

export interface FaultCount {
  readonly errors: number;
  readonly warnings: number;
}

export interface FileMends {
  /** The first of those that were mended; `mended_total` counts all. */
  readonly mended: readonly MendedFault[];
  readonly mended_total: number;
  /** Against ISO/IEC 29500, counted in both files. */
  readonly before: FaultCount;
  readonly after: FaultCount;
}

export interface MendedFile extends FileMends {
  /** The whole report on the file as it came, and as it is. */
  readonly reports: { readonly before: ConformanceReport; readonly after: ConformanceReport };
  /** New text of the parts that change, by their keys. */
  readonly sources: ReadonlyMap<string, string>;
}

/** One mend can make another possible: an element that was added may be out of order. */
const MAX_ROUNDS = 6;
const MAX_EDITS = 5_000;
const MAX_LISTED = 100;

/**
 * @param asked false to count only
 * @param same whether a changed package says what the original says
 */
export function mendFile(pkg: OpcPackage, asked: boolean, same: (changed: OpcPackage) => boolean): MendedFile {
  const first = proposals(pkg);
  let sources = asked ? retyped(pkg, first) : new Map<string, string>();
  const refused = new Set<string>();
  let now = overlay(pkg, sources);
  let state = sources.size === 0 ? first : proposals(now);
  for (let round = 0; asked && round < MAX_ROUNDS; round++) {
    const tried = new Map(sources);
    const touched: string[] = [];
    for (const [key, { mends }] of state.parts) {
      const part = now.part(key);
      if (!part || mends.length === 0 || refused.has(key)) continue;
      tried.set(key, applyEdits(parseXml(part.bytes(), part.name).source, apart(mends)));
      touched.push(key);
    }
    if (touched.length === 0) break;
    let next = proposals(overlay(pkg, tried));
    const worse = touched.filter((key) => !better(state.parts.get(key)?.counts, next.parts.get(key)?.counts));
    if (worse.length > 0) {
      for (const key of worse) {
        refused.add(key);
        const source = sources.get(key);
        if (source === undefined) tried.delete(key);
        else tried.set(key, source);
      }
      next = proposals(overlay(pkg, tried));
    }
    sources = tried;
    state = next;
    now = overlay(pkg, sources);
    if (worse.length === touched.length) break;
  }
  if (sources.size > 0 && !same(now)) {
    sources = new Map();
    state = first;
  }
  return {
    mended: mendedOf(first, state).slice(0, MAX_LISTED),
    mended_total: goneOf(first, state),
    before: countOf(first.report),
    after: countOf(state.report),
    reports: { before: first.report, after: state.report },
    sources,
  };
}

/** Types first: a part with the wrong one is not looked into. */
function retyped(pkg: OpcPackage, first: Proposals): Map<string, string> {
  if (first.types.length === 0) return new Map();
  const sources = new Map([[CONTENT_TYPES, applyEdits(pkg.contentTypes.source, apart(first.types))]]);
  const faults = ({ parts }: Proposals): number =>
    [...parts.values()].reduce((sum, { counts }) => sum + TYPE_FAULTS.reduce((of, code) => of + (counts.get(code) ?? 0), 0), 0);
  return faults(proposals(overlay(pkg, sources))) < faults(first) ? sources : new Map();
}

const TYPE_FAULTS = ['wrong_content_type', 'type_without_part', 'wrong_root'];

/** Faults that are gone, by part and rule. A part that had the wrong type may show others once it is read: they take none away. */
function goneOf(before: Proposals, after: Proposals): number {
  let gone = 0;
  for (const [key, { counts }] of before.parts)
    for (const [code, count] of counts) gone += Math.max(0, count - (after.parts.get(key)?.counts.get(code) ?? 0));
  return gone;
}

const countOf = ({ errors, warnings }: ConformanceReport): FaultCount => ({ errors, warnings });

/** Places move when elements do, so faults that are gone are counted by part and rule, and those are named that are not there any more. */
function mendedOf(before: Proposals, after: Proposals): MendedFault[] {
  const keyOf = ({ code, part, place, message }: MendedFault): string => `${code} ${part} ${place ?? ''} ${message}`;
  const left = new Set(after.report.findings.map(keyOf));
  const gone = new Map<string, number>();
  const fewer = (key: string, code: string): number =>
    (before.parts.get(key)?.counts.get(code) ?? 0) - (after.parts.get(key)?.counts.get(code) ?? 0);
  return before.report.findings.flatMap((fault) => {
    const { code, part, place, message } = fault;
    const of = `${partKey(part)} ${code}`;
    const open = gone.get(of) ?? fewer(partKey(part), code);
    if (open <= 0 || left.has(keyOf(fault))) return [];
    gone.set(of, open - 1);
    return [{ code, part, ...(place !== undefined && { place }), message }];
  });
}

type Counts = ReadonlyMap<string, number>;

interface Proposals {
  readonly report: ConformanceReport;
  /** Edits of the content types. */
  readonly types: readonly (readonly Edit[])[];
  /** By the part's key: the edits of each mend, which belong together, and how often each rule is broken. */
  readonly parts: ReadonlyMap<string, { readonly mends: readonly (readonly Edit[])[]; readonly counts: Counts }>;
}

function proposals(pkg: OpcPackage): Proposals {
  const parts = new Map<string, { mends: (readonly Edit[])[]; counts: Map<string, number> }>();
  const types: (readonly Edit[])[] = [];
  let edits = 0;
  const report = checkConformance(pkg, {
    found: ({ part, mend, retype }, { code }) => {
      const key = partKey(part);
      const of = parts.get(key) ?? { mends: [], counts: new Map<string, number>() };
      parts.set(key, of);
      of.counts.set(code, (of.counts.get(code) ?? 0) + 1);
      if (edits >= MAX_EDITS) return;
      const more = mend?.() ?? [];
      edits += more.length;
      if (more.length > 0) of.mends.push(more);
      const rows = retype?.() ?? [];
      edits += rows.length;
      if (rows.length > 0) types.push(rows);
    },
  });
  return { report, types, parts };
}

/** Fewer faults in all, and no rule broken more often. */
function better(before: Counts | undefined, after: Counts | undefined): boolean {
  const sum = (counts: Counts | undefined): number => [...(counts?.values() ?? [])].reduce((all, one) => all + one, 0);
  if (sum(after) >= sum(before)) return false;
  return [...(after ?? [])].every(([code, count]) => count <= (before?.get(code) ?? 0));
}

/** Of mends that touch one another the first, whole: the others are proposed again in the next round. */
function apart(mends: readonly (readonly Edit[])[]): readonly Edit[] {
  const kept: Edit[] = [];
  const free = ({ start, end }: Edit): boolean => {
    // The first kept edit that ends behind the start of this one.
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.end ?? 0) > start) high = middle;
      else low = middle + 1;
    }
    return (kept[low]?.start ?? Number.POSITIVE_INFINITY) >= end;
  };
  for (const mend of mends) {
    if (!mend.every(free)) continue;
    kept.push(...mend);
    kept.sort((a, b) => a.start - b.start || a.end - b.end);
  }
  return kept;
}

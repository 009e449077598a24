/**
 * Mends faults of the file format that have a single remedy. It proposes the edits of all rules together and checks the changed parts again.
 * The edits of a part are accepted only if it has fewer faults and no rule is broken more often. If the content of the deck changed, no edit
 * is accepted.
 */
import { applyEdits, type Edit, type OpcPackage, parseXml, partKey } from '@deckwright/read/ooxml';
import { type ConformanceReport, checkConformance } from '../conformance/index.ts';
import { CONTENT_TYPES, overlay } from './changes/overlay.ts';

export interface MendedFault {
  readonly code: string;
  readonly part: string;
  readonly place?: string;
  /** The fault. */
  readonly message: string;
}

export interface FaultCount {
  readonly errors: number;
  readonly warnings: number;
}

export interface FileMends {
  /** The first mended faults; `mended_total` counts all. */
  readonly mended: readonly MendedFault[];
  readonly mended_total: number;
  /** Faults against ISO/IEC 29500, before and after. */
  readonly before: FaultCount;
  readonly after: FaultCount;
}

export interface MendedFile extends FileMends {
  /** The whole reports before and after. */
  readonly reports: { readonly before: ConformanceReport; readonly after: ConformanceReport };
  /** New text of the changed parts, by their keys. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Rounds, because one mend can cause another: an added element may be out of order. */
const MAX_ROUNDS = 6;
const MAX_EDITS = 5_000;
const MAX_LISTED = 100;

/**
 * @param asked false to count faults without mending them
 * @param same whether a changed package has the content of the original
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

/** Content types are mended first, because a part with a wrong one is not checked. */
function retyped(pkg: OpcPackage, first: Proposals): Map<string, string> {
  if (first.types.length === 0) return new Map();
  const sources = new Map([[CONTENT_TYPES, applyEdits(pkg.contentTypes.source, apart(first.types))]]);
  const faults = ({ parts }: Proposals): number =>
    [...parts.values()].reduce((sum, { counts }) => sum + TYPE_FAULTS.reduce((of, code) => of + (counts.get(code) ?? 0), 0), 0);
  return faults(proposals(overlay(pkg, sources))) < faults(first) ? sources : new Map();
}

const TYPE_FAULTS = ['wrong_content_type', 'type_without_part', 'wrong_root'];

/** Mended faults, by part and rule. New faults of a part whose content type was wrong before are not subtracted. */
function goneOf(before: Proposals, after: Proposals): number {
  let gone = 0;
  for (const [key, { counts }] of before.parts)
    for (const [code, count] of counts) gone += Math.max(0, count - (after.parts.get(key)?.counts.get(code) ?? 0));
  return gone;
}

const countOf = ({ errors, warnings }: ConformanceReport): FaultCount => ({ errors, warnings });

/** Mended faults are counted by part and rule, because paths change when elements move. Listed are those whose paths have no fault any more. */
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
  /** By the part's key: groups of edits that belong to one mend, and the number of faults of each rule. */
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

/** Whether there are fewer faults in all and no rule is broken more often. */
function better(before: Counts | undefined, after: Counts | undefined): boolean {
  const sum = (counts: Counts | undefined): number => [...(counts?.values() ?? [])].reduce((all, one) => all + one, 0);
  if (sum(after) >= sum(before)) return false;
  return [...(after ?? [])].every(([code, count]) => count <= (before?.get(code) ?? 0));
}

/** The first of mends that overlap; the others are proposed again in the next round. */
function apart(mends: readonly (readonly Edit[])[]): readonly Edit[] {
  const accepted: Edit[] = [];
  const free = ({ start, end }: Edit): boolean => {
    // The first accepted edit that ends after the start of this one.
    let [low, high] = [0, accepted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((accepted[middle]?.end ?? 0) > start) high = middle;
      else low = middle + 1;
    }
    return (accepted[low]?.start ?? Number.POSITIVE_INFINITY) >= end;
  };
  for (const mend of mends) {
    if (!mend.every(free)) continue;
    accepted.push(...mend);
    accepted.sort((a, b) => a.start - b.start || a.end - b.end);
  }
  return accepted;
}

/** The last look at a deck that we hand out and did not draw: faults of the file with a single remedy are mended, and the others are named. */
import { openPackage, type ReadLimits } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import type { ConformanceFinding } from '../conformance/index.ts';
import { applyRepair, type PackageChanges } from './apply-repair.ts';
import { type MendedFault, mendFile } from './mend-file.ts';
import { visibleText } from './proof/visible-text.ts';

export interface FinishedFile {
  readonly file: Uint8Array;
  /** The first mended faults; `mended_total` counts all. */
  readonly mended: readonly MendedFault[];
  readonly mended_total: number;
  /** Those of `mended` that were errors. With a fault that is a warning the file opens all the same, as with the negative axes of python-pptx. */
  readonly mended_errors: readonly MendedFault[];
  /** How many errors are left, of all rules. */
  readonly errors_left: number;
  /** The first of them. */
  readonly left: readonly ConformanceFinding[];
}

/** @param repack writes the changed parts into the file. @throws UnreadableFile */
export async function finishFile(
  file: Uint8Array,
  limits: ReadLimits,
  repack: (file: Uint8Array, changes: PackageChanges, limits: ReadLimits) => Promise<Uint8Array>,
): Promise<FinishedFile> {
  const pkg = await openPackage(file, limits);
  const words = visibleText(readDeck(pkg)).sha256;
  const { sources, reports, mended, mended_total } = mendFile(pkg, true, (changed) => visibleText(readDeck(changed)).sha256 === words);
  const errors = new Set(reports.before.findings.flatMap((found) => (found.severity === 'error' ? [placeOf(found)] : [])));
  return {
    file: sources.size === 0 ? file : await repack(file, applyRepair(pkg, { sources }), limits),
    mended: sources.size === 0 ? [] : mended,
    mended_total: sources.size === 0 ? 0 : mended_total,
    mended_errors: sources.size === 0 ? [] : mended.filter((fault) => errors.has(placeOf(fault))),
    errors_left: reports.after.errors,
    left: reports.after.findings.filter(({ severity }) => severity === 'error'),
  };
}

const placeOf = ({ code, part, place, message }: MendedFault): string => `${code} ${part} ${place ?? ''} ${message}`;

/** Repairs a deck and repairs it again, as the service does, in this process. */
import { loadShaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { applyRepair, planRepair, type RepairPlan } from '@deckwright/review/repair';
import { repackDeck } from '@deckwright/write/assemble';

export interface RepairedTwice {
  readonly plan: RepairPlan;
  /** The file as repaired; the file itself when there was nothing to do. */
  readonly repaired: Uint8Array;
  /** Of the repaired file. */
  readonly second: RepairPlan;
  /** Parts that differ, or are gone, though no repair touches them. */
  readonly moved: readonly string[];
}

/** @throws UnreadableFile */
export async function repairTwice(file: Uint8Array): Promise<RepairedTwice> {
  const fonts = carriedFonts();
  const kit = { fonts, shaper: await loadShaper(fonts) };
  const pkg = await openPackage(file);
  const plan = planRepair(pkg, kit);
  if (plan.sources.size === 0) return { plan, repaired: file, second: plan, moved: [] };
  const { changed, removed } = applyRepair(pkg, plan);
  const repaired = await repackDeck(file, { changed, removed });
  const again = await openPackage(repaired);
  const moved = pkg.parts
    .filter(({ name }) => !changed.has(name) && !removed.has(name))
    .filter(({ name, packed }) => Buffer.compare(packed.bytes, again.part(name)?.packed.bytes ?? new Uint8Array()) !== 0)
    .map(({ name }) => name);
  return { plan, repaired, second: planRepair(again, kit), moved };
}

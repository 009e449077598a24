/** The work of `repair`. */
import { defineWork } from '@deckwright/core/task';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { deckKit } from '@deckwright/read/pptx/kit';
import { markSlides, repackDeck } from '@deckwright/write/assemble';
import { applyRepair, planRepair } from './index.ts';
import type { RepairAnswer, RepairOrder } from './repair.task.ts';

export const work = defineWork<RepairOrder, RepairAnswer>(
  async ({ actions, dry_run, mark = false, ...ofFile }, [file = new Uint8Array()]) => {
    const limits = { ...READ_LIMITS, ...ofFile };
    const pkg = await openPackage(file, limits);
    // Reads every part, so that its length and checksum are verified: no damaged part is copied into the result.
    for (const part of pkg.parts) part.bytes();
    const kit = await deckKit(readDeck(pkg), pkg, carriedFonts());
    const { sources, ...answer } = planRepair(pkg, kit, actions === undefined ? {} : { actions });
    if (!answer.visible_text_untouched.ok) throw new Error('The repair would have changed words that the deck shows.');
    if (dry_run || (sources.size === 0 && !mark)) return { answer };
    const repaired = sources.size === 0 ? file : await repackDeck(file, applyRepair(pkg, { sources }), limits);
    return { answer, files: [mark ? await markSlides(repaired, limits) : repaired] };
  },
);

/** The work of `inspect`. */
import { defineWork } from '@deckwright/core/task';
import { carriedFonts } from '@deckwright/fonts';
import { type OpcPackage, openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { type ForeignDeck, readDeck, withoutMark } from '@deckwright/read/pptx';
import { type DeckKit, deckKit } from '@deckwright/read/pptx/kit';
import { repackDeck } from '@deckwright/write/assemble';
import { checkConformance } from '../conformance/index.ts';
import { finishFile } from '../repair/finish-file.ts';
import { activeContent } from './active-content.ts';
import { inspectDeck, MAX_SLIDES, packageFacts } from './index.ts';
import type { InspectAnswer, InspectOrder } from './inspect.task.ts';
import { plainMedia } from './plain-media.ts';

const PICTURE_PX = 960;
/** Mended faults that are put into words. */
const NAMED_MENDS = 5;

export const work = defineWork<InspectOrder, InspectAnswer>(
  async ({ pictures = 0, hand_out = false, ...ofFile }, [sent = new Uint8Array()]) => {
    const limits = { ...READ_LIMITS, ...ofFile };
    const { file, mended_errors: mended } = hand_out ? await finishFile(sent, limits, repackDeck) : { file: sent, mended_errors: [] };
    const plain = hand_out ? plainMedia(await openPackage(file, limits)) : { changed: new Map(), messages: [] };
    // What stands before, between and behind the parts of a file that somebody else wrote is not handed on.
    const isRepacked = hand_out && (file === sent || plain.changed.size > 0);
    const deck_file = isRepacked ? await repackDeck(file, { changed: plain.changed, removed: new Set() }, limits) : file;
    const pkg = await openPackage(deck_file, limits);
    // Reads every part, so that its length and checksum are verified: a damaged file is refused, also if no check reads the damaged part.
    for (const part of pkg.parts) part.bytes();
    const deck = readDeck(pkg, { slides: MAX_SLIDES });
    const kit = await deckKit(deck, pkg, carriedFonts());
    const report = inspectDeck(withoutMark(deck), { ...kit, ...packageFacts(pkg), conformance: checkConformance(pkg) });
    const drawn = await drawWorst(deck, pkg, report.summary.worst_slides.slice(0, pictures), kit);
    return {
      answer: {
        report,
        active_content: hand_out ? await activeContent(pkg) : [],
        mended: {
          ...inWords([...mended.map(({ message }) => message), ...plain.messages]),
          elements: mended.flatMap(({ code, place }) => (code === 'unexpected_element' ? [lastName(place)] : [])),
        },
        pictures: drawn.map(({ i }) => i),
      },
      files: [...(hand_out ? [deck_file] : []), ...drawn.map(({ png }) => png)],
    };
  },
);

/** Equal faults are one message with their number. `total` counts messages, also those that are not listed. */
function inWords(faults: readonly string[]): { readonly total: number; readonly messages: readonly string[] } {
  const times = new Map<string, number>();
  for (const fault of faults) times.set(fault, (times.get(fault) ?? 0) + 1);
  const messages = [...times].map(([fault, count]) => (count === 1 ? fault : `${fault} (${count} times)`));
  return { total: messages.length, messages: messages.slice(0, NAMED_MENDS) };
}

/** `/p:sld[1]/p:sp[2]/bogus[1]` ends in `bogus`. */
const lastName = (place = ''): string => /([^:/[\]]+)\[\d+\]$/.exec(place)?.[1] ?? '';

/** Pictures of slides. A slide that cannot be drawn is left out, because the findings matter more. */
async function drawWorst(
  deck: ForeignDeck,
  pkg: OpcPackage,
  numbers: readonly number[],
  kit: DeckKit,
): Promise<readonly { readonly i: number; readonly png: Uint8Array }[]> {
  if (numbers.length === 0) return [];
  const [{ deckOfScenes, sceneOfSlide }, { writePng }] = await Promise.all([
    import('@deckwright/read/pptx/scene'),
    import('@deckwright/write/png'),
  ]);
  const drawn: { readonly i: number; readonly png: Uint8Array }[] = [];
  for (const i of numbers) {
    const slide = deck.slides.find((one) => one.i === i);
    if (slide === undefined) continue;
    try {
      const scene = sceneOfSlide(deck, slide, pkg, kit);
      drawn.push({ i, png: await writePng(scene.slide, deckOfScenes(deck, [scene], ''), kit, { width_px: PICTURE_PX }) });
    } catch {
      // The findings are returned without this picture.
    }
  }
  return drawn;
}

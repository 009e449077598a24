/**
 * Mends slides that were made of a PDF where they differ from their pages: words are told as the library reads them, places become pictures of the
 * page, and what is better neither way stays as it is and is named.
 */
import type { Deck, Media, Slide } from '@deckwright/draw/scene';
import { type Loss, openWitness, type PagePicture, type PdfWitness } from '@deckwright/read/pdf';
import { canvasLibrary } from '@deckwright/write/png';
import type { Converted, RepairKit } from './charts.ts';
import { framesOf, withGoodCharts } from './charts.ts';
import { type CheckedPage, type CheckLimits, checkSlides, inchesOf } from './check-slides.ts';
import { isWithin, type Seen } from './compare-page.ts';
import type { Finding } from './finding.ts';
import { withFormulas } from './formulas.ts';
import { longestInOrder, type Pair } from './pairs.ts';
import { affordable, type Patch, patched, patchesOfLooks, patchOfText, unpaintedAreas } from './patches.ts';
import { type Retelling, reteller, retold } from './retell.ts';
import { bulletsOf, grown, isMiddleIn, meets, sizeOf } from './shapes.ts';
import { type Area, isRtl } from './words.ts';

export interface Repaired {
  readonly pptx: Uint8Array;
  /** Of all pages, as the slides of `pptx` are. */
  readonly checked: readonly CheckedPage[];
  /** What the conversion says, with what became a picture instead of what it says. */
  readonly losses: readonly Loss[];
}

/**
 * What mending may cost, so that a file is mended alike on every machine: a page is one, its places are parts of one, and each round writes
 * all slides.
 */
const MOST_COST = 26;
const COST = { patch: 0.25, told: 0.05, slide: 0.04 } as const;
/** Time of a processor, the last guard: beyond it nothing is mended, and the report says so. */
const guard_ms = (pages: number): number => Math.min(30_000, 5_000 + 1_500 * pages);
/** Around what was mended, points, nothing may differ. */
const AROUND = 2;
/** Looks at what was mended: what did no good is left out before the next. */
const ROUNDS = 3;
/** Words that are told otherwise have the width of what the page shows, to this factor. */
const WIDTH = 1.5;

interface Told {
  readonly finding: Finding;
  readonly changes: readonly Retelling[];
}

/** How one page is mended. */
interface Plan {
  readonly page: number;
  readonly before: CheckedPage & { readonly seen: Seen };
  readonly told: readonly Told[];
  readonly patches: readonly Patch[];
  /** Where no picture of the page is taken. */
  readonly masked: readonly Area[];
}

/** @throws PdfRefusal for a PDF that does not open */
export async function repairSlides(converted: Converted, limits: CheckLimits, kit: RepairKit): Promise<Repaired> {
  const { made, checked } = await withGoodCharts(await withFormulas(converted, limits, kit), limits, kit);
  const unmended: Repaired = { pptx: made.pptx, checked, losses: made.losses };
  const plans = withinCost(
    checked.flatMap((page) => planOf(page, made)),
    made.deck.slides.length,
  );
  if (plans.length === 0) return unmended;
  const processor_ms = kit.processor_ms ?? (() => 0);
  const started = processor_ms();
  const within_ms = guard_ms(made.deck.slides.length);
  const left_ms = (): number => within_ms - (processor_ms() - started);
  const witness = await openWitness(made.pdf, limits, { ...kit, canvas: canvasLibrary });
  try {
    const mended = async (of: readonly Plan[]): Promise<Mended | undefined> => {
      const drawn = await drawnPlans(of, made, witness, left_ms);
      if (drawn === undefined) return undefined;
      const pptx = await kit.write(drawn.deck);
      const only = new Set(of.map(({ page }) => page));
      const again = { ...made, pptx, only, losses: [...made.losses, ...drawn.losses] };
      const now = await checkSlides(again, { ...limits, within_ms: left_ms() }, kit);
      return left_ms() > 0 ? { ...drawn, pptx, checked: now } : undefined;
    };
    const tooLong = (): Repaired => ({ ...unmended, losses: [...made.losses, unfinished(plans)] });
    let now = plans;
    let last = await mended(now);
    for (let round = 1; round < ROUNDS && last !== undefined; round++) {
      const { checked: seen } = last;
      const kept = now.map((plan) => judged(plan, seen, slideOf(made, plan.page), round === 1)).filter(isPlan);
      if (kept.length === now.length && kept.every((plan, i) => isSame(plan, now[i]))) break;
      if (kept.length === 0) return unmended;
      now = kept;
      last = await mended(now);
    }
    if (last === undefined) return tooLong();
    const { checked: seen } = last;
    const better = now.filter((plan) => isBetter(plan, seen));
    if (better.length === 0) return unmended;
    if (better.length < now.length) last = await mended(better);
    if (last === undefined) return tooLong();
    const of_page = new Map(last.checked.map((page) => [page.page, page]));
    return {
      pptx: last.pptx,
      checked: checked.map((page) => of_page.get(page.page) ?? page),
      losses: [...made.losses.filter((loss) => !isReplaced(loss, last.losses)), ...last.losses],
    };
  } finally {
    await witness.close();
  }
}

/** The first pages that may be mended for the cost of all. */
function withinCost(plans: readonly Plan[], slides: number): Plan[] {
  let left = MOST_COST - COST.slide * slides;
  return plans.filter(({ patches, told }) => {
    left -= 1 + COST.patch * patches.length + COST.told * told.length;
    return left >= 0;
  });
}

const unfinished = (plans: readonly Plan[]): Loss => ({
  page: plans[0]?.page ?? 1,
  element: 'page',
  kind: 'differs',
  what: `${plans.length} slides that were not mended`,
  why: 'Mending took this machine too long.',
  box_in: [0, 0, 0, 0],
  found: 'unseen',
});

const isSame = (one: Plan, other: Plan | undefined): boolean =>
  one.told.length === other?.told.length &&
  one.patches.length === other.patches.length &&
  one.patches.every((patch, i) => patch === other.patches[i]);

const isPlan = ({ told, patches }: Plan): boolean => told.length + patches.length > 0;

function slideOf({ deck, pages }: Converted, page: number): Slide {
  const slide = deck.slides[page - pages.first];
  if (slide === undefined) throw new RangeError(`The deck has no slide of page ${page}.`);
  return slide;
}

function planOf(before: CheckedPage, made: Converted): Plan[] {
  const { seen, page } = before;
  if (seen === undefined) return [];
  const slide = slideOf(made, page);
  const masked = unpaintedAreas(made, page);
  const tell = reteller(slide, seen);
  const told: Told[] = [];
  const looks = [...seen.findings.filter(isOfLook), ...seen.named];
  const patches = patchesOfLooks(looks, slide, seen);
  for (const finding of seen.findings) {
    const changes = tell(finding);
    if (changes.length > 0) told.push({ finding, changes });
    else if (!looks.includes(finding) && isOfText(finding)) patches.push(...patchOfText(finding.area, slide, seen));
  }
  const frames = framesOf(slide);
  const bullets = bulletsOf(slide);
  const plan = {
    page,
    before: { ...before, seen },
    told,
    masked,
    // A picture of a chart would lie below the chart, and one of a bullet beside the bullet.
    patches: affordable(
      patches.filter(
        ({ area, text }) =>
          !frames.some((frame) => meets(frame, area)) &&
          (text === 'with' || !bullets.some((bullet) => meets(bullet, area) && sizeOf(area) < BULLET * sizeOf(bullet))),
      ),
      seen,
      masked,
    ),
  };
  return isPlan(plan) ? [plan] : [];
}

/** Of the place of a bullet, a difference that is the bullet alone. */
const BULLET = 8;

const isOfLook = ({ found, element, is_ground }: Finding): boolean => found === 'drawn' && (element === 'area' || is_ground === true);
/** Words that are there, but elsewhere or in another size, stay words, and so do those whose letters the library may have in another order. */
const isOfText = ({ found, words }: Finding): boolean =>
  found === 'drawn' ||
  (words !== undefined && words.page.length > 0 && found !== 'order' && found !== 'moved' && ![...words.page, ...words.slide].some(isRtl));

interface Mended {
  readonly deck: Deck;
  readonly losses: readonly Loss[];
  readonly pptx: Uint8Array;
  readonly checked: readonly CheckedPage[];
}

/** Undefined where the time is over. */
async function drawnPlans(
  plans: readonly Plan[],
  made: Converted,
  witness: PdfWitness,
  left_ms: () => number,
): Promise<Pick<Mended, 'deck' | 'losses'> | undefined> {
  const slides = [...made.deck.slides];
  const media = new Map<string, Media>(made.deck.media);
  const losses: Loss[] = [];
  for (const { page, told, patches } of plans) {
    let slide = retold(
      slideOf(made, page),
      told.flatMap(({ changes }) => changes),
    );
    const pictures = new Map<Patch['text'], PagePicture | undefined>();
    for (const [i, patch] of patches.entries()) {
      if (left_ms() <= 0) return undefined;
      if (!pictures.has(patch.text)) pictures.set(patch.text, await witness.paint(page, patch.text));
      const picture = pictures.get(patch.text);
      if (picture === undefined) continue;
      const put = patched(slide, patch, picture, `page-picture-${i + 1}`);
      slide = put.slide;
      media.set(put.key, put.media);
      losses.push(rasterised(page, patch));
    }
    slides[page - made.pages.first] = slide;
  }
  return { deck: { ...made.deck, slides, media }, losses };
}

/** Whether a picture stands where something was simplified. Of several that are one entry, one has its place told. */
function isReplaced({ page, kind, count = 1, box_in: [x, y, w, h] }: Loss, pictures: readonly Loss[]): boolean {
  if (kind !== 'simplified' || count > 1 || !(w > 0 && h > 0)) return false;
  return isWithin(
    { x0: x * 72, y0: y * 72, x1: (x + w) * 72, y1: (y + h) * 72 },
    pictures.filter((one) => one.page === page),
  );
}

const rasterised = (page: number, { area, text, alt }: Patch): Loss => ({
  page,
  element: text === 'with' ? 'text' : 'area',
  kind: 'rasterised',
  what: text === 'with' ? `Text ${JSON.stringify(alt.length > SHOWN ? `${alt.slice(0, SHOWN)}…` : alt)}` : 'An area',
  why:
    text === 'with'
      ? 'The slide had it otherwise than the page, so it is a picture of the page, with the words as its alternative text.'
      : 'The slide showed it otherwise than the page, so it is a picture of the page, below the text.',
  box_in: inchesOf(area),
});

const SHOWN = 60;

/** What of a plan did what it was to do. What still differs becomes a picture with its text. */
function judged(plan: Plan, checked: readonly CheckedPage[], slide: Slide, is_first: boolean): Plan {
  const now = checked.find(({ page }) => page === plan.page)?.seen;
  if (now === undefined) return { ...plan, told: [], patches: [] };
  const { seen } = plan.before;
  const [good, bad] = [plan.told.filter((one) => isTold(one, now)), plan.told.filter((one) => !isTold(one, now))];
  const isMended = ({ area, text }: Patch): boolean =>
    ![...now.findings, ...now.named].some((one) => (text === 'with' || one.found === 'drawn') && meets(one.area, grown(area, -AROUND)));
  const patches = plan.patches.filter(isMended);
  const areas = [
    ...bad.filter(({ finding }) => isOfText(finding)).map(({ finding }) => finding.area),
    ...plan.patches.filter((patch) => patch.text === 'without' && !isMended(patch)).map(({ area }) => area),
  ];
  const instead = is_first ? areas.flatMap((area) => patchOfText(area, slide, seen)) : [];
  return { ...plan, told: good, patches: affordable([...patches, ...instead], seen, plan.masked) };
}

function isTold({ finding: { found, area, words } }: Told, now: Seen): boolean {
  const counts = (one: Finding): boolean =>
    (one.words !== undefined && (one.found !== 'moved' || found === 'moved')) || one.found === 'drawn';
  if (now.findings.some((one) => counts(one) && meets(one.area, grown(area, AROUND)))) return false;
  const orders = new Set(words?.page.map(({ order }) => order));
  const twins = now.pairs.filter(({ page }) => orders.has(page.order));
  if (twins.length < orders.size) return false;
  const width = (side: 'page' | 'slide'): number => twins.reduce((sum, pair) => sum + pair[side].box.x1 - pair[side].box.x0, 0);
  return orders.size === 0 || (width('slide') < WIDTH * width('page') && width('page') < WIDTH * width('slide'));
}

/** More of the page and no more differences, and as many of its words outside of pictures, in as good an order. */
function isBetter({ page, before, patches }: Plan, checked: readonly CheckedPage[]): boolean {
  const now = checked.find((one) => one.page === page);
  if (now?.fidelity === undefined || now.seen === undefined) return false;
  if (now.fidelity <= (before.fidelity ?? 0) || now.findings.length > before.findings.length) return false;
  const pictures = patches.filter(({ text }) => text === 'with').map(({ area }) => area);
  const kept = ({ pairs }: Seen): Pair[] => pairs.filter((pair) => !pictures.some((area) => isMiddleIn(area, pair.page.box)));
  const [earlier, later] = [kept(before.seen), kept(now.seen)];
  return later.length >= earlier.length && longestInOrder(later) >= longestInOrder(earlier);
}

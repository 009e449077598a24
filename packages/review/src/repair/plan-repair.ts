/**
 * Plans a deck's repair in rounds: proposes repairs, applies them in memory, inspects again, and accepts those that mended their finding and
 * caused no other. It ends when there is nothing left to propose. The plan has the exact text of all changed parts.
 */
import { type OpcPackage, partKey } from '@deckwright/read/ooxml';
import { type ForeignDeck, type ForeignSlide, readDeck } from '@deckwright/read/pptx';
import { createTextKit, type TextKit } from '@deckwright/read/pptx/scene/text';
import { checkConformance } from '../conformance/index.ts';
import type { Finding } from '../inspect/checks/define-check.ts';
import { type InspectKit, type InspectReport, inspectDeck, MAX_SLIDES, type SlideFindings } from '../inspect/inspect-deck.ts';
import { PictureFacts } from '../inspect/pictures/picture-facts.ts';
import { type DeckView, type SlideView, viewSlide } from '../inspect/view/slide-view.ts';
import type { Action, Left, LeftReason, Proposal } from './actions/define-action.ts';
import { all as everyAction } from './actions/register.generated.ts';
import { overlay } from './changes/overlay.ts';
import { changeSource, joinChanges } from './changes/slide-changes.ts';
import { judge } from './judge.ts';
import { type FileMends, mendFile } from './mend-file.ts';
import { proveText, type TextProof, visibleText } from './proof/visible-text.ts';

export const ACTIONS: readonly Action[] = everyAction;

/** The name by which callers request repairs of the file format. */
export const MEND_FILE = 'mend_file';

export interface RepairOptions {
  /** Names of actions, `mend_file` included. Default: all. */
  readonly actions?: readonly string[];
  /** Shapes that may be repaired. Default: all. */
  readonly only?: (slide: number, shape_id: number) => boolean;
}

/** The kit of a repair: that of an inspection without pictures, which come from the deck itself. */
export type RepairKit = Pick<InspectKit, 'fonts' | 'shaper'>;

/** One repair of one shape. */
export interface RepairStep {
  readonly slide: number;
  readonly shape_id: number;
  readonly shape_name: string;
  readonly action: string;
  /** The code of the finding that it mends. */
  readonly code: string;
  readonly before: Proposal['before'];
  /** Null when the shape is gone. */
  readonly after: Proposal['after'];
}

/** A finding that was not mended. */
export interface Flagged extends Pick<Finding, 'code' | 'severity' | 'message' | 'remedy' | 'shape_id'> {
  readonly slide: number;
  readonly reason: LeftReason;
}

export interface RepairPlan {
  /** In the order of the slides. */
  readonly actions: readonly RepairStep[];
  readonly flagged_not_fixed: readonly Flagged[];
  readonly visible_text_untouched: TextProof;
  readonly diff: { readonly before: InspectReport; readonly after: InspectReport };
  /** Slides that get at least one repair. */
  readonly slides_repaired: number;
  readonly repaired_slides: readonly number[];
  /** Mended faults of the file format; they belong to no slide. */
  readonly file: FileMends;
  /** New text of the changed parts, by their names. The service does not return it. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Limit of rounds. One is usual; a second happens when a repair makes room for another. */
const MAX_ROUNDS = 6;
/** Proposals of one slide that are tried one by one when all together cause a finding. */
const MAX_TRIES = 10;

/** @throws UnreadableFile */
export function planRepair(pkg: OpcPackage, { fonts, shaper }: RepairKit, options: RepairOptions = {}): RepairPlan {
  // No repair changes a picture, so each is read once.
  const kit = { fonts, ...(shaper && { shaper }), pictures: new PictureFacts((name) => pictureIn(pkg, name)) };
  const requested = ACTIONS.filter(({ name }) => options.actions?.includes(name) ?? true);
  const original = readDeck(pkg);
  const words = visibleText(original).sha256;
  const asked = options.actions?.includes(MEND_FILE) ?? true;
  const { reports, sources: mended, ...file } = mendFile(pkg, asked, (changed) => visibleText(readDeck(changed)).sha256 === words);
  const before = inspectDeck(original, { ...kit, conformance: reports.before });
  const setting = createTextKit(fonts, shaper);

  const whole = mended.size === 0 ? pkg : overlay(pkg, mended);
  const read = mended.size === 0 ? original : readDeck(whole);
  const deck = { ...read, slides: read.slides.filter(({ i }) => i <= MAX_SLIDES) };
  const { slides: seen } = mended.size === 0 ? before : inspectDeck(deck, kit);
  let state: State = { pkg: whole, deck, sources: mended, findings: new Map(seen.map((slide) => [slide.i, slide])) };
  let open = new Set(deck.slides.flatMap(({ hidden, i }) => (hidden ? [] : [i])));
  const steps: RepairStep[] = [];
  const left = new Map<number, CodedLeft[]>();

  for (let round = 0; round < MAX_ROUNDS && open.size > 0; round++) {
    const proposed = new Map<number, Proposed[]>();
    for (const slide of state.deck.slides) {
      if (!open.has(slide.i)) continue;
      const asked = ask(state, slide, requested, setting, kit, options.only);
      left.set(slide.i, asked.left);
      if (asked.proposed.length > 0) proposed.set(slide.i, asked.proposed);
    }
    const kept = settle(state, proposed, kit);
    for (const [i, rejected] of kept.rejected) left.get(i)?.push(...rejected);
    for (const [i, accepted] of kept.accepted) steps.push(...accepted.map((one) => stepOf(i, one)));
    open = new Set(kept.accepted.keys());
    state = kept.state;
  }

  const conformance = steps.length === 0 ? reports.after : checkConformance(state.pkg);
  const after = state.sources.size === 0 ? before : inspectDeck(state.deck, { ...kit, conformance });
  const repaired_slides = [...new Set(steps.map(({ slide }) => slide))].sort((a, b) => a - b);
  return {
    actions: steps.sort((a, b) => a.slide - b.slide),
    flagged_not_fixed: flag(after, requested, left),
    visible_text_untouched: proveText(original, state.sources.size === 0 ? original : readDeck(state.pkg)),
    diff: { before, after },
    slides_repaired: repaired_slides.length,
    repaired_slides,
    file,
    sources: state.sources,
  };
}

interface Proposed extends Proposal {
  readonly action: string;
  readonly code: string;
}

/** Without a shape: all of the code on a slide. */
type CodedLeft = Omit<Left, 'shape_id'> & { readonly code: string; readonly shape_id?: number };

/** The deck as repaired so far. */
interface State {
  readonly pkg: OpcPackage;
  readonly deck: ForeignDeck;
  readonly sources: ReadonlyMap<string, string>;
  readonly findings: ReadonlyMap<number, SlideFindings>;
}

/** Larger picture parts are not read. */
const PICTURE_BYTES = 16 * 1024 * 1024;

function pictureIn(pkg: OpcPackage, name: string): Uint8Array | undefined {
  const part = pkg.part(name);
  if (part === undefined || part.size > PICTURE_BYTES) return undefined;
  try {
    return part.bytes();
  } catch {
    // A damaged picture counts as unknown.
    return undefined;
  }
}

function ask(
  { pkg, deck }: State,
  slide: ForeignSlide,
  requested: readonly Action[],
  setting: TextKit,
  { fonts, pictures }: Pick<DeckView, 'fonts' | 'pictures'>,
  only: RepairOptions['only'],
) {
  const view: SlideView = viewSlide(slide, { deck, faces: new Map(), fonts, pictures }, setting);
  const proposed: Proposed[] = [];
  const left: CodedLeft[] = [];
  for (const action of requested) {
    const { name, code } = action;
    const own: Proposed[] = [];
    try {
      action.plan({
        view,
        pkg,
        propose: (proposal) => {
          if (only?.(slide.i, proposal.shape_id) ?? true) own.push({ ...proposal, action: name, code });
        },
        leave: (one) => void left.push({ ...one, code }),
      });
    } catch {
      // What it proposed until then is tried like any other; the findings that it did not reach are left.
      left.push({ code, reason: 'not_possible' });
    }
    proposed.push(...own);
  }
  return { proposed, left };
}

interface Settled {
  readonly state: State;
  readonly accepted: ReadonlyMap<number, readonly Proposed[]>;
  readonly rejected: ReadonlyMap<number, readonly CodedLeft[]>;
}

/** Tries all proposals of each slide together, and one by one where that causes a finding. Slides are independent of one another. */
function settle(state: State, proposed: ReadonlyMap<number, readonly Proposed[]>, kit: InspectKit): Settled {
  const accepted = new Map<number, readonly Proposed[]>();
  const { good, after } = tryOut(state, proposed, kit);
  const harmed = new Map<number, readonly Proposed[]>();
  const impossible = new Set<Proposed>();
  for (const [i, all] of proposed) {
    if (good.has(i)) accepted.set(i, all);
    else harmed.set(i, all.slice(0, MAX_TRIES));
  }
  const most = Math.max(0, ...[...harmed.values()].map(({ length }) => length));
  for (let turn = 0; turn < most; turn++) {
    const trial = new Map<number, readonly Proposed[]>();
    for (const [i, all] of harmed) {
      const next = all[turn];
      if (next) trial.set(i, [...(accepted.get(i) ?? []), next]);
    }
    const fine = tryOut(state, trial, kit);
    for (const [i, all] of trial) {
      const last = all.at(-1);
      if (fine.good.has(i)) accepted.set(i, all);
      else if (last !== undefined && fine.failed.has(i)) impossible.add(last);
    }
  }
  const rejected = new Map<number, readonly CodedLeft[]>();
  for (const [i, all] of proposed) {
    const kept = new Set(accepted.get(i));
    const refused = all.filter((one) => !kept.has(one));
    rejected.set(
      i,
      refused.map((one) => ({
        shape_id: one.shape_id,
        code: one.code,
        reason: impossible.has(one) ? ('not_possible' as const) : ('would_harm' as const),
      })),
    );
  }
  if (harmed.size === 0) return { state: after, accepted, rejected };
  return { state: accepted.size === 0 ? state : apply(state, accepted, kit).state, accepted, rejected };
}

/** The deck after the proposals, and the slides on which they mend their findings and cause none. */
function tryOut(state: State, proposed: ReadonlyMap<number, readonly Proposed[]>, kit: InspectKit) {
  const good = new Set<number>();
  if (proposed.size === 0) return { good, failed: new Set<number>(), after: state };
  const { state: after, failed } = apply(state, proposed, kit);
  for (const [i, all] of proposed) {
    if (failed.has(i)) continue;
    const was = { deck: state.deck, slide: slideOf(state, i), findings: state.findings.get(i)?.findings ?? [] };
    const is = { deck: after.deck, slide: slideOf(after, i), findings: after.findings.get(i)?.findings ?? [] };
    if (judge(was, is, all)) good.add(i);
  }
  return { good, failed, after };
}

const slideOf = ({ deck }: State, i: number): ForeignSlide | undefined => deck.slides.find((slide) => slide.i === i);

/** The deck with the proposals, and the slides on which they could not be applied or seen, which stay as they were. */
function apply(
  state: State,
  proposed: ReadonlyMap<number, readonly Proposed[]>,
  kit: InspectKit,
): { state: State; failed: ReadonlySet<number> } {
  const sources = new Map(state.sources);
  const failed = new Set<number>();
  for (const [i, all] of proposed) {
    const part = state.pkg.part(slideOf(state, i)?.part ?? '');
    if (part === undefined) continue;
    try {
      sources.set(partKey(part.name), changeSource(part.xml(), joinChanges(all.map(({ changes }) => changes))));
    } catch {
      failed.add(i);
    }
  }
  const pkg = overlay(state.pkg, sources);
  const deck = readDeck(pkg, { slides: MAX_SLIDES });
  // Only changed slides are inspected again.
  const changed = { ...deck, slides: deck.slides.filter(({ i }) => proposed.has(i) && !failed.has(i)) };
  const findings = new Map(state.findings);
  for (const slide of inspectDeck(changed, kit).slides) findings.set(slide.i, slide);
  return { state: { pkg, deck, sources, findings }, failed };
}

const stepOf = (slide: number, { shape_id, shape_name, action, code, before, after }: Proposed): RepairStep => ({
  slide,
  shape_id,
  shape_name,
  action,
  code,
  before,
  after,
});

/** Every finding that was not mended, with the reason. */
function flag(after: InspectReport, requested: readonly Action[], left: ReadonlyMap<number, readonly CodedLeft[]>): Flagged[] {
  const known = new Set(ACTIONS.map(({ code }) => code));
  const asked = new Set(requested.map(({ code }) => code));
  return after.slides.flatMap(({ i, hidden, findings }) =>
    findings.map((finding): Flagged => {
      const { code, severity, message, shape_id } = finding;
      const why = left.get(i)?.findLast((one) => one.code === code && (one.shape_id ?? shape_id) === shape_id);
      const reason: LeftReason = !known.has(code)
        ? 'no_action'
        : !asked.has(code)
          ? 'not_asked'
          : hidden
            ? 'hidden_slide'
            : (why?.reason ?? 'ambiguous');
      const remedy = (asked.has(code) && !hidden && why?.remedy) || finding.remedy;
      return { slide: i, code, severity, message, remedy, ...(shape_id === undefined ? {} : { shape_id }), reason };
    }),
  );
}

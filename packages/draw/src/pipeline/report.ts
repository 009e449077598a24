/** The report of a render: where every supplied value went, all warnings, and all measurements. */

import { withWays } from '@deckwright/core/ways-out';
import { AUTHORED_NAME, memberOf, type SlideRequest, type Supplied } from '../intent/index.ts';
import { type BoxIn, type Kit, MINUS, type Proof, type Warning } from '../layout/index.ts';
import { type Run, type Shape, type Slide, type TextBody, textsOf, walk, withoutSoft } from '../scene/index.ts';
import type { HandConflict } from './hand-conflict.ts';
import type { Fidelity, ManifestEntry } from './manifest.ts';
import { separateNotices } from './notices.ts';
import { judgePolicy, type PolicyResult } from './policy.ts';
import { isReady, judge } from './rubric.ts';
import { unitTraits } from './unit-traits.ts';
import { unprinted } from './unprinted.ts';

export interface LayoutReport {
  readonly min_font_pt: number;
  /** Share of the body's height and width that its content covers, 0 to 1. */
  readonly body_fill: { readonly width: number; readonly height: number };
  readonly text_overlaps: number;
  /** Lowest contrast of any text to what is behind it, 1 to 21. */
  readonly contrast_min: number;
  /** Of the checks of the visual language, 0 to 100. */
  readonly score: number;
  /** Score, errors and smallest text against what `quality_profile` asks, and nothing of a brief left without a place. */
  readonly presentation_ready: boolean;
}

export interface RenderReport {
  /** `rejected` is what `strict_policy` does not take: no file, no charge. */
  readonly status: 'complete' | 'completed_with_errors' | 'rejected';
  readonly form?: string;
  readonly variant?: string;
  readonly component?: string;
  readonly prior_id?: string;
  readonly theme_id: string;
  /** Drawn on the masters of a template of one's own. */
  readonly brand_fidelity_level?: 'native';
  readonly fidelity: Fidelity;
  readonly fidelity_manifest: readonly ManifestEntry[];
  readonly warnings: readonly Warning[];
  readonly errors: readonly Warning[];
  /** Notices, which need no remedy. */
  readonly notices: readonly Warning[];
  readonly blocking_error_count: number;
  readonly nonblocking_warning_count: number;
  readonly notice_count: number;
  readonly layout: LayoutReport;
  readonly quality: { readonly density: 'good' | 'medium' | 'high'; readonly min_font_pt: number };
  readonly editability: { readonly editable_percentage: number };
  readonly proofs: readonly Proof[];
  /** Where hand edits and data say different things. */
  readonly conflicts?: readonly HandConflict[];
  /** With `strict_policy`: whether the slide passes it, and which rules it breaks. */
  readonly policy_result?: PolicyResult;
  /** Of a brief: which form was chosen and why, and the characters that each value came from. */
  readonly routing?: NonNullable<SlideRequest['routing']>;
  readonly input_hash: string;
  readonly engine_version: string;
}

/** One warning for each member that is left out, however many items have it; what a warning has told of already is not told again. */
function warnOfDropped(dropped: readonly ManifestEntry[], kit: Kit, before: readonly Warning[]): void {
  const faults = new Map<string, string[]>();
  const reported = before.flatMap(({ code, path }) => (code === 'field_ignored' && path !== undefined ? [memberOf(path)] : []));
  for (const { path } of dropped) {
    if (kit.unseen.has(path)) continue;
    const member = memberOf(path);
    if (reported.some((one) => member === one || member.startsWith(`${one}/`))) continue;
    faults.set(member, [...(faults.get(member) ?? []), path]);
  }
  for (const [path, ...more] of faults.values()) {
    if (path === undefined) continue;
    const others = more.length === 0 ? 'stands' : `${more.length === 1 ? `and ${more[0]}` : `and ${more.length} more like it`} stand`;
    kit.warn('value_not_shown', `${path} ${others} on no shape of the slide.`, {
      path,
      remedy: 'Choose a form with a place for it, or remove it.',
    });
  }
}

/** Warns of numbers that are printed with fewer digits. Digits that come from binary fractions do not count. */
function warnOfShortened(supplied: readonly Supplied[], kit: Kit): void {
  const cut = supplied.filter(({ value }) => typeof value === 'number' && kit.shortened.has(value));
  const [first] = cut;
  if (first === undefined) return;
  kit.warn(
    'digits_left_out',
    `${cut.length === 1 ? 'A number has' : `${cut.length} numbers have`} more than 12 significant digits, which are not printed: ${cut
      .slice(0, 5)
      .map(({ path, value }) => `${path} is ${value}`)
      .join('; ')}${cut.length > 5 ? '; …' : ''}.`,
    {
      path: first.path,
      remedy: 'Send the digits to be printed as display, or the number rounded; decimals rounds all numbers of a form.',
    },
  );
}

/** What a draft of a brief holds where words are to come. Blanks for numbers and dates are refused by their fields. */
const BLANK_WORDS = new Set(['[name]', '[text]']);

/** Warns of a draft that was sent with its blanks: they would stand on the slide as words. */
function warnOfBlanks(supplied: readonly Supplied[], kit: Kit): void {
  const open = supplied.filter(({ value }) => typeof value === 'string' && BLANK_WORDS.has(value.trim()));
  const [first] = open;
  if (first === undefined) return;
  const more = open.length === 1 ? 'stands' : `and ${open.length - 1} more stand`;
  kit.warn('blank_not_filled', `${String(first.value)} at ${first.path} ${more} on the slide where words are to come.`, {
    path: first.path,
    remedy: `Write the words in its place, or remove the item: ${open
      .slice(0, 10)
      .map(({ path }) => path)
      .join(', ')}${open.length > 10 ? ', …' : ''}.`,
  });
}

interface Subject {
  readonly request: SlideRequest;
  readonly slide: Slide;
  readonly kit: Kit;
  readonly body: BoxIn;
  readonly input_hash: string;
  readonly engine_version: string;
  readonly conflicts: readonly HandConflict[];
}

export function report({ request, slide, kit, body, input_hash, engine_version, conflicts }: Subject): RenderReport {
  const { content, origin } = request;
  const manifest = [...trace(request, slide, kit), ...ownNotes(slide), ...madePicture(content, slide)];
  const dropped = manifest.filter((e) => e.bound === 'dropped');
  warnOfDropped(dropped, kit, request.warnings);
  warnOfShortened(request.supplied, kit);
  warnOfBlanks(request.supplied, kit);
  const silent = unprinted(request, manifest, kit.said_once);
  if (silent !== undefined) kit.warn(silent.code, silent.message, silent);
  // An ellipsis that the caller wrote cuts nothing short.
  const judged = judge(
    { slide, theme: request.theme, body, traits: unitTraits(request), warnings: kit.warnings },
    { supplied_text: request.canonical },
  );
  const { min_font_pt, body_fill, text_overlaps, contrast_min, score } = judged;
  const layout: LayoutReport = {
    min_font_pt,
    body_fill,
    text_overlaps,
    contrast_min,
    score,
    // What a brief says and the slide does not is for its author to judge.
    presentation_ready:
      isReady(judged, request.quality_profile) &&
      !kit.warnings.some(({ code }) => code === 'blank_not_filled') &&
      (request.routing?.unplaced.length ?? 0) === 0 &&
      !(request.routing !== undefined && kit.warnings.some(({ code }) => code === 'missing_title')),
  };
  // An author decides about the look of an authored slide, so findings are reported and the file is not withheld.
  const authored = content.kind === 'component' && content.component.name === AUTHORED_NAME;
  if (authored)
    for (const {
      code,
      message,
      remedy,
      shape_ids: [shape_id],
    } of judged.errors)
      kit.warn(code, message, { remedy, ...(shape_id === undefined ? {} : { shape_id }) });
  const errors = (authored ? [] : judged.errors).map(
    ({ code, message, remedy, shape_ids: [shape_id] }): Warning => ({
      code,
      message,
      remedy,
      ...(shape_id === undefined ? {} : { shape_id }),
    }),
  );
  const name = content.kind === 'form' ? `${content.form.name}_${content.variant.name}` : `component_${content.component.name}`;
  const fidelity: Fidelity = kit.warnings.some((w) => w.code === 'items_dropped')
    ? 'verbatim_truncated'
    : dropped.length > 0 || (request.routing?.unplaced.length ?? 0) > 0
      ? 'partial'
      : request.completed_by !== undefined
        ? 'ai_completed'
        : request.routing !== undefined
          ? 'mixed'
          : 'verbatim';
  const { warnings: all, notices } = separateNotices(kit.warnings);
  const warnings = all.map(withWays);
  const asSent = (all: readonly Warning[]): readonly Warning[] =>
    origin === undefined
      ? all
      : all.map((w) => ({
          ...w,
          ...(w.path === undefined ? {} : { path: origin(w.path), message: w.message.replaceAll(w.path, origin(w.path)) }),
          ...(w.also === undefined ? {} : { also: w.also.map(origin) }),
        }));
  const density = densityOf(slide);
  const policy =
    request.strict_policy === undefined
      ? undefined
      : judgePolicy(request.strict_policy, {
          fidelity,
          is_ai_completed: request.completed_by !== undefined,
          warnings,
          density,
          min_font_pt: layout.min_font_pt,
        });
  return {
    status: policy?.passed === false ? 'rejected' : errors.length > 0 ? 'completed_with_errors' : 'complete',
    ...(content.kind === 'form' ? { form: content.form.name, variant: content.variant.name } : { component: content.component.name }),
    ...(authored ? {} : { prior_id: name }),
    theme_id: request.theme.id,
    ...(request.brand?.template === undefined ? {} : { brand_fidelity_level: 'native' as const }),
    fidelity,
    fidelity_manifest: origin === undefined ? manifest : manifest.map((e) => ({ ...e, path: origin(e.path) })),
    warnings: asSent(warnings),
    errors,
    notices: asSent(notices),
    blocking_error_count: errors.length,
    nonblocking_warning_count: warnings.length,
    notice_count: notices.length,
    layout,
    quality: { density, min_font_pt: layout.min_font_pt },
    editability: { editable_percentage: 100 },
    proofs: origin === undefined ? kit.proofs : kit.proofs.map((p) => ({ ...p, path: origin(p.path) })),
    ...(request.hand_edits === undefined ? {} : { conflicts }),
    ...(policy === undefined ? {} : { policy_result: policy }),
    ...(request.routing === undefined ? {} : { routing: request.routing }),
    input_hash,
    engine_version,
  };
}

/** What the product noted on a chart for the sake of the title, under the member that a caller would have sent. */
function ownNotes(slide: Slide): ManifestEntry[] {
  return [...walk(slide.shapes)].flatMap((one) => {
    if (!one.id.includes('/notes/')) return [];
    return textsOf(one).flatMap(({ paragraphs }) => {
      const runs = paragraphs.flatMap((p) => p.runs);
      const path = runs.find((r) => r.bind === 'derived')?.path;
      return path === undefined ? [] : [{ path, bound: 'derived' as const, shape_id: one.id, shown: runs.map((r) => r.text).join('') }];
    });
  });
}

/** The words of a picture that was made, with the shape that shows it: the largest picture of the slide. */
function madePicture(content: SlideRequest['content'], slide: Slide): ManifestEntry[] {
  if (content.kind !== 'form' || content.image_made === undefined) return [];
  const { generator, model } = content.image_made;
  let largest: Shape | undefined;
  const area = ({ box: { w, h } }: Shape): number => w * h;
  for (const one of walk(slide.shapes)) if (one.kind === 'image' && (largest === undefined || area(one) > area(largest))) largest = one;
  return [{ path: '/image_prompt', bound: 'derived', ...(largest !== undefined && { shape_id: largest.id }), generator, model }];
}

interface Found {
  readonly run: Run;
  readonly shape_id: string;
}

/** Follows every supplied value to the runs that show it, by their pointers. */
export function trace({ supplied, joined }: SlideRequest, slide: Slide, kit: Kit): ManifestEntry[] {
  const runs = new Map<string, Found[]>();
  const collect = (body: TextBody, shape_id: string): void => {
    for (const p of body.paragraphs)
      for (const run of p.runs) {
        if (run.path === undefined) continue;
        const list = runs.get(run.path);
        if (list === undefined) runs.set(run.path, [{ run, shape_id }]);
        else list.push({ run, shape_id });
      }
  };
  for (const s of walk(slide.shapes)) {
    if (!isSeen(s, slide.canvas)) continue;
    for (const body of textsOf(s)) collect(body, s.id);
    if (s.datum?.path !== undefined) kit.drawn.add(s.datum.path);
  }
  // A column sent as "Cost" is read as {"label": "Cost"}: what stands below a value that has nothing below it is that value.
  const short = new Map<string, Found[]>();
  for (const [path, list] of runs) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (!short.has(parent)) short.set(parent, list);
  }
  return supplied.map(({ path, value }): ManifestEntry => {
    const found = runs.get(path) ?? short.get(path) ?? runs.get(joined?.get(path) ?? '');
    if (found === undefined) return { path, bound: kit.drawn.has(path) && !kit.unseen.has(path) ? 'derived' : 'dropped' };
    const [first] = found as [Found];
    const same = found.filter((f) => f.shape_id === first.shape_id);
    const shown = withoutSoft(same.map((f) => f.run.text).join(''));
    if (typeof value === 'string' && shown === withoutSoft(value)) return { path, bound: 'verbatim', shape_id: first.shape_id, shown };
    if (typeof value === 'number' && first.run.bind === 'formatted') return { path, bound: 'formatted', shape_id: first.shape_id, shown };
    const verbatim =
      typeof value === 'string'
        ? withoutSeparators(shown).includes(withoutSeparators(value))
        : withoutSeparators(shown).includes(String(Math.abs(Number(value))));
    const bound =
      typeof value === 'string' && verbatim
        ? 'verbatim'
        : (first.run.bind ?? 'verbatim') === 'derived'
          ? 'derived'
          : verbatim || typeof value !== 'string'
            ? 'formatted'
            : 'derived';
    return { path, bound, shape_id: first.shape_id, shown };
  });
}

/** At least half of it lies on the slide. */
function isSeen({ box }: Shape, canvas: Slide['canvas']): boolean {
  const across = Math.min(box.x + box.w, canvas.w) - Math.max(box.x, 0);
  const down = Math.min(box.y + box.h, canvas.h) - Math.max(box.y, 0);
  return across * 2 >= box.w && down * 2 >= box.h;
}

/** Without what formatting may add or exchange: grouping, sign glyphs, spaces. */
const withoutSeparators = (text: string): string => text.replaceAll(MINUS, '-').replaceAll(/[\s,.'\u00a0\u202f]/g, '');

function densityOf(slide: Slide): 'good' | 'medium' | 'high' {
  let characters = 0;
  for (const s of walk(slide.shapes))
    if ('text' in s && s.text !== undefined) for (const p of s.text.paragraphs) for (const r of p.runs) characters += r.text.length;
  return characters <= 600 ? 'good' : characters <= 1000 ? 'medium' : 'high';
}

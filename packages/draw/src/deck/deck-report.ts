/** The report of a deck: one line for each slide, and their totals. */
import type { PatchOperation } from '@deckwright/core/problem';
import { patchWithin, type WayOut, waysWithin } from '@deckwright/core/ways-out';
import { z } from 'zod';
import type { Warning } from '../layout/index.ts';

/** A stored report of a slide. Members that another engine adds are ignored. */
const notice = z.looseObject({
  code: z.string(),
  message: z.string(),
  path: z.string().optional(),
  also: z.array(z.string()).optional(),
  remedy: z.string().optional(),
  patch: z.custom<readonly PatchOperation[]>(Array.isArray).optional(),
  ways_out: z.custom<readonly WayOut[]>(Array.isArray).optional(),
});
export const slideReportSchema = z.looseObject({
  status: z.string(),
  form: z.string().optional(),
  variant: z.string().optional(),
  component: z.string().optional(),
  fidelity: z.string().optional(),
  warnings: z.array(notice).catch([]),
  errors: z.array(notice).catch([]),
  notices: z.array(notice).catch([]),
  layout: z.looseObject({ min_font_pt: z.number(), score: z.number(), presentation_ready: z.boolean() }).optional().catch(undefined),
  quality: z.looseObject({ density: z.string() }).optional().catch(undefined),
  proofs: z.array(z.looseObject({ path: z.string() })).catch([]),
  conflicts: z
    .array(z.looseObject({ shape: z.string(), message: z.string() }))
    .optional()
    .catch(undefined),
  policy_result: z
    .looseObject({ passed: z.boolean(), violations: z.array(z.looseObject({ rule: z.string(), message: z.string() })) })
    .optional()
    .catch(undefined),
});
export type SlideReport = z.infer<typeof slideReportSchema>;

export interface SlideProblem {
  readonly code: string;
  readonly detail: string;
  readonly remedy?: string;
  /** Slides that replace this one in the deck. */
  readonly suggested_split?: readonly unknown[];
}

/** How one slide ended. */
export interface SlideOutcome {
  /** Set for a slide that was drawn, whether it is usable or not. */
  readonly report?: SlideReport;
  /** Why the slide could not be drawn. */
  readonly problem?: SlideProblem;
  readonly job_id?: string;
}

export const isUsable = (outcome: SlideOutcome | undefined): boolean => outcome?.report?.status === 'complete';

export interface DeckReport {
  /**
   * `partial`: some slides are missing. `completed_with_errors`: all slides are missing. `rejected`: a rule of `strict_policy` is broken.
   */
  readonly status: 'complete' | 'partial' | 'completed_with_errors' | 'rejected';
  readonly theme_id: string;
  readonly title: string;
  readonly fidelity: string;
  readonly fidelity_manifest: readonly Record<string, unknown>[];
  readonly slides: readonly Record<string, unknown>[];
  readonly slides_total: number;
  readonly slides_ok: number;
  readonly slides_completed: number;
  readonly slides_failed: number;
  readonly failed_slides: readonly Record<string, unknown>[];
  readonly repair_actions: readonly Record<string, unknown>[];
  readonly warnings: readonly Record<string, unknown>[];
  readonly errors: readonly Record<string, unknown>[];
  /** Notices, which need no remedy. */
  readonly notices: readonly Record<string, unknown>[];
  readonly blocking_error_count: number;
  readonly nonblocking_warning_count: number;
  readonly notice_count: number;
  readonly layout: Record<string, unknown>;
  readonly quality: Record<string, unknown>;
  readonly proofs: readonly Record<string, unknown>[];
  /** Where hand edits and data say different things, by slide. Absent for a deck without hand edits. */
  readonly conflicts?: readonly Record<string, unknown>[];
  readonly policy_result?: { readonly passed: boolean; readonly violations: readonly Record<string, unknown>[] };
  readonly editability: { readonly editable_percentage: number };
  readonly engine_version: string;
}

export interface DeckFacts {
  readonly theme_id: string;
  readonly title: string;
  readonly titles: readonly string[];
  readonly outcomes: readonly SlideOutcome[];
  /** Findings about the deck itself. Their pointers start at the deck. */
  readonly findings: readonly Warning[];
  /** Whether the whole deck is rejected when one slide breaks `strict_policy`. */
  readonly strict: boolean;
  readonly on_unusable: 'omit' | 'placeholder';
  readonly engine_version: string;
}

const FIDELITY = ['verbatim', 'mixed', 'ai_completed', 'verbatim_truncated', 'partial'];
const DENSITY = ['good', 'medium', 'high'];
const worst = (values: readonly (string | undefined)[], scale: readonly string[]): string =>
  scale[Math.max(0, ...values.map((value) => scale.indexOf(value ?? '')))] as string;

export function reportDeck(facts: DeckFacts): DeckReport {
  const { outcomes, titles, findings } = facts;
  const usable = outcomes.filter(isUsable);
  const violations = outcomes.flatMap(({ report }, i) =>
    (report?.policy_result?.violations ?? []).map((violation) => ({ ...violation, slide: i + 1 })),
  );
  const judged = outcomes.some(({ report }) => report?.policy_result !== undefined);
  const rejected = facts.strict && violations.length > 0;
  const failed = outcomes.flatMap((outcome, i) => (isUsable(outcome) ? [] : [failureOf(outcome, i, titles[i] ?? '')]));
  const ok = usable.flatMap(({ report }) => (report === undefined ? [] : [report]));
  const messagesOf = (pile: 'warnings' | 'notices') =>
    outcomes.flatMap((outcome, i) => (isUsable(outcome) ? (outcome.report?.[pile] ?? []) : []).map((one) => placed(one, i)));
  const warnings = [...findings, ...messagesOf('warnings')];
  const notices = messagesOf('notices');
  const errors = failed.map(({ slide, code, message, remedy }) => ({ code, message, remedy, path: `/slides/${slide - 1}`, slide }));
  return {
    status: rejected ? 'rejected' : failed.length === 0 ? 'complete' : usable.length === 0 ? 'completed_with_errors' : 'partial',
    theme_id: facts.theme_id,
    title: facts.title,
    fidelity:
      failed.length > 0
        ? 'partial'
        : worst(
            ok.map((report) => report.fidelity),
            FIDELITY,
          ),
    fidelity_manifest: outcomes.map(({ report, problem }, i) => ({
      i: i + 1,
      form: report?.form ?? report?.component ?? null,
      fidelity: report?.fidelity ?? null,
      status: report?.status ?? 'failed',
      errors: problem === undefined ? (report?.errors ?? []) : [{ code: problem.code, message: problem.detail }],
    })),
    slides: outcomes.map((outcome, i) => lineOf(outcome, i, titles[i] ?? '')),
    slides_total: outcomes.length,
    slides_ok: usable.length,
    slides_completed: usable.length,
    slides_failed: failed.length,
    failed_slides: failed,
    repair_actions: repairsOf(failed, facts.on_unusable),
    warnings: warnings.map((one) => ({ ...one })),
    errors,
    notices,
    blocking_error_count: errors.length + (rejected ? violations.length : 0),
    nonblocking_warning_count: warnings.length,
    notice_count: notices.length,
    layout: {
      min_font_pt:
        Math.min(...ok.map((report) => report.layout?.min_font_pt ?? Number.POSITIVE_INFINITY).filter(Number.isFinite), 999) % 999,
      score: Math.min(100, ...ok.map((report) => report.layout?.score ?? 100)),
      presentation_ready: failed.length === 0 && ok.every((report) => report.layout?.presentation_ready !== false),
      slides_ready: ok.filter((report) => report.layout?.presentation_ready !== false).length,
    },
    quality: {
      density: worst(
        ok.map((report) => report.quality?.density),
        DENSITY,
      ),
    },
    proofs: outcomes.flatMap(({ report }, i) =>
      (report?.proofs ?? []).map((proof) => ({ ...proof, path: `/slides/${i}${proof.path}`, slide: i + 1 })),
    ),
    ...(outcomes.some(({ report }) => report?.conflicts !== undefined)
      ? { conflicts: outcomes.flatMap(({ report }, i) => (report?.conflicts ?? []).map((one) => ({ slide: i + 1, ...one }))) }
      : {}),
    ...(judged ? { policy_result: { passed: violations.length === 0, violations } } : {}),
    editability: { editable_percentage: 100 },
    engine_version: facts.engine_version,
  };
}

/** Findings about the whole deck come before those about single slides. */
export const withFindings = (report: DeckReport, findings: readonly Warning[]): DeckReport => ({
  ...report,
  warnings: [...findings.map((one) => ({ ...one })), ...report.warnings],
  nonblocking_warning_count: report.nonblocking_warning_count + findings.length,
});

const placed = ({ patch, ways_out, ...one }: SlideReport['warnings'][number], i: number) => ({
  ...one,
  ...(patch === undefined ? {} : { patch: patchWithin(`/slides/${i}`, patch) }),
  ...(ways_out === undefined ? {} : { ways_out: waysWithin(`/slides/${i}`, ways_out) }),
  path: `/slides/${i}${one.path ?? ''}`,
  ...(one.also === undefined ? {} : { also: one.also.map((path) => `/slides/${i}${path}`) }),
  slide: i + 1,
});

interface Failure {
  readonly slide: number;
  readonly title: string;
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly job_id?: string;
  readonly [member: string]: unknown;
}

function failureOf({ report, problem, job_id }: SlideOutcome, i: number, title: string): Failure {
  const violation = report?.policy_result?.violations[0];
  const error = report?.errors[0];
  return {
    slide: i + 1,
    title,
    code: problem?.code ?? error?.code ?? violation?.rule ?? 'render_failed',
    message: problem?.detail ?? error?.message ?? violation?.message ?? 'The slide could not be drawn.',
    remedy: problem?.remedy ?? error?.remedy ?? 'Change the slide with PATCH /v1/render/intent/deck/{deck_id}; that is free.',
    ...(problem?.suggested_split === undefined || problem.suggested_split.length === 0
      ? {}
      : {
          suggested_split: problem.suggested_split,
          ways_out: [{ why: problem.detail, do: [{ change: splitAt(i, problem.suggested_split) }] }],
        }),
    ...(job_id === undefined ? {} : { job_id }),
  };
}

/** The slides of a split in the place of the slide that they were made of. */
const splitAt = (at: number, split: readonly unknown[]): readonly PatchOperation[] =>
  split.map((value, i) => ({ op: i === 0 ? 'replace' : 'add', path: `/slides/${at + i}`, value }));

function lineOf({ report, problem, job_id }: SlideOutcome, i: number, title: string): Record<string, unknown> {
  return {
    i: i + 1,
    slide_number: i + 1,
    ...(job_id === undefined ? {} : { job_id }),
    status: report?.status ?? 'failed',
    usable: isUsable({ ...(report && { report }) }),
    title,
    form: report?.form ?? null,
    variant: report?.variant ?? null,
    ...(report?.component === undefined ? {} : { component: report.component }),
    fidelity: report?.fidelity ?? null,
    presentation_ready: report?.layout?.presentation_ready ?? null,
    warning_count: report?.warnings.length ?? 0,
    errors: problem === undefined ? (report?.errors ?? []) : [{ code: problem.code, message: problem.detail }],
  };
}

function repairsOf(failed: readonly Failure[], on_unusable: 'omit' | 'placeholder'): Record<string, unknown>[] {
  return failed.map(({ slide, code, message, remedy, suggested_split }) => ({
    action: 'edit_slide',
    slide,
    code,
    reason: message,
    remedy,
    left: on_unusable === 'placeholder' ? 'a slide that says what is missing' : 'out of the file',
    how:
      suggested_split === undefined
        ? `PATCH /v1/render/intent/deck/{deck_id} with {"slides": [{"position": ${slide}, "intent": {...}}]}; the deck is put together again, free.`
        : `Send the deck with the slides of failed_slides[].suggested_split in the place of slide ${slide}.`,
  }));
}

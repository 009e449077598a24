/** The definition of a check: its number, its findings, and the points that they cost. */

import type { Ink, LeafShape } from './leaf.ts';
import type { SlideView } from './view.ts';

/** An error makes the slide unusable and costs 13 points, so that no slide with an error scores 88. A warning costs its weight. */
export type Severity = 'E' | 'W';

export interface Finding {
  /** Number of the check in the visual language. */
  readonly check: number;
  readonly code: string;
  readonly severity: Severity;
  /** Points off the score. */
  readonly weight: number;
  readonly shape_ids: readonly string[];
  readonly measured: number | string;
  readonly limit: number | string;
  readonly message: string;
  readonly remedy: string;
}

/** What some checks need beyond the scene. The pipeline supplies it; when a member is absent, its checks are left out. */
export interface MeasureContext {
  /** Results of setting every text again at its size: pieces wider than their box, or blocks higher than it. */
  readonly overfull?: readonly {
    readonly shape_id: string;
    readonly measured_in: number;
    readonly limit_in: number;
    readonly what: 'width' | 'height';
  }[];
  /** Characters that no font of the product has, by shape. */
  readonly missing_glyphs?: readonly { readonly shape_id: string; readonly character: string }[];
  /** Supplied values that neither a shape nor a warning shows. */
  readonly unshown?: readonly string[];
  /** Texts of the request, because an ellipsis in them is intended. */
  readonly supplied_text?: string;
  /** Sums, shares and rates whose recomputed value differs, and that no warning names. */
  readonly broken_sums?: readonly { readonly path: string; readonly shown: number; readonly expected: number }[];
  /** Set when a roomier density level would have fitted. */
  readonly roomier_level?: string;
  /** Shapes whose box differs between themes. */
  readonly theme_differences?: readonly { readonly shape_id: string; readonly theme: string }[];
  /** Set when a second drawing was different. */
  readonly second_drawing_differs?: string;
  /** Shapes of a right-to-left slide that are not where its mirrored left-to-right twin has them. */
  readonly mirror_differences?: readonly { readonly shape_id: string; readonly off_in: number }[];
}

/** Adds a finding about some pieces, lines of text, or named shapes. */
export type Report = (
  about: readonly (LeafShape | Ink | string)[],
  measured: number | string,
  limit: number | string,
  message: string,
  as?: Partial<Pick<Finding, 'severity' | 'weight' | 'remedy'>>,
) => void;

export interface Measure {
  readonly number: number;
  readonly code: string;
  readonly severity: Severity;
  /** Points that one finding costs. The check costs at most three times as much. */
  readonly weight: number;
  readonly remedy: string;
  readonly find: (view: SlideView, context: MeasureContext) => Finding[];
}

export interface MeasureSpec extends Omit<Measure, 'find'> {
  readonly find: (view: SlideView, report: Report, context: MeasureContext) => void;
}

const idOf = (about: LeafShape | Ink | string): string =>
  typeof about === 'string' ? about : 'owner' in about ? about.owner.id : about.id;

/** Three decimals are enough to fix the finding. */
const shown = (value: number | string): number | string =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 1000) / 1000 : value;

export function defineMeasure(spec: MeasureSpec): Measure {
  const { number, code, severity, weight, remedy, find } = spec;
  return {
    number,
    code,
    severity,
    weight,
    remedy,
    find(view, context) {
      let findings: Finding[] = NONE;
      find(
        view,
        (about, measured, limit, message, as) => {
          if (findings.length >= MAX_FINDINGS) return;
          if (findings === NONE) findings = [];
          findings.push({
            check: number,
            code,
            severity,
            weight,
            shape_ids: [...new Set(about.map(idOf))],
            measured: shown(measured),
            limit: shown(limit),
            message,
            remedy,
            ...as,
          });
        },
        context,
      );
      return findings;
    },
  };
}

const NONE: Finding[] = [];

/**
 * The most findings of one check on one slide. Some checks compare pairs, whose number grows with the square of the shapes, and more than
 * three findings cost nothing more.
 */
const MAX_FINDINGS = 50;

/** 100 minus the cost of the findings. No check costs more than three times its most expensive finding. */
export function scoreOf(findings: readonly Finding[]): number {
  const costs = new Map<number, { sum: number; most: number }>();
  for (const { check, weight } of findings) {
    const cost = costs.get(check) ?? { sum: 0, most: 0 };
    costs.set(check, { sum: cost.sum + weight, most: Math.max(cost.most, weight) });
  }
  let score = 100;
  for (const { sum, most } of costs.values()) score -= Math.min(sum, 3 * most);
  return Math.max(0, score);
}

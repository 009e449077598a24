/** The contract of a check, and of its findings. A finding is data: it names a shape, the measured value and a remedy. */
import type { Rect } from '@deckwright/core/geometry';
import { EMU_PER_IN } from '@deckwright/draw/scene';
import type { SlideBox } from '@deckwright/read/pptx';
import type { Item, PlacedText } from '../view/item.ts';
import type { SlideView } from '../view/slide-view.ts';

/** An error on a visible slide makes the deck fail; a warning does not. */
export type Severity = 'error' | 'warning';

export type BoxIn = Rect;

export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  /** One sentence for people: what is wrong, with the text or the name of the shape. */
  readonly message: string;
  /** One sentence: how to mend it. */
  readonly remedy: string;
  /** `p:cNvPr/@id` of the shape; absent when the finding is about the slide. */
  readonly shape_id?: number;
  /** The other shape that takes part: the one that hides the text, or the text that it runs into. */
  readonly other_id?: number;
  /** Its place on the slide, inches from the top-left corner. */
  readonly bbox_in?: BoxIn;
  /** The measured value and the limit, in the unit of the check. */
  readonly measured?: number | string;
  readonly limit?: number | string;
}

export interface Report {
  readonly about?: Pick<Item, 'shape' | 'bounds'> | PlacedText;
  /** Default: the box of the shape or of its text. */
  readonly box?: SlideBox;
  readonly other?: Item;
  readonly message: string;
  readonly measured?: number | string;
  readonly limit?: number | string;
  readonly severity?: Severity;
  readonly remedy?: string;
}

export interface Check {
  /** Stable, for programs. */
  readonly code: string;
  /** A finding may have another one. */
  readonly severity: Severity;
  /** One sentence for the documentation. */
  readonly what: string;
  /** What `measured` and `limit` count. */
  readonly unit: string;
  readonly remedy: string;
  readonly find: (view: SlideView) => Finding[];
}

export interface CheckSpec extends Omit<Check, 'find'> {
  readonly find: (view: SlideView, report: (finding: Report) => void) => void;
}

/** Findings of one kind that are listed for a slide; a person reads no more. */
const MAX_SHOWN = 40;

export function defineCheck(spec: CheckSpec): Check {
  const { find, ...rest } = spec;
  return {
    ...rest,
    find(view) {
      const findings: Finding[] = [];
      find(view, (found) => {
        if (findings.length < MAX_SHOWN) findings.push(findingOf(spec, found));
      });
      return findings;
    },
  };
}

function findingOf(spec: CheckSpec, { about, box, other, message, measured, limit, severity, remedy }: Report): Finding {
  const item = about === undefined ? undefined : 'owner' in about ? about.owner : about;
  const where = box ?? (about === undefined ? undefined : 'owner' in about ? (about.bounds ?? about.owner.bounds) : about.bounds);
  return {
    code: spec.code,
    severity: severity ?? spec.severity,
    message,
    remedy: remedy ?? spec.remedy,
    ...(item === undefined ? {} : { shape_id: item.shape.id }),
    ...(other === undefined ? {} : { other_id: other.shape.id }),
    ...(where === undefined ? {} : { bbox_in: boxIn(where) }),
    ...(measured === undefined ? {} : { measured: shown(measured) }),
    ...(limit === undefined ? {} : { limit: shown(limit) }),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const shown = (value: number | string): number | string => (typeof value === 'number' ? round(value) : value);
export const boxIn = ({ x, y, w, h }: SlideBox): BoxIn => ({
  x: round(x / EMU_PER_IN),
  y: round(y / EMU_PER_IN),
  w: round(w / EMU_PER_IN),
  h: round(h / EMU_PER_IN),
});

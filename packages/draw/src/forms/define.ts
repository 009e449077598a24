/** What a typed form is: one data contract, and the layouts (variants) that can draw it. */
import type { z } from 'zod';
import type { Capacity } from '../components/define.ts';
import type { BoxIn, Drawing, Kit } from '../layout/index.ts';

/** Fields of an intent outside `data` that a form may have a place for. */
export const INTENT_FIELDS = [
  'headline',
  'context',
  'subject',
  'blocks',
  'metric',
  'takeaway',
  'caution',
  'highlight',
  'source_note',
  'date',
  'image_src',
  'image_prompt',
] as const;
export type IntentField = (typeof INTENT_FIELDS)[number];

export interface FormPane {
  readonly box: BoxIn;
  /** JSON Pointer of `data` in the request. */
  readonly pointer: string;
}

export interface VariantSpec<D> {
  /** As sent: `standard_driver_bridge`. */
  readonly name: string;
  /** One sentence: when a person would choose it. */
  readonly purpose: string;
  readonly example: { readonly headline: string; readonly context?: string; readonly source_note?: string; readonly data: unknown };
  readonly draw: (data: D, pane: FormPane, kit: Kit) => Drawing;
}

export interface FormSpec<D> {
  readonly name: string;
  /** One line: what it is for. */
  readonly menu: string;
  readonly when: string;
  readonly when_not: string;
  readonly binds: readonly IntentField[];
  readonly data: z.ZodType<D>;
  readonly default_variant: string;
  readonly capacity: Capacity;
  readonly count: (data: D) => number;
  /** Raw data cut into parts that each fit, each a valid `data` of this form. */
  readonly split?: (data: D, hard: number) => readonly unknown[];
  readonly controls?: readonly string[];
}

/** Data that has been read, ready to be drawn by the variant that read it. */
export interface BoundForm {
  readonly count: number;
  readonly draw: (pane: FormPane, kit: Kit) => Drawing;
  readonly split?: () => readonly unknown[];
}

/** A form without its data type, so that all of them fit one register. */
export type Form = Pick<
  FormSpec<unknown>,
  'name' | 'menu' | 'when' | 'when_not' | 'binds' | 'default_variant' | 'capacity' | 'controls'
> & { readonly data: z.ZodType };

/** A variant with its data type closed over. */
export interface Variant {
  readonly name: string;
  readonly purpose: string;
  readonly example: VariantSpec<never>['example'];
  readonly read: (raw: unknown) => { readonly ok: true; readonly bound: BoundForm } | { readonly ok: false; readonly error: z.ZodError };
}

export const defineForm = <D>(spec: FormSpec<D>): FormSpec<D> => spec;

export function defineVariant<D>(form: FormSpec<D>, spec: VariantSpec<D>): Variant {
  return {
    name: spec.name,
    purpose: spec.purpose,
    example: spec.example,
    read(raw) {
      const parsed = form.data.safeParse(raw, { reportInput: true });
      if (!parsed.success) return { ok: false, error: parsed.error };
      const data = parsed.data;
      const { split } = form;
      return {
        ok: true,
        bound: {
          count: form.count(data),
          draw: (pane, kit) => spec.draw(data, pane, kit),
          ...(split === undefined ? {} : { split: () => split(data, form.capacity.hard) }),
        },
      };
    },
  };
}

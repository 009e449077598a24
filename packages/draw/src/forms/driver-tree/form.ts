/** A figure and the figures that determine it: the data of every driver tree. */
import { z } from 'zod';
import { number, optionalText, textOrNumber } from '../../fields/fields.ts';
import { nodesOf, type TreeNode } from '../../marks/side-tree.ts';
import { defineForm, type FormPane } from '../define.ts';

export type Operator = '+' | '−' | '×' | '÷';

const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': '+',
  plus: '+',
  sum: '+',
  '-': '−',
  '−': '−',
  minus: '−',
  difference: '−',
  '*': '×',
  x: '×',
  '×': '×',
  times: '×',
  product: '×',
  '/': '÷',
  ':': '÷',
  '÷': '÷',
  quotient: '÷',
};

export interface Driver {
  readonly label: string | number;
  readonly value?: number | undefined;
  readonly display?: string | undefined;
  readonly unit?: string | undefined;
  readonly prior?: number | undefined;
  readonly delta?: string | undefined;
  readonly good_when?: 'up' | 'down' | undefined;
  readonly operator?: Operator | undefined;
  readonly impact?: number | undefined;
  readonly impact_display?: string | undefined;
  readonly lever?: string | undefined;
  readonly emphasis?: 'primary' | 'normal' | undefined;
  readonly children: readonly Driver[];
}

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const maybe = z.preprocess(absent, number.optional());
const driver: z.ZodType<Driver> = z.lazy(() =>
  z.object({
    label: textOrNumber,
    value: maybe,
    display: optionalText.describe('Printed instead of the formatted value.'),
    unit: optionalText.describe('Of this figure, where it differs from `unit`: %, €, k riders.'),
    prior: maybe.describe('The figure of the period or plan before; the change is computed from it.'),
    delta: optionalText.describe('Printed instead of the computed change.'),
    good_when: z
      .preprocess(absent, z.enum(['up', 'down'], { error: 'must be up or down' }).optional())
      .describe('Which way is good: colours the change. Left out, it is neither good nor bad.'),
    operator: z
      .preprocess(
        (v) => (typeof v === 'string' ? (OPERATORS[v.trim().toLowerCase()] ?? absent(v)) : absent(v)),
        z.enum(['+', '−', '×', '÷'], { error: 'must be one of +, -, x, /' }).optional(),
      )
      .describe('How the children make this figure: +, -, x or /. On a child: how it joins the ones before it.')
      .meta({ also: Object.keys(OPERATORS) }),
    impact: maybe.describe('Effect on the top figure, in its unit.'),
    impact_display: optionalText,
    lever: optionalText.describe('What moves this driver.'),
    emphasis: z.preprocess(absent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional()),
    children: z.preprocess((v) => v ?? [], z.array(driver)),
  }),
);

export const data = z.object({
  unit: z.preprocess((v) => v ?? '', z.string().max(40)).describe('Unit of the figures that name none of their own.'),
  root: driver.describe('The top figure with its drivers.'),
});
export type DriverData = z.infer<typeof data>;
export type DriverNode = TreeNode<Driver>;

export const driversOf = (d: DriverData, pane: FormPane): DriverNode[] => nodesOf(d.root, `${pane.pointer}/root`);

/** The operator before a child: its own for a leaf among mixed operators, else its parent's, else a sum. */
export const joinOf = (child: DriverNode): Operator =>
  (child.children.length === 0 ? child.value.operator : undefined) ?? child.parent?.value.operator ?? '+';

const HARD = 31;
const count = (root: Driver): number => 1 + root.children.reduce((sum, c) => sum + count(c), 0);

export const form = defineForm<DriverData>({
  name: 'driver_tree',
  menu: 'A figure taken apart into the figures that make it, by sums and products.',
  when: 'A metric and its drivers, with values, changes, or what each could bring.',
  when_not: 'Questions (use issue_tree), steps from start to end (waterfall_bridge), the effect of inputs alone (tornado).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'value_driver_tree',
  capacity: { what: 'boxes', soft: 15, hard: HARD },
  count: (d) => count(d.root),
  split: (d) => {
    const top = { ...d.root, children: d.root.children.map((c) => ({ ...c, children: [] })) };
    return [
      { data: { ...d, root: top } },
      ...d.root.children.filter((c) => c.children.length > 0).map((root) => ({ data: { ...d, root } })),
    ];
  },
  controls: ['emphasis', 'good_when', 'operator'],
});

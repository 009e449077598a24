/** A question divided into parts: the data of every issue tree. */
import { z } from 'zod';
import { optionalText, text, textOrNumber } from '../../fields/fields.ts';
import { capacityExceeded } from '../../layout/index.ts';
import { nodesOf, type TreeNode } from '../../marks/side-tree.ts';
import { defineForm, type FormBlock, type FormPane, type IntentParts } from '../define.ts';

export interface Issue {
  readonly label: string | number;
  readonly sub?: string | undefined;
  readonly status?: string | undefined;
  readonly score?: number | undefined;
  readonly analysis?: string | undefined;
  readonly owner?: string | undefined;
  readonly due?: string | undefined;
  readonly emphasis?: 'primary' | 'normal' | undefined;
  /** Sent as plain text. */
  readonly bare?: boolean;
  readonly children: readonly Issue[];
}

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const node: z.ZodType<Issue> = z.lazy(() =>
  z.union(
    [
      text.min(1, 'is empty').transform((label): Issue => ({ label, bare: true, children: [] })),
      z.object({
        label: textOrNumber.describe('The question, issue or hypothesis.'),
        sub: optionalText.describe('One line of support or the answer so far.'),
        status: optionalText.describe('On hypotheses: confirmed, rejected, open, in_progress, or a traffic light.'),
        score: z
          .preprocess(absent, z.number().min(0, 'must be from 0 to 4').max(4, 'must be from 0 to 4').optional())
          .describe('Weight of the branch as a Harvey ball, 0 to 4.'),
        analysis: optionalText.describe('What is done to answer it.'),
        owner: optionalText,
        due: optionalText,
        emphasis: z.preprocess(absent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional()),
        children: z.preprocess((v) => v ?? [], z.array(node)),
      }),
    ],
    { error: 'must be text, or an object such as {"label": "…", "children": […]}' },
  ),
);

export const data = z.object({
  root: z.preprocess(absent, node.optional()).describe('The question with its parts, where it is not sent as `subject` and `blocks`.'),
});
export type IssueData = z.infer<typeof data>;

/** The tree in whichever shape it was sent. Blocks give two levels below `subject`. */
export function rootOf(d: IssueData, parts: IntentParts): Issue {
  if (d.root !== undefined) return d.root;
  return {
    label: parts.subject?.text ?? '',
    children: parts.blocks.map(
      (b: FormBlock): Issue => ({
        label: b.label ?? b.sub ?? '',
        sub: b.label === undefined ? undefined : b.sub,
        emphasis: b.emphasis,
        children: (b.detail ?? []).map((label) => ({ label, children: [] })),
      }),
    ),
  };
}

export type IssueNode = TreeNode<Issue>;

/** Nodes in reading order, with the pointers of the request. Refuses a tree without a question or parts. */
export function issuesOf(d: IssueData, pane: FormPane): IssueNode[] {
  const root = rootOf(d, pane.parts);
  if (root.children.length === 0)
    throw capacityExceeded(
      'There is nothing to take apart: the question has no parts.',
      'Send data.root with children, or subject and blocks.',
      {
        pointer: d.root === undefined ? '/blocks' : `${pane.pointer}/root/children`,
        count: 0,
      },
    );
  return nodesOf(root, `${pane.pointer}/root`);
}

/** Pointer of a member of a node into the request. */
export function pathOf(d: IssueData, pane: FormPane, n: IssueNode, member: 'label' | 'sub'): string | undefined {
  if (d.root !== undefined) return n.value.bare === true ? n.pointer : `${n.pointer}/${member}`;
  if (n.depth === 0) return pane.parts.subject?.path;
  const at = n.pointer.split('/').filter((p) => /^\d+$/.test(p));
  const block = pane.parts.blocks[Number(at[0])];
  if (n.depth >= 2) return `/blocks/${at[0]}/detail/${at[1]}`;
  return `/blocks/${at[0]}/${member === 'sub' || block?.label === undefined ? 'sub' : 'label'}`;
}

const HARD = 31;

const count = (root: Issue): number => 1 + root.children.reduce((sum, c) => sum + count(c), 0);

export const form = defineForm<IssueData>({
  name: 'issue_tree',
  menu: 'A question taken apart into issues that do not overlap and together answer it.',
  when: 'A problem, question or hypothesis with its sub-questions, their state and what is done about them.',
  when_not: 'A figure computed from others (use driver_tree), a reporting tree (org_structure), two exclusive paths (strategic_fork).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'question_tree',
  capacity: { what: 'boxes', soft: 15, hard: HARD },
  count: (d, parts) => count(rootOf(d, parts)),
  split: (d, _hard, parts) => {
    const root = rootOf(d, parts);
    // The question with its first level, then one slide a branch.
    const top = { ...root, children: root.children.map((c) => ({ ...c, children: [] })) };
    return [
      { data: { root: top }, blocks: [] },
      ...root.children.filter((c) => c.children.length > 0).map((c) => ({ data: { root: c }, blocks: [] })),
    ];
  },
  controls: ['emphasis', 'icon', 'kind'],
  places: ['score'],
});

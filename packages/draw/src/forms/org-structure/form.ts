/** A reporting tree: the data of every organisation chart. */
import { z } from 'zod';
import { textOrNumber } from '../../fields/fields.ts';
import { defineForm, type FormBlock, type FormPane, type IntentParts } from '../define.ts';

export interface Member {
  readonly title: string | number;
  readonly name?: string | number | undefined;
  readonly children: readonly Member[];
  readonly emphasis?: 'primary' | 'normal' | undefined;
  readonly vacant?: boolean | undefined;
}

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const member: z.ZodType<Member> = z.lazy(() =>
  z.object({
    title: textOrNumber.describe('Role or unit.'),
    name: z.preprocess(absent, textOrNumber.optional()).describe('Who holds it.'),
    children: z.preprocess((v) => v ?? [], z.array(member)),
    emphasis: z.preprocess(absent, z.enum(['primary', 'normal']).optional()),
    vacant: z.preprocess(absent, z.boolean().optional()).describe('Outlined: nobody holds it yet.'),
  }),
);

export const data = z.object({
  root: z.preprocess(absent, member.optional()).describe('The top of the tree, where it is not sent as `subject` and `blocks`.'),
});
export type OrgData = z.infer<typeof data>;

/** The tree in whichever shape it was sent, and where its members are in the request. */
export interface Tree {
  readonly root: Member;
  /** Converts a pointer below `root` to one into the request. */
  readonly pointer: (member: string) => string | undefined;
}

export function treeOf(d: OrgData, parts: IntentParts, pointer: string): Tree {
  if (d.root !== undefined) return { root: d.root, pointer: (path) => pointer + path };
  const children = parts.blocks.map(
    (b: FormBlock): Member => ({
      title: b.label ?? b.sub ?? '',
      name: b.label === undefined ? undefined : b.sub,
      children: (b.detail ?? []).map((title) => ({ title, children: [] })),
      emphasis: b.emphasis,
    }),
  );
  const root: Member = { title: parts.subject?.text ?? '', children };
  return {
    root,
    pointer: (path) => {
      const [, , , i, key, k] = path.split('/');
      if (i === undefined) return path.endsWith('/title') ? parts.subject?.path : '/blocks';
      if (key === 'children') return k === undefined ? `/blocks/${i}/detail` : `/blocks/${i}/detail/${k}`;
      return `/blocks/${i}/${key === 'name' || parts.blocks[Number(i)]?.label === undefined ? 'sub' : 'label'}`;
    },
  };
}

export interface Placed {
  readonly member: Member;
  readonly depth: number;
  /** Pointer below `root`: `/root/children/0`. */
  readonly at: string;
}

/** Depth first, parents before their children. */
export const flatten = (m: Member, at = '/root', depth = 0): Placed[] => [
  { member: m, depth, at },
  ...m.children.flatMap((c, i) => flatten(c, `${at}/children/${i}`, depth + 1)),
];

export const treeIn = (d: OrgData, pane: FormPane): Tree => treeOf(d, pane.parts, pane.pointer);

const HARD = 90;

export const form = defineForm<OrgData>({
  name: 'org_structure',
  menu: 'Who reports to whom, with open and new positions marked.',
  when: 'A hierarchy of people, roles or units.',
  when_not: 'Ranks of different weight (use pyramid_hierarchy), duties by person (raci_matrix), a question taken apart (issue_tree).',
  binds: ['headline', 'context', 'subject', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'reporting_tree',
  capacity: { what: 'boxes', soft: 31, hard: HARD },
  drawn_as: 'grid',
  count: (d, parts) => flatten(treeOf(d, parts, '').root).length,
  split: (d, _hard, parts) => {
    if (d.root === undefined)
      return [{ blocks: parts.blocks.slice(0, 20) }, { blocks: parts.blocks.slice(20) }].filter((p) => p.blocks.length > 0);
    // The top on its own slide, then one slide a branch.
    const top = { ...d.root, children: d.root.children.map((c) => ({ ...c, children: [] })) };
    return [{ data: { root: top } }, ...d.root.children.filter((c) => c.children.length > 0).map((root) => ({ data: { root } }))];
  },
  controls: ['emphasis', 'vacant', 'icon'],
});

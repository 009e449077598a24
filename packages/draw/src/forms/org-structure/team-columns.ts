/** The top as a band, and one column a branch with a list of its members. */
import { capacityExceeded, columns, cutTop, type Drawing, type Kit, run, shape, sideOf } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';
import type { ParagraphIn } from '../../typeset/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { ID } from './_tree.ts';
import { flatten, form, type OrgData, type Placed, treeIn } from './form.ts';

export const variant = defineVariant(form, {
  name: 'team_columns',
  purpose: 'Who belongs to which team: one column a team, for structures that are wide and flat.',
  example: {
    headline: 'The programme runs in four teams with one lead each',
    context: 'Core banking migration, team set-up',
    source_note: 'Programme office',
    data: {
      root: {
        title: 'Programme lead',
        name: 'Helena Kranz',
        children: [
          {
            title: 'Migration',
            name: 'Ivo Petrov',
            emphasis: 'primary',
            children: [
              { title: 'Accounts', name: 'M. Sato' },
              { title: 'Loans', name: 'D. Riley' },
              { title: 'Reconciliation', name: 'F. Costa' },
            ],
          },
          {
            title: 'Interfaces',
            name: 'Yara Aziz',
            children: [
              { title: 'Payments', name: 'G. Novak' },
              { title: 'Cards', name: 'W. Kim' },
            ],
          },
          {
            title: 'Test',
            name: 'Lars Holm',
            children: [
              { title: 'Automation', name: 'C. Dubois' },
              { title: 'Acceptance', name: 'open', vacant: true },
              { title: 'Load', name: 'P. Singh' },
            ],
          },
          {
            title: 'Change',
            name: 'Rosa Lima',
            children: [
              { title: 'Training', name: 'V. Meyer' },
              { title: 'Branches', name: 'K. Byrne' },
            ],
          },
        ],
      },
    },
  },
  draw: drawColumns,
});

function drawColumns(d: OrgData, pane: FormPane, kit: Kit): Drawing {
  const { root, pointer } = treeIn(d, pane);
  const side = sideOf(pane.box, kit);
  const at = (path: string): string => pointer(path) ?? pane.pointer;
  const { cut, rest } = cutTop(pane.box, 0.75, 0.2);
  const teams = columns(rest, Math.max(1, root.children.length), 0.2);
  const words = (n: Placed, color: 'ink' | 'canvas' | '#FFFFFF', faint: 'muted' | typeof color): ParagraphIn[] => [
    { runs: [run(String(n.member.title), at(`${n.at}/title`), 'verbatim', { bold: true, color })] },
    ...(n.member.name === undefined ? [] : [{ runs: [run(String(n.member.name), at(`${n.at}/name`), 'verbatim', { color: faint })] }]),
  ];
  const top: Placed = { member: root, depth: 0, at: '/root' };
  const lists = root.children.map((c, i) => flatten(c, `/root/children/${i}`, 1));
  for (const size_pt of [16, 14, 12, 11, 10]) {
    const pad = 0.16;
    const heads = lists.map((l, i) => {
      const strong = l[0]?.member.emphasis === 'primary';
      const ground = strong ? ('accent1' as const) : ('soft1' as const);
      const ink = kit.on(ground);
      return { ground, block: kit.paragraphs(words(l[0] as Placed, ink, ink), { color: ink }), w: (teams[i]?.w ?? 1) - 2 * pad };
    });
    const fits = heads.map((h) => kit.fit({ block: h.block, sizes_pt: [size_pt], width_in: h.w }));
    const head_h = Math.max(0, ...fits.map((f) => f.height_in)) + 2 * pad * 0.7;
    const bodies = lists.map((l) =>
      kit.paragraphs(
        l.slice(1).flatMap((n) => {
          const indent = Math.max(0, n.depth - 2) * 0.18;
          return words(n, 'ink', 'muted').map((p, k) => ({ ...p, ...(indent > 0 ? { indent_in: indent } : {}), gap: k === 0 ? 0.55 : 0 }));
        }),
        { color: 'ink' },
      ),
    );
    const needs = bodies.map((b, i) =>
      b.paragraphs.length === 0
        ? { fits: true, height_in: 0 }
        : kit.fit({ block: b, sizes_pt: [size_pt], width_in: heads[i]?.w ?? 1, height_in: rest.h - head_h - 2 * pad }),
    );
    const topFit = kit.fit({
      block: kit.paragraphs(words(top, 'ink', 'ink'), { color: 'ink' }),
      sizes_pt: [size_pt],
      width_in: cut.w - 0.4,
      height_in: cut.h - 0.1,
    });
    if (!topFit.fits || needs.some((f) => !f.fits) || fits.some((f) => f.lines > 4)) continue;
    const h = head_h + Math.max(...needs.map((f) => f.height_in), 0) + 2 * pad;
    const card_h = h < rest.h * 0.7 ? h + (rest.h - h) * 0.25 : rest.h;
    const on = kit.on('accent1');
    const strong = !lists.some((l) => l[0]?.member.emphasis === 'primary');
    const rootGround = strong ? 'accent1' : 'soft1';
    const rootInk = strong ? on : kit.on('soft1');
    const shapes: Shape[] = [
      shape.rect({ id: `${ID}/box-1`, name: `box 1: ${root.title}`, role: 'node' }, cut, {
        fill: shape.fill(rootGround),
        radius_in: kit.theme.radius_in,
        text: kit.text.set({
          block: kit.paragraphs(words(top, rootInk, rootInk), { color: rootInk }),
          size_pt,
          width_in: cut.w,
          height_in: cut.h,
          align: 'center',
          anchor: 'middle',
          insets_in: { l: 0.2, r: 0.2 },
          lang: kit.locale,
        }),
      }),
    ];
    for (const [i, l] of lists.entries()) {
      const team = side.box({ ...(teams[i] as (typeof teams)[number]), h: card_h });
      const head = heads[i] as (typeof heads)[number];
      const id = `${ID}/team-${i + 1}`;
      const title = String(l[0]?.member.title);
      const align = side.leading(title);
      shapes.push(
        shape.rect({ id, name: `team ${i + 1}: ${title}`, role: 'card' }, team, { fill: shape.fill('surface') }),
        shape.rect(
          { id: `${id}/head-ground`, name: 'ground', role: 'decoration', host: id },
          { ...team, h: head_h },
          { fill: shape.fill(head.ground) },
        ),
        kit.place(
          { id: `${id}/head`, name: `team ${i + 1}: ${title}`, role: 'header', host: id },
          { x: team.x + pad, y: team.y, w: head.w, h: head_h },
          { block: head.block, size_pt, anchor: 'middle', align },
        ),
      );
      const body = bodies[i] as (typeof bodies)[number];
      if (body.paragraphs.length > 0)
        shapes.push(
          kit.place(
            { id: `${id}/members`, name: `members ${i + 1}: ${title}`, role: 'body', host: id },
            { x: team.x + pad, y: team.y + head_h + pad, w: head.w, h: card_h - head_h - 2 * pad },
            { block: body, size_pt, align },
          ),
        );
    }
    const alt = `Organisation in teams. ${String(root.title)}: ${lists.map((l) => l.map((n) => `${n.member.title}${n.member.name === undefined ? '' : ` (${n.member.name})`}`).join(', ')).join('; ')}.`;
    return { alt, shapes: shape.group({ id: ID, name: 'Organisation', role: 'group', alt }, shapes) };
  }
  throw capacityExceeded('The teams do not fit side by side at 10 pt.', 'Send fewer teams a slide, or shorten the longest titles.', {
    component: 'org_structure',
    count: flatten(root).length,
    pointer: '/data/root',
  });
}

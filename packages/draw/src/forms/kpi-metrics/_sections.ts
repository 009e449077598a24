/** Sections of short sentences in equal columns, or one below the other. */
import { type BoxIn, capacityExceeded, columns, type Kit, rows, run, type Sketch } from '../../layout/index.ts';
import type { ParagraphIn } from '../../typeset/index.ts';
import type { KpiData } from './form.ts';

/** From the top of a section to its sentences, inches. */
const HEAD_IN = 0.44;
const LARGEST_PT = 16;
const HEAD_PT = 14;

const bulletsOf = (section: KpiData['sections'][number], pointer: string): ParagraphIn[] =>
  section.items.map((item, k) => ({
    runs: [run(item, `${pointer}/items/${k}`)],
    bullet: { kind: 'square', color: 'accent1' },
    indent_in: 0.2,
    gap: 0.35,
  }));

/** Height that the sections need beside each other in their largest type, inches. */
export function sectionsHeight(sections: KpiData['sections'], width_in: number, kit: Kit): number {
  const [cell] = columns({ x: 0, y: 0, w: width_in, h: 1 }, sections.length, 0.3);
  const heights = sections.map((section) => {
    if (section.items.length === 0) return 0;
    const block = kit.paragraphs(bulletsOf(section, ''), { color: 'ink', leading: 1.2 });
    return kit.fit({ block, sizes_pt: [LARGEST_PT], width_in: cell?.w ?? width_in }).height_in;
  });
  return HEAD_IN + Math.max(0, ...heights);
}

/** Draws the sections into `box`. Refuses content that does not fit at 10 pt. */
export function drawSections(sketch: Sketch, sections: KpiData['sections'], pointer: string, box: BoxIn, stacked = false): void {
  const { kit } = sketch;
  const cells = stacked ? rows(box, sections.length, 0.2) : columns(box, sections.length, 0.3);
  const bullets = (s: KpiData['sections'][number], i: number): ParagraphIn[] => bulletsOf(s, `${pointer}/${i}`);
  const size = [LARGEST_PT, 14, 12, 11, 10].find((pt) =>
    sections.every(
      (s, i) =>
        s.items.length === 0 ||
        kit.fit({
          block: kit.paragraphs(bullets(s, i), { color: 'ink', leading: 1.2 }),
          sizes_pt: [pt],
          width_in: (cells[i] as BoxIn).w,
          height_in: (cells[i] as BoxIn).h - 0.45,
        }).fits,
    ),
  );
  if (size === undefined)
    throw capacityExceeded('The sections do not fit below the metrics at 10 pt.', 'Shorten the sentences or send fewer.', { pointer });
  for (const [i, s] of sections.entries()) {
    const c = cells[i] as BoxIn;
    const id = `section-${i + 1}`;
    sketch.cell(`${id}-head`, { text: s.label, path: `${pointer}/${i}/label` }, { ...c, h: 0.3 }, Math.max(HEAD_PT, size), {
      bold: true,
      color: kit.asText('accent1'),
      role: 'header',
    });
    sketch.line(`${id}-rule`, [c.x, c.y + 0.34], [c.x + c.w, c.y + 0.34], { color: 'muted', width_pt: 0.75 }, { role: 'rule' });
    if (s.items.length === 0) continue;
    sketch.block(
      id,
      { ...c, y: c.y + HEAD_IN, h: c.h - HEAD_IN },
      { block: kit.paragraphs(bullets(s, i), { color: 'ink', leading: 1.2 }), size_pt: size },
      { name: `section: ${s.label}` },
    );
  }
}

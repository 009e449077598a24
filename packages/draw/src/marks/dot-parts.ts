/** A hundred dots in parts, each named beside its own dots: the parts of a share. */
import { type BoxIn, capacityExceeded, type Kit, run, type SourcedText, shape, sideOf } from '../layout/index.ts';
import { type Color, isRgb, type Shape } from '../scene/index.ts';
import { withContrast } from '../themes/index.ts';

export interface DotPart {
  readonly value: number;
  readonly said: SourcedText;
  readonly label: SourcedText;
  /** Colour of the dots, where it is readable on the accent. */
  readonly tone?: Color | undefined;
}

const DOT_SHARE = 0.76;
/** Opacity of dots that belong to no part, or to the last of several parts. */
const REST = 0.25;
const LABEL_GAP = 0.1;

/** The first part has its name above at the left, the second above at the right, the third below. */
export function drawDotParts(parts: readonly DotPart[], box: BoxIn, id: string, kit: Kit): Shape[] {
  const side = sideOf(box, kit);
  const on = kit.on('accent1');
  const pitch = box.w / 10;
  const d = pitch * DOT_SHARE;
  const paintOf = (part: DotPart | undefined, i: number): { readonly color: Color; readonly alpha: number | undefined } => {
    if (part === undefined || (i === 2 && part.tone === undefined)) return { color: on, alpha: REST };
    const tone = part.tone;
    if (tone === undefined) return { color: on, alpha: undefined };
    // On the accent a tone of the canvas is often too faint. The same hue is then made as light or dark as text has to be.
    const { colors } = kit.theme;
    return { color: withContrast(isRgb(tone) ? tone : colors[tone], colors.accent1, 4.5), alpha: undefined };
  };
  const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, { value }) => sum + value, 0));
  const dots = Array.from({ length: 100 }, (_, k) => {
    const i = ends.findIndex((end) => k < end);
    const { color, alpha } = paintOf(parts[i], i);
    return shape.ellipse(
      { id: `${id}/dot-${k + 1}`, name: i < 0 ? `dot ${k + 1}` : `dot ${k + 1}: ${parts[i]?.label.text ?? ''}`, role: 'icon' },
      side.box({ x: box.x + (k % 10) * pitch + (pitch - d) / 2, y: box.y + Math.floor(k / 10) * pitch + (pitch - d) / 2, w: d, h: d }),
      { fill: shape.fill(color, alpha) },
    );
  });
  const said = parts.map(({ said: value, label }) => `${value.text} ${label.text}`).join(', ');
  const wide = (part: DotPart, pt: number): number => kit.text.widthIn(`${part.said.text} ${part.label.text}`, pt, { bold: true });
  const above = parts.slice(0, 2);
  const size_pt = [18, 16, 14, 12, 11, 10].find(
    (pt) => above.reduce((sum, part) => sum + wide(part, pt), 0) + 0.2 <= box.w && parts.slice(2).every((part) => wide(part, pt) <= box.w),
  );
  if (size_pt === undefined)
    throw capacityExceeded('The labels of the dots do not fit beside each other at 10 pt.', 'Shorten the labels of the proof.', {
      component: 'stat_card',
    });
  const h = kit.text.pitchIn(size_pt) + 0.02;
  const first = above[0] === undefined ? 0 : Math.min(wide(above[0], size_pt) + 0.04, box.w * (above.length > 1 ? 0.5 : 1));
  const labels = parts.map((part, i) => {
    const { color } = paintOf(part, i);
    // A custom colour is readable as text only with the contrast of text.
    const ink = i < 2 && kit.contrast(color, 'accent1') >= 4.5 ? color : on;
    const x = i === 1 ? box.x + first + 0.1 : box.x;
    const w = i === 0 ? first : i === 1 ? box.w - first - 0.1 : box.w;
    return kit.place(
      { id: `${id}/dots-label-${i + 1}`, name: `dots: ${part.label.text}`, role: 'label', host: `${id}/ground` },
      side.box({ x, y: i < 2 ? box.y - h - LABEL_GAP : box.y + box.h + LABEL_GAP, w, h }),
      {
        block: kit.block([run(part.said.text, part.said.path, part.said.bind), run(' '), run(part.label.text, part.label.path)], {
          color: ink,
          bold: i < 2,
        }),
        size_pt,
        align: i === 0 ? side.start : side.end,
        wrap: false,
      },
    );
  });
  return [...shape.group({ id: `${id}/dots`, name: 'a hundred dots', role: 'group', alt: `A hundred dots: ${said}.` }, dots), ...labels];
}

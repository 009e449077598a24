/** Text that a page prints several times: for bold letters at one place, for shadows and outlines beside it. */
import type { GlyphMark } from '../page/marks.ts';

/** Shares of the size: prints this near are one print, and those within the second are a shadow. */
const SAME_PLACE = 0.06;
const BESIDE = 0.3;
/** Of the size: letters of one word stand beside each other, and those of a shadow above or below too. */
const RAISED = 0.02;

interface Print {
  readonly glyphs: readonly GlyphMark[];
  readonly text: string;
}

/**
 * The last print stays, because it is on top.
 * @param onShadow is told of what is left out, where it stood beside the text
 */
export function printedOnce(glyphs: readonly GlyphMark[], onShadow: (glyphs: readonly GlyphMark[]) => void): GlyphMark[] {
  const covered = new Set<GlyphMark>();
  const earlier = new Map<string, Print[]>();
  for (const print of printsOf(glyphs)) {
    const same = earlier.get(print.text) ?? [];
    for (const other of same) {
      const by = distance(other, print);
      if (by === undefined) continue;
      for (const glyph of other.glyphs) covered.add(glyph);
      if (by > SAME_PLACE) onShadow(other.glyphs);
    }
    earlier.set(print.text, [...same.filter(({ glyphs: [first] }) => first !== undefined && !covered.has(first)), print]);
  }
  return withoutCopies(glyphs.filter((glyph) => !covered.has(glyph)));
}

function printsOf(glyphs: readonly GlyphMark[]): Print[] {
  const byShow = new Map<number, GlyphMark[]>();
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') continue;
    const list = byShow.get(glyph.show);
    if (list === undefined) byShow.set(glyph.show, [glyph]);
    else list.push(glyph);
  }
  return [...byShow.values()].map((of) => ({ glyphs: of, text: of.map(({ text }) => text).join('') }));
}

/** How far a print stands from an earlier one that it repeats, as a share of the size; undefined where both are text of their own. */
function distance(a: Print, b: Print): number | undefined {
  const [first, second] = [a.glyphs[0], b.glyphs[0]];
  const [last, end] = [a.glyphs.at(-1), b.glyphs.at(-1)];
  if (first === undefined || second === undefined || last === undefined || end === undefined) return undefined;
  const size = first.size_pt;
  if (a.glyphs.length !== b.glyphs.length || Math.abs(size - second.size_pt) > 0.03 * size) return undefined;
  if (Math.hypot(first.along[0] - second.along[0], first.along[1] - second.along[1]) > 0.02) return undefined;
  const [dx, dy] = [(second.x - first.x) / size, (second.y - first.y) / size];
  if (Math.hypot((end.x - last.x) / size - dx, (end.y - last.y) / size - dy) > SAME_PLACE) return undefined;
  const by = Math.hypot(dx, dy);
  if (by <= SAME_PLACE) return by;
  const across = Math.abs(dx * first.along[1] - dy * first.along[0]);
  const long = Math.hypot(last.x - first.x, last.y - first.y) + last.advance;
  return by < BESIDE && (a.glyphs.length > 1 ? by * size < 0.5 * long : across > RAISED) ? by : undefined;
}

/** Letters that are printed again at their place, in pieces of another length. */
function withoutCopies(glyphs: readonly GlyphMark[]): GlyphMark[] {
  const seen = new Map<string, GlyphMark[]>();
  const kept: GlyphMark[] = [];
  for (const one of [...glyphs].reverse()) {
    const key = `${one.text} ${Math.round(one.size_pt)}`;
    const near = seen.get(key) ?? [];
    const by = one.size_pt * SAME_PLACE;
    if (one.text.trim() !== '' && near.some((other) => Math.abs(other.x - one.x) < by && Math.abs(other.y - one.y) < by)) continue;
    near.push(one);
    seen.set(key, near);
    kept.push(one);
  }
  return kept.reverse();
}

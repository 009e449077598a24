/** Checks a drawn slide thoroughly, for the lint command and for tests. Some checks compare it with a second drawing. */
import { type DrawProblem, readJson, readSlideRequest, type SlideRequest } from '../intent/index.ts';
import type { Warning } from '../layout/index.ts';
import { EMU_PER_IN, plainText, type Shape, type Slide, type TextBody, type Theme, walk } from '../scene/index.ts';
import type { MeasureContext } from '../scene/measures/index.ts';
import { type Brand, themes } from '../themes/index.ts';
import type { DrawKit } from './draw-kit.ts';
import { drawSlide } from './draw-slide.ts';
import type { ManifestEntry } from './manifest.ts';
import { judge, type Subject, type Verdict } from './rubric.ts';
import type { DrawnSlide } from './seal-slide.ts';

export interface LintOptions {
  /** Runs also the checks that need more drawings: texts set again, glyphs, other themes, a second run, the mirrored slide. */
  readonly full?: boolean;
}

/** Judges a drawn slide again. With `full`, the slide is drawn again from the request that it carries. */
export async function lintSlide(drawn: DrawnSlide, kit: DrawKit, { full = false }: LintOptions = {}): Promise<Verdict> {
  const { deck, report, body, judged: slide } = drawn;
  const subject: Subject = {
    slide,
    theme: deck.theme,
    body,
    traits: drawn.traits,
    warnings: [...report.warnings, ...report.notices],
  };
  const { score, errors, warnings } = judge(
    subject,
    full ? await contextOf(drawn, slide, kit) : { supplied_text: deck.source?.intents[0] ?? '' },
  );
  return { score, errors, warnings };
}

/** Codes that say why a supplied value is on no shape (visual language, section 8). */
const EXPLAINS = new Set(['items_dropped', 'labels_thinned', 'index_out_of_range', 'glyph_missing']);

async function contextOf({ deck, report, brand, traits }: DrawnSlide, slide: Slide, kit: DrawKit): Promise<MeasureContext> {
  const canonical = deck.source?.intents[0] ?? '{}';
  const explained = report.warnings.some((w) => EXPLAINS.has(w.code));
  const unreconciled = report.warnings.some((w) => w.code === 'totals_do_not_reconcile' || w.code === 'percent_not_100');
  const again = async (change: Readonly<Record<string, unknown>>): Promise<Slide | undefined> => {
    const read = requestOf(canonical, change, brand);
    return 'code' in read ? undefined : (await drawSlide(read, kit)).judged;
  };
  const own = await again({ theme_id: deck.theme.id });
  return {
    overfull: setAgain(slide, deck.theme, kit),
    missing_glyphs: glyphsOf(slide, report.warnings),
    unshown: explained ? [] : report.fidelity_manifest.filter((e: ManifestEntry) => e.bound === 'dropped').map((e) => e.path),
    supplied_text: canonical,
    broken_sums: unreconciled ? [] : report.proofs.filter((p) => !p.ok),
    theme_differences: (
      await Promise.all(
        themes
          // A slide on a template has other places than on a built-in theme.
          .filter((theme) => theme.id !== deck.theme.id && brand?.template === undefined)
          .map(async (theme) => {
            const other = await again({ theme_id: theme.id });
            const shape_id = other === undefined ? 'the slide' : firstDifference(slide, other, sameBox);
            return shape_id === undefined ? [] : [{ shape_id, theme: theme.id }];
          }),
      )
    ).flat(),
    ...differs(own === undefined ? 'the slide' : firstDifference(slide, own, (a, b) => JSON.stringify(a) === JSON.stringify(b))),
    mirror_differences:
      slide.direction === 'rtl' && !traits.keeps_direction
        ? mirrored(slide, await again({ theme_id: deck.theme.id, direction: 'ltr' }))
        : [],
  };
}

const differs = (second_drawing_differs: string | undefined): MeasureContext =>
  second_drawing_differs === undefined ? {} : { second_drawing_differs };

function requestOf(canonical: string, change: Readonly<Record<string, unknown>>, brand?: Brand): SlideRequest | DrawProblem {
  const json = readJson(canonical);
  if (!json.ok) throw new RangeError('a drawn slide carries a request that cannot be read');
  const read = readSlideRequest(Object.assign(json.value as object, change), {
    brands: (id) => (id === brand?.theme.id ? brand : undefined),
  });
  return read.ok ? read.request : read.problem;
}

const sameBox = (a: Shape, b: Shape): boolean => a.box.x === b.box.x && a.box.y === b.box.y && a.box.w === b.box.w && a.box.h === b.box.h;

/** Id of the first shape that two drawings do not share. */
function firstDifference(a: Slide, b: Slide, same: (a: Shape, b: Shape) => boolean): string | undefined {
  const ours = [...walk(a.shapes)];
  const theirs = [...walk(b.shapes)];
  for (let i = 0; i < Math.max(ours.length, theirs.length); i++) {
    const [x, y] = [ours[i], theirs[i]];
    if (x === undefined || y === undefined || x.id !== y.id || !same(x, y)) return (x ?? y)?.id;
  }
  return undefined;
}

function mirrored(slide: Slide, twin: Slide | undefined): NonNullable<MeasureContext['mirror_differences']> {
  if (twin === undefined) return [];
  const others = new Map([...walk(twin.shapes)].map((s) => [s.id, s.box]));
  const out: { shape_id: string; off_in: number }[] = [];
  for (const { id, box, kind } of walk(slide.shapes)) {
    const other = others.get(id);
    if (other === undefined || kind === 'group' || !id.startsWith('body')) continue;
    const off_in =
      Math.max(Math.abs(slide.canvas.w - other.x - other.w - box.x), Math.abs(other.y - box.y), Math.abs(other.w - box.w)) / EMU_PER_IN;
    if (off_in > 0.01) out.push({ shape_id: id, off_in });
  }
  return out;
}

function* bodiesOf(
  slide: Slide,
): Generator<{ readonly shape_id: string; readonly text: TextBody; readonly w: number; readonly h: number }> {
  for (const s of walk(slide.shapes)) {
    if (s.kind === 'table')
      for (const [r, row] of s.cells.entries())
        for (const [c, cell] of row.entries()) {
          const w = s.columns.slice(c, c + (cell.col_span ?? 1)).reduce((sum, v) => sum + v, 0);
          const h = s.rows.slice(r, r + (cell.row_span ?? 1)).reduce((sum, v) => sum + v, 0);
          if (!cell.covered) yield { shape_id: `${s.id}/r${r + 1}c${c + 1}`, text: cell.text, w: w / EMU_PER_IN, h: h / EMU_PER_IN };
        }
    else if ('text' in s && s.text !== undefined) yield { shape_id: s.id, text: s.text, w: s.box.w / EMU_PER_IN, h: s.box.h / EMU_PER_IN };
  }
}

/** Every text set once more, from its paragraphs alone, in the theme's faces: lines wider than their frame, or more than were drawn. */
function setAgain(slide: Slide, theme: Theme, kit: DrawKit): NonNullable<MeasureContext['overfull']> {
  const typesetter = kit.fonts.typesetter(theme);
  const out: { shape_id: string; measured_in: number; limit_in: number; what: 'width' | 'height' }[] = [];
  for (const { shape_id, text, w, h } of bodiesOf(slide)) {
    const { l, r, t, b } = text.insets;
    const first = text.paragraphs[0]?.runs[0];
    if (first === undefined) continue;
    const set = typesetter.set({
      block: {
        color: first.color,
        leading: text.paragraphs[0]?.leading ?? 1.15,
        ...(first.font === undefined ? {} : { font: first.font }),
        paragraphs: text.paragraphs.map((p) => ({
          runs: p.runs,
          ...(p.bullet === undefined ? {} : { bullet: p.bullet }),
          ...(p.indent === undefined ? {} : { indent_in: p.indent / EMU_PER_IN }),
        })),
      },
      size_pt: first.size_pt,
      // Boxes are whole EMU; half of one must not break a word.
      width_in: w + 0.005,
      height_in: h,
      wrap: text.wrap,
      insets_in: { l: l / EMU_PER_IN, r: r / EMU_PER_IN, t: t / EMU_PER_IN, b: b / EMU_PER_IN },
    });
    const widest = Math.max(0, ...set.lines.map((line) => line.w)) / EMU_PER_IN;
    const frame = w - (l + r) / EMU_PER_IN;
    if (widest > frame + 0.01) out.push({ shape_id, measured_in: widest, limit_in: frame, what: 'width' });
    if (set.lines.length > text.lines.length)
      out.push({ shape_id, measured_in: heightOfLines(set), limit_in: heightOfLines(text), what: 'height' });
  }
  return out;
}

const heightOfLines = ({ lines }: TextBody): number => {
  const [first, last] = [lines[0], lines.at(-1)];
  return first === undefined || last === undefined ? 0 : (last.baseline + last.descent - first.baseline + first.ascent) / EMU_PER_IN;
};

/** Characters that the drawing warned of, and the shapes that hold them. */
function glyphsOf(slide: Slide, warnings: readonly Warning[]): NonNullable<MeasureContext['missing_glyphs']> {
  const absent = warnings.flatMap(({ code, message }) => {
    if (code !== 'glyph_missing') return [];
    return [...message.matchAll(/U\+([0-9A-F]{4,6})/g)].map(([, hex = '20']) => String.fromCodePoint(Number.parseInt(hex, 16)));
  });
  if (absent.length === 0) return [];
  return [...bodiesOf(slide)].flatMap(({ shape_id, text }) =>
    absent.filter((c) => plainText(text).includes(c)).map((character) => ({ shape_id, character })),
  );
}

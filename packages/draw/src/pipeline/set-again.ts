/** Sets a text again with other words, another format or another box, and keeps the rest. */
import type { Kit } from '../layout/index.ts';
import { type Box, type Color, inOfEmu, type Run, type TextBody } from '../scene/index.ts';
import type { ParagraphIn, RunIn } from '../typeset/index.ts';

/** The format that a person may give to a text. */
export interface RunStyle {
  readonly size_pt?: number | undefined;
  readonly color?: Color | undefined;
  readonly font?: string | undefined;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
}

export const restyled = (run: RunIn, style: RunStyle | undefined): RunIn => {
  if (style === undefined) return run;
  const given = Object.entries(style).filter(([name, value]) => name !== 'text' && value !== undefined);
  return { ...run, ...Object.fromEntries(given) };
};

const runIn = ({ text, size_pt, color, font, bold, italic, underline, link, path, bind, field }: Run): RunIn => ({
  text,
  size_pt,
  color,
  ...(font === undefined ? {} : { font }),
  ...(bold === undefined ? {} : { bold }),
  ...(italic === undefined ? {} : { italic }),
  ...(underline === undefined ? {} : { underline }),
  ...(link === undefined ? {} : { link }),
  ...(path === undefined ? {} : { path }),
  ...(bind === undefined ? {} : { bind }),
  ...(field === undefined ? {} : { field }),
});

/** The paragraphs of a body as they can be set again. */
export const paragraphsOf = (body: TextBody): readonly ParagraphIn[] =>
  body.paragraphs.map((paragraph) => {
    const largest = Math.max(1, ...paragraph.runs.map((run) => run.size_pt));
    return {
      runs: paragraph.runs.map(runIn),
      align: paragraph.align,
      ...(paragraph.bullet === undefined ? {} : { bullet: paragraph.bullet }),
      ...(paragraph.indent === undefined ? {} : { indent_in: inOfEmu(paragraph.indent) }),
      ...(paragraph.hang === undefined ? {} : { hang_in: inOfEmu(paragraph.hang) }),
      ...(paragraph.level === undefined ? {} : { level: paragraph.level }),
      ...(paragraph.space_before_pt === undefined ? {} : { gap: paragraph.space_before_pt / (largest * paragraph.leading) }),
    };
  });

/** Other words in the look of the old ones: a paragraph takes that of the one in its place, the last one's beyond them. */
export function retyped(
  old: readonly ParagraphIn[],
  paragraphs: readonly {
    readonly runs: readonly ({ readonly text: string } & RunStyle)[];
    readonly align?: ParagraphIn['align'] | undefined;
  }[],
): readonly ParagraphIn[] {
  return paragraphs.map(({ runs, align }, i): ParagraphIn => {
    const like = old[Math.min(i, old.length - 1)];
    const first = like?.runs[0];
    const { path: _path, bind: _bind, field: _field, link: _link, ...look } = first ?? { text: '' };
    return {
      ...like,
      ...(align === undefined ? {} : { align }),
      runs: runs.map((run) => restyled({ ...look, text: run.text }, run)),
    };
  });
}

export function setAgain(body: TextBody, paragraphs: readonly ParagraphIn[], box: Box, kit: Kit): TextBody {
  const { l, t, r, b } = body.insets;
  const first = body.paragraphs[0];
  const sizes = paragraphs.flatMap((paragraph) => paragraph.runs.map((run) => run.size_pt ?? 0));
  const heading = body.paragraphs.some((paragraph) => paragraph.runs[0]?.font === 'heading');
  return kit.text.set({
    block: {
      color: first?.runs[0]?.color ?? 'ink',
      ...(heading ? { font: 'heading' as const } : {}),
      ...(first === undefined ? {} : { leading: first.leading }),
      paragraphs,
    },
    size_pt: Math.max(1, ...sizes),
    width_in: inOfEmu(box.w),
    height_in: inOfEmu(box.h),
    align: first?.align ?? 'left',
    anchor: body.anchor,
    wrap: body.wrap,
    insets_in: { l: inOfEmu(l), t: inOfEmu(t), r: inOfEmu(r), b: inOfEmu(b) },
    lang: kit.locale,
  });
}

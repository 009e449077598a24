/** The same shapes through PptxGenJS, from finished coordinates: it neither measures nor lays out. */
import { type Color, type Deck, inOfEmu, resolveColor, type Shape, type TextBody, type Theme } from '@deckwright/draw/scene';
import PptxGenJS from 'pptxgenjs';
import { leaves } from '../workload.ts';

type Presentation = InstanceType<typeof PptxGenJS>;
type PeerSlide = ReturnType<Presentation['addSlide']>;
type TextProps = Parameters<PeerSlide['addText']>[0];

const hex = (theme: Theme, color: Color): string => resolveColor(theme, color).slice(1);

/** Only STREAM supports `compression`. */
export async function withPptxGenJs(deck: Deck): Promise<Uint8Array> {
  const presentation = new PptxGenJS();
  presentation.defineLayout({ name: 'WIDE', width: 13.333, height: 7.5 });
  presentation.layout = 'WIDE';
  presentation.title = deck.title;
  for (const { shapes } of deck.slides) {
    const slide = presentation.addSlide();
    for (const shape of leaves(shapes)) add(slide, shape, deck.theme);
  }
  const bytes = await presentation.write({ outputType: 'STREAM' as 'nodebuffer', compression: true });
  return bytes as Uint8Array;
}

function add(slide: PeerSlide, shape: Shape, theme: Theme): void {
  const place = { x: inOfEmu(shape.box.x), y: inOfEmu(shape.box.y), w: inOfEmu(shape.box.w), h: inOfEmu(shape.box.h) };
  const fill = 'fill' in shape && shape.fill ? { fill: { color: hex(theme, shape.fill.color) } } : {};
  if (shape.kind === 'line') {
    const { color, width_pt, dash } = shape.stroke;
    slide.addShape('line', { ...place, line: { color: hex(theme, color), width: width_pt, dashType: dash === 'dash' ? 'dash' : 'solid' } });
    return;
  }
  const geometry = shape.kind === 'ellipse' ? 'ellipse' : 'rect';
  const text = 'text' in shape ? shape.text : undefined;
  if (text === undefined) slide.addShape(geometry, { ...place, ...fill });
  else
    slide.addText(runsOf(text, theme), {
      ...place,
      ...fill,
      shape: geometry,
      margin: 0,
      valign: text.anchor,
      fontFace: theme.fonts.body.family,
    });
}

const runsOf = (text: TextBody, theme: Theme): TextProps =>
  text.paragraphs.flatMap(({ runs, align }) =>
    runs.map((run, i) => ({
      text: run.text,
      options: { fontSize: run.size_pt, bold: run.bold ?? false, color: hex(theme, run.color), align, breakLine: i === runs.length - 1 },
    })),
  );

/** A slide as text that people can read and compare: one shape a line, inches instead of EMU, lines of text as they were set. */
import {
  type Box,
  type Deck,
  type Emu,
  type Fill,
  inOfEmu,
  type Line,
  type Shape,
  type Slide,
  type Stroke,
  type TextBody,
} from '@deckwright/draw/scene';

/** Four digits after the point: a tenth of a thousandth of an inch is far below a pixel, so last-bit noise does not show. */
const inches = (emu: Emu): number => Number(inOfEmu(emu).toFixed(4)) + 0;

const corners = ({ x, y, w, h }: Box): number[] => [x, y, w, h].map(inches);

/** The golden form of a deck: what it says about itself, then each slide's shapes. Ends with a line feed. */
export function goldenText(deck: Deck): string {
  const slides = deck.slides.map(slideText);
  return `{\n  "theme": ${JSON.stringify(deck.theme.id)},\n  "slides": [\n${slides.join(',\n')}\n  ]\n}\n`;
}

function slideText(slide: Slide): string {
  const { shapes, ...about } = slide;
  const facts = { ...about, canvas: [inches(slide.canvas.w), inches(slide.canvas.h)] };
  const head = Object.entries(facts).map(([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `    {\n${head.join('')}      "shapes": [\n${shapeLines(shapes, 8)}\n      ]\n    }`;
}

const shapeLines = (shapes: readonly Shape[], indent: number): string => shapes.map((shape) => shapeLine(shape, indent)).join(',\n');

function shapeLine(shape: Shape, indent: number): string {
  const pad = ' '.repeat(indent);
  const fields = compact(record(shape));
  if (shape.kind !== 'group') return pad + JSON.stringify(fields);
  const open = JSON.stringify(fields).slice(0, -1);
  return `${pad}${open},"children":[\n${shapeLines(shape.children, indent + 2)}\n${pad}]}`;
}

/** Drops what is absent, so that an added optional field changes only the shapes that use it. */
const compact = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

function record(shape: Shape): Record<string, unknown> {
  const { id, kind, role, name, box, rotation, alt, host, datum } = shape;
  const base = { id, kind, role, name, box: corners(box), rotation, alt, host, datum };
  switch (shape.kind) {
    case 'text':
      return { ...base, placeholder: shape.placeholder, text: textOf(shape.text) };
    case 'rect':
      return { ...base, radius: shape.radius && inches(shape.radius), ...paintOf(shape), text: shape.text && textOf(shape.text) };
    case 'ellipse':
      return { ...base, ...paintOf(shape), text: shape.text && textOf(shape.text) };
    case 'path':
      return { ...base, ...paintOf(shape), even_odd: shape.even_odd, steps: stepsOf(shape.steps), text: shape.text && textOf(shape.text) };
    case 'line':
      return {
        ...base,
        from: [inches(shape.from.x), inches(shape.from.y)],
        to: [inches(shape.to.x), inches(shape.to.y)],
        stroke: strokeOf(shape.stroke),
        glue_from: shape.glue_from,
        glue_to: shape.glue_to,
      };
    case 'image':
      return {
        ...base,
        media: shape.media,
        crop: shape.crop,
        radius: shape.radius && inches(shape.radius),
        stroke: shape.stroke && strokeOf(shape.stroke),
      };
    case 'table':
      return {
        ...base,
        columns: shape.columns.map(inches),
        rows: shape.rows.map(inches),
        cells: shape.cells.map((row) =>
          row.map(({ text, fill, top, bottom, left, right, ...flags }) =>
            compact({ ...flags, fill: fill && fillOf(fill), borders: bordersOf({ top, bottom, left, right }), text: textOf(text) }),
          ),
        ),
      };
    case 'group':
      return base;
  }
}

const paintOf = ({ fill, stroke }: { fill?: Fill; stroke?: Stroke }) => ({
  fill: fill && fillOf(fill),
  stroke: stroke && strokeOf(stroke),
});

const fillOf = ({ color, alpha, hatch }: Fill): string =>
  [color, alpha === undefined ? '' : `alpha ${alpha}`, hatch === undefined ? '' : `hatch ${hatch}`].filter(Boolean).join(' ');

const strokeOf = ({ color, width_pt, ...rest }: Stroke): string =>
  [color, `${width_pt}pt`, ...Object.entries(rest).map(([key, value]) => `${key} ${value}`)].join(' ');

function bordersOf(sides: Readonly<Record<string, Stroke | undefined>>): Record<string, string> | undefined {
  const drawn = Object.entries(sides).flatMap(([side, stroke]) => (stroke ? [[side, strokeOf(stroke)]] : []));
  return drawn.length > 0 ? Object.fromEntries(drawn) : undefined;
}

type PathSteps = Extract<Shape, { kind: 'path' }>['steps'];

const stepsOf = (steps: PathSteps): string =>
  steps
    .map((step) => {
      if (step.op === 'Z') return 'Z';
      const points = step.op === 'C' ? [step.x1, step.y1, step.x2, step.y2, step.x, step.y] : [step.x, step.y];
      return `${step.op} ${points.map(inches).join(' ')}`;
    })
    .join(' ');

/** What a text says and where each value comes from, then every line as it was set: place, faces, sizes, words. */
function textOf(body: TextBody): Record<string, unknown> {
  const { paragraphs, anchor, insets, wrap, lines } = body;
  const paths = paragraphs.flatMap((paragraph) =>
    paragraph.runs.flatMap((run) => (run.path === undefined ? [] : [`${run.path} ${run.bind ?? ''}`.trim()])),
  );
  const bullets = paragraphs.map((paragraph) => paragraph.bullet?.kind).filter(Boolean);
  return compact({
    anchor,
    align: [...new Set(paragraphs.map((paragraph) => paragraph.align))].join(' '),
    insets: [insets.l, insets.t, insets.r, insets.b].map(inches),
    nowrap: wrap ? undefined : true,
    bullets: bullets.length > 0 ? bullets.join(' ') : undefined,
    paths: paths.length > 0 ? paths : undefined,
    links: paragraphs.flatMap((paragraph) => paragraph.runs.flatMap((run) => run.link ?? [])).join(' ') || undefined,
    lines: lines.map(lineOf),
  });
}

const lineOf = (line: Line): string =>
  `${inches(line.x)},${inches(line.baseline)} w${inches(line.w)} ` +
  line.spans.map((span) => `[${span.face} ${span.size_pt} ${span.color}${span.rtl ? ' rtl' : ''}] ${span.text}`).join(' ');

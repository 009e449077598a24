/** Turns a shape that a person drew into an element of an authored document, and names what the element cannot hold. */
import { EMU_PER_IN } from '@deckwright/draw/scene';
import {
  type ForeignParagraph,
  type ForeignShape,
  type ForeignText,
  type Outline,
  type OutlineStep,
  type Paint,
  UNKNOWN,
} from '@deckwright/read/pptx';

/** Rounded to digits from which whole EMU can be restored. */
export const inches = (emu: number): number => Math.round((emu / EMU_PER_IN) * 1e7) / 1e7;

export type AddedElement = Readonly<Record<string, unknown>>;

export interface ElementKit {
  /** Bytes and media type of a picture part. */
  readonly picture: (part: string) => { readonly bytes: Uint8Array; readonly mime: string } | undefined;
  /** Called with what an element leaves out. */
  readonly lost: (what: string) => void;
}

const MAX_PICTURE = 4 * 1024 * 1024;

/** Undefined for a shape that no element can hold; `lost` is told so. */
export function toElement(shape: ForeignShape, id: string, kit: ElementKit): AddedElement | undefined {
  const { box } = shape;
  if (box === undefined) {
    kit.lost('it has no place of its own');
    return undefined;
  }
  if (shape.effects) kit.lost('its shadow or other effects');
  const common = { id, name: shape.name.slice(0, 200) || 'shape', ...(shape.alt ? { alt: shape.alt.slice(0, 2000) } : {}) };
  const place = { x_in: inches(box.x), y_in: inches(box.y), w_in: inches(box.w), h_in: inches(box.h) };
  const turn = Math.abs(shape.rotation) < 0.05 ? {} : { rotation: Math.round(shape.rotation * 1000) / 1000 };
  switch (shape.kind) {
    case 'picture': {
      const part = shape.picture.part;
      const found = part === undefined ? undefined : kit.picture(part);
      if (found === undefined || found.bytes.length > MAX_PICTURE || !/^image\/(?:png|jpeg|gif|webp)$/.test(found.mime)) {
        kit.lost('the picture itself, which is linked, too large or of a kind that is not carried');
        return undefined;
      }
      const { l, t, r, b } = shape.picture.crop;
      if ([l, t, r, b].some((share) => Math.abs(share) > 0.001)) kit.lost('how the picture is cropped');
      if (shape.rotation !== 0) kit.lost('its turn');
      const src = `data:${found.mime};base64,${Buffer.from(found.bytes).toString('base64')}`;
      return { kind: 'image', ...common, alt: shape.alt || shape.name, ...place, src, fit: 'stretch' };
    }
    case 'table':
      return tableOf(shape, common, place, kit);
    case 'group':
    case 'diagram': {
      const children = shape.children.flatMap((child, i) => toElement(child, `${id}.${i + 1}`, kit) ?? []);
      return children.length === 0 ? undefined : { kind: 'group', ...common, elements: children };
    }
    case 'connector':
    case 'shape':
      break;
    default:
      kit.lost(`a ${shape.kind}`);
      return undefined;
  }
  const stroke = strokeOf(shape.outline);
  const preset = shape.geometry === UNKNOWN ? 'rect' : shape.geometry.preset;
  if (shape.kind === 'connector' || preset === 'line' || preset.startsWith('straightConnector')) {
    const [x1, x2] = shape.flip_h ? [box.x + box.w, box.x] : [box.x, box.x + box.w];
    const [y1, y2] = shape.flip_v ? [box.y + box.h, box.y] : [box.y, box.y + box.h];
    if (/^(?:bent|curved)Connector/.test(preset)) kit.lost('the bends of the connector, which is drawn straight');
    return {
      kind: 'line',
      ...common,
      x1_in: inches(x1),
      y1_in: inches(y1),
      x2_in: inches(x2),
      y2_in: inches(y2),
      stroke: stroke ?? { color: 'ink', width_pt: 1 },
    };
  }
  const fill = fillOf(shape.fill, kit);
  const paint = { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) };
  const words = shape.text === undefined ? {} : textOf(shape.text);
  if (preset === 'rect' && fill === undefined && stroke === undefined) return { kind: 'text', ...common, ...place, ...turn, ...words };
  if (preset === 'rect') return { kind: 'rect', ...common, ...place, ...turn, ...paint, ...words };
  if (preset === 'roundRect')
    return { kind: 'rect', ...common, ...place, ...turn, ...paint, ...words, radius_in: inches(Math.min(box.w, box.h) / 6) };
  if (preset === 'ellipse') return { kind: 'ellipse', ...common, ...place, ...turn, ...paint, ...words };
  const steps = shape.geometry === UNKNOWN ? [] : shape.geometry.paths.flatMap((path) => path.steps.map(stepOf));
  if (steps.length < 2) {
    kit.lost('its outline, which is drawn as a rectangle');
    return { kind: 'rect', ...common, ...place, ...turn, ...paint, ...words };
  }
  if (shape.rotation !== 0 || shape.flip_h || shape.flip_v) kit.lost('its turn or mirroring');
  const { id: _id, name, ...alt } = common;
  const outline = { kind: 'path', id, name, ...alt, x_in: place.x_in, y_in: place.y_in, steps, ...paint };
  if (Object.keys(words).length === 0) return outline;
  const color = fill === undefined ? {} : textColor(shape.text);
  const text = { kind: 'text', id: `${id}.text`, name: `${name} text`, ...place, ...words, ...color };
  return { kind: 'group', ...common, elements: [{ ...outline, id: `${id}.shape` }, text] };
}

const stepOf = (step: OutlineStep): readonly (string | number)[] =>
  step.op === 'Z'
    ? ['Z']
    : step.op === 'C'
      ? ['C', ...[step.x1, step.y1, step.x2, step.y2, step.x, step.y].map(inches)]
      : [step.op, inches(step.x), inches(step.y)];

const rgbOf = (paint: Paint): string | undefined => (paint.kind === 'solid' && paint.color !== UNKNOWN ? paint.color.rgb : undefined);

/** A gradient becomes its first colour, and `lost` is told so. */
export function fillOf(paint: Paint, kit: Pick<ElementKit, 'lost'>): { readonly color: string; readonly alpha?: number } | undefined {
  if (paint.kind === 'none') return undefined;
  if (paint.kind === 'solid' && paint.color !== UNKNOWN)
    return { color: paint.color.rgb, ...(paint.color.alpha < 0.995 ? { alpha: Math.round(paint.color.alpha * 1000) / 1000 } : {}) };
  const first =
    paint.kind === 'gradient'
      ? paint.stops.map(({ color }) => color).find((color) => color !== UNKNOWN)
      : paint.kind === 'pattern'
        ? paint.foreground
        : UNKNOWN;
  kit.lost(`its ${paint.kind === 'unknown' ? 'fill' : `${paint.kind} fill`}, of which one colour is kept`);
  return first === undefined || first === UNKNOWN ? { color: 'surface' } : { color: first.rgb };
}

const ENDS: Readonly<Record<string, string>> = { triangle: 'triangle', arrow: 'arrow', stealth: 'arrow', diamond: 'diamond', oval: 'oval' };
const DASHES: Readonly<Record<string, string>> = {
  dash: 'dash',
  sysDash: 'dash',
  dot: 'dot',
  sysDot: 'dot',
  dashDot: 'dashDot',
  lgDash: 'longDash',
};

export function strokeOf(outline: Outline | undefined): AddedElement | undefined {
  if (outline === undefined || outline.paint.kind === 'none') return undefined;
  const dash = DASHES[outline.dash];
  return {
    color: rgbOf(outline.paint) ?? 'ink',
    width_pt: Math.round((outline.width / 12_700) * 100) / 100,
    ...(dash === undefined ? {} : { dash }),
    ...(ENDS[outline.head] === undefined ? {} : { head: ENDS[outline.head] }),
    ...(ENDS[outline.tail] === undefined ? {} : { tail: ENDS[outline.tail] }),
  };
}

const alignOf = (align: ForeignParagraph['align']): string => (align === 'justify' ? 'left' : align);

/** Words of an element. */
export function textOf(text: ForeignText): AddedElement {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.every(({ runs }) => runs.length === 0)) return {};
  const size = text.paragraphs.flatMap((p) => p.runs.map((run) => run.size_pt)).find((one) => one !== UNKNOWN);
  const { l, t, r, b } = text.insets;
  return {
    paragraphs,
    ...(typeof size === 'number' ? { size_pt: sizeOf(size, text) } : {}),
    anchor: text.anchor,
    wrap: text.wrap,
    insets_in: { l: inches(l), t: inches(t), r: inches(r), b: inches(b) },
  };
}

const sizeOf = (size: number, text: ForeignText): number => Math.min(400, Math.max(1, Math.round(size * text.font_scale * 10) / 10));

const textColor = (text: ForeignText | undefined): AddedElement => {
  const paint = text?.paragraphs[0]?.runs[0]?.paint;
  const rgb = paint === undefined ? undefined : rgbOf(paint);
  return rgb === undefined ? {} : { color: rgb };
};

export const paragraphsOf = (
  text: ForeignText,
): readonly { readonly runs: readonly AddedElement[]; readonly align: string; readonly bullet?: boolean; readonly level?: number }[] =>
  text.paragraphs.map((p) => ({
    runs: p.runs.map((run) => {
      const color = rgbOf(run.paint);
      return {
        text: run.kind === 'break' ? '\n' : run.text,
        ...(run.size_pt === UNKNOWN ? {} : { size_pt: sizeOf(run.size_pt, text) }),
        ...(color === undefined ? {} : { color }),
        ...(run.bold ? { bold: true } : {}),
        ...(run.italic ? { italic: true } : {}),
        ...(run.underline && run.link === undefined ? { underline: true } : {}),
        ...(run.link !== undefined && /^(?:https:\/\/|mailto:)/.test(run.link) ? { link: run.link } : {}),
      };
    }),
    align: alignOf(p.align),
    ...(p.bullet === undefined ? {} : { bullet: true }),
    ...(p.level === 0 ? {} : { level: p.level }),
  }));

function tableOf(
  table: Extract<ForeignShape, { kind: 'table' }>,
  common: AddedElement,
  place: AddedElement,
  kit: ElementKit,
): AddedElement {
  const cells: AddedElement[][] = table.rows.map(() => table.columns.map(() => ({ text: '' })));
  for (const cell of table.cells) {
    if (cell.row_span > 1 || cell.column_span > 1) kit.lost('its merged cells');
    const run = cell.text.paragraphs[0]?.runs[0];
    const fill = rgbOf(cell.fill);
    const color = run === undefined ? undefined : rgbOf(run.paint);
    const row = cells[cell.row];
    if (row === undefined || row[cell.column] === undefined) continue;
    row[cell.column] = {
      text: cell.text.paragraphs
        .map((p) => p.runs.map((one) => one.text).join(''))
        .join('\n')
        .slice(0, 2000),
      ...(run === undefined || run.size_pt === UNKNOWN ? {} : { size_pt: sizeOf(run.size_pt, cell.text) }),
      ...(color === undefined ? {} : { color }),
      ...(run?.bold ? { bold: true } : {}),
      ...(run?.italic ? { italic: true } : {}),
      ...(fill === undefined ? {} : { fill }),
      align: alignOf(cell.text.paragraphs[0]?.align ?? 'left'),
    };
  }
  return { kind: 'table', ...common, ...place, columns_in: table.columns.map(inches), rows_in: table.rows.map(inches), cells };
}

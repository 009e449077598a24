/** The places of a layout: their boxes, and the look of a text in them with all inherited properties. */
import type { Emu } from '@deckwright/draw/scene';
import type { Place, PlaceKind } from '@deckwright/draw/template';
import { type ForeignAutoShape, type ForeignParagraph, type ForeignSlide, type Spacing, UNKNOWN } from '../pptx/index.ts';
import { bulletMark } from '../pptx/scene/text/index.ts';

/** A placeholder of a layout. */
export interface LayoutPlace {
  readonly name: string;
  readonly type?: string;
  readonly idx?: number;
  readonly orient?: string;
  readonly sz?: string;
  /** For a file without styles: the look of the layout's own words, which is the only hint. */
  readonly words?: OwnWords;
}

export interface OwnWords {
  readonly size_pt?: number;
  readonly align?: 'left' | 'center' | 'right';
}

const KINDS: Readonly<Record<string, PlaceKind>> = {
  title: 'title',
  ctrTitle: 'title',
  subTitle: 'subtitle',
  body: 'body',
  obj: 'body',
  pic: 'picture',
  clipArt: 'picture',
  dt: 'date',
  ftr: 'footer',
  sldNum: 'number',
};

export const kindOf = (type: string | undefined): PlaceKind => KINDS[type ?? 'obj'] ?? 'other';

/** @param slide a test slide whose shapes are named by the index of their place and have words on two levels */
export function placesOf(listed: readonly LayoutPlace[], slide: ForeignSlide): readonly Place[] {
  const byName = new Map(slide.shapes.map((shape) => [shape.name, shape]));
  return listed.flatMap((one, at): Place[] => {
    const shape = byName.get(String(at));
    if (shape?.kind !== 'shape' || shape.box === undefined || shape.text === undefined) return [];
    return [placeFrom(one, shape, slide)];
  });
}

/** Default sizes of text and titles. */
const USUAL_PT = 18;
const USUAL_TITLE_PT = 32;

function placeFrom({ name, type, idx, orient, sz, words }: LayoutPlace, shape: ForeignAutoShape, slide: ForeignSlide): Place {
  const { text, box } = shape;
  const paragraph = text?.paragraphs[0];
  const run = paragraph?.runs[0];
  const ink = slide.colors.get('tx1') ?? '#000000';
  const found = run?.size_pt === undefined || run.size_pt === UNKNOWN ? USUAL_PT : run.size_pt;
  const unsized = words !== undefined && found === USUAL_PT;
  const size = unsized ? (words.size_pt ?? (kindOf(type) === 'title' ? USUAL_TITLE_PT : USUAL_PT)) : found;
  const color = run?.paint.kind === 'solid' && run.paint.color !== UNKNOWN ? run.paint.color.rgb : ink;
  const face = run?.face ?? UNKNOWN;
  const font =
    face === slide.fonts.heading && face !== slide.fonts.body ? 'heading' : face === slide.fonts.body || face === UNKNOWN ? 'body' : face;
  const kind = kindOf(type);
  const line = paragraph?.line ?? { pct: 1 };
  const scale = text?.autofit === 'shrink' ? (text.font_scale ?? 1) : 1;
  return {
    kind,
    name,
    ...(type === undefined ? {} : { type }),
    ...(idx === undefined ? {} : { idx }),
    ...(orient === undefined ? {} : { orient }),
    ...(sz === undefined ? {} : { sz }),
    box: { x: emu(box?.x), y: emu(box?.y), w: emu(box?.w), h: emu(box?.h) },
    insets: { l: emu(text?.insets.l), t: emu(text?.insets.t), r: emu(text?.insets.r), b: emu(text?.insets.b) },
    anchor: text?.anchor ?? 'top',
    align: (unsized ? words.align : undefined) ?? (paragraph === undefined || paragraph.align === 'justify' ? 'left' : paragraph.align),
    size_pt: Math.round(size * scale * 100) / 100,
    ...(unsized ? { unsized: true as const } : {}),
    ...(run === undefined || Math.abs(run.spacing_pt) < 0.05 ? {} : { spacing_pt: run.spacing_pt }),
    ...gapOf(paragraph),
    bold: run?.bold ?? false,
    italic: run?.italic ?? false,
    // Capitals are wider than small capitals, so a place for capitals has room for both.
    caps: run?.caps === 'all' || run?.caps === 'small',
    color: color.toUpperCase() as `#${string}`,
    font: String(font).slice(0, 300),
    line: 'pct' in line ? { pct: line.pct } : { pt: line.pt },
    bullet: paragraph?.bullet !== undefined,
    ...signOf(paragraph, color),
    ...turnOf(shape),
    turned: shape.rotation !== 0 || (text !== undefined && (text.vertical !== 'horz' || text.rotation !== 0)),
  };
}

/** The space between two paragraphs in PowerPoint: the space after one plus the space before the next. */
function gapOf(paragraph: ForeignParagraph | undefined): Pick<Place, 'gap'> {
  if (paragraph === undefined) return {};
  const both: readonly Spacing[] = [paragraph.before, paragraph.after];
  const pt = both.reduce((sum, one) => sum + ('pt' in one ? one.pt : 0), 0);
  const pct = both.reduce((sum, one) => sum + ('pct' in one ? one.pct : 0), 0);
  return pt > 0 ? { gap: { pt: Math.min(pt, 200) } } : pct > 0 ? { gap: { pct: Math.min(pct, 10) } } : {};
}

/** Bullets that every carried face has: digits, letters, and the symbols of WGL4. */
const SIGNS = /^(?:[\w.)(]+|[•·▪■□▫►●○◊–—\-»›*+])$/;

function signOf(paragraph: ForeignParagraph | undefined, ink: string): Pick<Place, 'sign'> {
  if (paragraph?.bullet === undefined) return {};
  const { bullet, margin_left } = paragraph;
  const look = bulletMark(bullet);
  const text = SIGNS.test(look) ? look : '•';
  const color = bullet.paint?.kind === 'solid' && bullet.paint.color !== UNKNOWN ? bullet.paint.color.rgb : ink;
  return { sign: { text: text.slice(0, 20), color: color.toUpperCase() as `#${string}`, indent: emu(Math.max(0, margin_left)) } };
}

/** Whether text runs down or up in an upright box; other rotations are not supported. */
function turnOf({ rotation, text }: ForeignAutoShape): Pick<Place, 'turn'> {
  if (rotation !== 0 || text === undefined || text.rotation !== 0) return {};
  return text.vertical === 'vert' ? { turn: 90 } : text.vertical === 'vert270' ? { turn: 270 } : {};
}

const emu = (value: number | undefined): Emu => Math.round(value ?? 0) as Emu;

/** The report to the uploader of a template: layouts in use, colours, and what cannot be read. */
import { contrastOf } from '@deckwright/core/color';
import type { BoxIn } from '../layout/index.ts';
import { EMU_PER_IN, type SchemeColor, type Token } from '../scene/index.ts';
import { type DeriveReport, leastText, separationOf, type TokenReport } from '../themes/index.ts';
import { exampleFills, FILLED_USES, fillSchema } from './fields.ts';
import type { LayoutUse, PlaceKind, TemplateLayout, TemplateModel } from './model.ts';

export interface LayoutReport {
  readonly use: LayoutUse;
  /** The template's own name for it. */
  readonly name: string;
  readonly mode: 'light' | 'dark';
  /** The colour under what is drawn. */
  readonly ground: string;
  /** Where there is room for a body, inches with two decimals; null where there is none. */
  readonly free_in: BoxIn | null;
  /** The body gets a ground of its own. */
  readonly panel: boolean;
  readonly places: readonly PlaceKind[];
  /** Of layouts that `template_layout` fills: JSON Schema of `fills`, and fills that draw. */
  readonly fill_schema?: Readonly<Record<string, unknown>>;
  readonly example?: Readonly<Record<string, unknown>>;
}

export interface TemplateReport {
  readonly size_in: { readonly w: number; readonly h: number };
  readonly masters: number;
  readonly layouts: readonly LayoutReport[];
  /** Names of layouts that no slide will stand on. */
  readonly unused: readonly string[];
  /** Of the theme's tokens, how many are colours of the template's own scheme. */
  readonly own_colors: number;
  /** In sentences. */
  readonly problems: readonly string[];
}

const two = (value: number): number => Math.round(value * 100) / 100;
const inch = (emu: number): number => two(emu / EMU_PER_IN);

export function layoutReport(layout: TemplateLayout & { readonly use: LayoutUse }): LayoutReport {
  const { use, name, mode, ground, body, busy, places } = layout;
  return {
    use,
    name,
    mode,
    ground,
    free_in: body === undefined ? null : { x: inch(body.x), y: inch(body.y), w: inch(body.w), h: inch(body.h) },
    panel: busy,
    places: places.map(({ kind }) => kind),
    ...(FILLED_USES.some((one) => one === use)
      ? { fill_schema: fillSchema(layout), example: { layout: use, fills: exampleFills(layout) } }
      : {}),
  };
}

export const isUsed = (layout: TemplateLayout): layout is TemplateLayout & { readonly use: LayoutUse } => layout.use !== undefined;

export const templateReport = ({ canvas, masters, layouts, theme, problems }: TemplateModel): TemplateReport => ({
  size_in: { w: inch(canvas.w), h: inch(canvas.h) },
  masters: masters.length,
  layouts: layouts.filter(isUsed).map(layoutReport),
  unused: layouts.filter(({ use }) => use === undefined).map(({ name }) => name),
  own_colors: Object.keys(theme.scheme).length,
  problems,
});

/** The scheme's own name for a colour, with its modifiers: `accent1`, `tx1 at 65 % and 35 % lighter`. */
function schemeName({ scheme, lumMod, lumOff }: SchemeColor): string {
  const how = [
    ...(lumMod === undefined ? [] : [`${two(lumMod / 1000)} % of its luminance`]),
    ...(lumOff === undefined ? [] : [`${two(lumOff / 1000)} % more`]),
  ];
  return how.length === 0 ? scheme : `${scheme} at ${how.join(' and ')}`;
}

/** What every token became, as for brands that are made from colours. */
export function templateTokens({ theme }: TemplateModel): Omit<DeriveReport, 'warnings'> {
  const { canvas, surface } = theme.colors;
  const tokens = (Object.entries(theme.colors) as [Token, TokenReport['value']][]).map(([token, value]): TokenReport => {
    const own = theme.scheme[token];
    const isPlain = own !== undefined && own.lumMod === undefined && own.lumOff === undefined;
    const isHouse = /^(?:soft)?(?:positive|negative|warning)/i.test(token);
    return {
      token,
      value,
      source: isPlain ? 'brand' : isHouse ? 'house' : 'derived',
      contrast: two(Math.min(contrastOf(value, canvas), contrastOf(value, surface))),
      why:
        own !== undefined
          ? `The template's ${schemeName(own)}: changes with its scheme.`
          : isHouse
            ? 'Good, bad and beware look alike in every theme.'
            : 'No colour of the template serves here; as near to one as is legible.',
    };
  });
  return { mode: theme.mode, tokens, ...separationOf(theme), text_contrast: leastText(theme) };
}

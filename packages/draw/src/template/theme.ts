/**
 * Our tokens from a template's own colour scheme: each one is a colour of the scheme, as it is or by DrawingML's own modifiers, wherever
 * that is legible on the ground that the body stands on; a colour of ours only where the scheme has none. All text reaches AA.
 */
import { contrastOf, luminanceOf } from '@deckwright/core/color';
import type { Rgb, SchemeColor, SchemeName, Theme, Token } from '../scene/index.ts';
import { colorDistance, DERIVE, leastText, mix, modulate, themeOf, toOklch, twinOf, withContrast } from '../themes/index.ts';

export interface TemplateColors {
  readonly id: string;
  readonly name: string;
  /** On which the body stands, as drawn. */
  readonly ground: Rgb;
  /** By scheme name, after the layout's colour map. */
  readonly colors: Readonly<Record<string, Rgb>>;
  readonly heading: string;
  readonly body: string;
}

const AA = 4.6;
const MARK = 3.06;
const NAMES: readonly SchemeName[] = [
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
];

interface Named {
  readonly rgb: Rgb;
  /** Absent for a colour of ours. */
  readonly scheme?: SchemeColor;
}

/** The theme, and whether the body needs a ground of its own: no text colours would be legible on the template's. */
export function templateTheme(request: TemplateColors): { readonly theme: Theme; readonly panel: boolean } {
  const made = onGround(request, request.ground);
  if (made !== undefined) return { theme: made, panel: false };
  for (const ground of [request.colors.bg1, '#FFFFFF' as const]) {
    const theme = ground === undefined ? undefined : onGround(request, ground);
    if (theme !== undefined) return { theme, panel: true };
  }
  throw new Error('No text can be read on white, which cannot be.');
}

function onGround(request: TemplateColors, canvas: Rgb): Theme | undefined {
  const light = contrastOf('#000000', canvas) >= contrastOf('#FFFFFF', canvas);
  const mode = light ? 'light' : 'dark';
  const own = (name: SchemeName, rest: Omit<SchemeColor, 'scheme'> = {}): Named[] => {
    const base = request.colors[name];
    return base === undefined ? [] : [{ rgb: modulate(base, rest), scheme: { scheme: name, ...rest } }];
  };
  const inks = (['tx1', 'bg1', 'tx2', 'bg2'] as const).flatMap((name) => own(name));
  const strongest = light ? ('#000000' as const) : ('#FFFFFF' as const);
  const ink = inks.find(({ rgb }) => contrastOf(rgb, canvas) >= 7) ?? { rgb: strongest };
  const legible = (color: Rgb, ground: Rgb): boolean => contrastOf(color, ground) >= AA;
  const near = ({ rgb }: Named): boolean =>
    contrastOf(rgb, canvas) >= 1.04 &&
    contrastOf(rgb, canvas) <= 1.35 &&
    contrastOf(ink.rgb, rgb) >= 7 &&
    luminanceOf(rgb) !== luminanceOf(canvas);
  const surface =
    [...own('bg2'), ...own('bg1', light ? { lumMod: 95_000 } : { lumMod: 85_000, lumOff: 15_000 }), ...own('tx2')].find(near) ??
    ({ rgb: mix(ink.rgb, canvas, light ? 0.95 : 0.88) } satisfies Named);
  const inkName = ink.scheme?.scheme;
  const mutes: Named[] = [
    // A vivid colour would draw attention to axes and notes.
    ...own('tx2').filter(({ rgb }) => toOklch(rgb).c <= 0.07),
    ...(inkName === undefined ? [] : own(inkName, light ? { lumMod: 65_000, lumOff: 35_000 } : { lumMod: 75_000 })),
    ...(inkName === undefined ? [] : own(inkName, light ? { lumMod: 75_000, lumOff: 25_000 } : { lumMod: 85_000 })),
    ...[0.35, 0.3, 0.25, 0.2, 0.1, 0].map((share) => ({ rgb: mix(ink.rgb, canvas, share) })),
  ];
  const grounds: Grounds = { canvas, surface: surface.rgb, ink: ink.rgb, light };
  const accents = [1, 2, 3, 4, 5, 6].map((n) => servingAccent(n, request, grounds));
  const house = houseOn(grounds);
  for (const muted of mutes) {
    if (!legible(muted.rgb, canvas) || !legible(muted.rgb, surface.rgb)) continue;
    const base = themeOf(
      {
        id: request.id,
        name: request.name,
        mode,
        title_bold: false,
        radius_in: 0,
        canvas,
        surface: surface.rgb,
        ink: ink.rgb,
        muted: muted.rgb,
        accents: accents.map(({ rgb }) => rgb) as unknown as readonly [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb],
        ...house,
        hlink: linkOn(request.colors.hlink ?? accents[0]?.rgb ?? ink.rgb, grounds),
        folHlink: muted.rgb,
      },
      { heading: twinOf(request.heading).font, body: twinOf(request.body).font },
    );
    const ownColors: Partial<Record<Token, SchemeColor | undefined>> = {
      canvas: NAMES.flatMap((name) => own(name)).find(({ rgb }) => rgb === canvas)?.scheme,
      ink: ink.scheme,
      surface: surface.scheme,
      muted: muted.scheme,
      folHlink: muted.scheme,
      hlink: { scheme: 'hlink' },
      ...Object.fromEntries(accents.map(({ scheme }, i) => [`accent${i + 1}`, scheme])),
    };
    const tints = tintsOn(grounds, muted, accents, house);
    const theme: Theme = {
      ...base,
      colors: { ...base.colors, ...Object.fromEntries(Object.entries(tints).map(([token, { rgb }]) => [token, rgb])) },
      ...(accents[0] !== undefined && colorDistance(accents[0].rgb, house.negative) < SAYS_BAD ? { totals: 'ink' as const } : {}),
    };
    if (leastText(theme).least < 4.5) continue;
    return {
      ...theme,
      scheme: schemeOf(
        theme,
        { ...ownColors, ...Object.fromEntries(Object.entries(tints).map(([token, { scheme }]) => [token, scheme])) },
        request.colors,
      ),
    };
  }
  return undefined;
}

interface Grounds {
  readonly canvas: Rgb;
  readonly surface: Rgb;
  readonly ink: Rgb;
  readonly light: boolean;
}

/** A first accent that is closer than this to the colour of losses would mean "bad". CIEDE2000. */
const SAYS_BAD = 15;

const HOUSE = {
  light: { positive: '#00796B', negative: '#C62828', warning: '#C77700', warningText: '#8A5200' },
  dark: { positive: '#3FC8A4', negative: '#FF7A6B', warning: '#FFD166', warningText: '#FFD166' },
} as const;

/** Good and bad in the hues that every theme has, as light or dark as the ground wants them. */
function houseOn(grounds: Grounds): { positive: Rgb; negative: Rgb; warning: Rgb; warningText: Rgb } {
  const { canvas, surface, light } = grounds;
  const { positive, negative, warning, warningText } = HOUSE[light ? 'light' : 'dark'];
  const text = (color: Rgb): Rgb => linkOn(color, { canvas, surface });
  let mark: Rgb = warning;
  for (let ratio = MARK; ratio <= AA + 0.2 && !(contrastOf(mark, surface) >= MARK && onFill(mark, grounds) >= AA); ratio += 0.1)
    mark = withContrast(withContrast(warning, canvas, ratio), surface, MARK);
  return { positive: text(positive), negative: text(negative), warning: mark, warningText: text(warningText) };
}

/** As text on canvas and cards. */
const linkOn = (color: Rgb, { canvas, surface }: Pick<Grounds, 'canvas' | 'surface'>): Rgb =>
  withContrast(withContrast(color, canvas, AA), surface, AA);

const onFill = (fill: Rgb, { canvas, ink }: Grounds): number =>
  Math.max(contrastOf(fill, canvas), contrastOf(fill, ink), contrastOf(fill, '#FFFFFF'));

/** The tints of muted and of the accents: as every theme has them, else lighter or darker until text on them is legible. */
function tintsOn(grounds: Grounds, muted: Named, accents: readonly Named[], house: ReturnType<typeof houseOn>): Record<string, Named> {
  const { canvas, ink, light } = grounds;
  const derive = DERIVE[light ? 'light' : 'dark'];
  const shades = (from: number): Omit<SchemeColor, 'scheme'>[] =>
    Array.from({ length: 9 }, (_, i) => from - i * 6)
      .filter((share) => share > 4)
      .map((share) => (light ? { lumMod: share * 1000, lumOff: (100 - share) * 1000 } : { lumMod: share * 1000 }));
  const of = (parent: Named, steps: readonly Omit<SchemeColor, 'scheme'>[], serves: (color: Rgb) => boolean, otherwise: Rgb): Named => {
    for (const step of steps) {
      const rgb = modulate(parent.rgb, step);
      if (serves(rgb))
        return {
          rgb,
          ...(parent.scheme === undefined ? {} : { scheme: composed(parent.scheme, { scheme: parent.scheme.scheme, ...step }) }),
        };
    }
    return { rgb: otherwise };
  };
  const carries = (color: Rgb): boolean => onFill(color, grounds) >= AA;
  const bed = (color: Rgb): boolean =>
    contrastOf(color, ink) >= AA && contrastOf(color, muted.rgb) >= AA && contrastOf(color, canvas) >= 1.06;
  const out: Record<string, Named> = {
    track: of(muted, [derive.track, ...shades(light ? 16 : 60)], bed, mix(ink, canvas, 0.93)),
    line: of(muted, [derive.line, ...shades(light ? 40 : 70)], (color) => contrastOf(color, canvas) >= 1.3, mix(ink, canvas, 0.75)),
    neutral: of(muted, [derive.neutral, ...shades(light ? 64 : 57)], carries, mix(ink, canvas, 0.7)),
  };
  for (const [i, accent] of accents.entries()) {
    const soft = [derive.soft, ...shades(light ? 34 : 39)].map((step) => ({ ...step, satMod: derive.soft.satMod }));
    out[`soft${i + 1}`] = of(accent, soft, carries, mix(accent.rgb, canvas, 0.7));
  }
  for (const [token, color] of [
    ['softPositive', house.positive],
    ['softNegative', house.negative],
    ['softWarning', house.warning],
  ] as const) {
    const paler = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9].map((share) => mix(color, canvas, share));
    out[token] = { rgb: paler.find(carries) ?? canvas };
  }
  return out;
}

/** An accent as it is, else darker or lighter by the scheme's own modifiers until it is a legible mark that carries text. */
function servingAccent(n: number, { colors }: TemplateColors, { canvas, surface, ink, light }: Grounds): Named {
  const scheme = `accent${n}` as SchemeName;
  const base = colors[scheme] ?? ink;
  const serves = (color: Rgb): boolean =>
    contrastOf(color, canvas) >= MARK &&
    contrastOf(color, surface) >= MARK &&
    Math.max(contrastOf(color, canvas), contrastOf(color, ink), contrastOf(color, '#FFFFFF')) >= AA;
  if (serves(base)) return { rgb: base, scheme: { scheme } };
  const ways = [90, 80, 75, 70, 60, 50, 40, 30].map((share) => [
    { lumMod: share * 1000 },
    { lumMod: share * 1000, lumOff: (100 - share) * 1000 },
  ]);
  for (const [darker, lighter] of ways)
    for (const way of light ? [darker, lighter] : [lighter, darker]) {
      const tried = way === undefined ? base : modulate(base, way);
      if (way !== undefined && serves(tried)) return { rgb: tried, scheme: { scheme, ...way } };
    }
  return { rgb: base };
}

/** References into the scheme for every token that one gives exactly; the others are literal. */
function schemeOf(
  theme: Theme,
  tokens: Readonly<Partial<Record<Token, SchemeColor | undefined>>>,
  colors: Readonly<Record<string, Rgb>>,
): Theme['scheme'] {
  const out: Partial<Record<Token, SchemeColor>> = {};
  const take = (token: Token, scheme: SchemeColor | undefined): void => {
    const base = scheme && colors[scheme.scheme];
    if (scheme !== undefined && base !== undefined && modulate(base, scheme) === theme.colors[token]) out[token] = scheme;
  };
  for (const [token, scheme] of Object.entries(tokens) as [Token, SchemeColor | undefined][]) take(token, scheme);
  return out;
}

/** Combines two modifiers of luminance into one. */
function composed(parent: SchemeColor, step: SchemeColor): SchemeColor {
  const share = (step.lumMod ?? 100_000) / 100_000;
  const lumMod = Math.round((parent.lumMod ?? 100_000) * share);
  const lumOff = Math.round((parent.lumOff ?? 0) * share + (step.lumOff ?? 0));
  return {
    scheme: parent.scheme,
    ...(step.satMod === undefined ? {} : { satMod: step.satMod }),
    ...(lumMod === 100_000 ? {} : { lumMod }),
    ...(lumOff === 0 ? {} : { lumOff }),
  };
}

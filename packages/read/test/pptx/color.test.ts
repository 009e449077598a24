/** Colours: every base, every transform, and what names mean where an element stands. */
import { describe, expect, it } from 'vitest';
import { deckOf, NS, shapeOf, sp, THEME, xfrm } from './deck-of.ts';

/** The fill of a shape whose colour element is `color`. */
function fillOf(color: string, map?: string): unknown {
  const shape = shapeOf({ slide: sp({ spPr: `${xfrm(0, 0, 9, 9)}<a:solidFill>${color}</a:solidFill>` }), ...(map ? { map } : {}) });
  return shape.fill.kind === 'solid' ? shape.fill.color : shape.fill;
}
const accent = (changes: string): unknown => fillOf(`<a:schemeClr val="accent1">${changes}</a:schemeClr>`);
const hex = (rgb: string, alpha = 1): unknown => ({ rgb, alpha });

describe('colours', () => {
  it.each([
    ['an RGB value', '<a:srgbClr val="1a2b3c"/>', '#1A2B3C'],
    ['a colour of the theme', '<a:schemeClr val="accent2"/>', '#C0504D'],
    ['a colour through the map', '<a:schemeClr val="tx2"/>', '#1F497D'],
    ['a slot named directly', '<a:schemeClr val="dk2"/>', '#1F497D'],
    ['a preset', '<a:prstClr val="cornflowerBlue"/>', '#6495ED'],
    ['a preset by its short name', '<a:prstClr val="dkSlateGrey"/>', '#2F4F4F'],
    ['a colour of the system as last seen', '<a:sysClr val="window" lastClr="F0F0F0"/>', '#F0F0F0'],
    ['a colour of the system unseen', '<a:sysClr val="windowText"/>', '#000000'],
    ['linear light', '<a:scrgbClr r="50000" g="0" b="100000"/>', '#BC00FF'],
    ['hue, saturation, luminance', '<a:hslClr hue="14400000" sat="100000" lum="50000"/>', '#0000FF'],
  ])('reads %s', (_, color, rgb) => expect(fillOf(color)).toEqual(hex(rgb)));

  // Figures of PowerPoint for the accent 4F81BD: its palette (lumMod, lumOff) and its table styles (tint).
  it.each([
    ['lumMod', '<a:lumMod val="75000"/>', '#376092'],
    ['lumMod and lumOff', '<a:lumMod val="40000"/><a:lumOff val="60000"/>', '#B9CDE5'],
    ['lumMod 20 and lumOff 80', '<a:lumMod val="20000"/><a:lumOff val="80000"/>', '#DCE6F2'],
    ['tint 40', '<a:tint val="40000"/>', '#D0D8E8'],
    ['tint 20', '<a:tint val="20000"/>', '#E9EDF4'],
    ['shade 100', '<a:shade val="100000"/>', '#4F81BD'],
    ['comp', '<a:comp/>', '#BD8B4F'],
    ['hueOff of half a turn', '<a:hueOff val="10800000"/>', '#BD8B4F'],
    ['sat 0', '<a:sat val="0"/>', '#868686'],
    ['lum', '<a:lum val="100000"/>', '#FFFFFF'],
    ['red set to full', '<a:red val="100000"/>', '#FF81BD'],
    ['blueMod 0', '<a:blueMod val="0"/>', '#4F8100'],
    ['inv of inv', '<a:inv/><a:inv/>', '#4F81BD'],
    ['gamma and invGamma', '<a:gamma/><a:invGamma/>', '#4F81BD'],
    ['the strict spelling', '<a:lumMod val="75%"/>', '#376092'],
    ['an unknown transform', '<a:sparkle val="75000"/>', '#4F81BD'],
  ])('applies %s', (_, changes, rgb) => {
    const got = accent(changes) as { rgb: string };
    const channels = (text: string): number[] => [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16));
    // PowerPoint rounds on the way; a step of one in a channel is its own.
    for (const [i, channel] of channels(got.rgb).entries()) expect(Math.abs(channel - (channels(rgb)[i] ?? 0))).toBeLessThanOrEqual(1);
  });

  it('turns a colour grey by its luminance', () => {
    const { rgb } = accent('<a:gray/>') as { rgb: string };
    expect(new Set([rgb.slice(1, 3), rgb.slice(3, 5), rgb.slice(5, 7)]).size).toBe(1);
  });

  it('keeps opacity apart', () => {
    expect(accent('<a:alpha val="40000"/>')).toEqual(hex('#4F81BD', 0.4));
    expect(accent('<a:alpha val="80000"/><a:alphaMod val="50000"/><a:alphaOff val="10000"/>')).toEqual(hex('#4F81BD', 0.5));
  });

  it('follows the map of a dark master', () => {
    const map = '<p:clrMap bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2" accent1="accent2"/>';
    expect(fillOf('<a:schemeClr val="bg1"/>', map)).toEqual(hex('#000000'));
    expect(fillOf('<a:schemeClr val="tx1"/>', map)).toEqual(hex('#FFFFFF'));
    expect(fillOf('<a:schemeClr val="accent1"/>', map)).toEqual(hex('#C0504D'));
  });

  it.each([
    ['a name that no theme has', '<a:schemeClr val="accent9"/>'],
    ['a preset that no one knows', '<a:prstClr val="reddish"/>'],
    ['digits that are none', '<a:srgbClr val="12345G"/>'],
    ['no colour at all', ''],
    ['a placeholder colour outside a style', '<a:schemeClr val="phClr"/>'],
  ])('says unknown of %s', (_, color) => expect(fillOf(color)).toBe('unknown'));

  it('says unknown of scheme colours where the deck has no theme', () => {
    const deck = deckOf({ slide: sp({ spPr: '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>' }), theme: `<a:theme ${NS}/>` });
    expect(deck.slides[0]?.shapes[0]?.fill).toEqual({ kind: 'solid', color: 'unknown' });
    expect([...(deck.slides[0]?.colors.keys() ?? [])]).toEqual([]);
  });

  it('takes the colours of a theme override', () => {
    const override = `<a:themeOverride ${NS}>${/<a:clrScheme[\s\S]*?<\/a:clrScheme>/.exec(THEME)?.[0].replace('4F81BD', '112233') ?? ''}</a:themeOverride>`;
    const shape = shapeOf({
      slide: sp({ spPr: '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>' }),
      slideRelationships: { o: ['themeOverride', '../theme/themeOverride1.xml'] },
      parts: { '/ppt/theme/themeOverride1.xml': override },
    });
    expect(shape.fill).toEqual({ kind: 'solid', color: hex('#112233') });
  });
});

/** Decks changed at random: whatever a value becomes, a deck comes out, or an error that says the file is at fault. */
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../../src/ooxml/index.ts';
import { type ForeignShape, walkForeign } from '../../src/pptx/index.ts';
import { deckOf, sp, THEME, words, xfrm } from './deck-of.ts';

/** Mulberry32: the same mutations in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ODD = ['', '-1', '0', '1e308', 'NaN', '99999999999999999999', '2147483648', '-2147483649', '50%', '1in', 'true', 'phClr', '‹#›'];

const SLIDE = [
  sp({ id: 2, nvPr: '<p:ph type="title"/>', text: words('Title') }),
  sp({
    id: 3,
    spPr: `${xfrm(10, 20, 300, 400, 'rot="5400000" flipH="1"')}<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 50000"/></a:avLst></a:prstGeom><a:gradFill><a:gsLst><a:gs pos="0"><a:schemeClr val="accent1"><a:lumMod val="50000"/></a:schemeClr></a:gs><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill><a:ln w="12700"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:prstDash val="dash"/></a:ln>`,
    style:
      '<p:style><a:lnRef idx="1"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="2"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="2"/><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>',
    text: `<a:bodyPr lIns="0" numCol="2" vert="vert"><a:normAutofit fontScale="90000" lnSpcReduction="10000"/></a:bodyPr><a:lstStyle><a:lvl1pPr marL="5" indent="-5"><a:buFont typeface="Arial"/><a:buAutoNum type="arabicPeriod" startAt="3"/><a:defRPr sz="2000"/></a:lvl1pPr></a:lstStyle>${words('One', '<a:pPr lvl="2"><a:lnSpc><a:spcPct val="90000"/></a:lnSpc></a:pPr>', '<a:rPr sz="1200" b="1"><a:solidFill><a:hslClr hue="100" sat="50000" lum="50000"/></a:solidFill></a:rPr>')}${words('Two')}`,
  }),
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="4" name="g"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm rot="600000"><a:off x="1" y="2"/><a:ext cx="30" cy="40"/><a:chOff x="0" y="0"/><a:chExt cx="60" cy="80"/></a:xfrm></p:grpSpPr>${sp({ id: 5, spPr: xfrm(1, 2, 3, 4) })}</p:grpSp>`,
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="t"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="1" y="2"/><a:ext cx="3" cy="4"/></p:xfrm><a:graphic><a:graphicData uri="u"><a:tbl><a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId></a:tblPr><a:tblGrid><a:gridCol w="100"/><a:gridCol w="100"/></a:tblGrid><a:tr h="10"><a:tc gridSpan="2"><a:txBody>${words('c')}</a:txBody><a:tcPr marL="5"><a:lnL w="5"><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:lnL></a:tcPr></a:tc><a:tc hMerge="1"/></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
].join('');

/** One attribute gets an odd value, an element goes, comes twice, or changes places with another. */
function mutate(text: string, roll: () => number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(roll() * list.length)];
  if (roll() < 0.7) {
    const found = pick([...text.matchAll(/ [\w:]+="([^"]*)"/g)]);
    const value = pick(ODD) ?? '';
    return found
      ? text.slice(0, found.index) + found[0].replace(/"[^"]*"/, `"${value}"`) + text.slice(found.index + found[0].length)
      : text;
  }
  const found = pick([...text.matchAll(/<([\w:]+)[^<>]*\/>|<([\w:]+)(?: [^<>]*)?>[^<>]*<\/\2>/g)]);
  if (!found) return text;
  const choice = roll();
  const put = choice < 0.4 ? '' : choice < 0.7 ? found[0] + found[0] : `<a:odd val="1">${found[0]}</a:odd>`;
  return text.slice(0, found.index) + put + text.slice(found.index + found[0].length);
}

/** Every number of a shape that anyone will reckon with. */
function* numbersOf(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (value instanceof Map) for (const inner of value.values()) yield* numbersOf(inner);
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* numbersOf(inner);
}

describe('decks changed at random', () => {
  it('are read, with numbers that are finite', () => {
    const roll = dice(20261121);
    const wrong: string[] = [];
    let read = 0;
    for (let i = 0; i < 300; i += 1) {
      let slide = SLIDE;
      let theme = THEME;
      for (let n = 0; n <= roll() * 6; n += 1) {
        if (roll() < 0.8) slide = mutate(slide, roll);
        else theme = mutate(theme, roll);
      }
      try {
        const deck = deckOf({ slide, theme, layout: sp({ id: 9, spPr: xfrm(0, 0, 5, 5) }) });
        read += 1;
        const shapes: ForeignShape[] = deck.slides.flatMap((one) => [...walkForeign([...one.behind, ...one.shapes])]);
        if (shapes.some((shape) => [...numbersOf(shape)].some((number) => !Number.isFinite(number))))
          wrong.push(`${i}: a number is not finite`);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) wrong.push(`${i}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(250);
  });
});

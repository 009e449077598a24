/** Each repair in a deck of one slide: what it changes, what it leaves alone and why, and that a second run has nothing to do. */
import { carriedFonts } from '@deckwright/fonts';
import type { OpcPackage } from '@deckwright/read/ooxml';
import { describe, expect, it } from 'vitest';
import { type DeckOf, NS, packageOf, rels, sp, words, xfrm } from '../../../read/test/pptx/deck-of.ts';
import { overlay } from '../../src/repair/changes/overlay.ts';
import { applyRepair, planRepair, type RepairPlan } from '../../src/repair/index.ts';

const kit = { fonts: carriedFonts() };
const SLIDE = '/ppt/slides/slide1.xml';
const IN = 914_400;

/** Plans, and holds what is true of every plan: words untouched, nothing new, a second run without work. */
function repair(
  deck: DeckOf,
  actions?: readonly string[],
): { readonly plan: RepairPlan; readonly source: string; readonly pkg: OpcPackage } {
  const pkg = packageOf(deck);
  const options = actions === undefined ? {} : { actions };
  const plan = planRepair(pkg, kit, options);
  expect(plan.visible_text_untouched).toMatchObject({ ok: true, before_sha256: plan.visible_text_untouched.after_sha256 });
  expect(plan.diff.after.summary.errors).toBeLessThanOrEqual(plan.diff.before.summary.errors);
  const again = planRepair(overlay(pkg, plan.sources), kit, options);
  expect([again.actions, again.sources.size, again.slides_repaired]).toEqual([[], 0, 0]);
  expect(again.flagged_not_fixed).toEqual(plan.flagged_not_fixed);
  return { plan, source: overlay(pkg, plan.sources).part(SLIDE)?.xml().source ?? '', pkg };
}

const at = (x: number, y: number, w: number, h: number): string =>
  `${xfrm(x * IN, y * IN, w * IN, h * IN)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;
const FILL = (rgb: string): string => `<a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill>`;
const ARIAL = '<a:latin typeface="Arial"/>';
const box = (
  id: number,
  spPr: string,
  paragraphs: string,
  body = '<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"/>',
): string => sp({ id, spPr, text: `${body}${paragraphs}` });
const rPr = (sz: number, more = ''): string => `<a:rPr lang="en-US" sz="${sz}">${more}${ARIAL}</a:rPr>`;
const LONG = 'A sentence that is long enough to take several lines of a narrow box, whatever the size of its letters may be. ';
const of = (plan: RepairPlan, code: string) => plan.flagged_not_fixed.filter((one) => one.code === code);
const textsIn = (source: string): string[] => [...source.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text ?? '');

describe('shrink_to_fit', () => {
  it('sets the largest size at which the text fits, and keeps the proportions of its runs', () => {
    const paragraphs = words(LONG, '', rPr(2400)) + words(LONG, '', rPr(2000));
    const { plan, source } = repair({ slide: box(2, at(1, 1, 5, 2) + FILL('FFFFFF'), paragraphs) });
    expect(plan.actions).toMatchObject([
      { slide: 1, shape_id: 2, action: 'shrink_to_fit', code: 'text_overflow', before: { font_pt: { min: 20, max: 24 } } },
    ]);
    const sizes = [...source.matchAll(/sz="(\d+)"/g)].map(([, sz]) => Number(sz));
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(900);
    expect(of(plan, 'text_overflow')).toEqual([]);
  });

  it('writes sizes where the text had inherited them, and of blank paragraphs too', () => {
    const paragraphs = words(LONG + LONG) + '<a:p/>' + words(LONG);
    const { source } = repair({ slide: box(2, at(1, 1, 5, 2) + FILL('FFFFFF'), paragraphs) });
    expect(source.match(/<a:rPr sz="\d+"\/>/g)).toHaveLength(2);
    expect(source).toMatch(/<a:p><a:endParaRPr sz="\d+"\/><\/a:p>/);
  });

  it('leaves a stored shrinking as it is, and makes the sizes below it smaller', () => {
    const body = '<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"><a:normAutofit fontScale="90000"/></a:bodyPr>';
    const { plan, source } = repair({ slide: box(2, at(1, 1, 4, 1) + FILL('FFFFFF'), words(LONG + LONG, '', rPr(2000)), body) });
    expect(source).toContain('<a:normAutofit fontScale="90000"/>');
    const after = plan.actions[0]?.after as { font_pt: { min: number } };
    expect(Number(/sz="(\d+)"/.exec(source)?.[1]) * 0.9).toBeCloseTo(after.font_pt.min * 100, -1);
  });

  it('stops at 9 pt and says what to do then', () => {
    const { plan, source } = repair({ slide: box(2, at(1, 1, 1, 0.4) + FILL('FFFFFF'), words(LONG.repeat(4), '', rPr(1800))) });
    expect(plan.actions).toEqual([]);
    expect(source).toContain('sz="1800"');
    expect(of(plan, 'text_overflow')).toMatchObject([{ reason: 'does_not_fit', remedy: expect.stringContaining('9 pt') }]);
  });

  it('keeps boxes of a row that were of one size at one size, at which the fullest fits', () => {
    const short = words('Short', '', rPr(2000));
    const card = (id: number, x: number, text: string) => box(id, at(x, 1, 3, 1.2) + FILL('FFFFFF'), text);
    const row = card(2, 1, short) + card(3, 5, words(LONG, '', rPr(2000))) + card(4, 9, words(LONG + LONG, '', rPr(2000)));
    const { plan, source } = repair({ slide: row + box(5, at(1, 4, 3, 2) + FILL('FFFFFF'), short) });
    const sizes = [...source.matchAll(/sz="(\d+)"/g)].map(([, sz]) => Number(sz));
    expect(new Set(sizes.slice(0, 3)).size).toBe(1);
    expect(sizes[0]).toBeLessThan(2000);
    expect(sizes[3]).toBe(2000);
    expect(plan.actions.map(({ shape_id }) => shape_id).sort()).toEqual([3, 4]);
    expect(plan.actions.find(({ shape_id }) => shape_id === 4)?.after).toMatchObject({ same_size_as: [2, 3] });
  });

  it('leaves the title of one slide as large as those of the others, and says so', () => {
    const title = (text: string, sz: number) =>
      sp({
        id: 2,
        nvPr: '<p:ph type="title"/>',
        spPr: at(1, 1, 4, 0.6),
        text: `<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"/>${words(text, '', rPr(sz))}`,
      });
    const more = (sz: number): DeckOf['parts'] => {
      const slide = `<p:sld ${NS}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/></p:nvGrpSpPr><p:grpSpPr/>${title('Short', sz)}</p:spTree></p:cSld></p:sld>`;
      const on = rels({ l: ['slideLayout', '../slideLayouts/slideLayout1.xml'] });
      return {
        '/ppt/presentation.xml': `<p:presentation ${NS}><p:sldIdLst><p:sldId id="256" r:id="s1"/><p:sldId id="257" r:id="s2"/><p:sldId id="258" r:id="s3"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
        '/ppt/_rels/presentation.xml.rels': rels({
          s1: ['slide', 'slides/slide1.xml'],
          s2: ['slide', 'slides/slide2.xml'],
          s3: ['slide', 'slides/slide3.xml'],
        }),
        '/ppt/slides/slide2.xml': slide,
        '/ppt/slides/slide3.xml': slide,
        '/ppt/slides/_rels/slide2.xml.rels': on,
        '/ppt/slides/_rels/slide3.xml.rels': on,
      };
    };
    const long = title(LONG, 2800);
    const { plan } = repair({ slide: long, parts: more(2800) ?? {} });
    expect(plan.actions).toEqual([]);
    expect(of(plan, 'text_overflow')).toMatchObject([{ slide: 1, reason: 'ambiguous', remedy: expect.stringMatching(/^2 other titles/) }]);
    // Where titles are of other sizes, none is the deck's.
    expect(repair({ slide: long, parts: more(2400) ?? {} }).plan.actions).toMatchObject([{ slide: 1, action: 'shrink_to_fit' }]);
  });
});

describe('raise_min_font', () => {
  it('raises small runs to 9 pt and leaves the others', () => {
    const paragraph = `<a:p><a:r>${rPr(1400)}<a:t>Large, </a:t></a:r><a:r>${rPr(700)}<a:t>small</a:t></a:r></a:p>`;
    const { plan, source } = repair({ slide: box(2, at(1, 1, 5, 1), paragraph) });
    expect(plan.actions).toMatchObject([
      { action: 'raise_min_font', before: { font_pt: { min: 7, max: 14 } }, after: { font_pt: { min: 9, max: 14 } } },
    ]);
    expect([...source.matchAll(/sz="(\d+)"/g)].map(([, sz]) => sz)).toEqual(['1400', '900']);
  });

  it('leaves text that would no longer fit', () => {
    const { plan } = repair({
      slide: box(
        2,
        at(1, 1, 2, 0.2) + FILL('FFFFFF'),
        words('Sixty characters that fit here at six points, and not at nine', '', rPr(500)),
      ),
    });
    expect(plan.actions).toEqual([]);
    expect(of(plan, 'tiny_font')).toMatchObject([{ reason: 'does_not_fit' }]);
  });

  it('raises the cells of a table together', () => {
    const cell = (text: string): string => `<a:tc><a:txBody><a:bodyPr/>${words(text, '', rPr(700))}</a:txBody><a:tcPr/></a:tc>`;
    const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>
<p:xfrm><a:off x="${IN}" y="${IN}"/><a:ext cx="${6 * IN}" cy="${IN}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">
<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="${3 * IN}"/><a:gridCol w="${3 * IN}"/></a:tblGrid><a:tr h="${IN / 2}">${cell('one')}${cell('two')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    const { plan, source } = repair({ slide: table });
    expect(plan.actions).toMatchObject([{ shape_id: 5, action: 'raise_min_font' }]);
    expect(source.match(/sz="900"/g)).toHaveLength(2);
  });
});

describe('remove_off_canvas', () => {
  const parked = box(7, at(14, 1, 2, 1), words('Old numbers', '', rPr(1200)));

  it('deletes a shape that lies wholly beside the slide, and nothing else', () => {
    const shown = box(2, at(1, 1, 5, 1), words('Shown', '', rPr(2000)));
    const { plan, source } = repair({ slide: shown + parked });
    expect(plan.actions).toMatchObject([
      { shape_id: 7, action: 'remove_off_canvas', before: { kind: 'shape', words: 2, text: 'Old numbers' }, after: null },
    ]);
    expect(source).toBe(packageOf({ slide: shown }).part(SLIDE)?.xml().source);
  });

  it.each([
    ['that only reaches over the edge', box(7, at(12, 1, 3, 1), words('Cut by the edge of the slide in its midst', '', rPr(1200))), {}],
    ['that is a placeholder', sp({ id: 7, nvPr: '<p:ph type="title"/>', spPr: at(14, 1, 2, 1), text: `<a:bodyPr/>${words('Title')}` }), {}],
    [
      'that an animation brings in',
      parked,
      {
        slideTail:
          '<p:timing><p:tnLst><p:par><p:cTn id="1"><p:childTnLst><p:animMotion><p:cBhvr><p:cTn id="2"/><p:tgtEl><p:spTgt spid="7"/></p:tgtEl></p:cBhvr></p:animMotion></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>',
      },
    ],
    [
      'whose line may reach onto the slide',
      box(7, `${at(13.4, 1, 2, 1)}<a:ln w="254000">${FILL('000000')}</a:ln>`, words('Thick', '', rPr(1200))),
      {},
    ],
    [
      'that the file keeps in two versions',
      `<mc:AlternateContent><mc:Choice Requires="a14">${parked}</mc:Choice><mc:Fallback>${parked}</mc:Fallback></mc:AlternateContent>`,
      {},
    ],
  ])('leaves a shape %s', (_name, slide, more) => {
    const { plan } = repair({ slide, ...more });
    expect(plan.actions).toEqual([]);
    expect(of(plan, 'off_canvas')).toMatchObject([{ reason: 'ambiguous', remedy: expect.stringMatching(/\.$/) }]);
  });

  it('takes the picture along that nothing else shows, with its relationship', () => {
    const picture = (id: number, x: number): string =>
      `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture" descr="A picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i${id}"/><a:stretch/></p:blipFill><p:spPr>${at(x, 1, 2, 2)}</p:spPr></p:pic>`;
    const deck: DeckOf = {
      slide: picture(3, 1) + picture(4, 20) + picture(5, 30),
      slideRelationships: {
        i3: ['image', '../media/shown.png'],
        i4: ['image', '../media/shown.png'],
        i5: ['image', '../media/parked.png'],
      },
      parts: { '/ppt/media/shown.png': 'x', '/ppt/media/parked.png': 'y' },
    };
    const { plan, pkg } = repair(deck);
    expect(plan.actions.map(({ shape_id }) => shape_id)).toEqual([4, 5]);
    const { changed, removed } = applyRepair(pkg, plan);
    expect([...removed]).toEqual(['/ppt/media/parked.png']);
    expect(Buffer.from(changed.get('/ppt/slides/_rels/slide1.xml.rels') ?? []).toString()).toBe(
      rels({ l: ['slideLayout', '../slideLayouts/slideLayout1.xml'], i3: ['image', '../media/shown.png'] }),
    );
    expect([...changed.keys()].sort()).toEqual(['/ppt/slides/_rels/slide1.xml.rels', SLIDE]);
  });
});

describe('fix_contrast', () => {
  const hueOf = (rgb: string): number => {
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => Number.parseInt(rgb.slice(i, i + 2), 16));
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sixth = most === r ? (g - b) / (most - least) : most === g ? (b - r) / (most - least) + 2 : (r - g) / (most - least) + 4;
    return (sixth * 60 + 360) % 360;
  };

  it('moves the lightness as little as it must and keeps the hue', () => {
    const { plan, source } = repair({
      slide: box(2, at(1, 1, 6, 1) + FILL('FFFFFF'), words('Orange on white', '', rPr(1400, FILL('F79646')))),
    });
    expect(plan.actions).toMatchObject([{ action: 'fix_contrast', before: { color: '#F79646', limit: 4.5 } }]);
    const { color, contrast } = (plan.actions[0]?.after ?? {}) as { color: string; contrast: number };
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(contrast).toBeLessThan(4.8);
    expect(Math.abs(hueOf(color.slice(1)) - hueOf('F79646'))).toBeLessThan(2);
    expect(source).toContain(
      `<a:rPr lang="en-US" sz="1400"><a:solidFill><a:srgbClr val="${color.slice(1)}"/></a:solidFill>${ARIAL}</a:rPr>`,
    );
  });

  it('goes beyond the limit where the colour has to change sides, and stands behind the outline where the standard wants it', () => {
    const line = `<a:ln w="0"><a:noFill/></a:ln>`;
    const paragraph = words('Large', '', `<a:rPr lang="en-US" sz="2800">${line}${ARIAL}</a:rPr>`);
    const { plan, source } = repair({ slide: box(2, at(1, 1, 6, 1) + FILL('555555'), paragraph) });
    expect(plan.actions[0]?.after).toMatchObject({ contrast: expect.any(Number) });
    // Large text needs 3; a grey that barely is one beside black would be no help.
    expect(Number(plan.actions[0]?.after?.['contrast'])).toBeGreaterThanOrEqual(4.2);
    expect(Number(plan.actions[0]?.after?.['contrast'])).toBeLessThan(4.5);
    expect(source).toMatch(
      /<a:rPr lang="en-US" sz="2800"><a:ln w="0"><a:noFill\/><\/a:ln><a:solidFill><a:srgbClr val="[0-9A-F]{6}"\/><\/a:solidFill><a:latin/,
    );
  });

  it('finds a colour for text that lies on two grounds, or leaves it when there is none', () => {
    const halves = (left: string, right: string): string =>
      box(2, at(1, 1, 3, 1) + FILL(left), '<a:p/>') +
      box(3, at(4, 1, 3, 1) + FILL(right), '<a:p/>') +
      box(4, at(1, 1.3, 6, 0.4), words('These words stand on both of the halves, all the way', '', rPr(1600, FILL('888888'))));
    expect(repair({ slide: halves('FFFFFF', 'DDDDDD') }).plan.actions).toMatchObject([{ shape_id: 4 }]);
    const { plan } = repair({ slide: halves('FFFFFF', '666666') });
    expect(plan.actions).toEqual([]);
    expect(of(plan, 'low_contrast')).toMatchObject([{ reason: 'ambiguous' }]);
  });

  it('leaves links, whose colour is the theme’s', () => {
    const link = `<a:rPr lang="en-US" sz="1400">${ARIAL}<a:hlinkClick r:id="h"/></a:rPr>`;
    const { plan } = repair({
      slide: box(2, at(1, 1, 6, 1) + FILL('0000CC'), words('A link', '', link)),
      slideRelationships: { h: ['hyperlink', 'https://example.test/', true] },
    });
    expect(plan.actions).toEqual([]);
    expect(of(plan, 'low_contrast')).toMatchObject([{ reason: 'ambiguous' }]);
  });
});

describe('a repair', () => {
  const faint = box(2, at(1, 1, 6, 1) + FILL('FFFFFF'), words('Faint', '', rPr(1400, FILL('EEEEEE'))));

  it('does only what it is asked for, and says what was not', () => {
    const { plan } = repair({ slide: faint }, ['shrink_to_fit']);
    expect(plan.actions).toEqual([]);
    expect(of(plan, 'low_contrast')).toMatchObject([{ reason: 'not_asked' }]);
  });

  it('leaves hidden slides alone', () => {
    const { plan } = repair({ slide: faint, slideAttributes: 'show="0"' });
    expect(plan.actions).toEqual([]);
    expect(of(plan, 'low_contrast')).toMatchObject([{ reason: 'hidden_slide' }]);
  });

  it('leaves what no action mends, with a remedy', () => {
    const { plan } = repair({ slide: '' });
    expect(plan.flagged_not_fixed).toMatchObject([{ code: 'empty_slide', reason: 'no_action', remedy: expect.any(String) }]);
  });

  it('of several kinds on one shape comes out as one change of each run', () => {
    const small = box(2, at(1, 1, 6, 1) + FILL('FFFFFF'), words('Faint and small', '', rPr(700, FILL('EEEEEE'))));
    const { plan, source } = repair({ slide: small });
    expect(plan.actions.map(({ action }) => action).sort()).toEqual(['fix_contrast', 'raise_min_font']);
    expect(plan).toMatchObject({ slides_repaired: 1, repaired_slides: [1] });
    expect(textsIn(source)).toEqual(['Faint and small']);
    expect(source.match(/<a:rPr/g)).toHaveLength(1);
  });

  it('of nothing changes nothing', () => {
    const { plan, pkg } = repair({ slide: box(2, at(1, 1, 6, 1), words('Fine', '', rPr(2000))) });
    expect([plan.actions, plan.sources.size, plan.diff.after]).toEqual([[], 0, plan.diff.before]);
    expect(applyRepair(pkg, plan)).toEqual({ changed: new Map(), removed: new Set() });
  });
});

/** What stands in the parts: placeholders, colours by reference, connectors, spans, links, the kept source. */
import { boxOfIn, type Deck, emuOfIn, type Shape } from '@deckwright/draw/scene';
import { schemaProblems } from '@deckwright/testkit/schemas';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { SOURCE_NAMESPACE, UnwritablePicture, writePptx } from '../../src/pptx/index.ts';
import { bridgeDeck } from './bridge.ts';
import { body, deck, line, MEDIA, para, placeholder, rect, run, slide, text } from './builders.ts';
import { everyKind, everyText } from './decks.ts';
import { readWithPython } from './outside-tools.ts';
import { DARK, LIGHT } from './themes.ts';

async function parts(d: Deck): Promise<ReadonlyMap<string, string>> {
  const zip = await JSZip.loadAsync(writePptx(d));
  const out = new Map<string, string>();
  for (const name of Object.keys(zip.files)) out.set(name, (await zip.file(name)?.async('string')) ?? '');
  return out;
}

const slideXml = async (...shapes: Shape[]): Promise<string> =>
  (await parts(deck([slide('One', shapes)], { media: MEDIA }))).get('ppt/slides/slide1.xml') ?? '';

const AT = { x: 1, y: 1, w: 2, h: 1 };

describe('placeholders', () => {
  test("title, sub-line, footer and slide number are the layout's own, at the measured place", async () => {
    const [seen] = readWithPython(writePptx(everyKind()));
    expect(seen?.layout).toBe('Title, sub-line and body');
    expect(seen?.title).toBe('Every shape kind stands on this slide');
    expect([...(seen?.placeholders ?? [])].sort()).toEqual(['BODY', 'FOOTER', 'SLIDE_NUMBER', 'TITLE']);
    const xml = await slideXml(placeholder('title', { x: 0.5, y: 0.42, w: 12, h: 0.4 }, 'Said', 'title', 24));
    expect(xml).toContain('<p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="457200" y="384048"/>');
  });

  test('properties that a placeholder inherits are not repeated, others are written', async () => {
    expect(await slideXml(placeholder('title', AT, 'Said', 'title', 24))).toContain('<a:r><a:rPr lang="en-US"/><a:t>Said</a:t></a:r>');
    expect(await slideXml(placeholder('title', AT, 'Said', 'title', 22, { bold: false }))).toContain(
      '<a:rPr lang="en-US" sz="2200" b="0"/>',
    );
  });

  test('a cover has a centre title and subtitle, a blank layout no title', async () => {
    const { length } = [...(await parts(everyText())).keys()].filter((name) => name.startsWith('ppt/slideLayouts/slideLayout'));
    expect(length).toBe(4);
    const all = await parts(everyText());
    expect(all.get('ppt/slides/slide2.xml')).toContain('<p:ph type="ctrTitle"/>');
    expect(all.get('ppt/slides/slide2.xml')).toContain('<p:ph type="subTitle" idx="1"/>');
    expect(all.get('ppt/slides/slide4.xml')).not.toContain('<p:ph ');
  });

  test('a placeholder inside a group, or asked for twice, is a text box', async () => {
    const title = placeholder('title', AT, 'Said', 'title', 24);
    const grouped = await slideXml({ kind: 'group', id: 'g', name: 'g', role: 'group', box: title.box, children: [title] });
    expect(grouped).not.toContain('<p:ph ');
    expect((await slideXml(title, { ...title, id: 'again' })).match(/<p:ph /g)).toHaveLength(1);
  });
});

describe('colour', () => {
  test('tokens of the scheme are references with their modifiers in order, semantic ones literal', async () => {
    const xml = await slideXml(
      rect('a', AT, { fill: { color: 'soft1', alpha: 0.5 } }),
      rect('b', AT, { fill: { color: 'negative' } }),
      rect('c', AT, { fill: { color: '#ABCDEF' } }),
    );
    expect(xml).toContain(
      '<a:schemeClr val="accent1"><a:satMod val="70000"/><a:lumMod val="40000"/><a:lumOff val="60000"/><a:alpha val="50000"/></a:schemeClr>',
    );
    expect(xml).toContain('<a:srgbClr val="C62828"/>');
    expect(xml).toContain('<a:srgbClr val="ABCDEF"/>');
  });

  test('a hatch is a pattern over its ground', async () => {
    expect(await slideXml(rect('a', AT, { fill: { color: 'canvas', hatch: 'accent1' } }))).toContain(
      '<a:pattFill prst="ltUpDiag"><a:fgClr><a:schemeClr val="accent1"/></a:fgClr><a:bgClr><a:schemeClr val="bg1"/></a:bgClr></a:pattFill>',
    );
  });

  test('a dark theme maps background and text to its dark and light slots', async () => {
    const all = await parts(everyKind(DARK));
    expect(all.get('ppt/slideMasters/slideMaster1.xml')).toContain('<p:clrMap bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"');
    expect(all.get('ppt/theme/theme1.xml')).toContain(`<a:dk1><a:srgbClr val="${DARK.colors.canvas.slice(1)}"/></a:dk1>`);
    expect(all.get('ppt/theme/theme1.xml')).toContain('<a:custClr name="Positive"><a:srgbClr val="5CC9A0"/></a:custClr>');
    expect(all.get('ppt/theme/theme1.xml')).toContain(
      '<a:majorFont><a:latin typeface="Georgia"/><a:ea typeface=""/><a:cs typeface=""/><a:font script="Jpan" typeface="Yu Gothic"/>',
    );
  });

  test('only a background that is not the canvas is written', async () => {
    const all = await parts(everyText());
    expect(all.get('ppt/slides/slide1.xml')).not.toContain('<p:bg>');
    expect(all.get('ppt/slides/slide2.xml')).toContain('<p:bg><p:bgPr><a:solidFill><a:schemeClr val="accent1"/>');
    expect(all.get('ppt/slides/slide3.xml')).toContain('show="0"');
  });
});

describe('shapes', () => {
  test('an outline that is a preset is named, with its adjustments', async () => {
    const preset = { name: 'rightArrow', adjust: { adj1: 50_000, adj2: 37_500 } };
    const xml = await slideXml({
      kind: 'path',
      id: 'arrow',
      name: 'Arrow',
      role: 'decoration',
      box: boxOfIn(1, 1, 2, 1),
      steps: [],
      fill: { color: 'ink' },
      preset,
    });
    expect(xml).toContain(
      '<a:prstGeom prst="rightArrow"><a:avLst><a:gd name="adj1" fmla="val 50000"/><a:gd name="adj2" fmla="val 37500"/></a:avLst></a:prstGeom>',
    );
    expect(xml).not.toContain('custGeom');
  });

  test('connectors hold on to the sites of their shapes, in the numbering of each geometry', async () => {
    const xml = (await parts(everyKind())).get('ppt/slides/slide1.xml') ?? '';
    const id = (name: string) => new RegExp(`id="(\\d+)" name="${name}"`).exec(xml)?.[1];
    expect(xml).toContain(`<a:stCxn id="${id('node-a')}" idx="3"/><a:endCxn id="${id('node b')}" idx="2"/>`);
    expect(xml).toContain(`<a:endCxn id="${id('ring')}" idx="1"/>`);
    expect(xml.match(/<a:stCxn|<a:endCxn/g)).toHaveLength(3);
  });

  test('a line that runs up and left is flipped, its ends stay with its points', async () => {
    const xml = await slideXml(line('l', 3, 2, 1, 1, { stroke: { color: 'ink', width_pt: 1, head: 'oval', tail: 'triangle' } }));
    expect(xml).toContain('<a:xfrm flipH="1" flipV="1"><a:off x="914400" y="914400"/><a:ext cx="1828800" cy="914400"/></a:xfrm>');
    expect(xml).toContain('<a:headEnd type="oval"/><a:tailEnd type="triangle"/>');
  });

  test('rings are one path, overlapping parts several, open curves unfilled', async () => {
    const xml = (await parts(everyKind())).get('ppt/slides/slide1.xml') ?? '';
    const paths = (name: string) => new RegExp(`name="${name}".*?</p:sp>`).exec(xml)?.[0].match(/<a:path [^>]*>/g);
    expect(paths('ring')).toHaveLength(1);
    expect(paths('wound ring')).toHaveLength(1);
    expect(paths('overlapping squares')).toHaveLength(2);
    expect(paths('curve')?.[0]).toContain('fill="none"');
  });

  test('a corner radius is a share of the shorter side, at most half', async () => {
    expect(await slideXml(rect('a', AT, { radius: emuOfIn(0.06) }))).toContain('fmla="val 6000"');
    expect(await slideXml(rect('a', AT, { radius: emuOfIn(3) }))).toContain('fmla="val 50000"');
    expect(await slideXml(rect('a', { ...AT, w: 0 }, { radius: emuOfIn(3) }))).toContain('prst="rect"');
  });

  test('a table keeps its spans, header flags and borders', async () => {
    const xml = (await parts(everyKind())).get('ppt/slides/slide1.xml') ?? '';
    expect(xml).toContain('<a:tblPr firstRow="1" firstCol="1">');
    for (const tag of [
      '<a:tc gridSpan="2">',
      '<a:tc hMerge="1">',
      '<a:tc rowSpan="2">',
      '<a:tc vMerge="1">',
      '<a:tc rowSpan="2" gridSpan="2">',
      '<a:tc rowSpan="2" hMerge="1">',
      '<a:tc gridSpan="2" vMerge="1">',
      '<a:tc hMerge="1" vMerge="1">',
    ]) {
      expect(xml).toContain(tag);
    }
  });

  test('one picture shown twice is one part, a vector picture has its raster twin', async () => {
    const names = [...(await parts(everyKind())).keys()].filter((name) => name.startsWith('ppt/media/'));
    expect(names.map((name) => name.split('.').pop()).sort()).toEqual(['png', 'svg']);
  });

  test('a picture that the deck does not hold is refused by name', () => {
    const image: Shape = { kind: 'image', id: 'body/logo', name: 'logo', role: 'logo', box: rect('x', AT).box, media: 'gone' };
    expect(() => writePptx(deck([slide('One', [image])]))).toThrow(UnwritablePicture);
    expect(() => writePptx(deck([slide('One', [image])]))).toThrow(/body\/logo.*gone/);
  });

  test('words become alternative text, shapes without meaning are marked decorative', async () => {
    const xml = await slideXml(rect('a', AT, { alt: 'Price: "+3"' }), line('grid', 0, 0, 1, 0, { role: 'gridline' }), rect('b', AT));
    expect(xml).toContain('descr="Price: &quot;+3&quot;"');
    expect(xml.match(/adec:decorative /g)).toHaveLength(1);
  });

  test('numbers beyond what a reader can hold stay inside 32 bits', async () => {
    const xml = await slideXml(rect('a', { x: 1e300, y: -1e300, w: -5, h: Number.POSITIVE_INFINITY }));
    expect(xml).toContain('<a:off x="2147483647" y="-2147483647"/>');
    expect(xml).not.toMatch(/NaN|Infinity|e\+|cx="-/);
  });
});

describe('text', () => {
  test('a paragraph has its level, how far its bullet hangs, justified lines and raised letters', async () => {
    const xml = await slideXml(
      text('t', AT, [
        para([run('x'), run('2', { baseline_pct: 30 })], {
          bullet: { kind: 'char', color: 'ink', text: '•' },
          indent: emuOfIn(0.5),
          hang: emuOfIn(0.2),
          level: 1,
          justified: true,
        }),
      ]),
    );
    expect(xml).toContain('<a:pPr marL="457200" indent="-182880" lvl="1" algn="just">');
    expect(xml).toMatch(/<a:rPr [^>]*baseline="30000"/);
  });

  test('a paragraph has spacing, bullet and hanging indent in schema order', async () => {
    const xml = await slideXml(
      text('t', AT, [
        para(run('Point', { size_pt: 14 }), {
          bullet: { kind: 'square', color: 'accent1' },
          indent: emuOfIn(0.2),
          space_before_pt: 6,
          line_pct: 104.35,
        }),
      ]),
    );
    expect(xml).toContain(
      '<a:pPr marL="182880" indent="-182880" algn="l"><a:lnSpc><a:spcPct val="104350"/></a:lnSpc><a:spcBef><a:spcPts val="600"/></a:spcBef><a:buClr>',
    );
    expect(xml).toContain('<a:endParaRPr lang="en-US" sz="1400"/>');
  });

  test('single-line labels do not wrap, nothing is fitted by the reader', async () => {
    const xml = await slideXml(text('t', AT, [para('Label')], { wrap: false, anchor: 'bottom' }));
    expect(xml).toContain('<a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="b"><a:noAutofit/></a:bodyPr>');
  });

  test('web, mail and slide links are kept, script links and missing slides are not', async () => {
    const all = await parts(everyText());
    const links = all.get('ppt/slides/_rels/slide1.xml.rels') ?? '';
    expect(links).toContain('Target="https://example.com/a?b=1&amp;c=%222%22%203" TargetMode="External"');
    expect(links).toContain('Target="mailto:a@example.com" TargetMode="External"');
    expect(links).toContain('Target="slide2.xml"');
    expect(links).not.toMatch(/javascript|slide99/);
    const xml = all.get('ppt/slides/slide1.xml') ?? '';
    expect(xml).toContain('action="ppaction://hlinksldjump"');
    expect(xml.match(/ahyp:hlinkClr /g)).toHaveLength(2);
    expect(readWithPython(writePptx(everyText()))[0]?.links).toContain('mailto:a@example.com');
  });

  test('faces are named only where they are not inherited', async () => {
    const xml = await slideXml(
      text('t', AT, [para([run('a'), run('b', { font: 'heading' }), run('c', { font: 'mono' }), run('▲', { font: 'symbol' })])]),
    );
    expect(xml.match(/<a:latin typeface="[^"]+"/g)).toEqual([
      '<a:latin typeface="+mj-lt"',
      '<a:latin typeface="Courier New"',
      '<a:latin typeface="Segoe UI Symbol"',
    ]);
    expect(xml).toContain('<a:sym typeface="Segoe UI Symbol"/>');
  });

  test('right-to-left paragraphs hang from the right edge', async () => {
    const xml = await slideXml(
      text('t', AT, [
        para(run('سلام', { lang: 'ar-SA' }), { rtl: true, align: 'right', bullet: { kind: 'dash', color: 'ink' }, indent: emuOfIn(0.2) }),
      ]),
    );
    expect(xml).toContain('<a:pPr marL="182880" indent="-182880" algn="r" rtl="1">');
    expect(xml).toContain('lang="ar-SA"');
  });

  test('numbered paragraphs count on from one start, other labels stay as words', async () => {
    const numbered = (label: string) => para('x', { bullet: { kind: 'number', color: 'ink', text: label }, indent: emuOfIn(0.2) });
    const xml = await slideXml(text('t', AT, ['1.', '2.', '7.', '8.', 'b)', '(3)', '②', '4．', '§ 4'].map(numbered)));
    expect(xml.match(/<a:buAutoNum [^>]*>/g)).toEqual([
      '<a:buAutoNum type="arabicPeriod"/>',
      '<a:buAutoNum type="arabicPeriod"/>',
      '<a:buAutoNum type="arabicPeriod" startAt="7"/>',
      '<a:buAutoNum type="arabicPeriod" startAt="7"/>',
      '<a:buAutoNum type="alphaLcParenR" startAt="2"/>',
      '<a:buAutoNum type="arabicParenBoth" startAt="3"/>',
      '<a:buAutoNum type="circleNumDbPlain" startAt="2"/>',
      '<a:buAutoNum type="arabicPeriod" startAt="4"/>',
    ]);
    expect(xml).toContain('<a:t>§ 4&#9;</a:t>');
    const steps = [
      numbered('1.'),
      { ...numbered('a.'), level: 1 },
      numbered('2.'),
      { ...numbered('a.'), level: 1 },
      para('and then'),
      numbered('3.'),
    ];
    expect((await slideXml(text('t', AT, steps))).match(/<a:buAutoNum [^>]*>/g)).toEqual([
      '<a:buAutoNum type="arabicPeriod"/>',
      '<a:buAutoNum type="alphaLcPeriod"/>',
      '<a:buAutoNum type="arabicPeriod"/>',
      '<a:buAutoNum type="alphaLcPeriod"/>',
      '<a:buAutoNum type="arabicPeriod" startAt="3"/>',
    ]);
  });

  test('the slide number is a field with its present value', async () => {
    const xml = await slideXml(text('n', AT, [para(run('7', { field: 'slidenum' }))]));
    expect(xml).toMatch(/<a:fld id="\{[0-9A-F-]{36}\}" type="slidenum"><a:rPr [^>]*>.*<a:t>7<\/a:t><\/a:fld>/);
  });

  test('a shape without words still has a text body', async () => {
    expect(await slideXml(rect('a', AT), rect('b', AT, { text: body([]) }))).toContain('<a:endParaRPr lang="en-US"/>');
  });
});

describe('the source', () => {
  test('stands in the file and gives back each request', async () => {
    const source = everyText().source;
    const all = await parts(everyText());
    const item = all.get('customXml/item1.xml') ?? '';
    expect(item).toContain(`<source xmlns="${SOURCE_NAMESPACE}" engine="0.1.0" input="sha256:abc">`);
    const intents = [...item.matchAll(/<intent slide="\d+">(.*?)<\/intent>/g)].map(([, xml = '']) =>
      xml
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&'),
    );
    expect(intents.map((json) => JSON.parse(json))).toEqual(source?.intents.map((json) => JSON.parse(json)));
    expect(all.get('customXml/itemProps1.xml')).toMatch(/ds:itemID="\{[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}\}"/);
    expect(all.get('ppt/_rels/presentation.xml.rels')).toContain('Target="../customXml/item1.xml"');
  });

  test('leaves no trace when there is none, and notes only where there are some', async () => {
    const names = [...(await parts(bridgeDeck(1))).keys()];
    expect(names.some((name) => name.includes('notes'))).toBe(false);
    expect(
      [...(await parts({ ...bridgeDeck(1, LIGHT), source: undefined } as Deck)).keys()].some((name) => name.startsWith('customXml')),
    ).toBe(false);
    expect([...(await parts(everyText())).keys()].filter((name) => /notesSlide\d/.test(name))).toHaveLength(2);
  });
});

describe('pictures and gradients', () => {
  const image = {
    kind: 'image',
    id: 'p',
    name: 'Portrait',
    role: 'image',
    box: rect('r', AT).box,
    media: [...MEDIA.keys()][0] ?? '',
  } as const;

  test('a gradient keeps its stops, how much each lets through, and its way across the page', async () => {
    const stops = [
      { at: 0, color: 'ink', alpha: 0.8 },
      { at: 1, color: 'ink', alpha: 0 },
    ] as const;
    const xml = await slideXml({ ...rect('g', AT), fill: { color: 'ink', gradient: { kind: 'linear', angle: 270, stops } } });
    expect(xml).toContain(
      '<a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="0"><a:schemeClr val="tx1"><a:alpha val="80000"/></a:schemeClr></a:gs>' +
        '<a:gs pos="100000"><a:schemeClr val="tx1"><a:alpha val="0"/></a:schemeClr></a:gs></a:gsLst><a:lin ang="16200000" scaled="0"/></a:gradFill>',
    );
    const round = await slideXml({
      ...rect('g', AT),
      fill: { color: 'ink', gradient: { kind: 'radial', angle: 0, centre: { x: 0.25, y: 0.5 }, stops } },
    });
    expect(round).toContain('<a:path path="circle"><a:fillToRect l="25000" t="50000" r="75000" b="50000"/></a:path>');
  });

  test("two tones stand as the theme's colours, so that a new theme re-tints the picture", async () => {
    const xml = await slideXml({ ...image, duotone: ['ink', 'canvas'] });
    expect(xml).toContain('<a:duotone><a:schemeClr val="tx1"/><a:schemeClr val="bg1"/></a:duotone></a:blip>');
  });

  test('a portrait is a picture in an ellipse, its crop unchanged', async () => {
    const xml = await slideXml({ ...image, geometry: 'ellipse', crop: { l: 0.1, t: 0, r: 0.2, b: 0 } });
    expect(xml).toContain('<a:srcRect l="10000" r="20000"/>');
    expect(xml).toContain('<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom></p:spPr></p:pic>');
  });

  test('all of them pass the schemas', { timeout: 600_000 }, () => {
    const stops = [
      { at: 0, color: 'ink', alpha: 0.8 },
      { at: 0.4, color: '#336699' },
      { at: 1, color: 'canvas', alpha: 0 },
    ] as const;
    const file = writePptx(
      deck(
        [
          slide('One', [
            { ...rect('g1', AT), fill: { color: 'ink', gradient: { kind: 'linear', angle: 45, stops } } },
            { ...rect('g2', AT), fill: { color: 'ink', alpha: 0.5, gradient: { kind: 'radial', angle: 0, stops } } },
            { ...image, duotone: ['accent1', 'canvas'], geometry: 'ellipse', stroke: { color: 'canvas', width_pt: 4 } },
          ]),
        ],
        { media: MEDIA },
      ),
    );
    expect(schemaProblems({ file })).toEqual([]);
  });
});

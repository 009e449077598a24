/** Brands made from kits: uploaded fonts and logos in, faces and pictures of ours out; hostile ones are refused in words. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { decodeFaceTable } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { work } from '../src/brand/brand.work.ts';
import { type BrandAnswer, type BrandOrder, brandOf } from '../src/brand/index.ts';
import { plateFor } from '../src/picture/logo-ground.ts';

const fonts = carriedFonts();
const CAIRN = fonts.file('gelasio-400');
const CAIRN_BOLD = fonts.file('gelasio-700');
const svg = (body: string, w = 200, h = 60) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body}</svg>`);
const DARK_LOGO = svg('<rect x="10" y="10" width="180" height="40" fill="#0A2540"/>');

/** A real font of the test's own dependency, under the SIL Open Font License. */
const otf = (path: string) => readFileSync(join(dirname(createRequire(import.meta.url).resolve('source-serif-pro/package.json')), path));

const make = async (kit: BrandOrder['kit'], files: readonly [use: BrandOrder['files'][number]['use'], bytes: Uint8Array][] = []) => {
  const order = { kit, files: files.map(([use], i) => ({ use, pointer: `/files/${i}` })) };
  return work(
    order,
    files.map(([, bytes]) => bytes),
  );
};
const made = (answer: BrandAnswer) => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer;
};

/** A copy with one table's bytes changed. */
function patched(font: Uint8Array, tag: string, change: (table: DataView) => void): Uint8Array {
  const copy = Uint8Array.from(font);
  const view = new DataView(copy.buffer);
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    if (String.fromCharCode(...copy.subarray(at, at + 4)) === tag)
      change(new DataView(copy.buffer, view.getUint32(at + 8), view.getUint32(at + 12)));
  }
  return copy;
}

/** A copy that calls a table by a name that nobody knows. */
function renamed(font: Uint8Array, tag: string): Uint8Array {
  const copy = Buffer.from(font);
  for (let i = 0; i < copy.readUInt16BE(4); i++)
    if (copy.toString('latin1', 12 + 16 * i, 16 + 16 * i) === tag) copy.write('XXXX', 12 + 16 * i);
  return new Uint8Array(copy);
}

/** All that a PDF says, in and out of its streams. */
function inflated(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)];
  return streams.map((found) => inflateSync(pdf.subarray(found.index + found[0].length)).toString('latin1')).join('\n') + text;
}

const SLIDE = {
  form: 'waterfall_bridge',
  headline: 'Energy explains most of the overrun of the year',
  context: 'Operating cost, plan to actual (m)',
  data: {
    steps: [
      { kind: 'start', label: 'Plan', value: 31 },
      { kind: 'delta', label: 'Energy', value: 2.4 },
      { kind: 'total', label: 'Actual', value: 33.4 },
    ],
  },
  source_note: 'Ledger, June',
  page_number: 3,
};

describe('a brand made from its kit', () => {
  it('measures an uploaded font as the carried one, when it is the carried one', async () => {
    const { answer, files = [] } = await make({ fonts: { body: { family: 'Cairn Serif' } } }, [['body', CAIRN]]);
    const { faces, report } = made(answer);
    const ours = decodeFaceTable(files[faces[0]?.metrics ?? 0] ?? new Uint8Array());
    const carried = decodeFaceTable(fonts.metrics('gelasio-400'));
    expect([ours.units_per_em, ours.ascent, ours.descent]).toEqual([carried.units_per_em, carried.ascent, carried.descent]);
    for (const c of 'AVWTo.,1270 €éßЖΩ') expect(ours.advance(c.codePointAt(0) ?? 0), c).toBe(carried.advance(c.codePointAt(0) ?? 0));
    for (const [a, b] of ['AV', 'To', 'Te', 'W.', 'LT']) {
      const pair = [a?.codePointAt(0) ?? 0, b?.codePointAt(0) ?? 0] as const;
      expect(ours.kern(...pair), `${a}${b}`).toBe(carried.kern(...pair));
    }
    expect(report.fonts[1]).toMatchObject({ use: 'body', source: 'uploaded', family: 'Cairn Serif', styles: ['400'] });
    expect(report.warnings.map(({ code }) => code)).toContain('font_style_missing');
  });

  it('is drawn into all files: named in the .pptx, embedded in the PDF, drawn in the PNG', async () => {
    const kit = { slug: 'cairn', name: 'Cairn', colors: ['#7A1F5C' as const], fonts: { heading: { family: 'Cairn Serif' } } };
    const { answer, files = [] } = await make(kit, [
      ['heading', CAIRN],
      ['heading', CAIRN_BOLD],
      ['logo_light', DARK_LOGO],
    ]);
    const brand = brandOf(made(answer), files, 'cairn@1');
    const own = carriedFonts();
    const read = readSlideRequest({ ...SLIDE, theme_id: 'cairn@1' }, { brands: (id) => (id === 'cairn@1' ? brand : undefined) });
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck, report } = await drawSlide(read.request, createDrawKit(own));
    expect(report).toMatchObject({ status: 'complete', theme_id: 'cairn@1', errors: [] });
    const shapes = [...walk(deck.slides[0]?.shapes ?? [])];
    expect(shapes.find(({ id }) => id === 'logo')).toMatchObject({ kind: 'image', role: 'logo', alt: 'Logo of Cairn' });
    expect(JSON.stringify(shapes.find(({ id }) => id === 'title'))).toContain(`"face":"${brand.theme.fonts.heading.twin}-700"`);
    const write = createWriteKit(own);
    const [once, again] = [await writeFiles(deck, ['pptx', 'pdf', 'png'], write), await writeFiles(deck, ['pptx', 'pdf', 'png'], write)];
    expect(inflated(once.pdf ?? new Uint8Array())).toContain('+GelasioBold');
    for (const format of ['pptx', 'pdf', 'png'] as const) expect(once[format]).toEqual(again[format]);
  });

  it('draws, embeds and names a font with cubic outlines (CFF), as it was made', async () => {
    const kit = { slug: 'source', name: 'Source', colors: ['#7A1F5C' as const] };
    const { answer, files = [] } = await make(kit, [['body', otf('OTF/SourceSerifPro-Regular.otf')]]);
    const { report, faces } = made(answer);
    expect(report.fonts[1]).toMatchObject({ family: 'Source Serif Pro', source: 'uploaded', styles: ['400'], embedding: 'installable' });
    const [face] = faces;
    const brand = brandOf(made(answer), files, 'source@1');
    const own = carriedFonts();
    const read = readSlideRequest({ ...SLIDE, theme_id: 'source@1' }, { brands: () => brand });
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck, report: said } = await drawSlide(read.request, createDrawKit(own));
    expect(said).toMatchObject({ status: 'complete', errors: [] });
    expect(JSON.stringify(deck.slides)).toContain(`"face":"${face?.face}"`);
    const { pdf } = await writeFiles(deck, ['pdf'], createWriteKit(own));
    expect(inflated(pdf ?? new Uint8Array())).toContain('+SourceSerifPro');
    // "H" as its outline is drawn: its maker's table rounds it up.
    const table = decodeFaceTable(files[face?.metrics ?? 0] ?? new Uint8Array());
    expect([table.units_per_em, table.cap_height]).toEqual([1000, 669]);
  });

  it('takes the regular and the bold weight of a variable font, and says so', async () => {
    const { report } = made((await make({}, [['heading', otf('VAR/SourceSerifVariable-Roman.ttf')]])).answer);
    expect(report.fonts[0]).toMatchObject({ family: 'Source Serif Variable', source: 'uploaded', styles: ['400', '700'] });
    expect(report.warnings.find(({ code }) => code === 'font_variable')?.message).toContain('400 and 700');
  });

  it('has its logo at the head of covers, on a plate where their dark ground would swallow it, and none on dividers', async () => {
    const { answer, files = [] } = await make({ colors: ['#0A2540'] }, [['logo_light', DARK_LOGO]]);
    const brand = brandOf(made(answer), files, 'x@1');
    const idsOf = async (form: string): Promise<readonly string[]> => {
      const read = readSlideRequest({ form, headline: 'Annual review', theme_id: 'x@1' }, { brands: () => brand });
      if (!read.ok) throw new Error(read.problem.detail);
      const { deck } = await drawSlide(read.request, createDrawKit(fonts));
      return [...walk(deck.slides[0]?.shapes ?? [])].map(({ id }) => id).filter((id) => id.startsWith('logo'));
    };
    expect([...(await idsOf('hero_statement'))].sort()).toEqual(['logo', 'logo/plate']);
    expect(await idsOf('section_divider')).toEqual([]);
  });

  it('takes the logo that suits the mode, and gives one that would vanish a ground', async () => {
    const light = svg('<rect x="10" y="10" width="180" height="40" fill="#F4F4F4"/>');
    const both = [
      ['logo_light', DARK_LOGO],
      ['logo_dark', light],
    ] as const;
    for (const mode of ['light', 'dark'] as const) {
      const { report, logo } = made(
        (
          await make(
            { mode, colors: ['#0A2540'] },
            both.map(([use, bytes]) => [use, bytes]),
          )
        ).answer,
      );
      expect(report.logo).toMatchObject({ source: mode, plate: null });
      expect(logo?.plate).toBeUndefined();
    }
    const alone = made((await make({ mode: 'dark', colors: ['#0A2540'] }, [['logo_light', DARK_LOGO]])).answer);
    expect(alone.report.logo).toMatchObject({ source: 'light', plate: 'ink' });
    expect(alone.report.warnings.map(({ code }) => code)).toContain('logo_on_plate');
    // Dark and pale parts: on the opposite of the slide the other half would vanish.
    const look = {
      clear: true,
      colors: [
        { rgb: [75, 46, 42], share: 0.5 },
        { rgb: [243, 233, 210], share: 0.5 },
      ],
    } as const;
    expect(plateFor(look, { canvas: '#FFFFFF', ink: '#2B1310', neutral: '#9E7D77', muted: '#674E4A' })).toBe('neutral');
  });

  it('is the same bytes each time', async () => {
    const hash = async () => {
      const { answer, files = [] } = await make({ colors: ['#0A2540'] }, [
        ['heading', CAIRN_BOLD],
        ['logo_light', DARK_LOGO],
      ]);
      return [JSON.stringify(answer), ...files.map((file) => createHash('sha256').update(file).digest('hex'))];
    };
    expect(await hash()).toEqual(await hash());
  });

  it('measures a family that is only named by a twin, with room to spare', async () => {
    const { theme, report } = made((await make({ fonts: { heading: 'Playfair Display', body: 'Calibri' } })).answer);
    expect(theme.fonts.heading).toEqual({ family: 'Playfair Display', twin: 'caladea', margin: 1.06 });
    expect(theme.fonts.body).toEqual({ family: 'Calibri', twin: 'carlito' });
    expect(report.warnings).toMatchObject([{ code: 'font_substituted', path: '/fonts/heading' }]);
  });
});

describe('a font that cannot be taken', () => {
  const fault = async (font: Uint8Array) => {
    const { answer } = await make({}, [['body', font]]);
    return answer.ok ? 'taken' : answer.faults[0]?.code;
  };

  it.each<[string, () => Uint8Array, string]>([
    ['forbids embedding', () => patched(CAIRN, 'OS/2', (table) => table.setUint16(8, 0x0002)), 'font_embedding_forbidden'],
    ['forbids subsetting', () => patched(CAIRN, 'OS/2', (table) => table.setUint16(8, 0x0100)), 'font_embedding_forbidden'],
    ['is a web font', () => Buffer.concat([Buffer.from('wOF2'), CAIRN.subarray(4)]), 'font_format'],
    ['is a collection', () => Buffer.concat([Buffer.from('ttcf'), CAIRN.subarray(4)]), 'font_format'],
    ['is cut off', () => CAIRN.subarray(0, CAIRN.length / 2), 'font_unreadable'],
    ['has no table of widths', () => renamed(CAIRN, 'hmtx'), 'font_unreadable'],
    ['has no outlines', () => renamed(CAIRN, 'glyf'), 'font_not_drawable'],
    ['is empty', () => new Uint8Array(), 'font_unreadable'],
    ['is no font', () => DARK_LOGO, 'font_format'],
    ['has no letters', () => fonts.file('noto-emoji-400'), 'font_lacks_letters'],
    ['is too large', () => new Uint8Array(9 * 1024 * 1024), 'font_too_large'],
    ['claims an em of nothing', () => patched(CAIRN, 'head', (table) => table.setUint16(18, 0)), 'font_unreadable'],
  ])('is refused in words when it %s', async (_name, font, code) => {
    expect(await fault(font())).toBe(code);
  });

  it('never breaks its reader with any byte changed', async () => {
    let state = 7;
    const next = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    // Most of the file are outlines; the directory and the small tables are where a lie tells.
    for (let round = 0; round < 12; round++) {
      const font = Uint8Array.from(CAIRN);
      for (let i = 0; i < 24; i++) font[i % 2 === 0 ? next(2000) : next(font.length)] = next(256);
      await fault(font).catch((error: unknown) => {
        // What HarfBuzz cannot bear ends in an error of its sandbox, and with it the process.
        expect(error).toBeInstanceOf(Error);
      });
    }
  });
});

describe('a logo that cannot be taken', () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const huge = Buffer.from(png);
  huge.writeUInt32BE(50_000, 16);
  huge.writeUInt32BE(50_000, 20);

  it.each<[string, Uint8Array]>([
    ['is empty', new Uint8Array()],
    ['is text', Buffer.from('<html><body>no</body></html>')],
    ['is cut off', png.subarray(0, 40)],
    ['claims to be huge', huge],
    ['shows nothing', svg('<rect width="0" height="0"/>')],
    [
      'is endless entities',
      Buffer.from('<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'),
    ],
  ])('is refused in words when it %s', async (_name, logo) => {
    const { answer } = await make({}, [['logo_light', logo]]);
    expect(answer).toMatchObject({ ok: false, faults: [{ pointer: '/files/0', code: 'logo_unreadable' }] });
  });
});

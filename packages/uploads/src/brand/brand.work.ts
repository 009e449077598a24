/** The work of `brand`. */
import { createHash } from 'node:crypto';
import { defineWork } from '@deckwright/core/task';
import type { Theme, ThemeFont } from '@deckwright/draw/scene';
import { type BrandKit, OWN_FAMILY, themeOfKit, twinOf } from '@deckwright/draw/themes';
import { FontFault, readFont, type TakenFont } from '@deckwright/read/font';
import { type Redrawn, redrawPicture } from '@deckwright/write/png';
import { legibleOn, plateFor } from '../picture/logo-ground.ts';
import type { BrandAnswer, BrandFault, BrandNoteOf, BrandOrder, FontReport, KitFile, LogoReport, MadeFace } from './brand.task.ts';

export const work = defineWork<BrandOrder, BrandAnswer>(async ({ kit, files: kitFiles }, bytes) => {
  const bench: Bench = { faults: [], warnings: [], files: [] };
  const sent = kitFiles.map((file, i) => ({ ...file, bytes: bytes[i] ?? new Uint8Array() }));
  const heading = readFamily('heading', kit, sent, bench);
  const body = readFamily('body', kit, sent, bench) ?? heading;
  const logos = await readLogos(sent, bench);
  if (bench.faults.length > 0) return { answer: { ok: false, faults: bench.faults } };
  const fonts = { heading: heading?.font ?? body?.font ?? builtIn('Arial'), body: body?.font ?? builtIn('Arial') };
  const { theme, report } = themeOfKit(kit, { heading, body });
  const logo = placeLogo(logos, theme.mode, theme.colors, kit, bench, sent.find(({ use }) => use.startsWith('logo'))?.pointer ?? '/logo');
  const faces = [...new Map([...(heading?.faces ?? []), ...(body?.faces ?? [])].map((face) => [face.face, face])).values()];
  const drawn = logo === undefined ? undefined : { ...logo.made, sha256: sha256(bench.files[logo.made.file] ?? new Uint8Array()) };
  return {
    answer: {
      ok: true,
      theme,
      report: {
        ...report,
        fonts: [heading?.report ?? reportOf('heading', fonts.heading), body?.report ?? reportOf('body', fonts.body)].map((one, i) => ({
          ...one,
          use: i === 0 ? ('heading' as const) : ('body' as const),
        })),
        logo: logo?.report ?? null,
        warnings: [...report.warnings, ...bench.warnings],
      },
      faces,
      ...(logo === undefined ? {} : { logo: logo.made }),
      hash: sha256(JSON.stringify({ theme, faces: faces.map(({ face }) => face), logo: drawn ?? null })),
    },
    files: bench.files,
  };
});

interface Bench {
  readonly faults: BrandFault[];
  readonly warnings: BrandNoteOf[];
  /** Files of the answer. */
  readonly files: Uint8Array[];
}

type Sent = KitFile & { readonly bytes: Uint8Array };

const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');
const builtIn = (family: string): ThemeFont => twinOf(family).font;

interface Family {
  readonly font: ThemeFont;
  readonly faces: readonly MadeFace[];
  readonly bold: boolean;
  readonly report: FontReport;
}

const reportOf = (use: 'heading' | 'body', { family, twin }: ThemeFont): FontReport => ({
  use,
  family,
  source: 'builtin',
  twin,
  styles: ['400', '400i', '700', '700i'],
});

/** The family of a use; undefined when the kit has none, or it has faults, which are recorded. */
function readFamily(use: 'heading' | 'body', kit: BrandKit, sent: readonly Sent[], bench: Bench): Family | undefined {
  const wish = kit.fonts?.[use];
  const files = sent.filter((file) => file.use === use);
  if (files.length > 0) return uploaded(use, typeof wish === 'object' ? wish.family : wish, files, bench);
  const name = typeof wish === 'string' ? wish : wish?.family;
  if (name === undefined) return undefined;
  const { font, known } = twinOf(name);
  if (!known)
    bench.warnings.push({
      code: 'font_substituted',
      message: `${name} is measured and drawn by ${font.twin} with 6 % to spare; the .pptx names ${name}.`,
      path: `/fonts/${use}`,
      remedy: 'Upload the font, and it is measured and drawn as it is.',
    });
  const source = known && font.family !== name ? 'builtin' : known ? 'builtin' : 'named';
  return { font, faces: [], bold: true, report: { ...reportOf(use, font), source } };
}

const styleName = ({ bold, italic }: TakenFont): string => `${bold ? '700' : '400'}${italic ? 'i' : ''}`;

function uploaded(use: 'heading' | 'body', wanted: string | undefined, files: readonly Sent[], bench: Bench): Family | undefined {
  const taken: { readonly font: TakenFont; readonly pointer: string }[] = [];
  for (const { pointer, bytes } of files) {
    try {
      for (const font of readFont(bytes)) taken.push({ font, pointer });
    } catch (error) {
      if (!(error instanceof FontFault)) throw error;
      bench.faults.push({ pointer, code: error.code, message: error.message, remedy: error.remedy });
    }
  }
  const [first] = taken;
  if (first === undefined || bench.faults.length > 0) return undefined;
  const styles = new Map<string, TakenFont>();
  for (const { font, pointer } of taken) {
    const style = styleName(font);
    if (styles.has(style))
      bench.faults.push({
        pointer,
        code: 'font_style_twice',
        message: `Two files are the ${style} face of ${use}.`,
        remedy: 'Send one file a style: regular, bold and their italics.',
      });
    else if (font.family !== first.font.family && wanted === undefined)
      bench.faults.push({
        pointer,
        code: 'font_families_differ',
        message: `The files of ${use} are of the families ${JSON.stringify(first.font.family)} and ${JSON.stringify(font.family)}.`,
        remedy: 'Send the files of one family, or say in `family` which name the .pptx is to use.',
      });
    else styles.set(style, font);
  }
  const family = wanted ?? first.font.family;
  if (family === '')
    bench.faults.push({
      pointer: first.pointer,
      code: 'font_without_name',
      message: 'The font does not say what its family is called.',
      remedy: 'Say the name in `family`.',
    });
  if (bench.faults.length > 0) return undefined;
  // The id of a face contains a hash of all faces of the family.
  const twin = `${OWN_FAMILY}${sha256(
    [...styles]
      .map(([style, font]) => `${style}:${sha256(font.file)}`)
      .sort()
      .join(),
  ).slice(0, 16)}`;
  const faces = [...styles].map(([style, { file, metrics }]): MadeFace => {
    bench.files.push(file, metrics);
    return { face: `${twin}-${style}`, file: bench.files.length - 2, metrics: bench.files.length - 1 };
  });
  notesOn(use, family, styles, first.font, bench);
  return {
    font: { family, twin },
    faces,
    bold: [...styles.keys()].some((style) => style.startsWith('700')),
    report: {
      use,
      family,
      source: 'uploaded',
      styles: [...styles.keys()].sort(),
      embedding: first.font.embedding,
      characters: first.font.characters,
      width: first.font.width,
    },
  };
}

/** Fonts that are wider relative to Arial make texts smaller than in a built-in theme. */
const WIDE = 1.03;

function notesOn(use: 'heading' | 'body', family: string, styles: ReadonlyMap<string, TakenFont>, first: TakenFont, bench: Bench): void {
  const path = `/fonts/${use}`;
  if (first.width > WIDE)
    bench.warnings.push({
      code: 'font_wider_than_reference',
      message: `${family} runs ${Math.round((first.width - 1) * 100)} % wider than Arial: long texts are set a size smaller.`,
      path,
      remedy: 'Nothing need be done; a narrower face would keep the usual sizes.',
    });
  if (first.variable)
    bench.warnings.push({
      code: 'font_variable',
      message: `${family} is a variable font: it is drawn at the weights ${[...new Set([...styles.values()].map(({ weight }) => weight))].join(' and ')}.`,
      path,
      remedy: 'PowerPoint wants static faces on the machines of your readers; upload those, and all files agree.',
    });
  const missing = (use === 'body' ? ['400', '700'] : ['700']).filter((style) => !styles.has(style));
  if (missing.length > 0 && !(use === 'heading' && styles.has('400')))
    bench.warnings.push({
      code: 'font_style_missing',
      message: `${family} has no ${missing.map((style) => (style === '700' ? 'bold' : 'regular')).join(' and no ')} face here: the nearest one draws it.`,
      path,
      remedy: 'Upload that face too.',
    });
}

/** Twice the size of a logo on a large screen. */
const LOGO_PX = { width_px: 1280, height_px: 320 };

async function readLogos(sent: readonly Sent[], bench: Bench): Promise<ReadonlyMap<'light' | 'dark', Redrawn>> {
  const logos = new Map<'light' | 'dark', Redrawn>();
  for (const { use, pointer, bytes } of sent) {
    if (use !== 'logo_light' && use !== 'logo_dark') continue;
    try {
      logos.set(use === 'logo_light' ? 'light' : 'dark', await redrawPicture(bytes, LOGO_PX));
    } catch (error) {
      // Errors of decoders name bytes and offsets; the sender needs to know which file is at fault.
      const reason = error instanceof Error && /^(?:The|Nothing)\b/.test(error.message) ? error.message : 'The picture cannot be decoded.';
      bench.faults.push({
        pointer,
        code: 'logo_unreadable',
        message: reason,
        remedy: 'Send one whole PNG, JPEG, SVG, GIF or WebP picture.',
      });
    }
  }
  return logos;
}

function placeLogo(
  logos: ReadonlyMap<'light' | 'dark', Redrawn>,
  mode: 'light' | 'dark',
  colors: Theme['colors'],
  kit: BrandKit,
  bench: Bench,
  /** Pointer of the logo in the kit. */
  pointer: string,
) {
  const source = logos.has(mode) ? mode : mode === 'light' ? 'dark' : 'light';
  const logo = logos.get(source);
  if (logo === undefined) return undefined;
  const legible = legibleOn(logo, colors.canvas);
  const plate = plateFor(logo, colors);
  if (plate !== undefined)
    bench.warnings.push({
      code: 'logo_on_plate',
      message: `${Math.round((1 - legible) * 100)} % of the logo would not stand out from a ${mode} slide; it gets a ground of its own.`,
      path: pointer,
      remedy: `Upload a logo for ${mode} slides as logo.${mode}.`,
    });
  bench.files.push(logo.png);
  const { width_px, height_px, format } = logo;
  const alt = (typeof kit.logo === 'object' ? kit.logo.alt : undefined) ?? `Logo${kit.name === undefined ? '' : ` of ${kit.name}`}`;
  const report: LogoReport = { source, format, width_px, height_px, legible: Math.round(legible * 100) / 100, plate: plate ?? null };
  return {
    report,
    made: { file: bench.files.length - 1, width_px, height_px, alt, ...(plate === undefined ? {} : { plate }) },
  };
}

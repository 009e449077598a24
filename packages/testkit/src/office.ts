/** LibreOffice as an independent reader: what it makes of a .pptx, and how similar two pictures are. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { without } from './without.ts';

/** False where the tests were told to leave LibreOffice out. */
export const haveOffice = !without('libreoffice');

/** What LibreOffice makes of the files, by their names, in a folder that is gone afterwards. Missing for files that it could not open. */
function throughOffice<T>(
  files: Readonly<Record<string, Uint8Array>>,
  format: 'pdf' | 'pptx:Impress MS PowerPoint 2007 XML',
  use: (folder: string, made: readonly string[]) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-office-'));
  try {
    const names = Object.keys(files);
    const out = join(folder, 'made');
    for (const name of names) writeFileSync(join(folder, `${name}.pptx`), files[name] as Uint8Array);
    // A profile of its own, so that several runs side by side do not wait for one another.
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        format,
        '--outdir',
        out,
        ...names.map((n) => join(folder, `${n}.pptx`)),
      ],
      { stdio: 'ignore', timeout: 600_000, env: { ...process.env, SAL_USE_VCLPLUGIN: 'svp' } },
    );
    return use(out, existsSync(out) ? readdirSync(out) : []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const scaled = (width: number): string[] => ['-png', '-scale-to-x', String(width), '-scale-to-y', '-1'];

/** First page of each file as LibreOffice draws it, PNG of `width` pixels. Missing for files that it could not open. */
export function officePictures(files: Readonly<Record<string, Uint8Array>>, width = 960): Map<string, Uint8Array> {
  return throughOffice(files, 'pdf', (folder, pdfs) => {
    const made = new Map<string, Uint8Array>();
    for (const pdf of pdfs) {
      const stem = pdf.slice(0, -4);
      const page = join(folder, `${stem}-page`);
      execFileSync('pdftoppm', ['-singlefile', ...scaled(width), join(folder, pdf), page]);
      made.set(stem, readFileSync(`${page}.png`));
    }
    return made;
  });
}

/** Every page of a .pptx as LibreOffice draws it: PNGs of `width` pixels, in order; none where it could not open the file. */
export function officePages(pptx: Uint8Array, width: number): readonly Uint8Array[] {
  return throughOffice({ deck: pptx }, 'pdf', (folder, [pdf]) => {
    if (pdf === undefined) return [];
    execFileSync('pdftoppm', [...scaled(width), join(folder, pdf), join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => /^page.*\.png$/.test(name))
      .sort()
      .map((name) => readFileSync(join(folder, name)));
  });
}

/** Each file as LibreOffice writes it after opening it. Missing for files that it could not open. */
export const savedByOffice = (files: Readonly<Record<string, Uint8Array>>): ReadonlyMap<string, Uint8Array> =>
  throughOffice(
    files,
    'pptx:Impress MS PowerPoint 2007 XML',
    (folder, made) => new Map(made.map((file) => [file.replace(/\.pptx$/, ''), readFileSync(join(folder, file))])),
  );

async function grey(png: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  return await sharp(png).flatten({ background: '#ffffff' }).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
}

/**
 * Mean structural similarity of two pictures, 0 to 1 (Wang, Bovik, Sheikh, Simoncelli 2004), on grey values at 960 x 540 in
 * windows of 8 x 8, four apart, with the usual constants.
 */
export async function similarity(a: Uint8Array, b: Uint8Array): Promise<number> {
  const width = 960;
  const height = 540;
  const [x, y] = await Promise.all([grey(a, width, height), grey(b, width, height)]);
  const size = 8;
  const step = 4;
  const c1 = (0.01 * 255) ** 2;
  const c2 = (0.03 * 255) ** 2;
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + size <= height; top += step)
    for (let left = 0; left + size <= width; left += step) {
      let sx = 0;
      let sy = 0;
      let sxx = 0;
      let syy = 0;
      let sxy = 0;
      for (let j = top; j < top + size; j++)
        for (let i = left; i < left + size; i++) {
          const p = x[j * width + i] as number;
          const q = y[j * width + i] as number;
          sx += p;
          sy += q;
          sxx += p * p;
          syy += q * q;
          sxy += p * q;
        }
      const n = size * size;
      const mx = sx / n;
      const my = sy / n;
      const vx = sxx / n - mx * mx;
      const vy = syy / n - my * my;
      const cov = sxy / n - mx * my;
      sum += ((2 * mx * my + c1) * (2 * cov + c2)) / ((mx * mx + my * my + c1) * (vx + vy + c2));
      windows++;
    }
  return sum / windows;
}

/** The words of each page of a .pptx as LibreOffice sets it; none where it could not open the file. */
export function officeTexts(pptx: Uint8Array): readonly string[] {
  return throughOffice({ deck: pptx }, 'pdf', (folder, [pdf]) => {
    if (pdf === undefined) return [];
    const text = execFileSync('pdftotext', ['-layout', join(folder, pdf), '-'], { encoding: 'utf8' });
    // A form feed ends each page.
    return text.split('\f').slice(0, -1);
  });
}

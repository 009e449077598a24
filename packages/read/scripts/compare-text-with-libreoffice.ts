/**
 * Compares how the deck reader says words look with how LibreOffice draws them: size, colour, weight and slant, word by word.
 *
 *     node --import tsx packages/read/scripts/compare-text-with-libreoffice.ts <folder of decks> [part of a name …]
 *
 * Needs `soffice` and `pdftohtml`. A word counts when it has four letters or more and stands on the PDF's page; it agrees when
 * LibreOffice draws one such word like ours. Text that is scaled to fit is compared in colour and weight only. Not part of the tests: it takes minutes.
 */
import '../../../scripts/usage.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPackage } from '../src/ooxml/index.ts';
import { type ForeignRun, type ForeignSlide, type ForeignText, readDeck, walkForeign } from '../src/pptx/index.ts';

interface Drawn {
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
  readonly italic: boolean;
}
type Page = ReadonlyMap<string, readonly Drawn[]>;

/** More pixels a point make no difference: poppler goes no further. */
const ZOOM = 3;
const MIN_LETTERS = 4;

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder of decks.');
const decks = readdirSync(folder).filter((name) => names.length === 0 || names.some((part) => name.includes(part)));
const scratch = mkdtempSync(join(tmpdir(), 'deckwright-libreoffice-'));
const total = { words: 0, size: 0, color: 0, weight: 0 };
try {
  const paths = decks.map((name) => join(folder, name));
  const options = [`-env:UserInstallation=file://${scratch}/profile`, '--headless', '--convert-to', 'pdf', '--outdir', scratch];
  execFileSync('soffice', [...options, ...paths], { stdio: 'ignore' });
  for (const name of decks) {
    const pdf = join(scratch, name.replace(/\.[^.]+$/, '.pdf'));
    if (existsSync(pdf)) await compare(name, join(folder, name), pdf);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${total.words} words; ${total.size} differ in size, ${total.color} in colour, ${total.weight} in weight or slant`);

async function compare(name: string, path: string, pdf: string): Promise<void> {
  const pages = pagesOf(
    execFileSync('pdftohtml', ['-xml', '-stdout', '-i', '-nodrm', '-zoom', String(ZOOM), pdf], { encoding: 'utf8', maxBuffer: 1 << 28 }),
  );
  const slides = readDeck(await openPackage(readFileSync(path))).slides.filter(({ hidden }) => !hidden);
  if (slides.length !== pages.length) return;
  for (const [i, slide] of slides.entries()) {
    for (const { text, where } of textsOf(slide)) {
      for (const run of text.paragraphs.flatMap(({ runs }) => runs)) {
        if (run.baseline_pct !== 0 || run.caps !== 'none') continue;
        for (const word of run.text.split(/\s+/)) compareWord(word, run, text, pages[i]?.get(word), `${name} ${slide.i} ${where}`);
      }
    }
  }
}

function compareWord(word: string, run: ForeignRun, text: ForeignText, drawn: readonly Drawn[] | undefined, where: string): void {
  if (!drawn || word.length < MIN_LETTERS) return;
  total.words += 1;
  const color = run.paint.kind === 'solid' && run.paint.color !== 'unknown' ? run.paint.color.rgb : run.paint.kind;
  const tell = (what: 'size' | 'color' | 'weight', ours: unknown, theirs: readonly unknown[]): void => {
    total[what] += 1;
    console.log(`${where} ${JSON.stringify(word)}: ${what} ${String(ours)}, drawn ${theirs.join(', ')}`);
  };
  const size = run.size_pt === 'unknown' ? 0 : run.size_pt;
  if (text.autofit !== 'shrink' && !drawn.some((one) => Math.abs(one.size - size) <= Math.max(0.6, size * 0.03))) {
    tell(
      'size',
      run.size_pt,
      drawn.map((one) => one.size),
    );
  }
  if (!drawn.some((one) => near(one.color, color))) {
    tell(
      'color',
      color,
      drawn.map((one) => one.color),
    );
  }
  if (!drawn.some(({ bold, italic }) => bold === run.bold && italic === run.italic)) {
    tell(
      'weight',
      `${run.bold ? 'bold ' : ''}${run.italic ? 'italic' : ''}`,
      drawn.map(({ bold, italic }) => `${bold ? 'bold ' : ''}${italic ? 'italic' : ''}`),
    );
  }
}

function* textsOf(slide: ForeignSlide): Generator<{ readonly text: ForeignText; readonly where: string }> {
  for (const shape of walkForeign([...slide.behind, ...slide.shapes])) {
    if (shape.hidden) continue;
    if (shape.kind === 'shape' && shape.text) yield { text: shape.text, where: shape.name };
    if (shape.kind === 'table') for (const { text } of shape.cells) yield { text, where: shape.name };
  }
}

/** The words of each page with all the looks that they are drawn in. */
function pagesOf(xml: string): readonly Page[] {
  const fonts = new Map<string, { readonly size: number; readonly color: string; readonly family: string }>();
  return xml
    .split('<page ')
    .slice(1)
    .map((page) => {
      for (const [, id = '', size = '', family = '', color = ''] of page.matchAll(
        /<fontspec id="(\d+)" size="([-\d.]+)" family="([^"]*)" color="([^"]*)"/g,
      )) {
        fonts.set(id, { size: Number(size) / ZOOM, color: color.toUpperCase(), family });
      }
      const words = new Map<string, Drawn[]>();
      for (const [, id = '', content = ''] of page.matchAll(/<text [^>]*font="(\d+)"[^>]*>([\s\S]*?)<\/text>/g)) {
        const font = fonts.get(id);
        if (!font) continue;
        const bold = content.includes('<b>') || /bold|black|heavy/i.test(font.family);
        const italic = content.includes('<i>') || /italic|oblique/i.test(font.family);
        for (const word of plain(content).split(/\s+/)) {
          const drawn = words.get(word) ?? [];
          drawn.push({ size: font.size, color: font.color, bold, italic });
          words.set(word, drawn);
        }
      }
      return words;
    });
}

function plain(content: string): string {
  return content
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** Colours alike but for rounding. */
function near(a: string, b: string): boolean {
  if (a === b) return true;
  const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const other = channels(b);
  return channels(a).every((channel, i) => Math.abs(channel - (other[i] ?? Number.NaN)) <= 2);
}

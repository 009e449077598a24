/**
 * `npx tsx packages/brief/scripts/brief-figures.ts [set…]`: draws the briefs that may be read (those kept aside are not among them) and
 * tells which share of their listed figures and texts stands on the slides as written, what became of each that does not, and every
 * number on a slide that is neither the brief's, nor marked as computed, nor named among the words that were added. Such a number, or a share under 99 in 100, fails.
 * With `--texts` also what became of each text that does not stand there, and the shares by set.
 */
import '../../../scripts/usage.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { type BriefPlan, briefReader, planBrief } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { type Run, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';

const TRAINING = new URL('../training/', import.meta.url);
const LEAST = 0.99;

interface Case {
  readonly id?: string;
  readonly brief: string;
  readonly forms: readonly string[];
  readonly contains?: readonly string[];
  readonly figures?: readonly string[];
}
interface Shown {
  readonly role: string;
  readonly runs: readonly Run[];
}

const SETS = [
  ...['given', 'own', 'patterns-b'].map((name) => `briefs/${name}`),
  ...readdirSync(new URL('independent/', TRAINING))
    .filter((file) => /^tuning.*\.jsonl$/.test(file))
    .map((file) => `independent/${file.replace('.jsonl', '')}`),
];
const kit = createDrawKit(carriedFonts());

/** Spaces that break nowhere and minus signs as they are typed. */
const typed = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll('\u2212', '-')
    .toLowerCase();
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A figure by itself: 5 does not stand in 15 or 5.2. */
const holds = (text: string, figure: string): boolean =>
  new RegExp(`(?<!\\d)(?<!\\d[.,])${escaped(typed(figure))}(?!\\d|[.,]\\d)`).test(text);

async function shownFor(brief: string): Promise<readonly Shown[] | undefined> {
  const read = readSlideRequest({ brief }, { briefs: briefReader });
  if (!read.ok) return undefined;
  const { deck } = await drawSlide(read.request, kit);
  return deck.slides.flatMap((slide) =>
    [...walk(slide.shapes)].flatMap((s) => {
      const bodies = s.kind === 'table' ? s.cells.flat().map((c) => c.text) : 'text' in s && s.text !== undefined ? [s.text] : [];
      return bodies.flatMap((b) => b.paragraphs.map(({ runs }) => ({ role: s.role, runs })));
    }),
  );
}

/** What became of a text of the brief that does not stand on the slide. */
function fateOf(text: string, { brief, forms }: Case, plan: BriefPlan): string {
  const at = brief.indexOf(text);
  const within = ({ start, end }: { start: number; end: number }): boolean => start < at + text.length && at < end;
  const form = plan.form ?? '';
  const right = forms.includes(form) ? '' : ', another form';
  const filled = plan.extracted.find(within);
  if (filled !== undefined) return `filled, drawn otherwise${right}: ${form} ${filled.path.replaceAll(/\d+/g, '*')}`;
  return plan.unplaced.some(within) ? `left out, told${right}: ${form}` : `used, not drawn${right}: ${form}`;
}

const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
/** Numbers in a text, less the zeros at an end that only tell how exact they are; `12 400` is read as one number and as two. */
const numbersIn = (text: string): string[] => [
  ...new Set(
    [/\d+/g, /\d+(?:[.,]\d+)?/g, /\d+(?:[.,'’]\d+)*/g, /\d{1,3}(?:[ ,.'’]\d{3})+(?:[.,]\d+)?/g].flatMap((form) =>
      [...typed(text).matchAll(form)].map(([n]) => n),
    ),
  ),
];
const bare = (number: string): string => digits(/[.,]/.test(number) ? number.replace(/0+$/, '') : number);

/** Numbers of a slide that the brief does not have, where nothing says that they were computed. */
function foreignIn(brief: string, shown: readonly Shown[], added: ReadonlySet<string>): string[] {
  const own = new Set(numbersIn(brief).flatMap((n) => [digits(n), bare(n)]));
  return shown
    .filter(({ role }) => role !== 'page_number')
    .flatMap(({ runs, role }) =>
      runs
        .filter(({ bind, text, path }) => bind !== 'derived' && !added.has(path ?? '') && /\d/.test(text))
        .flatMap(({ text, path, bind }) =>
          [...typed(text).matchAll(/\d+(?:[.,'’ ]\d+)*/g)]
            .map(([n]) => n)
            .filter((n) => ![digits(n), bare(n)].some((d) => own.has(d)) && !n.split(' ').every((part) => own.has(digits(part))))
            .map((n) => `${n} in ${JSON.stringify(text)} (${role} ${bind ?? ''} ${path ?? 'no value of the intent'})`),
        ),
    );
}

/** With zeros that only give all numbers of a chart one count of decimals: 41.0 beside 43.5. */
const holdsPadded = (text: string, figure: string): boolean =>
  !/[.,]/.test(figure) && new RegExp(`(?<![\\d.,])${escaped(figure)}[.,]0+(?!\\d)`).test(text);

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const withTexts = process.argv.includes('--texts');
const sums = { figures: 0, with_zeros: 0, of_figures: 0, texts: 0, of_texts: 0, slides: 0, refused: 0 };
const fates = new Map<string, string[]>();
const textFates = new Map<string, string[]>();
const foreign: string[] = [];
for (const set of SETS.filter((name) => wanted.length === 0 || wanted.some((w) => name.endsWith(w)))) {
  const cases = readFileSync(new URL(`${set}.jsonl`, TRAINING), 'utf8')
    .trim()
    .split('\n')
    .map((line): Case => JSON.parse(line));
  const before = { ...sums };
  for (const [i, item] of cases.entries()) {
    const id = item.id ?? `${set.replace(/.*\//, '')}:${i + 1}`;
    const shown = await shownFor(item.brief);
    if (shown === undefined) {
      if (item.forms.length > 0) sums.refused++;
      continue;
    }
    sums.slides++;
    const plan = planBrief(item.brief, { bare: true });
    const added = new Set(plan.added.map(({ path }) => path));
    foreign.push(...foreignIn(item.brief, shown, added).map((f) => `${id}: ${f}`));
    if (item.forms.length === 0) continue;
    const all = typed(shown.map((s) => s.runs.map((r) => r.text).join('')).join('\n'));
    const { figures = (item.contains ?? []).filter((t) => /^\d[\d.,]*$/.test(t)), contains = [] } = item;
    const absent = figures.filter((f) => !holds(all, f));
    const missed = absent.filter((f) => !holdsPadded(all, f));
    sums.figures += figures.length - absent.length;
    sums.with_zeros += absent.length - missed.length;
    sums.of_figures += figures.length;
    const missing = contains.filter((t) => !all.includes(typed(t)));
    sums.texts += contains.length - missing.length;
    sums.of_texts += contains.length;
    for (const [texts, into] of [[missed, fates] as const, [missing, textFates] as const])
      for (const text of texts) {
        const fate = fateOf(text, item, plan);
        into.set(fate, [...(into.get(fate) ?? []), `${id} ${text}`]);
      }
  }
  const share = (held: 'figures' | 'texts', of: 'of_figures' | 'of_texts'): string =>
    `${sums[held] - before[held]} of ${sums[of] - before[of]} ${held}`;
  if (withTexts) console.log(`${set}: ${share('figures', 'of_figures')}, ${share('texts', 'of_texts')}`);
}
for (const [name, found] of [['figures', fates] as const, ['texts', textFates] as const]) {
  if (name === 'texts' && !withTexts) continue;
  console.log(`What became of ${name} that do not stand there:`);
  for (const [fate, list] of [...found].sort((a, b) => b[1].length - a[1].length))
    console.log(`${String(list.length).padStart(4)} ${fate}: ${list.slice(0, withTexts ? list.length : 8).join(' | ')}`);
}
console.log(foreign.length === 0 ? 'No foreign number.' : `${foreign.length} foreign numbers:\n  ${foreign.join('\n  ')}`);
const share = (sums.figures + sums.with_zeros) / sums.of_figures;
console.log(
  JSON.stringify({ ...sums, share_of_figures: Number(share.toFixed(4)), share_of_texts: Number((sums.texts / sums.of_texts).toFixed(4)) }),
);
if (foreign.length > 0 || share < LEAST) process.exitCode = 1;

/** `deckwright plan`: prints what a brief would become. Nothing is drawn. */

import {
  askedLanguage,
  type BriefPlan,
  MAX_BRIEF,
  MOST_SLIDES,
  type Outline,
  type OutlineBrief,
  outlineDeck,
  planBrief,
  verdictOf,
} from '@deckwright/brief';
import { readJson } from '@deckwright/draw/intent';
import { type Command, InvalidArgumentError } from 'commander';
import { planFile, sentenceOf } from '../document-source.ts';
import type { Io } from '../io.ts';
import { readNamedText } from '../reading/read-named.ts';
import { defineCommand } from './define-command.ts';

interface PlanCommandOptions {
  readonly file?: string;
  readonly json?: boolean;
  readonly locale?: string;
  readonly language?: string;
  readonly deck?: boolean;
  readonly slides?: number;
  readonly document?: string;
  readonly markdown?: boolean;
}

const EXAMPLES = `
Examples:
  $ deckwright plan "Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 customers"
  $ deckwright plan --file brief.txt --json
  $ deckwright plan --deck --file prompt.md
  $ deckwright plan --deck --file prompt.md --json | deckwright deck - --out out
  $ deckwright plan --document report.docx --slides 10
  $ deckwright plan --document report.docx --markdown > outline.md && deckwright deck outline.md --out out

A brief that would not be drawn as it stands ends with exit code 1, and the answer says what to add.`;

export const command = defineCommand({ help_position: 50, register: planCommand });

function planCommand(program: Command, io: Io): void {
  program
    .command('plan')
    .description('Say which slide a brief would become, from which of its words, and what it lacks.')
    .argument('[brief]', 'the brief itself, or @FILE to read it from a file')
    .option('--file <path>', 'read the brief from a file: prose, or JSON with a "brief" or "prompt"; - reads standard input')
    .option('--json', 'print the plan as JSON, with the intent that render takes')
    .option('--deck', 'outline a deck: cut the text into slides by its own structure and plan each')
    .option('--slides <n>', 'with --deck: at most this many slides; with --document: this many, where its content allows it', parseCount)
    .option('--document <file>', 'outline a deck of a document: every part of it on a slide, or named')
    .option('--markdown', 'with --document: print the outline as Markdown, to be edited and given to `deckwright deck`')
    .option('--locale <tag>', 'how numbers are written (default: as in the language of the brief)')
    .option('--language <code>', 'language of the brief, where the brief leaves it open')
    .addHelpText('after', EXAMPLES)
    .action(async (argument: string | undefined, options: PlanCommandOptions, command: Command) => {
      const usage = (message: string): never => command.error(`error: ${message}`, { exitCode: 2 });
      if (options.document !== undefined) {
        if (argument !== undefined || options.file !== undefined || options.deck === true) usage('name a document, or a brief, not both');
        return printDocument(options.document, options, usage, io);
      }
      if (options.markdown === true) usage('--markdown is for the outline of a --document');
      const path = options.file ?? (argument?.startsWith('@') === true ? argument.slice(1) : undefined);
      if (argument !== undefined && options.file !== undefined) usage('name the brief or a file, not both');
      if (argument === undefined && path === undefined) usage('name a brief, or a file with --file');
      const content = path === undefined ? (argument ?? '') : readBrief(path, usage);
      const text = typeof content === 'string' ? content : content.map((s) => s.brief).join('\n');
      if (text.trim() === '' || text.length > MAX_BRIEF * (typeof content === 'string' ? 1 : MOST_SLIDES))
        usage(`a brief has 1 to ${MAX_BRIEF} characters; this one has ${text.trim() === '' ? 'none' : text.length}`);
      if (options.deck === true || typeof content !== 'string') {
        const outline = outlineDeck({
          content,
          ...(options.slides === undefined ? {} : { slide_count: options.slides }),
          ...(options.language === undefined ? {} : { language: options.language }),
        });
        if (outline.slides.some((s) => s.route !== 'selected')) io.fail();
        if (options.json) io.out(`${JSON.stringify(outline, null, 2)}\n`);
        else printOutline(outline, io);
        return;
      }
      const asked = askedLanguage(content, options.language);
      const locale = options.locale ?? asked.locale;
      const plan = planBrief(content, locale === undefined ? {} : { locale });
      if (plan.route !== 'selected') io.fail();
      if (asked.warning !== undefined) io.err(`${asked.warning.message}\n`);
      if (options.json) io.out(`${JSON.stringify({ ...plan, ...verdictOf(plan) }, null, 2)}\n`);
      else print(plan, io);
    });
}

/** The outline of a document, as Markdown, as JSON, or as one line a slide. */
async function printDocument(path: string, options: PlanCommandOptions, usage: (message: string) => never, io: Io): Promise<void> {
  const { slides, language } = options;
  const { outline, notices, editable } = await planFile(path, {
    ...(slides === undefined ? {} : { slides }),
    ...(language === undefined ? {} : { language }),
  }).catch((error: unknown) => usage(sentenceOf(error)));
  if (options.json) io.out(`${JSON.stringify(outline, null, 2)}\n`);
  else if (options.markdown) io.out(editable);
  else
    for (const { slide_number, headline, intent, headline_by } of outline.slides)
      io.out(
        `${String(slide_number).padStart(2)}. ${line(headline)}  (${String(intent['form'])}${headline_by === 'rule' ? ', computed' : ''})\n`,
      );
  for (const { block_id, text, reason } of outline.left_out)
    io.err(`left out, ${reason.replaceAll('_', ' ')}: ${block_id}  ${line(text, 80)}\n`);
  for (const { message } of notices) io.err(`${message}\n`);
  for (const { message, remedy } of outline.notices) io.err(`${message} ${remedy}\n`);
}

function parseCount(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1 || n > MOST_SLIDES) throw new InvalidArgumentError(`must be 1 to ${MOST_SLIDES}.`);
  return n;
}

/** Prose, or the text of a request: `{"brief": …}`, `{"prompt": …}`, `{"slides": [{"brief": …}]}`. */
function readBrief(path: string, usage: (message: string) => never): string | readonly OutlineBrief[] {
  let text = '';
  try {
    text = readNamedText(path);
  } catch (error) {
    usage(error instanceof Error ? error.message : String(error));
  }
  if (!/^\s*\{/.test(text)) return text;
  const parsed = readJson(text);
  // Prose may begin with a brace too.
  if (!parsed.ok) return path.endsWith('.json') ? usage(`${path}: ${parsed.detail}`) : text;
  const value = Object(parsed.value) as { readonly brief?: unknown; readonly prompt?: unknown; readonly slides?: unknown };
  const own = value.brief ?? value.prompt;
  if (typeof own === 'string') return own;
  const briefs = (Array.isArray(value.slides) ? (value.slides as unknown[]) : []).flatMap((slide): OutlineBrief[] => {
    const { brief, name } = Object(slide) as { readonly brief?: unknown; readonly name?: unknown };
    return typeof brief === 'string' ? [{ brief, ...(typeof name === 'string' ? { name } : {}) }] : [];
  });
  return briefs.length > 0 ? briefs : usage(`${path} has no "brief", "prompt" or "slides" with briefs`);
}

/** One line of a text, shortened. */
const line = (text: string, most = 100): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 1)}…`;
};

const SAYS = {
  selected: 'is drawn as',
  needs_confirmation: 'may be meant as',
  would_fabricate: 'Not drawn: the brief asks for figures and does not bring them; none are invented.',
  deck: 'Not drawn: the brief asks for more than one slide; `deckwright plan --deck` cuts it.',
  unroutable: 'Not drawn: the brief says neither what form its slide has nor enough to fill one.',
} as const;

function print(plan: BriefPlan, io: Io): void {
  const { route, form, variant, confidence, extracted, unplaced, added, style, candidates, repair_options, reason } = plan;
  const sure = `confidence ${confidence.calibrated}, ${confidence.label}`;
  const out = (text: string): void => io.out(`${text}\n`);
  const list = (title: string, rows: readonly string[]): void => {
    if (rows.length === 0) return;
    out(`\n${title}`);
    for (const row of rows) out(`  ${row}`);
  };
  out(
    form === undefined
      ? `${route}: ${reason === undefined ? SAYS[route] : `Not drawn: ${reason}`}`
      : `${route}: ${SAYS[route]} ${form}${variant === undefined ? '' : `, ${variant}`} (${sure})`,
  );
  const width = Math.min(40, Math.max(0, ...extracted.map((e) => e.path.length)));
  list(
    'Read from the brief (place in the intent, words, characters)',
    extracted.map(({ path, text, start, end }) => `${path.padEnd(width)}  ${line(text, 80)}  [${start}-${end}]`),
  );
  if (plan.headline === 'composed') list('Title', ['composed from the request: the brief makes no claim of its own']);
  list(
    'Found no place',
    unplaced.map(({ text, start, end }) => `${line(text)}  [${start}-${end}]`),
  );
  list(
    'Added, since the form needs a word there',
    added.map(({ path, text }) => `${path}  ${text}`),
  );
  if (style.theme_id !== undefined) {
    const mapped = style.asked.filter((word) => !style.unsupported.includes(word));
    list('Theme', [`${style.theme_id}, for ${mapped.join(', ')}`]);
  }
  list('A look that no theme has', [...style.unsupported]);
  if (route !== 'selected')
    list(
      'Candidates',
      candidates.map((c) => `${c.form}  ${c.score}${c.fillable ? '' : '  (its content is not in the brief)'}`),
    );
  list(
    'To add, one of',
    repair_options.flatMap((r) => [`${r.form}: ${r.add}`, `  ${line(r.completed_brief, 160)}`]),
  );
}

function printOutline(outline: Outline, io: Io): void {
  const { slides, cut_by, preamble, left_out, theme_id, warnings } = outline;
  const ready = slides.filter((s) => s.route === 'selected').length;
  io.out(
    `${slides.length} ${slides.length === 1 ? 'slide' : 'slides'}, parted by ${cut_by.replaceAll('_', ' ')}; ${ready} can be drawn as they are\n`,
  );
  if (preamble !== undefined) io.out(`Before them: ${line(preamble)}\n`);
  if (theme_id !== undefined) io.out(`Theme: ${theme_id}\n`);
  for (const s of slides) {
    io.out(
      `\n${String(s.slide_number).padStart(2)}. ${s.form ?? s.route}${s.form === undefined ? '' : ` (${s.route}, confidence ${s.confidence})`}\n    ${line(s.brief)}\n`,
    );
    if (s.brief_hint !== undefined) io.out(`    To add: ${s.brief_hint.add}\n`);
  }
  for (const { brief } of left_out) io.out(`\nLeft out: ${line(brief)}\n`);
  for (const { message } of warnings) io.err(`${message}\n`);
}

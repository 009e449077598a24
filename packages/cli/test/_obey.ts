/**
 * Does what the command line says of a refusal, as written: runs a command, takes each of its ways out, and judges what comes of it. The same
 * judgement as at the doors of the service, in terms of commands and options.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { patched } from '@deckwright/core/json-patch';
import { fillBlanks } from '@deckwright/testkit/ways-out';
import { all as COMMANDS } from '../src/commands/register.generated.ts';
import { type Outcome, run } from './_run.ts';

/** A command that is refused, or that says more than its result. `@` stands for the folder of the case, which has the files. */
export interface Provoked {
  readonly argv: readonly string[];
  readonly files?: Readonly<Record<string, unknown>>;
  /** What of the answer says why; of a text without a code, a part of it. */
  readonly code: string;
}

export interface Verdict {
  /** `asks`: only the author of the content, or a person, can do anything. `absent`: it was not refused in this way. */
  readonly verdict: 'holds' | 'asks' | 'fails' | 'absent';
  readonly why: string;
  readonly ways: number;
  readonly steps: readonly string[];
}

interface Step {
  readonly command?: string;
  readonly change?: readonly { readonly op: string; readonly path: string; readonly from?: string; readonly value?: unknown }[];
  readonly ask?: string;
  readonly wait_s?: number;
  readonly path?: string;
}
interface Way {
  readonly do: readonly Step[];
  readonly again?: true;
}
type Told = Readonly<Record<string, unknown>>;

/** What a command answered: its lines of JSON, or the text that it wrote. */
interface Answer extends Outcome {
  readonly told: readonly Told[];
}

/** Ends with a service that runs, reads a key of a person, installs what is not there, or is a loop of its own. */
const NOT_RUN = new Set(['serve', 'code', 'admin', 'cluster', 'config', 'gallery', 'completion', 'verify', 'invoice']);
/** In the place of a code: whatever is refused. */
export const ANY = '*';

const MAX_ROUNDS = 6;
const TOOLS = /\b(?:create_slide|create_deck|browse_catalog|plan_slide|upload_asset|manage_account|translate_deck|convert_pdf)\b/;
const ROUTE = /\b(?:GET|POST|PUT|PATCH|DELETE) \/\S*|\/v1\/\S+/;
/** Names of what the service has and the command line has not. */
const DOORS = /\b(?:Idempotency-Key|Authorization header|request body|HTTP status)\b/;

/** Refusals that no program gets out of: a file, a picture or words are their author's. Texts without a code are of the call itself. */
const FOR_PEOPLE = new Set([
  ...['not_found', 'input_unreadable', 'payload_too_large', 'invalid_json', 'duplicate_key', 'number_out_of_range', 'too_deep'],
  ...[
    'empty',
    'html',
    'truncated',
    'pdf',
    'not_zip',
    'not_pptx',
    'legacy_ppt',
    'legacy_office',
    'encrypted',
    'zip_damaged',
    'not_a_pdf',
    'corrupted',
    'pdf_unreadable',
  ],
  ...[
    'request_invalid',
    'intent_invalid_shape',
    'no_usable_slide',
    'capacity_exceeded',
    'url_unfetchable',
    'unknown_asset',
    'image_source_not_supported',
  ],
]);

let serial = 0;

export async function obey(root: string, asked: Provoked): Promise<Verdict> {
  const folder = join(root, String(++serial));
  put(folder, asked.files ?? {});
  const answer = await ask(folder, asked.argv);
  const found = findingsOf(answer, asked.code);
  if (found.length === 0)
    return { verdict: 'absent', why: `${answer.code} ${answer.out.slice(0, 200)} ${answer.err.slice(0, 300)}`, ways: 0, steps: [] };
  const ways = found.flatMap((one) => (Array.isArray(one['ways_out']) ? (one['ways_out'] as Way[]) : []));
  const named = commandsIn(textsOf(answer, found));
  const told = { ways: ways.length + named.length, steps: [...ways.flatMap((way) => way.do.map(kindOf)), ...named.map(() => 'command')] };
  const faults = wordFaults(answer, found, asked);
  let executed = false;
  for (const way of ways) {
    const taken = await take(folder, asked, found[0] ?? {}, way);
    executed ||= taken.executed;
    if (taken.fault !== undefined) faults.push(`${JSON.stringify(way.do).slice(0, 200)}: ${taken.fault}`);
  }
  for (const command of named) {
    const fault = await commandFault(folder, asked, command);
    executed = true;
    if (fault !== undefined) faults.push(`\`${command}\`: ${fault}`);
  }
  for (const meant of meantIn(answer.err)) {
    const argv = corrected(asked.argv, meant);
    executed = true;
    const next = await ask(folder, argv);
    if (argv.join(' ') === asked.argv.join(' ') || next.err.split('\n')[0] === answer.err.split('\n')[0])
      faults.push(`${meant} was not meant`);
  }
  if (faults.length > 0) return { ...told, verdict: 'fails', why: faults.join(' | ') };
  const says = found.every((one) => typeof one['remedy'] !== 'string' || one['remedy'] !== '');
  if (!says) return { ...told, verdict: 'fails', why: 'no remedy' };
  // A refusal that holds data has its ways out as data too.
  if (found.some((one) => typeof one['remedy'] === 'string' && !Array.isArray(one['ways_out'])))
    return { ...told, verdict: 'fails', why: 'no ways_out' };
  if (executed) return { ...told, verdict: 'holds', why: '' };
  const codes = found.flatMap((one) => (typeof one['code'] === 'string' ? [one['code']] : []));
  const other = codes.find((code) => !FOR_PEOPLE.has(code));
  if (other !== undefined) return { ...told, verdict: 'fails', why: `only asks: ${other}` };
  return { ...told, verdict: 'asks', why: '' };
}

const kindOf = (step: Step): string => ['command', 'change', 'wait_s', 'ask', 'path'].find((name) => name in step) ?? 'unknown';

async function take(
  folder: string,
  asked: Provoked,
  refusal: Told,
  way: Way,
  round = 0,
  seen: readonly string[] = [],
): Promise<{ executed: boolean; fault?: string }> {
  let again = way.again === true;
  let executed = false;
  let body = bodyOf(asked);
  for (const step of way.do) {
    if (step.path !== undefined) return { executed, fault: `a route: ${step.path}` };
    if (step.wait_s !== undefined) return { executed: true };
    if (step.command !== undefined) {
      executed = true;
      const fault = await commandFault(folder, asked, step.command);
      if (fault !== undefined) return { executed, fault };
    } else if (step.change !== undefined) {
      if (body === undefined) return { executed, fault: 'a change of what is no JSON' };
      const changed = patched(body.value, step.change);
      if (typeof changed === 'string') return { executed, fault: changed };
      body = { ...body, value: changed.value };
      again = executed = true;
    } else if (step.ask !== undefined && body !== undefined) {
      const brief: unknown = Reflect.get(Object(body.value), 'brief');
      if (typeof brief !== 'string' || fillBlanks(brief) === brief) continue;
      body = { ...body, value: { ...(body.value as object), brief: fillBlanks(brief) } };
    } else if (way.do.length === 1) return { executed };
  }
  if (!again || body === undefined) return { executed };
  const next = { ...asked, files: { ...asked.files, [body.name]: body.value } };
  put(folder, next.files);
  const answer = await ask(folder, asked.argv);
  put(folder, asked.files ?? {});
  const [refused] = answer.told.filter((one) => typeof one['code'] === 'string');
  if (refused === undefined) return answer.code === 2 ? { executed, fault: `then ${answer.err}` } : { executed };
  const name = (one: Told): string => `${String(one['code'])} ${String(one['detail'] ?? one['message'])}`;
  const passed = [...seen, name(refusal)];
  if (passed.includes(name(refused))) return { executed, fault: `the same again: ${name(refused)}` };
  const [first] = Array.isArray(refused['ways_out']) ? (refused['ways_out'] as Way[]) : [];
  if (first === undefined) return { executed, fault: `then no way out: ${name(refused)}` };
  if (round >= MAX_ROUNDS) return { executed, fault: 'no end' };
  const after = await take(folder, next, refused, first, round + 1, passed);
  return { executed, ...(after.fault === undefined ? {} : { fault: `then ${name(refused)}: ${after.fault}` }) };
}

/** A command of ours, as it is typed, with the files of the case in the places of names that stand for some. */
async function commandFault(folder: string, asked: Provoked, command: string): Promise<string | undefined> {
  const words = wordsOf(command.replace(/^deckwright\s*/, ''));
  const [name = ''] = words;
  if (name.startsWith('-')) return undefined;
  if (!Object.hasOwn(COMMANDS, name)) return `there is no command ${name}`;
  const own = fileOf(asked);
  const argv = words
    .map((word) => (/^[A-Z]+(?:\.\w+)?$/.test(word) ? (own ?? join(folder, 'slide.json')) : word))
    .map((word) => within(folder, word));
  const options = words.filter((word) => word.startsWith('--'));
  if (NOT_RUN.has(name)) {
    const { out } = await run(name, ...words.slice(1).filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('-')), '--help');
    const missing = options.find((option) => !out.includes(option.split('=')[0] ?? ''));
    return missing === undefined ? undefined : `no option ${missing}`;
  }
  const needsOut = /^(?:render|deck|merge|pdf)$/.test(name) && !argv.some((word) => word === '--out' || word === '-o');
  const outcome = await run(...argv, ...(needsOut ? ['--out', join(folder, name === 'merge' ? 'm.pptx' : 'o')] : []));
  // A file that is none of its kind is another, honest end; a word that the command does not know is not.
  return outcome.code === 2 &&
    /unknown (?:option|command)|missing required argument|There is no form or component|too many arguments/.test(outcome.err)
    ? outcome.err.trim()
    : undefined;
}

const wordsOf = (text: string): string[] => [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
const within = (folder: string, word: string): string => (word.startsWith('@') ? join(folder, word.slice(1)) : word);
const fileOf = ({ argv }: Provoked): string | undefined => argv.slice(1).find((word) => word.startsWith('@') && word.includes('.'));

function bodyOf(asked: Provoked): { readonly name: string; readonly value: unknown } | undefined {
  const name = fileOf(asked)?.slice(1) ?? '';
  const value = asked.files?.[name];
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array) ? { name, value } : undefined;
}

function put(folder: string, files: Readonly<Record<string, unknown>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true });
    writeFileSync(path, value instanceof Uint8Array || typeof value === 'string' ? value : JSON.stringify(value));
  }
}

async function ask(folder: string, argv: readonly string[]): Promise<Answer> {
  const outcome = await run(...argv.map((word) => within(folder, word)));
  const told = outcome.out.split('\n').flatMap((line): Told[] => {
    if (!line.startsWith('{')) return [];
    try {
      return [JSON.parse(line) as Told];
    } catch {
      return [];
    }
  });
  return { ...outcome, told };
}

/** What of an answer is a refusal: members of JSON with the code, or the text that holds it. */
function findingsOf({ told, err, out, code: exit }: Answer, code: string): readonly Told[] {
  if (code === ANY) return told.some((one) => 'remedy' in one) ? told.filter((one) => 'remedy' in one) : exit === 0 ? [] : [{}];
  const inside = told.flatMap((one) => [one, ...listOf(one['errors']), ...listOf(one['warnings']), ...listOf(one['failed_slides'])]);
  const named = inside.filter((one) => (one['code'] === code || one['status'] === code) && one['pointer'] === undefined);
  if (named.length > 0) return named;
  return exit !== 0 && `${err}\n${out}`.includes(code) ? [{}] : [];
}
const listOf = (value: unknown): readonly Told[] => (Array.isArray(value) ? (value as Told[]) : []);

const textsOf = ({ err }: Answer, found: readonly Told[]): string =>
  [
    err,
    ...found.flatMap((one) => [
      one['remedy'],
      one['detail'],
      one['message'],
      ...listOf(one['errors']).flatMap((e) => [e['msg'], e['remedy']]),
    ]),
  ]
    .filter((text) => typeof text === 'string')
    .join('\n');

const commandsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/`(deckwright [^`]+)`/g)].map(([, command = '']) => command)),
];
const meantIn = (text: string): readonly string[] => [...text.matchAll(/Did you mean ([\w-]+)\?/g)].map(([, name = '']) => name);

/** The word of the command line that is nearest to what was meant. */
function corrected(argv: readonly string[], meant: string): readonly string[] {
  const shared = (word: string): number =>
    [...meant].filter((letter) => word.includes(letter)).length - Math.abs(word.length - meant.length);
  const nearest = argv.reduce(
    (best, word) => (shared(word) > shared(best) && word.startsWith('--') === meant.startsWith('--') ? word : best),
    argv.find((word) => word.startsWith('--') === meant.startsWith('--')) ?? '',
  );
  return argv.map((word) => (word === nearest ? meant : word));
}

/** Texts name nothing that only another door has. */
function wordFaults(answer: Answer, found: readonly Told[], { argv }: Provoked): string[] {
  const text = `${textsOf(answer, found)}\n${JSON.stringify(found.map((one) => one['ways_out'] ?? null))}`;
  const faults = [ROUTE, TOOLS, DOORS].flatMap((pattern) => {
    const [named] = pattern.exec(text) ?? [];
    return named === undefined || (argv.includes('--server') && pattern === DOORS) ? [] : [`speaks of ${named}`];
  });
  return faults;
}

export interface Obedience extends Verdict {
  readonly provoked: Provoked;
}

export async function obeyAll(
  root: string,
  list: readonly Provoked[],
  told: (one: Obedience) => void = () => {},
): Promise<readonly Obedience[]> {
  const out: Obedience[] = [];
  for (const provoked of list) {
    const one = { provoked, ...(await obey(root, provoked)) };
    told(one);
    out.push(one);
  }
  return out;
}

/** Counts of a run, for whoever reads it. */
export function summaryOf(all: readonly Obedience[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (name: string, n = 1): void => {
    counts[name] = (counts[name] ?? 0) + n;
  };
  for (const { verdict, ways, steps } of all) {
    add(`command ${verdict}`);
    if (verdict === 'absent') continue;
    add('ways out', ways);
    for (const step of steps) add(`steps: ${step}`);
  }
  return counts;
}

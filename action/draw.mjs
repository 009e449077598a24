/** One file of a pull request as pictures and findings, by the commands of `deckwright`. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const MAX_OUTPUT_BYTES = 256 << 20;
/** Wide enough to read, small enough for a page of them. */
const WIDTH_PX = 768;

/**
 * @typedef {object} Finding
 * @property {'error' | 'warning'} severity
 * @property {string} code
 * @property {string} message
 * @property {string} remedy
 * @property {string} place slide or member; empty where the whole file is meant
 *
 * @typedef {object} Drawn
 * @property {{ path: string, hash: string }[]} pictures one a slide
 * @property {Finding[]} findings
 */

/** What a file is, by its content: other JSON files of a repository are none of ours. */
export function kindOf(path) {
  if (extname(path).toLowerCase() !== '.json') return extname(path).toLowerCase() === '.pptx' ? 'pptx' : 'document';
  let value;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // A file that is broken may be one of ours; its twin at the base decides.
    return 'broken';
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  if (Array.isArray(value.slides)) return 'deck';
  if (typeof value.brief === 'string') return 'intent';
  if (typeof value.body?.component === 'string' || (typeof value.prior_id === 'string' && 'content' in value)) return 'intent';
  return typeof value.form === 'string' && ['headline', 'data', 'blocks'].some((name) => name in value) ? 'intent' : undefined;
}

/**
 * @param {{ program: string, theme: string, cwd: string }} command
 * @param {string} path from `cwd`
 * @param {'pptx' | 'document' | 'intent' | 'deck' | 'broken'} kind
 * @param {string} out an empty folder
 * @returns {Drawn}
 */
export function drawFile(command, path, kind, out) {
  mkdirSync(out, { recursive: true });
  const theme = command.theme === '' ? [] : ['--theme', command.theme];
  const drawn =
    { pptx: () => shown(command, path, out), intent: () => rendered(command, path, theme, out) }[kind]?.() ??
    deck(command, path, theme, out);
  const names = readdirSync(out).filter((name) => name.endsWith('.png'));
  const numbered = names.map((name) => [Number(/(\d+)\.png$/.exec(name)?.[1] ?? 1), join(out, name)]).sort(([a], [b]) => a - b);
  const pictures = numbered.map(([, file]) => ({
    path: file,
    hash: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 20),
  }));
  return { pictures, findings: unique(drawn) };
}

/**
 * Which slide was which, and what differs in their requests; undefined where one of them cannot be read.
 * @param {string} before @param {string} after files that carry requests: intents, decks, documents
 * @returns {(import('./pair.mjs').Pair & { changes: string[] })[] | undefined}
 */
export function compareRequests(command, before, after) {
  const [{ slides }] = lines(run(command, 'compare', before, after, '--json'));
  return slides?.map(({ from, to, status, figures, shapes }) => ({
    ...(from === undefined ? {} : { before: from }),
    ...(to === undefined ? {} : { after: to }),
    status: status === 'moved' ? 'same' : status,
    changes:
      figures.length > 0
        ? figures.map((one) => `${one.path}: ${word(one.from)} → ${word(one.to)}`)
        : shapes.map((one) => `${one.name}, ${one.change}: ${word(one.from)} → ${word(one.to)}`),
  }));
}

const word = (value) => (value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value));

function rendered(command, path, theme, out) {
  const [report] = lines(run(command, 'render', path, '--out', out, '--formats', 'png', '--json', ...theme));
  if (report.files === undefined) return refusal(report);
  const [linted] = lines(run(command, 'lint', path, '--json', ...theme));
  const measured = ({ check, severity, code, ...rest }) =>
    finding(severity === 'E' ? 'error' : 'warning', { ...rest, code: check === undefined ? code : `${check} ${code}` });
  return [...ofReport(report), ...linted.errors.map(measured), ...linted.warnings.map(measured)];
}

function deck(command, path, theme, out) {
  const [report] = lines(run(command, 'deck', path, '--out', out, '--formats', 'pptx', '--previews', '--json', ...theme));
  if (report?.files === undefined) return refusal(report);
  return [...ofReport(report), ...(report.files.pptx === undefined ? [] : inspected(command, report.files.pptx))];
}

function shown(command, path, out) {
  const [report] = lines(run(command, 'show', path, '--png', '--width', String(WIDTH_PX), '--out', out, '--json'));
  return report.ok === true ? inspected(command, path) : refusal(report);
}

function inspected(command, path) {
  const [report] = lines(run(command, 'inspect', path, '--json'));
  if (report.slides === undefined) return refusal(report);
  const onSlides = report.slides.flatMap(({ i, findings }) =>
    findings.map((one) => finding(one.severity, { ...one, place: `slide ${i}` })),
  );
  const ofFile = (report.conformance?.findings ?? []).map((one) => finding(one.severity, { ...one, place: one.part }));
  return [...onSlides, ...ofFile];
}

const ofReport = ({ errors, warnings }) => [
  ...errors.map((one) => finding('error', { ...one, place: placeOf(one.path) })),
  ...warnings.map((one) => finding('warning', { ...one, place: placeOf(one.path) })),
];

function refusal({ code, title, detail, message, remedy, errors = [] }) {
  if (errors.length === 0) return [finding('error', { code, message: detail ?? message ?? title, remedy })];
  return errors.map(({ pointer, msg }) => finding('error', { code, message: msg, remedy, place: placeOf(pointer) }));
}

/** Slides are counted from 1, as in PowerPoint. */
function placeOf(pointer = '') {
  const [, at, inside = ''] = /^\/slides\/(\d+)(.*)$/.exec(pointer) ?? [];
  return at === undefined ? pointer : `slide ${Number(at) + 1}${inside === '' ? '' : `, ${inside}`}`;
}

/** What is neither an error nor a warning is for whoever asks for it. */
const finding = (severity, { code = '', message = '', remedy = '', place = '' }) => ({ severity, code, message, remedy, place });

function unique(findings) {
  const seen = new Map(
    findings.filter(({ severity }) => severity === 'error' || severity === 'warning').map((one) => [JSON.stringify(one), one]),
  );
  return [...seen.values()].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

function run({ program, cwd }, ...args) {
  const done = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
  return { ...done, what: args.slice(0, 2).join(' ') };
}

/** The lines of `--json`. What was called in a way that the command does not take has none. */
function lines({ stdout, stderr, what }) {
  const found = (stdout ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  return found.length > 0 ? found : [{ code: 'not_drawn', detail: stderr?.trim() || `\`deckwright ${what}\` said nothing.`, remedy: '' }];
}

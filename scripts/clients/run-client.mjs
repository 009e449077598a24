/** Runs one client against a service and judges what it got: its tools, its slide, and the file that it fetched. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** After this a client hangs; beside other work it may take a minute. */
const HANGS_MS = 600_000;

const TOOLS = 8;

/** Opened by python-pptx, which shares no code with the service. */
const OPEN = `
import sys, pptx
def texts(shapes):
    for shape in shapes:
        yield shape.text_frame.text if shape.has_text_frame else ""
        yield from texts(getattr(shape, "shapes", []))
print("\\n".join(text for slide in pptx.Presentation(sys.argv[1]).slides for text in texts(slide.shapes)))`;

const run = (command, args, options) =>
  new Promise((resolve) => {
    execFile(command, args, { ...options, timeout: HANGS_MS, maxBuffer: 64 << 20 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? error.signal ?? 1), out, err }),
    );
  });

/**
 * @param {import('../testing/clients.mjs').Client} client
 * @param {{ url: string, key: string, hook: string }} service `hook` is an address that may be registered for webhooks
 * @param {'slide' | 'deck'} task what its scripted model does; a deck by clients that run a loop of one
 * @returns {Promise<{ faults: string[], did: string, seconds: number }>} `did` says in words what went well
 */
export async function runClient(client, { url, key, hook }, task = 'slide') {
  const began_ms = performance.now();
  const work = mkdtempSync(join(tmpdir(), 'deckwright-client-'));
  try {
    const file = join(work, 'slide.pptx');
    const [command, ...args] = prepare(client, work);
    const env = {
      PATH: process.env.PATH,
      // Some look for settings and keep caches at home.
      HOME: work,
      PYTHONDONTWRITEBYTECODE: '1',
      DECKWRIGHT_URL: url,
      DECKWRIGHT_KEY: key,
      DECKWRIGHT_HOOK: hook,
      DECKWRIGHT_BRIEF: `Riders of the night lines, told by client${client.name}: North 410, Harbour 380, Hill 290, Lake 150.`,
      DECKWRIGHT_OUT: file,
      DECKWRIGHT_TASK: task,
    };
    const judged = await { slide: judge, deck: judgeDeck }[task](await run(command, args, { cwd: work, env }), file);
    return { ...judged, seconds: Math.round((performance.now() - began_ms) / 1000) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Programs of Node find their packages beside them; those of Python are run by the Python that has them. */
function prepare({ kind, name, folder }, work) {
  cpSync(join(import.meta.dirname, kind), work, { recursive: true });
  if (kind === 'python') return [join(folder(), 'bin/python3'), join(work, `${name}.py`)];
  symlinkSync(join(folder(), 'node_modules'), join(work, 'node_modules'), 'junction');
  return [process.execPath, join(work, `${name}.mjs`)];
}

const lastLines = (text, count) => text.trim().split('\n').slice(-count).join('\n');

/** What a client says on its last line, or why it says nothing. */
function reportOf({ code, out, err }) {
  const failed = (fault) => ({ fault: `${fault}\n${lastLines(err, 15)}` });
  if (code !== 0) return failed(`It ended with ${code}.`);
  try {
    return { report: JSON.parse(lastLines(out, 1)) };
  } catch {
    return failed(`Its last line is no JSON: ${lastLines(out, 1).slice(0, 200)}`);
  }
}

const MOST_CALLS = 4;
/** Of what a host tells a model of the tools, at four characters a token. */
const MOST_CHARACTERS = 16_000;
const SLIDES = 5;

async function judgeDeck(ended, file) {
  const { report, fault } = reportOf(ended);
  if (fault !== undefined) return { faults: [fault], did: '' };
  const { calls, errors, characters, status, slides_ok, job_id } = report;
  const opened = await run('python3', ['-c', OPEN, file], {});
  const heads = opened.out.match(/^What \w+ says$/gm) ?? [];
  const faults = [
    ...(calls <= MOST_CALLS ? [] : [`It took ${calls} calls.`]),
    ...(errors === 0 ? [] : [`${errors} of its calls were refused.`]),
    ...(characters.tools <= MOST_CHARACTERS ? [] : [`Its host tells ${characters.tools} characters of the tools.`]),
    ...(status === 'complete' && slides_ok === SLIDES ? [] : [`Its deck is ${status} with ${slides_ok} slides.`]),
    ...(opened.code === 0 && heads.length === SLIDES ? [] : [`Its file has ${heads.length} of the slides: ${lastLines(opened.err, 1)}`]),
  ];
  return {
    faults,
    did: `${calls} calls, ${errors} refused, ${characters.tools} characters of tools and ${characters.answers} of answers, ${job_id}`,
  };
}

async function judge(ended, file) {
  const { report, fault } = reportOf(ended);
  if (fault !== undefined) return { faults: [fault], did: '' };
  // A client that stands between its host and the service may offer tools of its own.
  const { tools, own_tools: offered = TOOLS, route, status, job_id, calls = 3, wrong = [], shows = ['410', 'Harbour'] } = report;
  const opened = await run('python3', ['-c', OPEN, file], {});
  const faults = [
    ...(tools === offered ? [] : [`It saw ${tools} tools of ${offered}.`]),
    ...(route === 'selected' ? [] : [`Its plan is ${route}.`]),
    ...(status === 'complete' ? [] : [`Its slide is ${status}.`]),
    ...wrong,
    ...(opened.code === 0 ? [] : [`Its file does not open: ${lastLines(opened.err, 1)}`]),
    ...shows.filter((words) => opened.code === 0 && !opened.out.includes(words)).map((words) => `Its slides do not say ${words}.`),
  ];
  return { faults, did: `${tools} tools, ${calls} calls, ${job_id}, the file opens` };
}

/** The engine in a worker of a page: `protocol.ts` says what it is asked and answers. */
import { NeedsService } from '@deckwright/core/needs-service';
import { FACE_FILES, WORLD_FACES, WORLD_PACKAGE } from '@deckwright/fonts/face-files';
import { type ProblemBody, ProblemError, problem, requestInvalid } from '@deckwright/platform/errors';
import { browser } from './browser.ts';
import { formList, formSchema } from './catalog.ts';
import { createEngine, loadedFiles } from './engine.ts';
import { fetchedFiles } from './fetched-files.ts';
import { fetchedFonts, pathsOfFaces } from './fetched-fonts.ts';
import { Offline } from './lazily.ts';
import { createPainter } from './painter.ts';
import { type CheckAnswer, type DeckAnswer, type DrawnAnswer, type EngineAnswer, engineRequest } from './protocol.ts';
import { createTurns } from './turns.ts';

/** Whether the faces of the world package are served; the bundler fills it in. */
declare const WORLD_IS_SERVED: boolean;
/** Names of the photographs that are served as `examples/<name>.jpg`; the bundler fills them in. */
declare const EXAMPLES: readonly string[];

const faces = [...Object.keys(FACE_FILES), ...WORLD_FACES];
const without_file = WORLD_IS_SERVED ? [] : WORLD_FACES;
const files = fetchedFiles(fetchFile);
const fonts = fetchedFonts({ faces, without_file, lacked_package: WORLD_PACKAGE }, files);
const examples = new Map(EXAMPLES.map((name) => [`example:${name}`, `examples/${name}.jpg`]));
const pictures = (src: string): Uint8Array | undefined => {
  const path = examples.get(src);
  return path === undefined ? undefined : files.get(path);
};
const engine = createEngine({ files, fonts, pictures, painter: createPainter(fonts) });
const takeTurn = createTurns();

browser.self.addEventListener('message', ({ data }) => {
  const read = engineRequest.safeParse(data);
  if (!read.success) {
    send({ id: idOf(data), ok: false, problem: misread(read.error.issues.map(({ path, message }) => `/${path.join('/')}: ${message}`)) });
    return;
  }
  const request = read.data;
  const { id } = request;
  takeTurn({
    editor: 'editor' in request ? request.editor : undefined,
    drop: () => send({ id, ok: false, dropped: true }),
    run: () => answer(request).then(send, (error: unknown) => send({ id, ok: false, problem: problemOf(error) })),
  });
});
browser.self.postMessage({ ready: true });

type Asked = ReturnType<typeof engineRequest.parse>;

async function answer(asked: Asked): Promise<EngineAnswer> {
  const { id } = asked;
  const began = performance.now();
  switch (asked.kind) {
    case 'draw': {
      const drawn = await engine.draw(asked);
      return { id, ok: true, kind: 'draw', ...drawn, ms: performance.now() - began };
    }
    case 'deck': {
      const drawn = await engine.deck(asked);
      return { id, ok: true, kind: 'deck', ...drawn, ms: performance.now() - began };
    }
    case 'slides':
      return { id, ok: true, kind: 'slides', ...(await engine.slides(asked.text)) };
    case 'tables':
      return { id, ok: true, kind: 'tables', tables: await (await loadedFiles()).tablesOf(asked.name, asked.bytes) };
    case 'check':
      return { id, ok: true, kind: 'check', ...(await engine.check(asked.bytes)) };
    case 'forms':
      return { id, ok: true, kind: 'forms', forms: formList() };
    case 'schema':
      return { id, ok: true, kind: 'schema', ...formSchema(asked.form) };
    case 'load':
      await Promise.all([
        engine.loadWriters(),
        files.load([...pathsOfFaces(asked.faces === 'all' ? faces : Object.keys(FACE_FILES), without_file), ...examples.values()]),
      ]);
      return { id, ok: true, kind: 'load' };
  }
}

/** What is large goes over, and is not copied. */
function send(message: EngineAnswer): void {
  browser.self.postMessage(message, { transfer: message.ok && 'files' in message ? partsOf(message) : [] });
}

const partsOf = (answer: DrawnAnswer | DeckAnswer | CheckAnswer): readonly unknown[] => [
  ...('picture' in answer ? [answer.picture] : []),
  ...Object.values(answer.files).map(({ bytes }) => bytes.buffer),
];

async function fetchFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(path, import.meta.url)).catch((cause: unknown) => {
    throw new Offline(`${path} cannot be fetched: there is no network.`, { cause });
  });
  if (!response.ok) throw new Offline(`${path} cannot be fetched: the service answers ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

function problemOf(error: unknown): ProblemBody {
  if (error instanceof ProblemError) return error.body;
  const detail = error instanceof Error ? error.message : String(error);
  const common = { type: 'about:blank', status: 0, detail, actionable: false };
  if (error instanceof NeedsService)
    return {
      ...common,
      actionable: true,
      code: 'page_needs_service',
      title: 'Only the service draws this',
      remedy: 'Send the request to the service.',
    };
  return error instanceof Offline
    ? { ...common, code: 'page_offline', title: 'A part of the engine cannot be fetched', remedy: 'Try again when the network is back.' }
    : { ...common, code: 'page_failed', title: 'The engine of this page failed', remedy: 'Send the request to the service.' };
}

const misread = (faults: readonly string[]): ProblemBody => problem(requestInvalid, { detail: faults.slice(0, 5).join('; ') });

function idOf(data: unknown): string | number | null {
  const id: unknown = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

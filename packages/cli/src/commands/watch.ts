/** `deckwright watch`: draws files whenever they are saved, and shows them on a page that follows. */
import { statSync } from 'node:fs';
import type { Brand } from '@deckwright/draw/themes';
import { type Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';
import type { DrawnSource, Look } from '../watching/draw-source.ts';
import type { LiveSource } from '../watching/live-sources.ts';
import { defineCommand } from './define-command.ts';

interface WatchOptions {
  readonly port: number;
  readonly theme?: string;
  readonly brand?: string;
  readonly template?: string;
  readonly json?: boolean;
}

export const command = defineCommand({ help_position: 25, register: watchCommand });

function watchCommand(program: Command, io: Io): void {
  program
    .command('watch')
    .description('Draw files whenever they are saved, and show their slides on a page that follows by itself.')
    .argument(
      '<source...>',
      'an intent, brief or deck file (.json), a folder of intent files, or a document, as `render` and `deck` take them',
    )
    .option('-p, --port <n>', 'port of the page on this machine; 0 takes a free one', portNumber, 8111)
    .option('-t, --theme <id>', "draw in this theme instead of the files' own")
    .option('-b, --brand <file>', 'draw in this brand (a file of `deckwright brand make`)')
    .option('--template <file>', 'draw on the masters and layouts of this .pptx, in its own colours and fonts')
    .option('--json', 'print one line of JSON when the page is there, and one for each drawing: {"event":"drawn",…}')
    .addHelpText('after', '\nCtrl-C ends it.\n\nExample:\n  $ deckwright watch samples/ebitda-bridge.json --port 8123')
    .action(async (paths: string[], options: WatchOptions, command: Command) => {
      const usage = (message: string): never => command.error(`error: ${message}`, { exitCode: 2 });
      if (options.brand !== undefined && options.template !== undefined) usage('name a brand or a template, not both');
      const missing = paths.find((path) => statSync(path, { throwIfNoEntry: false }) === undefined);
      if (missing !== undefined) usage(`there is no ${missing}`);
      await watch(paths, options, io);
    });
}

function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return Number(text);
}

async function watch(paths: readonly string[], options: WatchOptions, io: Io): Promise<void> {
  const [{ endSignals }, { checkPort }, { drawSource, filesOf }, { watchSources }, { serveSources }] = await Promise.all([
    import('@deckwright/platform/jobs'),
    import('../service/check-port.ts'),
    import('../watching/draw-source.ts'),
    import('../watching/live-sources.ts'),
    import('../watching/live-server.ts'),
  ]);
  const ended = new Promise<void>((resolve) => {
    for (const signal of endSignals()) process.once(signal, () => resolve());
  });
  const own = [options.brand, options.template].filter((file) => file !== undefined);
  const draw = async (path: string, signal: AbortSignal): Promise<DrawnSource> => {
    const look = await lookOf(options, io);
    return look.ok ? drawSource(path, look.look, signal) : { ok: false, slides: [], findings: [look.finding] };
  };
  // The page is there before the first slide is, so that a port that is taken is named at once.
  let all: () => readonly LiveSource[] = () => [];
  await checkPort('127.0.0.1', options.port);
  const server = await serveSources(() => all(), options.port);
  if (options.json) io.out(`${JSON.stringify({ event: 'ready', url: server.url })}\n`);
  else io.out(`${server.url} shows ${paths.join(', ')}. Ctrl-C ends it.\n`);
  const sources = watchSources(paths, {
    draw,
    filesOf: (path) => [...filesOf(path), ...own],
    onDraw: (path) => {
      if (!options.json) io.err(`${path}: drawing\n`);
    },
    onDrawn: (source) => {
      say(source, options, io);
      server.announce();
    },
  });
  all = sources.all;
  await ended;
  sources.close();
  await server.close();
}

type LookRead = { readonly ok: true; readonly look: Look } | { readonly ok: false; readonly finding: DrawnSource['findings'][number] };

/** Read again for each drawing, since brand and template may be what was saved. */
async function lookOf({ theme, brand, template }: WatchOptions, io: Io): Promise<LookRead> {
  let why = '';
  const quiet: Io = {
    ...io,
    err: (text) => {
      why += text;
    },
  };
  try {
    const made: Brand | undefined =
      template !== undefined
        ? (await (await import('../template-file.ts')).readTemplate(template, quiet)).brand
        : brand === undefined
          ? undefined
          : await (await import('../brand-option.ts')).brandOption({ brand }, quiet);
    return { ok: true, look: { theme, brand: made } };
  } catch (error) {
    const message = why.trim() || (error instanceof Error ? error.message : String(error));
    return { ok: false, finding: { severity: 'error', place: '', message, remedy: '' } };
  }
}

/** One line a finding, with the file in front, as editors read the words of compilers. */
function say({ path, pictures, findings, ok }: LiveSource, { json }: WatchOptions, io: Io): void {
  if (json) {
    io.out(`${JSON.stringify({ event: 'drawn', input: path, ok, slides: pictures.length, findings })}\n`);
    return;
  }
  for (const { severity, place, message, remedy } of findings)
    io.err(
      `${path}: ${io.paint(severity === 'error' ? 'fault' : 'caution', severity)}: ${[place === '' ? '' : `${place}:`, message, remedy].filter(Boolean).join(' ')}\n`,
    );
  io.err(`${path}: ${ok ? `drawn, ${pictures.length} ${pictures.length === 1 ? 'slide' : 'slides'}` : 'not drawn'}\n`);
}

/**
 * The process around one run: starts a sandbox, draws what its code asks for, and says what came of it. It is killed with the sandbox, as one
 * group, by the service, so nothing that code makes it do holds up anybody else.
 *
 * Standard input brings the settings, then the order; standard output takes the layers, then the outcome.
 */
import { endWithParent } from '@deckwright/platform/disposable';
import { z } from 'zod';
import { createLineReader, encodeLine, type LineMessage } from '../call/line.ts';
import { CODE_LIMITS, type CodeOrder, type CodeOutcome, codeOrderSchema } from '../call/order.ts';
import type { DrawOutside } from './draw-outside.ts';
import { startSandbox } from './sandbox.ts';

const Settings = z.object({ python: z.string(), time_ms: z.number(), layers: z.array(z.string()).optional() });

endWithParent();
const said: LineMessage[] = [];
let wake: () => void = () => undefined;
const read = createLineReader(0, (message) => {
  said.push(message);
  wake();
});
process.stdin.on('data', read);
// The service is gone, or calls the run off.
process.stdin.on('end', () => process.exit(1));

const settings = Settings.parse(await heard());
const sandbox = startSandbox(settings);
// Loaded while the interpreter starts.
const { createDrawOutside, themeNamed, themeOrder } = await import('./draw-outside.ts');
const drawOutside = createDrawOutside();
try {
  await say({ layers: await sandbox.ready });
  const outcome = await run(codeOrderSchema.parse(await heard()), drawOutside);
  const { pptx, ...head } = { pptx: new Uint8Array(), ...outcome };
  await say(head, pptx);
  process.exit(0);
} catch (error) {
  await say({ failure: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

async function heard(): Promise<unknown> {
  while (said.length === 0) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  return said.shift()?.head;
}

function say(head: object, body?: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(encodeLine(head, body), () => resolve());
  });
}

async function run(order: CodeOrder, draw: DrawOutside): Promise<CodeOutcome> {
  const theme = themeNamed(order.theme_id);
  if (theme === undefined) throw new Error('There is no such theme.');
  const head = {
    t: 'run',
    code: order.code,
    name: order.name ?? 'slides.py',
    theme: themeOrder(theme),
    chrome: chromeOf(order),
    assets: [],
    max_slides: order.max_slides,
    more_slides: order.more_slides,
    result_bytes: CODE_LIMITS.result_bytes,
    time_ms: settings.time_ms,
  };
  return sandbox.run(head, (ask) => draw(ask, theme));
}

function chromeOf({ chrome = {} }: CodeOrder): object | null {
  const texts = Object.entries(chrome).filter(([, text]) => text !== undefined && text.trim() !== '');
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

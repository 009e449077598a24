/** A real HTTP server that speaks chat completions and translates into a language of its own, well or as badly as a test asks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pseudo } from './pseudo-translation.ts';

/** How it misbehaves: with every text, or before it answers at all. */
export type TranslatorMood =
  | 'well'
  | 'drops_markers'
  | 'changes_numbers'
  | 'html'
  | 'hangs'
  | 'too_long'
  | 'busy_once'
  | 'busy'
  | 'refuses'
  | 'flood'
  | 'leaves_out'
  | 'chatty'
  | 'obeys_texts';

export interface AskedOfTranslator {
  readonly texts: readonly string[];
  /** Beside each text: its role, context and room. */
  readonly about: readonly Readonly<Record<string, unknown>>[];
  readonly glossary: readonly { readonly term: string; readonly translation: string | null }[];
  readonly rules: string;
  readonly model: string;
  readonly authorization: string | undefined;
}

export interface TranslatorServer {
  readonly url: string;
  mood: TranslatorMood;
  /** Overrides the translation of single texts. */
  readonly says: Map<string, string>;
  readonly asked: AskedOfTranslator[];
  /** Resolves when a request has come. */
  hasBeenAsked(): Promise<void>;
  close(): Promise<void>;
}

export async function startTranslator(): Promise<TranslatorServer> {
  const says = new Map<string, string>();
  const asked: AskedOfTranslator[] = [];
  const waiting: (() => void)[] = [];
  const state: { mood: TranslatorMood } = { mood: 'well' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
        readonly model: string;
        readonly messages: readonly { readonly content: string }[];
      };
      const [system, user] = body.messages;
      const message = JSON.parse(user?.content ?? '{}') as {
        readonly texts: readonly { readonly id: number; readonly text: string }[];
        readonly glossary?: AskedOfTranslator['glossary'];
      };
      asked.push({
        texts: message.texts.map(({ text }) => text),
        about: message.texts.map(({ id: _, text: __, ...about }) => about),
        glossary: message.glossary ?? [],
        rules: system?.content ?? '',
        model: body.model,
        authorization: request.headers.authorization,
      });
      for (const resolve of waiting.splice(0)) resolve();
      const { mood } = state;
      const reply = (status: number, type: string, text: string, headers = {}): void => {
        response.writeHead(status, { 'Content-Type': type, ...headers });
        response.end(text);
      };
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return reply(404, 'text/plain', 'no such endpoint');
      if (mood === 'hangs') return;
      if (mood === 'html') return reply(200, 'text/html', '<!doctype html><h1>Sign in</h1>');
      if (mood === 'refuses') return reply(401, 'application/json', '{"error":{"message":"secret words of the endpoint"}}');
      if (mood === 'busy' || mood === 'busy_once') {
        if (mood === 'busy_once') state.mood = 'well';
        return reply(429, 'application/json', '{}', { 'Retry-After': '0' });
      }
      if (mood === 'flood') return reply(200, 'application/json', 'x'.repeat(3 * 1024 * 1024));
      const translations = message.texts.flatMap(({ id, text }, i) => {
        if (mood === 'leaves_out' && i === 0) return [];
        return [{ id, text: says.get(text) ?? speak(mood, text) }];
      });
      const json = JSON.stringify({ translations });
      const content = mood === 'chatty' ? `<think>{"not": "this"}</think>Here you are:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?` : json;
      reply(
        200,
        'application/json',
        JSON.stringify({
          id: 'c',
          object: 'chat.completion',
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    says,
    asked,
    hasBeenAsked: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function speak(mood: TranslatorMood, text: string): string {
  const translated = pseudo(text);
  if (mood === 'drops_markers') return translated.replace(/<[^>]*>/g, '');
  if (mood === 'changes_numbers') return translated.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
  if (mood === 'too_long') return translated.repeat(20) + 'x'.repeat(200);
  if (mood === 'obeys_texts') return '<a:t>owned</a:t> & "quoted"';
  return translated;
}

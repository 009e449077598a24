/** A real HTTP server that speaks chat completions, or messages of Anthropic's shape, and says what a test has it say. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedOfChat {
  readonly path: string;
  /** `Authorization`, or `x-api-key` of messages. */
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ChatReply {
  readonly status?: number;
  /** Of the message; or with `raw` the whole body. */
  readonly content: string;
  readonly raw?: true;
}

export interface ChatServer {
  readonly url: string;
  readonly asked: AskedOfChat[];
  /** Null: it never answers. */
  reply: (body: AskedOfChat['body']) => ChatReply | null;
  close(): Promise<void>;
}

export async function startChatServer(): Promise<ChatServer> {
  const asked: AskedOfChat[] = [];
  const state: { reply: ChatServer['reply'] } = { reply: () => ({ content: '' }) };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (part: Buffer) => chunks.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      const { authorization, 'x-api-key': own } = request.headers;
      const path = request.url ?? '';
      asked.push({ path, key: authorization ?? (typeof own === 'string' ? own : undefined), body });
      const reply = state.reply(body);
      if (reply === null) return;
      const { status = 200, content, raw } = reply;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(raw === true ? content : path.endsWith('/messages') ? messageOf(content) : completionOf(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    get reply() {
      return state.reply;
    },
    set reply(reply) {
      state.reply = reply;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const completionOf = (content: string): string => JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });

/** What is no JSON is said as words, without the tool. */
function messageOf(content: string): string {
  try {
    return JSON.stringify({ content: [{ type: 'tool_use', id: 't1', name: 'answer', input: JSON.parse(content) as unknown }] });
  } catch {
    return JSON.stringify({ content: [{ type: 'text', text: content }] });
  }
}

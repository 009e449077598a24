/** A real HTTP server that speaks chat completions as a vision model does, and says what a test has it say. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedOfVision {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What it was told of one element. */
export interface ToldElement {
  readonly id: string;
  readonly kind: string;
  readonly text?: string;
  readonly box_in: readonly [number, number, number, number];
}

export interface VisionReply {
  readonly status?: number;
  /** Of the message; or with `raw` the whole body. */
  readonly content: string;
  readonly raw?: true;
}

export interface VisionServer {
  readonly url: string;
  readonly asked: AskedOfVision[];
  /** Null: it never answers. */
  reply: (elements: readonly ToldElement[]) => VisionReply | null;
  close(): Promise<void>;
}

export async function startVisionServer(): Promise<VisionServer> {
  const asked: AskedOfVision[] = [];
  const state: { reply: VisionServer['reply'] } = { reply: () => ({ content: '' }) };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (part: Buffer) => chunks.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      asked.push({ path: request.url ?? '', key: request.headers.authorization, body });
      const reply = state.reply(elementsOf(body));
      if (reply === null) return;
      const { status = 200, content, raw } = reply;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(raw === true ? content : JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
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

type Content = readonly { readonly type: string; readonly text?: string }[];

function elementsOf(body: Readonly<Record<string, unknown>>): readonly ToldElement[] {
  const messages = body['messages'] as readonly { readonly role: string; readonly content: Content }[];
  const text = messages.find(({ role }) => role === 'user')?.content.find(({ type }) => type === 'text')?.text ?? '{}';
  return (JSON.parse(text) as { readonly elements?: readonly ToldElement[] }).elements ?? [];
}

/** A chat server as a vision model is one: it is told of elements. */
import { type AskedOfChat, type ChatReply, startChatServer } from './chat-server.ts';

/** What it was told of one element. */
export interface ToldElement {
  readonly id: string;
  readonly kind: string;
  readonly text?: string;
  readonly box_in: readonly [number, number, number, number];
}

export type VisionReply = ChatReply;

export interface VisionServer {
  readonly url: string;
  readonly asked: AskedOfChat[];
  /** Null: it never answers. */
  reply: (elements: readonly ToldElement[]) => VisionReply | null;
  close(): Promise<void>;
}

export async function startVisionServer(): Promise<VisionServer> {
  const server = await startChatServer();
  let said: VisionServer['reply'] = () => ({ content: '' });
  server.reply = (body) => said(elementsOf(body));
  return {
    url: server.url,
    asked: server.asked,
    close: () => server.close(),
    get reply() {
      return said;
    },
    set reply(reply) {
      said = reply;
    },
  };
}

type Content = readonly { readonly type: string; readonly text?: string }[];

function elementsOf(body: Readonly<Record<string, unknown>>): readonly ToldElement[] {
  const messages = body['messages'] as readonly { readonly role: string; readonly content: Content }[];
  const text = messages.find(({ role }) => role === 'user')?.content.find(({ type }) => type === 'text')?.text ?? '{}';
  return (JSON.parse(text) as { readonly elements?: readonly ToldElement[] }).elements ?? [];
}

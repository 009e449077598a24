/** The progress of a job as server-sent events. */

/** One event: its name and its data, parsed. */
export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Reads events until the stream ends. Comments and fields that are not used here are passed over. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .filter((line) => line.startsWith(`${name}: `))
            .map((line) => line.slice(name.length + 2))
            .join('\n');
        const data = field('data');
        if (data !== '') yield { event: field('event') || 'message', data: JSON.parse(data) as unknown };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

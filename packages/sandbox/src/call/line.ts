/** The line to a sandbox: messages of a JSON head and a body of bytes, each behind its length. */

export interface LineMessage {
  readonly head: unknown;
  readonly body: Uint8Array;
}

export function encodeLine(head: object, body: Uint8Array = new Uint8Array()): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(text.length, 0);
  lengths.writeUInt32BE(body.length, 4);
  return Buffer.concat([lengths, text, body]);
}

const MOST_HEAD = 4 * 1024 * 1024;

/** Takes chunks and gives whole messages. @throws RangeError for a message beyond the limit; SyntaxError for a head that is no JSON */
export function createLineReader(most_body: number, onMessage: (message: LineMessage) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = 8;
  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const all = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      const head = all.readUInt32BE(0);
      const body = all.readUInt32BE(4);
      if (head > MOST_HEAD || body > most_body) throw new RangeError('A message of the sandbox is too long.');
      wanted = 8 + head + body;
      chunks = [all];
      if (held < wanted) return;
      const rest = all.subarray(wanted);
      chunks = rest.length > 0 ? [rest] : [];
      held = rest.length;
      const message = { head: JSON.parse(all.toString('utf8', 8, 8 + head)) as unknown, body: all.subarray(8 + head, wanted) };
      wanted = 8;
      onMessage(message);
    }
  };
}

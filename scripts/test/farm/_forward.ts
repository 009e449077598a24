/** A port of the cluster's network that leads to one of this machine, and can be cut: pods reach nothing else beside the cluster. */
import { createConnection, createServer, type Socket } from 'node:net';

export interface Forward {
  /** Ends what is open and refuses what comes, until `join`. */
  cut(): void;
  join(): void;
  close(): void;
}

/** From `host`:`port` to the same port of 127.0.0.1. */
export async function forward(host: string, port: number): Promise<Forward> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer({ noDelay: true }, (from) => {
    if (isCut) return void from.destroy();
    const to = createConnection({ port, host: '127.0.0.1', noDelay: true });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    cut() {
      isCut = true;
      end();
    },
    join() {
      isCut = false;
    },
    close() {
      server.close();
      end();
    },
  };
}

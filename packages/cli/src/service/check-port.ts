/** Checks that the address can be listened on, before anything else is started. */
import { createServer } from 'node:net';

const SENTENCES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `Port ${port} is taken. Name another with --port, or 0 for any that is free.`,
  EACCES: (_host, port) => `This user may not listen on port ${port}. Name one from 1024 on with --port.`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine. Name one with --host; 0.0.0.0 is all of them.`,
  ENOTFOUND: (host) => `There is no address ${host}. Name one of this machine with --host; 0.0.0.0 is all of them.`,
};

/** A sentence on why this address cannot be listened on; undefined for a cause that has none. */
export const whyNotListening = (error: unknown, host: string, port: number): string | undefined =>
  SENTENCES[String(Object(error).code)]?.(host, port);

/** @throws Error, with a sentence for the caller */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port, exclusive: true }, resolve));
  } catch (cause) {
    throw new Error(whyNotListening(cause, host, port) ?? String(cause), { cause });
  }
  await new Promise((resolve) => server.close(resolve));
}

/** LISTEN on one connection for the whole process. It reconnects when the connection breaks, and every listener then checks for itself. */
import type pg from 'pg';

/** Gets a payload, or null when messages may have been missed. */
export type OnMessage = (payload: string | null) => void;

/** The shared listener of one process. */
export interface Listener {
  listen(channel: string, onMessage: OnMessage): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** A connection cut without a word is noticed by this question. */
const PULSE_MS = 15_000;

/** `connect` makes an unconnected client; the first `listen` connects it. */
export function createListener(connect: () => pg.Client, onError: (error: Error) => void): Listener {
  const channels = new Map<string, Set<OnMessage>>();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;
  let retry_ms = FIRST_RETRY_MS;
  let closed = false;

  const tellAll = () => {
    for (const listeners of channels.values()) for (const listener of listeners) listener(null);
  };

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    clearInterval(pulse);
    lost.removeAllListeners('notification');
    lost.end().catch(() => {});
    if (closed || retry || channels.size === 0) return;
    retry = setTimeout(() => {
      retry = undefined;
      open().then(tellAll, () => {});
    }, retry_ms);
    retry_ms = Math.min(retry_ms * 2, LAST_RETRY_MS);
  };

  const openNow = async () => {
    const fresh = connect();
    client = fresh;
    fresh.on('error', (error) => {
      onError(error);
      lose(fresh);
    });
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', (message) => {
      for (const listener of channels.get(message.channel) ?? []) listener(message.payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await fresh.query(`LISTEN ${quote(channel)}`);
    } catch (error) {
      lose(fresh);
      throw error;
    }
    retry_ms = FIRST_RETRY_MS;
    pulse = setInterval(() => {
      const timer = setTimeout(() => lose(fresh), PULSE_MS / 2);
      fresh.query('SELECT 1').then(
        () => clearTimeout(timer),
        () => {
          clearTimeout(timer);
          lose(fresh);
        },
      );
    }, PULSE_MS);
    pulse.unref();
  };

  const open = (): Promise<void> => {
    opening ??= openNow().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  return {
    async listen(channel, onMessage) {
      if (closed) throw new Error('The listener is closed.');
      const listeners = channels.get(channel) ?? new Set();
      const isNew = listeners.size === 0;
      listeners.add(onMessage);
      channels.set(channel, listeners);
      if (opening) await opening;
      if (!client) await open();
      else if (isNew) await client.query(`LISTEN ${quote(channel)}`);
      return async () => {
        listeners.delete(onMessage);
        if (listeners.size > 0 || channels.get(channel) !== listeners) return;
        channels.delete(channel);
        await client?.query(`UNLISTEN ${quote(channel)}`).catch(() => {});
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(pulse);
      channels.clear();
      const last = client;
      client = undefined;
      last?.removeAllListeners('end');
      await last?.end().catch(() => {});
    },
  };
}

const quote = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

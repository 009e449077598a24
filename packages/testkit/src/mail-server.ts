/** A real mail server on loopback that takes, delays, refuses, hangs or hangs up, as a test says; and a watch over where this process connects to. */
import { type AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** As the wire had it. */
  readonly raw: string;
  readonly parsed: Email;
  readonly is_encrypted: boolean;
}

/**
 * What the server does with a mail. `refuse_sender`, `refuse_recipient` and `refuse_data` answer with a line such as `451 4.7.1 greylisted`. `hang_up`
 * ends the connection in the middle of the content; `lose_answer` takes the mail and ends it then; `hang` says nothing any more.
 */
export type MailBehaviour =
  | 'take'
  | 'hang'
  | 'hang_up'
  | 'lose_answer'
  | { readonly refuse_sender: string }
  | { readonly refuse_recipient: string }
  | { readonly refuse_data: string };

export interface MailServer {
  readonly port: number;
  /** Whole mails that came, also those whose answer was lost. */
  readonly received: ReceivedMail[];
  /** What is done with the next try, by its number (1 is the first) and its recipient. */
  behave: (attempt: number, recipient: string) => MailBehaviour;
  readonly attempts: () => number;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** Offers STARTTLS, with a certificate that nobody has signed. */
  readonly starttls?: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const refusal = (line: string): Error => {
  const [, code = '550', text = ''] = /^(\d{3}) (.*)$/.exec(line) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
};

export async function startMailServer({ starttls = false, auth }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Map<number, Socket>();
  const behaviours = new Map<string, MailBehaviour>();
  let attempts = 0;
  const server = new SMTPServer({
    hideSTARTTLS: !starttls,
    disabledCommands: [...(starttls ? [] : ['STARTTLS']), ...(auth === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    authOptional: auth === undefined,
    logger: false,
    onAuth: (given, _session, done) => {
      const isRight = given.username === auth?.user && given.password === auth?.pass;
      if (isRight) done(null, { user: given.username });
      else done(refusal('535 5.7.8 wrong password'));
    },
    onMailFrom: (_address, session, done) => {
      attempts += 1;
      // The recipient is not known yet, and whoever refuses senders asks for none.
      const behaviour = mail.behave(attempts, '');
      behaviours.set(session.id, behaviour);
      done(typeof behaviour === 'object' && 'refuse_sender' in behaviour ? refusal(behaviour.refuse_sender) : null);
    },
    onRcptTo: ({ address }, session, done) => {
      const behaviour = mail.behave(attempts, address);
      behaviours.set(session.id, behaviour);
      done(typeof behaviour === 'object' && 'refuse_recipient' in behaviour ? refusal(behaviour.refuse_recipient) : null);
    },
    onData: (stream, session, done) => {
      const behaviour = behaviours.get(session.id) ?? 'take';
      const socket = sockets.get(session.remotePort);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviour === 'hang_up') socket?.destroy();
      });
      stream.on('end', () => {
        if (behaviour === 'hang' || behaviour === 'hang_up') return;
        if (typeof behaviour === 'object' && 'refuse_data' in behaviour) return done(refusal(behaviour.refuse_data));
        const bytes = Buffer.concat(chunks);
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        void PostalMime.parse(bytes).then((parsed) => {
          received.push({ from, to, raw: bytes.toString('latin1'), parsed, is_encrypted: session.secure });
          if (behaviour === 'lose_answer') socket?.destroy();
          else done(null);
        });
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    socket.on('error', () => {});
    if (socket.remotePort !== undefined) sockets.set(socket.remotePort, socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const mail: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    received,
    behave: () => 'take',
    attempts: () => attempts,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return mail;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|localhost)$/;

/** From now on this process connects to loopback and to local sockets alone; anything else is listed and refused. */
export function watchConnections(): { readonly strays: readonly string[]; restore(): void } {
  const strays: string[] = [];
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    // Node's own callers hand over an array of normalized arguments.
    const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
    const options = typeof first === 'object' && first !== null ? (first as { host?: string; path?: string }) : undefined;
    const host =
      options === undefined ? (typeof first === 'string' ? undefined : second) : options.path === undefined ? options.host : undefined;
    if (typeof host === 'string' && !LOOPBACK.test(host)) {
      strays.push(host);
      this.destroy(new Error(`${host} is not this machine.`));
      return this;
    }
    return Reflect.apply(connect, this, args) as Socket;
  };
  return {
    strays,
    restore: () => {
      Socket.prototype.connect = connect;
    },
  };
}

/** The service as an object: frequent work has a method, and everything else is one typed call. */
import { type ClientOptions, createTransport, type Request } from '../transport/index.ts';
import { Brands } from './brands.ts';
import { type Caller, createCaller } from './caller.ts';
import { Decks } from './decks.ts';
import { createMake } from './finished.ts';
import { Jobs } from './jobs.ts';
import { Renders } from './renders.ts';
import { Webhooks } from './webhooks.ts';

export class Deckwright {
  readonly render: Renders;
  readonly decks: Decks;
  readonly jobs: Jobs;
  readonly webhooks: Webhooks;
  readonly brands: Brands;
  /** Any endpoint, by method and path, with the types of its content: `call('get', '/v1/account', {})`. */
  readonly call: Caller;
  /** An answer with its body unread, for what is not JSON. */
  readonly send: (request: Request) => Promise<Response>;

  constructor(options: ClientOptions) {
    const transport = createTransport(options);
    this.send = (request) => transport.send(request);
    this.call = createCaller(transport);
    this.jobs = new Jobs(this.call, transport);
    const make = createMake(transport, this.jobs);
    this.render = new Renders(make);
    this.decks = new Decks(this.call, make);
    this.webhooks = new Webhooks(this.call);
    this.brands = new Brands(this.call);
  }
}

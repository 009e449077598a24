/** Everything that the double remembers: objects by id, answers by idempotency key. One JSON file, where it is kept at all. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { noSuch } from './failure.ts';
import { type Json, newObject, type StripeObject } from './objects.ts';

export interface StoredAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

interface Memory {
  port: number | null;
  objects: Record<string, StripeObject>;
  answers: Record<string, StoredAnswer>;
}

export interface StoreOptions {
  /** Where it is kept between two runs. Absent: in memory alone. */
  readonly file?: string | undefined;
  readonly now_ms: () => number;
  readonly onEvent: (event: StripeObject) => void;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export class Store {
  readonly #memory: Memory;
  readonly #options: StoreOptions;
  #saving: NodeJS.Timeout | undefined;
  #at: number | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#memory = readMemory(options.file);
  }

  /** Seconds since 1970, the unit of Stripe's times. */
  now(): number {
    return this.#at ?? Math.floor(this.#options.now_ms() / 1000);
  }

  /** Does something at another time than now, as on a test clock. */
  at<T>(time_s: number, work: () => T): T {
    const before = this.#at;
    this.#at = time_s;
    try {
      return work();
    } finally {
      this.#at = before;
    }
  }

  remove(id: string): void {
    delete this.#memory.objects[id];
    this.#save();
  }

  /** An id that nobody guesses. */
  id(prefix: string, length = 24): string {
    return `${prefix}_${[...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
  }

  /** @throws StripeFailure 404 when there is none of this kind with this id */
  find(kind: string, id: string, param?: string): StripeObject {
    const found = this.#memory.objects[id];
    if (found?.object !== kind) throw noSuch(kind, id, param);
    return found;
  }

  /** Whatever has this id. */
  any(id: string): StripeObject | undefined {
    return Object.hasOwn(this.#memory.objects, id) ? this.#memory.objects[id] : undefined;
  }

  /** Newest first, as Stripe lists them. */
  list(kind: string): readonly StripeObject[] {
    return Object.values(this.#memory.objects)
      .filter(({ object }) => object === kind)
      .reverse();
  }

  put(object: StripeObject): StripeObject {
    this.#memory.objects[object.id] = object;
    this.#save();
    return object;
  }

  /** Changes members of an object that is stored. */
  change(object: StripeObject, members: Readonly<Record<string, Json | undefined>>): StripeObject {
    return this.put({ ...(this.any(object.id) ?? object), ...members });
  }

  /** An event about an object as it is now. */
  emit(type: string, object: StripeObject): void {
    const event = newObject('event', { id: this.id('evt'), created: this.now(), type, data: { object } });
    this.put(event);
    this.#options.onEvent(event);
  }

  answered(key: string): StoredAnswer | undefined {
    return Object.hasOwn(this.#memory.answers, key) ? this.#memory.answers[key] : undefined;
  }

  keepAnswer(key: string, answer: StoredAnswer): void {
    this.#memory.answers[key] = answer;
    this.#save();
  }

  /** The port of the run before, so that addresses that were given out stay good. */
  get port(): number | null {
    return this.#memory.port;
  }

  set port(port: number) {
    this.#memory.port = port;
    this.#save();
  }

  /** Writes what has changed, at once. */
  flush(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    const { file } = this.#options;
    if (file === undefined) return;
    // A crash while it is written leaves the file of before.
    writeFileSync(`${file}.new`, JSON.stringify(this.#memory), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  #save(): void {
    if (this.#options.file !== undefined) this.#saving ??= setTimeout(() => this.flush(), 50);
  }
}

function readMemory(file: string | undefined): Memory {
  const empty: Memory = { port: null, objects: {}, answers: {} };
  if (file === undefined) return empty;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return empty;
    throw new Error(`${file} cannot be read as what the Stripe double keeps. Remove it to begin anew.`, { cause: error });
  }
}

/** Little-endian fields of one record, or of a whole file. A field beyond its end is a fault of the file. */
import { UnreadableMetafile } from './unreadable-metafile.ts';

export class Fields {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  /** Where the next field begins. */
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  u8(): number {
    return this.#view.getUint8(this.#step(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#step(2), true);
  }

  i16(): number {
    return this.#view.getInt16(this.#step(2), true);
  }

  u32(): number {
    return this.#view.getUint32(this.#step(4), true);
  }

  i32(): number {
    return this.#view.getInt32(this.#step(4), true);
  }

  /** A number that can be computed with: what is none is 0. */
  f32(): number {
    const value = this.#view.getFloat32(this.#step(4), true);
    return Number.isFinite(value) ? value : 0;
  }

  skip(bytes: number): this {
    this.#step(bytes);
    return this;
  }

  /** The bytes from an offset. */
  part(from: number, length: number): Uint8Array {
    if (!(from >= 0 && length >= 0 && from + length <= this.bytes.length)) throw outside();
    return this.bytes.subarray(from, from + length);
  }

  /** The next bytes. */
  take(length: number): Uint8Array {
    const from = this.#step(length);
    return this.bytes.subarray(from, from + length);
  }

  /** How many values follow. Checked against what is left before anything is made of them. @param size bytes of each */
  count(claimed: number, size: number): number {
    if (!(claimed >= 0 && claimed * size <= this.left)) throw outside();
    return claimed;
  }

  #step(bytes: number): number {
    const from = this.at;
    if (!(bytes >= 0 && from + bytes <= this.bytes.length)) throw outside();
    this.at = from + bytes;
    return from;
  }
}

const outside = (): UnreadableMetafile => new UnreadableMetafile('A record points outside of itself.');

/** The body of a PDF file: numbered objects, written as compressed object streams with a cross-reference stream (ISO 32000-1, 7.5). */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Id of an indirect object. */
export type ObjectId = number & { readonly __pdf: 'object' };

export const ref = (id: ObjectId): string => `${id} 0 R`;

interface StreamObject {
  readonly dict: string;
  readonly bytes: Uint8Array;
}

/** Small objects share a stream; a reader decodes a whole stream to get at one of them. */
const OBJECTS_PER_STREAM = 250;
const LEVEL = 6;

/** What `/FlateDecode` reads. */
export const deflate = (data: string | Uint8Array): Uint8Array =>
  deflateSync(typeof data === 'string' ? Buffer.from(data, 'latin1') : data, { level: LEVEL });

export class PdfObjects {
  readonly #objects: (string | StreamObject | undefined)[] = [undefined];

  /** An id whose object is given later by `set`. */
  reserve(): ObjectId {
    return (this.#objects.push(undefined) - 1) as ObjectId;
  }

  set(id: ObjectId, object: string): void {
    this.#objects[id] = object;
  }

  add(object: string): ObjectId {
    return (this.#objects.push(object) - 1) as ObjectId;
  }

  /** A stream that is deflated here. `dict` is what its dictionary says besides filter and length. */
  addDeflated(dict: string, data: string | Uint8Array): ObjectId {
    return this.addEncoded(`${dict}/Filter/FlateDecode`, deflate(data));
  }

  /** A stream whose bytes are already as the filter named in `dict` wants them. */
  addEncoded(dict: string, bytes: Uint8Array): ObjectId {
    return (this.#objects.push({ dict, bytes }) - 1) as ObjectId;
  }

  /** The whole file. Its `/ID` is a hash of its contents: no clock, no dice. */
  serialize(root: ObjectId, info: ObjectId): Uint8Array {
    const chunks: Buffer[] = [];
    let offset = 0;
    const push = (bytes: Buffer): void => {
      chunks.push(bytes);
      offset += bytes.length;
    };
    // The second line tells transfer programs that the file is binary.
    push(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));

    const small: number[] = [];
    for (let id = 1; id < this.#objects.length; id++) if (typeof this.#objects[id] === 'string') small.push(id);
    /** Type, offset or stream, index: one row of the cross-reference table per id. */
    const rows: (readonly [number, number, number])[] = [[0, 0, 65_535]];
    for (let from = 0; from < small.length; from += OBJECTS_PER_STREAM) {
      const ids = small.slice(from, from + OBJECTS_PER_STREAM);
      const stream = this.#packed(ids);
      ids.forEach((id, index) => {
        rows[id] = [2, stream, index];
      });
    }
    for (let id = 1; id < this.#objects.length; id++) {
      const object = this.#objects[id];
      if (object === undefined) throw new Error(`PDF object ${id} was reserved and never set.`);
      if (typeof object === 'string') continue;
      rows[id] = [1, offset, 0];
      push(Buffer.from(`${id} 0 obj\n<<${object.dict}/Length ${object.bytes.length}>>\nstream\n`, 'latin1'));
      push(Buffer.from(object.bytes.buffer, object.bytes.byteOffset, object.bytes.length));
      push(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    }

    const xref = this.#objects.length;
    rows[xref] = [1, offset, 0];
    const table = Buffer.alloc(rows.length * 7);
    rows.forEach(([type, second, third], i) => {
      table.writeUInt8(type, i * 7);
      table.writeUInt32BE(second, i * 7 + 1);
      table.writeUInt16BE(third, i * 7 + 5);
    });
    const deflated = deflateSync(table, { level: LEVEL });
    const hash = createHash('sha256');
    for (const chunk of chunks) hash.update(chunk);
    const id = hash.digest('hex').slice(0, 32);
    const dict = `/Type/XRef/Size ${rows.length}/W[1 4 2]/Root ${ref(root)}/Info ${ref(info)}/ID[<${id}><${id}>]/Filter/FlateDecode`;
    const start = offset;
    push(Buffer.from(`${xref} 0 obj\n<<${dict}/Length ${deflated.length}>>\nstream\n`, 'latin1'));
    push(deflated);
    push(Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
    return Buffer.concat(chunks, offset);
  }

  #packed(ids: readonly number[]): ObjectId {
    const index: string[] = [];
    let body = '';
    for (const id of ids) {
      index.push(`${id} ${body.length}`);
      body += `${this.#objects[id]}\n`;
    }
    const head = `${index.join(' ')}\n`;
    return this.addDeflated(`/Type/ObjStm/N ${ids.length}/First ${head.length}`, head + body);
  }
}

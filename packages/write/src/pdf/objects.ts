/** The body of a PDF file: numbered objects, written as compressed object streams with a cross-reference stream (ISO 32000-1, 7.5). */
import { concatBytes, latin1 } from '@deckwright/core/bytes';
import { deflate as deflateBytes } from '@deckwright/core/deflate';
import { sha256 } from '@deckwright/core/sha256';

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
export const deflate = (data: string | Uint8Array): Uint8Array => deflateBytes(typeof data === 'string' ? latin1(data) : data, LEVEL);

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
    const chunks: Uint8Array[] = [];
    let offset = 0;
    const push = (bytes: Uint8Array): void => {
      chunks.push(bytes);
      offset += bytes.length;
    };
    // The second line tells transfer programs that the file is binary.
    push(latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));

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
      push(latin1(`${id} 0 obj\n<<${object.dict}/Length ${object.bytes.length}>>\nstream\n`));
      push(object.bytes);
      push(latin1('\nendstream\nendobj\n'));
    }

    const xref = this.#objects.length;
    rows[xref] = [1, offset, 0];
    const table = new DataView(new ArrayBuffer(rows.length * 7));
    rows.forEach(([type, second, third], i) => {
      table.setUint8(i * 7, type);
      table.setUint32(i * 7 + 1, second);
      table.setUint16(i * 7 + 5, third);
    });
    const deflated = deflate(new Uint8Array(table.buffer));
    const id = sha256(...chunks).slice(0, 32);
    const dict = `/Type/XRef/Size ${rows.length}/W[1 4 2]/Root ${ref(root)}/Info ${ref(info)}/ID[<${id}><${id}>]/Filter/FlateDecode`;
    const start = offset;
    push(latin1(`${xref} 0 obj\n<<${dict}/Length ${deflated.length}>>\nstream\n`));
    push(deflated);
    push(latin1(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`));
    return concatBytes(chunks);
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

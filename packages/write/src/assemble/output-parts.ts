/** Collects the parts of the combined file: gives them unique names, and stores equal media once. */
import { extensionOf, fileNameOf, folderOf, type PackedEntry, type Part, partKey } from '@deckwright/read/ooxml';
import { pack } from '../pptx/zip.ts';

export interface OutputPart {
  readonly name: string;
  readonly contentType: string;
  readonly packed: Omit<PackedEntry, 'name'>;
}

/** Content that does not depend on where it is used, so one copy serves every use. */
const SHAREABLE = /^(?:image|audio|video)\/|fontdata|obfuscatedfont|inkaction/i;

export class OutputParts {
  readonly parts: OutputPart[] = [];
  readonly #taken = new Set<string>();
  readonly #media = new Map<string, { readonly name: string; readonly source: Part }[]>();
  readonly #next = new Map<string, number>();

  /** Adds a part under a name that `freeName` gave. */
  add(name: string, contentType: string, content: OutputPart['packed'] | string): void {
    this.parts.push({ name, contentType, packed: typeof content === 'string' ? pack(content) : content });
  }

  /** The name itself when nothing has it yet, else the next number in its folder; taken from now on. */
  freeName(wished: string): string {
    const ascii = /^[\x21-\x7e]+$/.test(wished)
      ? wished
      : `${folderOf(wished).replace(/[^\x21-\x7e]/g, '_')}part.${extensionOf(wished).replace(/[^a-z0-9]/g, '') || 'bin'}`;
    let name = ascii;
    if (this.#taken.has(partKey(name))) {
      const file = fileNameOf(ascii);
      const dot = file.includes('.') ? file.lastIndexOf('.') : file.length;
      const stem = folderOf(ascii) + file.slice(0, dot).replace(/\d+$/, '');
      const series = `${stem}*${file.slice(dot)}`;
      let number = this.#next.get(series) ?? 1;
      do {
        name = `${stem}${number}${file.slice(dot)}`;
        number += 1;
      } while (this.#taken.has(partKey(name)));
      this.#next.set(series, number);
    }
    this.#taken.add(partKey(name));
    return name;
  }

  /** The part that has the same content, when the content may be shared. */
  sharedMedia(source: Part): string | undefined {
    if (!SHAREABLE.test(source.contentType)) return undefined;
    return this.#media.get(mediaKey(source))?.find((existing) => sameContent(existing.source, source))?.name;
  }

  rememberMedia(name: string, source: Part): void {
    if (!SHAREABLE.test(source.contentType)) return;
    const existing = this.#media.get(mediaKey(source)) ?? [];
    existing.push({ name, source });
    this.#media.set(mediaKey(source), existing);
  }
}

const mediaKey = (part: Part): string => `${part.packed.crc} ${part.size} ${part.contentType} ${extensionOf(part.name)}`;

/** Equal checksums are a hint; equality is of bytes. */
export function sameContent(a: Part, b: Part): boolean {
  if (a.size !== b.size || a.packed.crc !== b.packed.crc) return false;
  return Buffer.compare(a.packed.bytes, b.packed.bytes) === 0 || Buffer.compare(a.bytes(), b.bytes()) === 0;
}

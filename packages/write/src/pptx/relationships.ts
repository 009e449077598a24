/** The links from one part to others (ISO 29500-2, 6.5): ids in order of first use, one for each target. */
import { escapeXml, OFFICE_RELATIONSHIPS, XML_HEAD } from './xml.ts';

const OPEN = `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`;

export interface Link {
  readonly id: string;
  readonly target: string;
  readonly external: boolean;
}

export class Relationships {
  readonly #ids = new Map<string, string>();
  readonly #links: Link[] = [];
  #xml = OPEN;

  /** The id of a link to another part; `type` is the last word of an Office relationship type, or a whole type address. */
  add(type: string, target: string): string {
    return this.#add(type, target, '');
  }

  /** The id of a link that leaves the file. */
  addExternal(type: string, address: string): string {
    return this.#add(type, address, ' TargetMode="External"');
  }

  /** In order of first use. */
  get links(): readonly Link[] {
    return this.#links;
  }

  toXml(): string {
    return `${this.#xml}</Relationships>`;
  }

  #add(type: string, target: string, mode: string): string {
    const key = `${type} ${target}`;
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    const id = `rId${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.#links.push({ id, target, external: mode !== '' });
    const address = type.startsWith('http') ? type : `${OFFICE_RELATIONSHIPS}/${type}`;
    this.#xml += `<Relationship Id="${id}" Type="${address}" Target="${escapeXml(target)}"${mode}/>`;
    return id;
  }
}

/** Custom shows of the combined deck (ISO 29500-1, 19.2.1.7): those of every deck, each with an id and a name of its own. */
import { attribute, child, elements, type XmlDocument } from '@deckwright/read/ooxml';

export interface CustomShow {
  readonly id: string;
  readonly name: string;
  /** Relationships of the combined presentation. */
  readonly slides: readonly string[];
}

export class CustomShows {
  /** Of the decks after the first, whose own stay as they are. */
  readonly added: CustomShow[] = [];
  readonly #names: Set<string>;
  #next: number;

  constructor(first: XmlDocument) {
    const shows = showsOf(first);
    this.#names = new Set(shows.map((show) => keyOf(attribute(show, 'name') ?? '')));
    this.#next = Math.max(-1, ...shows.map((show) => Number(attribute(show, 'id')) || 0)) + 1;
  }

  /** Id in the source to id in the combined deck; the shows themselves are added when their slides are there. */
  reserve(presentation: XmlDocument): ReadonlyMap<string, string> {
    return new Map(showsOf(presentation).map((show) => [attribute(show, 'id') ?? '', String(this.#next++)]));
  }

  /** @param slideOf relationship in the source to the one in the combined deck */
  add(presentation: XmlDocument, ids: ReadonlyMap<string, string>, slideOf: (relationship: string) => string | undefined): void {
    for (const show of showsOf(presentation)) {
      const slides = elements(child(show, 'p:sldLst'), 'p:sld').flatMap((slide) => slideOf(attribute(slide, 'r:id') ?? '') ?? []);
      this.added.push({ id: ids.get(attribute(show, 'id') ?? '') ?? '', name: this.#freeName(attribute(show, 'name') ?? ''), slides });
    }
  }

  #freeName(name: string): string {
    let free = name;
    for (let number = 2; this.#names.has(keyOf(free)); number += 1) free = `${name} (${number})`;
    this.#names.add(keyOf(free));
    return free;
  }
}

const showsOf = ({ root }: XmlDocument) => elements(child(root, 'p:custShowLst'), 'p:custShow');

/** People choose a show by its name in a menu, where case does not tell two apart. */
const keyOf = (name: string): string => name.toLowerCase();

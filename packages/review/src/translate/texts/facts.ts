/** What a translator is told about a text: what it is, what stands around it, and how long it may become. */

export const TEXT_ROLES = [
  'title',
  'subtitle',
  'bullet',
  'text',
  'footer',
  'table_head',
  'table_cell',
  'chart_title',
  'axis_title',
  'series_name',
  'category_name',
  'chart_label',
  'diagram',
  'note',
  'alt_text',
] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

export interface TextFacts {
  readonly role: TextRole;
  /** Words of the deck, shortened. None of them is to be translated with this text. */
  readonly context?: {
    readonly slide_title?: string;
    /** The paragraphs around it in its shape. */
    readonly before?: string;
    readonly after?: string;
    /** The heads of its column and row in a table. */
    readonly column?: string;
    readonly row?: string;
  };
  /** What fits where it stands, at its size. Missing where nothing limits it, such as in notes. */
  readonly room?: { readonly characters: number; readonly lines: number };
}

/** A text that stands in several places has the facts of the first, and the room of the narrowest. */
export function narrower(one: TextFacts, other: TextFacts): TextFacts {
  const rooms = [one.room, other.room].filter((room) => room !== undefined).sort((a, b) => a.characters - b.characters);
  return { ...one, ...(rooms[0] !== undefined && { room: rooms[0] }) };
}

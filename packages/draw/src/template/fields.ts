/** The places of a layout as fields that somebody may fill by name, and what may stand in each. */
import type { LayoutUse, Place, TemplateLayout, TemplateModel } from './model.ts';
import { isFillable, layoutFor } from './model.ts';

/** Layouts that are filled by name. `content` is what every other form stands on. */
export const FILLED_USES = ['cover', 'agenda', 'divider', 'closing'] as const satisfies readonly LayoutUse[];
export type FilledUse = (typeof FILLED_USES)[number];

export interface PlaceField {
  /** `title`, `subtitle`, `items`, `body`, `body_2`, `date`, `footer`, `picture`, `table`. */
  readonly name: string;
  readonly place: Place;
  /** Takes several paragraphs. */
  readonly list: boolean;
  readonly holds: 'words' | 'picture' | 'table';
}

/** Of one text, and of one list. */
export const MAX_TEXT = 500;
export const MAX_ITEMS = 12;
export const MAX_ROWS = 20;
export const MAX_COLUMNS = 10;

export const filledUses = (model: TemplateModel): readonly FilledUse[] => FILLED_USES.filter((use) => layoutFor(model, use) !== undefined);

/** In the order of the layout. Texts turned another way than a quarter, and places for charts and the like, cannot be filled. */
export function fieldsOf({ use, places }: Pick<TemplateLayout, 'use' | 'places'>): readonly PlaceField[] {
  const upright = places.filter(isFillable);
  const hasSubtitle = upright.some(({ kind }) => kind === 'subtitle');
  const taken = new Set<string>();
  const free = (name: string): string => {
    let one = name;
    for (let n = 2; taken.has(one); n++) one = `${name}_${n}`;
    taken.add(one);
    return one;
  };
  let bodies = 0;
  return upright.flatMap((place): PlaceField[] => {
    switch (place.kind) {
      case 'title':
      case 'date':
      case 'footer':
        return taken.has(place.kind) ? [] : [{ name: free(place.kind), place, list: false, holds: 'words' }];
      case 'subtitle':
        return [{ name: free('subtitle'), place, list: true, holds: 'words' }];
      case 'body': {
        const isFirst = bodies++ === 0;
        if (isFirst && use === 'agenda') return [{ name: free('items'), place, list: true, holds: 'words' }];
        return [{ name: free(isFirst && !hasSubtitle ? 'subtitle' : 'body'), place, list: true, holds: 'words' }];
      }
      case 'picture':
        return [{ name: free('picture'), place, list: false, holds: 'picture' }];
      default:
        return place.type === 'tbl' ? [{ name: free('table'), place, list: false, holds: 'table' }] : [];
    }
  });
}

const PICTURE_SCHEMA = {
  type: 'object',
  properties: {
    image_src: { type: 'string', description: 'https://…, asset:… or data:image/…' },
    alt: { type: 'string', maxLength: MAX_TEXT },
    focus: {
      type: 'object',
      properties: { x: { type: 'number', minimum: 0, maximum: 1 }, y: { type: 'number', minimum: 0, maximum: 1 } },
      required: ['x', 'y'],
      additionalProperties: false,
    },
  },
  required: ['image_src'],
  additionalProperties: false,
} as const;
const TABLE_SCHEMA = {
  type: 'object',
  properties: {
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_ROWS,
      items: { type: 'array', minItems: 1, maxItems: MAX_COLUMNS, items: { type: 'string', maxLength: MAX_TEXT } },
    },
  },
  required: ['rows'],
  additionalProperties: false,
} as const;

const shareOf = ({ box }: Place): string => `${(box.w / Math.max(1, box.h)).toFixed(2)} to 1`;

/** JSON Schema of `fills`. */
export function fillSchema(layout: Pick<TemplateLayout, 'use' | 'places'>): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(layout);
  const text = { type: 'string', minLength: 1, maxLength: MAX_TEXT };
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, list, place, holds }) => [
        name,
        holds === 'picture'
          ? { ...PICTURE_SCHEMA, description: `${place.name}, cropped to ${shareOf(place)}` }
          : holds === 'table'
            ? { ...TABLE_SCHEMA, description: `${place.name}; the first row is the header` }
            : {
                ...(list ? { anyOf: [text, { type: 'array', items: text, minItems: 1, maxItems: MAX_ITEMS }] } : text),
                description: `${place.name}, ${place.size_pt} pt`,
              },
      ]),
    ),
    ...(fields.some(({ name }) => name === 'title') ? { required: ['title'] } : {}),
    additionalProperties: false,
  };
}

const EXAMPLES: Readonly<Record<FilledUse, { readonly title: string; readonly words: string | readonly string[] }>> = {
  cover: { title: 'Network plan 2027', words: 'Board meeting, 12 March' },
  agenda: { title: 'Three questions for today', words: ['Where do we stand?', 'What do we change?', 'What does it cost?'] },
  divider: { title: 'Where we stand', words: 'Riders, complaints, cost' },
  closing: { title: 'Thank you', words: 'network@example.test' },
};

/** Fills as most templates have places for them. */
export const usualFills = (use: FilledUse): Readonly<Record<string, string | readonly string[]>> => ({
  title: EXAMPLES[use].title,
  [use === 'agenda' ? 'items' : 'subtitle']: EXAMPLES[use].words,
});

/** Fills of a layout that draw without a warning. */
export function exampleFills(layout: Pick<TemplateLayout, 'use' | 'places'>): Readonly<Record<string, string | readonly string[]>> {
  const example = EXAMPLES[FILLED_USES.find((use) => use === layout.use) ?? 'cover'];
  return Object.fromEntries(
    fieldsOf(layout).flatMap(({ name }) =>
      name === 'title' ? [[name, example.title]] : name === 'subtitle' || name === 'items' ? [[name, example.words]] : [],
    ),
  );
}

/** The gallery's items: the example of every component and of every form's variant, as requests that render. */
import { components, forms } from '@deckwright/draw/catalog';
import { DEFAULT_THEME, themes } from '@deckwright/draw/themes';

export interface GalleryItem {
  /** Also its file name: `bar_list`, `waterfall_bridge-standard_driver_bridge`. */
  readonly id: string;
  readonly kind: 'component' | 'form';
  readonly prior_id: string;
  /** The names as a request has them: a component, or a form and its variant. */
  readonly name: string;
  readonly variant?: string;
  readonly purpose: string;
  /** Its capacity, as a sentence. */
  readonly limits: string;
  /** The slide's title. */
  readonly title: string;
  /** A body for POST /v1/render/intent, without a theme. */
  readonly request: Readonly<Record<string, unknown>>;
}

export interface ShownTheme {
  readonly id: string;
  readonly name: string;
}

/** The themes that can be shown: the default one, then the others in the order of the catalog. */
export const shownThemes: readonly ShownTheme[] = [...themes]
  .sort((a, b) => Number(b.id === DEFAULT_THEME) - Number(a.id === DEFAULT_THEME))
  .map(({ id, name }) => ({ id, name }));

/** The capacity as a sentence. */
export const limitsOf = ({ soft, hard, what }: { readonly soft: number; readonly hard: number; readonly what: string }): string =>
  hard === 1 ? 'Holds one.' : soft === hard ? `Holds ${hard} ${what}.` : `Comfortable with ${soft} ${what}, holds ${hard}.`;

/** Components first, then forms, each in the order of the catalog. */
export function galleryItems(): readonly GalleryItem[] {
  return [
    ...components.map((component): GalleryItem => {
      const { name, purpose, capacity, example } = component;
      const request = { chrome: { title: example.title }, body: { component: name, params: example.params } };
      return {
        id: name,
        kind: 'component',
        prior_id: `component_${name}`,
        name,
        purpose,
        limits: limitsOf(capacity),
        title: example.title,
        request,
      };
    }),
    ...forms.flatMap(({ form, variants }) =>
      variants.map((variant): GalleryItem => {
        const request = { form: form.name, variant: variant.name, ...variant.example };
        return {
          id: `${form.name}-${variant.name}`,
          kind: 'form',
          prior_id: `${form.name}_${variant.name}`,
          name: form.name,
          variant: variant.name,
          purpose: variant.purpose,
          limits: limitsOf(form.capacity),
          title: variant.example.headline,
          request,
        };
      }),
    ),
  ];
}

/** The item's request in a theme, as text. */
export const requestText = ({ request }: GalleryItem, theme_id: string): string => JSON.stringify({ ...request, theme_id });

/** The path of a picture or file, relative to the folder of the gallery. */
export const picturePath = (item_id: string, theme_id: string): string => `pictures/${theme_id}/${item_id}.png`;
export const slidePath = (item_id: string, theme_id: string): string => `slides/${theme_id}/${item_id}.pptx`;

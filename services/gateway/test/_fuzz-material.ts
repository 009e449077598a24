/** Bodies that work, by operation: what is documented, and every form and component. */
import { components, forms } from '@deckwright/draw/catalog';

type Json = Readonly<Record<string, unknown>>;
interface Media {
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, { readonly value?: Json }>>;
}
interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> };
}

/** The slides of the catalogue, one a variant. */
const slides = (): Json[] => [
  ...forms.flatMap(({ form, variants }) => variants.map(({ name, example }) => ({ form: form.name, variant: name, ...example }))),
  ...components.map(({ name, example }) => ({ chrome: { title: example.title }, body: { component: name, params: example.params } })),
];

/** Work on decks that are there already; whoever sends it puts a job of theirs at `job_id`. */
const ON_DECKS: Readonly<Record<string, readonly Json[]>> = {
  'POST /v1/deck/combine': [{ name: 'Fuzzed', sources: [{ job_id: '' }, { job_id: '' }] }],
  'POST /v1/inspect': [{ job_id: '' }],
  'POST /v1/repair': [
    { job_id: '', actions: ['shrink_to_fit', 'mend_file'], dry_run: false },
    { job_id: '', dry_run: true },
  ],
  'POST /v1/deck/{deck_id}/sync': [{ job_id: '', dry_run: true }],
};

/** @param document the OpenAPI document */
export function bodiesOf(document: object): Readonly<Record<string, readonly Json[]>> {
  const { paths } = document as { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
  const bodies: Record<string, Json[]> = {};
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const media = requestBody?.content?.['application/json'];
      const found = [media?.example, ...Object.values(media?.examples ?? {}).map(({ value }) => value)].filter((one) => one !== undefined);
      if (found.length > 0) bodies[`${method.toUpperCase()} ${path}`] = found;
    }
  }
  for (const door of ['POST /v1/render/intent', 'POST /v1/fit']) bodies[door]?.push(...slides());
  bodies['POST /v1/render/intent/deck']?.push(...slides().map((slide) => ({ name: 'Fuzzed', slides: [slide] })));
  for (const [operation, more] of Object.entries(ON_DECKS)) bodies[operation] = [...(bodies[operation] ?? []), ...more];
  return bodies;
}

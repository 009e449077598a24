/** The door of the command line: ways out and texts, which name routes of the service, as commands that are typed. */
import { type Door, type Named, type Refused, type Step, textAt, translate, type WayOut, waysAt, waysOf } from '@deckwright/core/ways-out';

const run = (rest: string): Step => ({ command: `deckwright ${rest}` });
const described = ({ params }: Named): Step => run(`catalog ${params['form'] ?? params['name'] ?? ''}`);
const quoted = (words: string): string => `"${words.replaceAll(/[^\p{L}\p{N} ,.-]+/gu, ' ').trim()}"`;

const routes: Door['routes'] = {
  'GET /v1/catalog': () => run('catalog'),
  'GET /v1/catalog/forms': () => run('catalog'),
  'GET /v1/catalog/forms/{form}': described,
  'GET /v1/catalog/themes': () => run('catalog'),
  'GET /v1/catalog/priors': ({ query }) => (query['q'] === undefined ? run('catalog --json') : run(`catalog --q ${quoted(query['q'])}`)),
  'GET /v1/catalog/priors/{prior_id}': ({ params }) => run(`catalog --q ${quoted((params['prior_id'] ?? '').replaceAll('_', ' '))}`),
  'GET /v1/widgets': () => run('catalog'),
  'GET /v1/widgets/{name}': described,
  'POST /v1/render/intent': () => run('render FILE'),
  'POST /v1/render/intent/deck': () => run('deck FILE'),
  'PATCH /v1/render/intent/deck/{deck_id}': () => run('deck FILE'),
  'POST /v1/plan': () => run('plan --file FILE'),
  'POST /v1/deck/outline': () => run('plan --deck --file FILE'),
  'POST /v1/render/from-pdf': () => run('pdf convert FILE'),
  'POST /v1/deck/translate': () => run('translate FILE'),
  'POST /v1/deck/combine': () => run('merge FILE FILE'),
  'POST /v1/inspect': () => run('inspect FILE'),
  'POST /v1/repair': () => run('repair FILE'),
};

/** What there is no command for is asked of the service that --server names. */
const door: Door = { routes, otherwise: (step) => step };

/** A refusal, or a report, as the command line says it. */
export const onCommandLine = <T extends object>(answer: T): T => translate(door, answer);

export const textOnCommandLine = (text: string): string => textAt(door, text);

/** A refusal of the drawing engine with its ways out, as commands. */
export function refusedOnCommandLine<T extends Refused & { readonly ways_out?: readonly WayOut[] | undefined }>(problem: T): T {
  return { ...onCommandLine(problem), ways_out: waysAt(door, problem.ways_out ?? waysOf(problem)) };
}

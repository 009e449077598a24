/** What every client here is told about the service, what its scripted model does, and how it hands over what it got. */
import { writeFileSync } from 'node:fs';

export const {
  DECKWRIGHT_URL: url,
  DECKWRIGHT_KEY: key,
  DECKWRIGHT_BRIEF: brief,
  DECKWRIGHT_OUT: out,
  DECKWRIGHT_TASK: task,
} = process.env;
export const mcpUrl = `${url}/mcp`;
export const headers = { authorization: `Bearer ${key}` };

/** The JSON that a model reads: the first block of text. */
export const told = ({ content }) => JSON.parse(content.find(({ type }) => type === 'text').text);

/** Plans the brief, draws what was planned, fetches the file: for clients that call tools themselves. `call` answers a result of the protocol. */
export async function planAndDraw(tools, call) {
  const plan = told(await call('plan_slide', { brief }));
  const slide = told(await call('create_slide', plan.intent));
  await handOver(tools, plan, slide);
}

/**
 * The next call of a scripted model, from what its calls so far have answered; undefined when it has nothing left to do.
 * @param {object[]} answers
 * @param {{ name: string, description?: string, inputSchema: { properties?: object } }[]} tools as its host names them to a model
 */
export function nextCall(answers, tools) {
  if (task === 'deck') return nextCallOfDeck(answers, tools);
  if (answers.length === 0) return { name: 'plan_slide', args: { brief } };
  if (answers.length === 1) return { name: 'create_slide', args: answers[0].intent };
  return undefined;
}

/** Of each kind one, by what their names say. */
const FORMS = ['hero_statement', 'kpi_metrics', 'waterfall_bridge', 'linear_flow', 'timeline_roadmap'];

/** A deck by a model that knows the tools by their listing alone: contracts, the rest of them, a dry run, the deck. */
function nextCallOfDeck(answers, tools) {
  const toolWith = (...names) => tools.find(({ inputSchema }) => names.every((name) => Object.hasOwn(inputSchema.properties ?? {}, name)));
  const unnamed = FORMS.filter((form) => !tools.some(({ description = '' }) => description.includes(form)));
  if (unnamed.length > 0) throw new Error(`No tool names the forms ${unnamed.join(', ')}.`);
  const refused = answers.find(({ code }) => code !== undefined);
  if (refused !== undefined) return undefined;
  const contracts = answers.flatMap(({ forms }) => forms ?? []);
  const left = answers.length === 0 ? FORMS : (answers.at(-1).further ?? []);
  if (left.length > 0) return { name: toolWith('type', 'families').name, args: { type: 'schema', families: left } };
  const { name } = toolWith('slides', 'dry_run');
  const slides = contracts.map(({ form, example }) => ({ ...example, headline: `What ${form} says` }));
  const last = answers.at(-1);
  if (last.forms !== undefined) return { name, args: { slides, dry_run: true } };
  return last.dry_run === true && last.status === 'validated' ? { name, args: { slides } } : undefined;
}

/** Fetches the deck by the link in the last answer, without the key, and says what it took. `shown` is what a host tells a model of the tools. */
export async function handOverDeck(shown, answers) {
  const deck = answers.at(-1);
  const answer = await fetch(deck.pptx_url);
  if (!answer.ok) throw new Error(`${deck.pptx_url} answers ${answer.status}.`);
  writeFileSync(out, Buffer.from(await answer.arrayBuffer()));
  const { job_id, status, slides_ok } = deck;
  const errors = answers.filter(({ code }) => code !== undefined).length;
  const characters = { tools: JSON.stringify(shown).length, answers: JSON.stringify(answers).length };
  console.log(JSON.stringify({ tools: shown.length, calls: answers.length, errors, characters, job_id, status, slides_ok }));
}

/** Fetches the file and says what was seen, for the one that runs the clients to check. */
export async function handOver(tools, plan, slide) {
  const answer = await fetch(`${url}/v1/jobs/${slide.job_id}/pptx`, { headers });
  if (!answer.ok) throw new Error(`The file of ${slide.job_id} answers ${answer.status}.`);
  writeFileSync(out, Buffer.from(await answer.arrayBuffer()));
  console.log(JSON.stringify({ tools: tools.length, route: plan.route, job_id: slide.job_id, status: slide.status }));
}

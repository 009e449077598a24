/** What every client here is told about the service, what its scripted model does, and how it hands over what it got. */
import { writeFileSync } from 'node:fs';

export const { DECKWRIGHT_URL: url, DECKWRIGHT_KEY: key, DECKWRIGHT_BRIEF: brief, DECKWRIGHT_OUT: out } = process.env;
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

/** The next call of a scripted model, from what its calls so far have answered; undefined when it has nothing left to do. */
export function nextCall(answers) {
  if (answers.length === 0) return { name: 'plan_slide', args: { brief } };
  if (answers.length === 1) return { name: 'create_slide', args: answers[0].intent };
  return undefined;
}

/** Fetches the file and says what was seen, for the one that runs the clients to check. */
export async function handOver(tools, plan, slide) {
  const answer = await fetch(`${url}/v1/jobs/${slide.job_id}/pptx`, { headers });
  if (!answer.ok) throw new Error(`The file of ${slide.job_id} answers ${answer.status}.`);
  writeFileSync(out, Buffer.from(await answer.arrayBuffer()));
  console.log(JSON.stringify({ tools: tools.length, route: plan.route, job_id: slide.job_id, status: slide.status }));
}

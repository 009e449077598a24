/**
 * The door of agents: ways out and texts, which name routes of the service, in terms of tools and their arguments. Each tool says for which
 * routes it stands; what none stands for is left to the account's owner.
 */
import { type Door, type Named, type RouteStep, type Step, stepAt, type ToolStep, translate } from '@deckwright/core/ways-out';
import { all } from './register.generated.ts';

const stepsOf = (): Door['routes'] =>
  Object.fromEntries(
    all.flatMap(({ name, stands_for = {} }) =>
      Object.entries(stands_for).map(
        ([route, argumentsOf]) => [route, (named: Named): Step => ({ tool: name, arguments: argumentsOf(named) })] as const,
      ),
    ),
  );

let door: Door | undefined;
const toolDoor = (): Door => {
  door ??= { routes: stepsOf(), otherwise: askOwner };
  return door;
};

function askOwner({ method, path, body }: RouteStep): Step {
  const what = body === undefined ? '' : ` with ${JSON.stringify(body)}`;
  return { ask: `No tool does this. Ask the account’s owner to send ${method} ${path}${what} with an API key of the account.` };
}

/** The tool that stands for a route, with its arguments; undefined where none does. */
export function toolFor(method: string, path: string, body?: unknown): ToolStep | undefined {
  const step = stepAt({ routes: toolDoor().routes, otherwise: (same) => same }, { method, path, body });
  return 'tool' in step ? step : undefined;
}

/** A body that is an answer to an agent. */
export const forAgents = <T extends object>(body: T): T => translate(toolDoor(), body);

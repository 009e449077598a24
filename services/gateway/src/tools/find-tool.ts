/** A tool by its name. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { nearest } from '@deckwright/platform/http';
import type { Tool } from './define-tool.ts';
import { all } from './register.generated.ts';

/** @throws ProblemError `not_found` with the nearest name */
export function findTool(name: string): Tool {
  const tool = all.find((one) => one.name === name);
  if (tool !== undefined) return tool;
  const names = all.map((one) => one.name);
  const close = nearest(name, names);
  throw refuse(notFound, {
    detail: `There is no tool ${JSON.stringify(name)}.${close === undefined ? '' : ` The nearest is ${close}.`}`,
    remedy: `Use one of: ${names.join(', ')}.`,
    extra: { allowed: names, ...(close === undefined ? {} : { nearest: close }) },
  });
}

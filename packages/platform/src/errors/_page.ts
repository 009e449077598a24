/** The page of errors in the documentation, made from the catalogue. */
import type { ErrorDefinition } from './_define-error.ts';
import { PROBLEM_MEDIA_TYPE, problem, problemType } from './_problem.ts';

export function errorsPage(errors: readonly ErrorDefinition[]): string {
  const byStatus = [...errors].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
  return [
    '# Errors',
    '',
    `Every refusal is a problem document (RFC 9457, \`${PROBLEM_MEDIA_TYPE}\`). Switch on \`code\`; \`remedy\` says what to do next, and`,
    '`actionable` whether you can. `errors[]`, where it is there, names each broken rule with a JSON Pointer into the request, the allowed',
    'values and the nearest one. `limit` is the bound that was broken, `sent_as` the member that was probably meant by a missing one, and `patch`',
    'a JSON Patch of the request that mends the fault where nothing has to be known for it. `example` is a whole body that renders. `request_id` is',
    'what to quote.',
    '',
    '`ways_out` says as data what `remedy` says in words: `[{why, do: [step, …], again}]`, the likeliest first. `why` is the cause that the steps',
    'remove. A step is one of `{method, path, body}` (a request to this service), `{tool, arguments}` (the same over MCP), `{change}` (a JSON Patch of',
    'the request, which is then sent again), `{wait_s}` (seconds, after which the same request may pass) and `{ask}` (what only a person can do).',
    '`again: true` means: then send the request once more. Warnings have the member too, where there is more to do than to write something else.',
    '',
    '| status | code | what happened |',
    '|---|---|---|',
    ...byStatus.map(({ status, code, title }) => `| ${status} | [\`${code}\`](#${code}) | ${title} |`),
    '',
    ...byStatus.flatMap((error) => section(error)),
  ].join('\n');
}

function section(error: ErrorDefinition): string[] {
  const members = Object.entries(error.members);
  return [
    `## ${error.code}`,
    '',
    `${error.title} (${error.status}). ${error.remedy}`,
    '',
    ...(members.length === 0 ? [] : ['| member | holds |', '|---|---|', ...members.map(([name, what]) => `| \`${name}\` | ${what} |`), '']),
    '```json',
    JSON.stringify({ ...problem(error), type: problemType(error.code), request_id: 'req_…' }, null, 2),
    '```',
    '',
  ];
}

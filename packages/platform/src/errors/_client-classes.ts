/** The client's error classes, one a code, as a source file made from the catalogue. */
import type { ErrorDefinition } from './_define-error.ts';

const HEADER = `/** Made from the catalogue of errors; do not edit. */
import { ApiError, type Problem } from '../api-error.ts';
`;

/** `insufficient_balance` to `InsufficientBalanceError`, `internal_error` to `InternalError`. */
export const className = (code: string): string => {
  const words = code.split('_').map((word) => word[0]?.toUpperCase() + word.slice(1));
  if (words.at(-1) === 'Error') words.pop();
  return `${words.join('')}Error`;
};

export function clientClasses(errors: readonly ErrorDefinition[]): string {
  const sorted = [...errors].sort((a, b) => (a.code < b.code ? -1 : 1));
  const register = sorted.map(({ code }) => `  ${code}: ${className(code)},\n`).join('');
  return [
    HEADER,
    ...sorted.map(classOf),
    `/** The class of each code. */\nexport const errorClasses = {\n${register}} as const satisfies Record<string, new (problem: Problem, retry_after_s?: number) => ApiError>;\n`,
    '/** A code that this client knows. */\nexport type ErrorCode = keyof typeof errorClasses;\n',
  ].join('\n');
}

/** What every error of the client has by itself. */
const OF_ALL = ['retry_after_s', 'ways_out', 'errors', 'message', 'name', 'stack', 'cause', 'problem'];

function classOf({ code, status, title, remedy, members }: ErrorDefinition): string {
  const getters = Object.entries(members)
    .filter(([name]) => !OF_ALL.includes(name))
    .map(([name, what]) => `  /** ${sentence(what)} */\n  get ${name}(): unknown {\n    return this.problem['${name}'];\n  }\n`);
  return `/** ${status}: ${title}. ${remedy} */\nexport class ${className(code)} extends ApiError {\n  override get code(): '${code}' {\n    return '${code}';\n  }\n${getters.join('')}}\n`;
}

/** Text for a comment, as a sentence. */
function sentence(text: string): string {
  const escaped = text.replaceAll('*/', '* /');
  return `${escaped[0]?.toUpperCase()}${escaped.slice(1)}${escaped.endsWith('.') ? '' : '.'}`;
}

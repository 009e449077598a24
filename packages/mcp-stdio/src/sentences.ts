/** Why the service cannot be reached, as one sentence for the person who set it up. */

/** @param error whatever a client of MCP threw */
export function sentenceFor(error: unknown, url: string): string {
  const status = statusOf(error);
  if (status === 401 || (error instanceof Error && error.name === 'UnauthorizedError'))
    return `The service at ${url} does not accept the key in DECKWRIGHT_API_KEY: make one there with POST /v1/auth/keys.`;
  if (status === 404 || status === 405 || status === 501)
    return `There is no MCP at ${url}/mcp (status ${status}): is DECKWRIGHT_URL the address of a Deckwright service?`;
  if (status === 429) return `The service at ${url} is asked too often with this key: wait a minute.`;
  if (status !== undefined)
    return `The service at ${url} answered with status ${status}: try again, and look at its log if it happens twice.`;
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `Nobody knows the host of ${url}: look at DECKWRIGHT_URL.`;
  if (code !== undefined) return `Nothing answers at ${url} (${code}): is the service running?`;
  return `The service at ${url} does not answer as MCP: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
}

function statusOf(error: unknown): number | undefined {
  for (const one of causes(error)) if ('status' in one && typeof one.status === 'number') return one.status;
  return undefined;
}

function codeOf(error: unknown): string | undefined {
  for (const one of causes(error))
    if ('code' in one && typeof one.code === 'string' && /^(?:E[A-Z]{3,}|EAI_AGAIN|UND_ERR_\w+)$/.test(one.code)) return one.code;
  return undefined;
}

function causes(error: unknown): readonly Error[] {
  const found: Error[] = [];
  for (let one = error; one instanceof Error && found.length < 6; one = one.cause) {
    found.push(one);
    if ('data' in one && one.data !== null && typeof one.data === 'object' && 'cause' in one.data) found.push(...causes(one.data.cause));
    if (one instanceof AggregateError) found.push(...one.errors.filter((inner): inner is Error => inner instanceof Error));
  }
  return found;
}

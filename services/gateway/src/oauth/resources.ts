/** The resources of tokens: the service as a whole, and each address at which agents find its tools (RFC 8707, RFC 9728). */

/** Addresses of tools for agents, each a protected resource of its own. */
const TOOL_PATHS: readonly string[] = ['/mcp', '/mcp/canonical', '/mcp/copilot', '/mcp/openai', '/mcp-connectors'];

/** What a token is for that names no resource: some hosts leave it out. */
export const defaultResource = (base_url: string): string => base_url + TOOL_PATHS[0];

/** A resource of ours in its one spelling; null for any other. `/mcp/` is `/mcp`. */
export function knownResource(text: string, base_url: string): string | null {
  if (!URL.canParse(text) || text.includes('#')) return null;
  const { origin, pathname, search, username, password } = new URL(text);
  if (origin !== new URL(base_url).origin || search !== '' || username !== '' || password !== '') return null;
  const path = pathname.replace(/\/$/, '');
  return path === '' || TOOL_PATHS.includes(path) ? base_url + path : null;
}

/**
 * Whether a token for this audience is good at a path. The addresses of tools are one resource with several names: some hosts name none, and get the
 * first. A token for the service as a whole is none for the tools; one for the tools also fetches what their answers link to.
 */
export function isFor(audience: string, path: string, base_url: string): boolean {
  const resource = knownResource(audience, base_url);
  return resource !== null && (resource !== base_url || resourcePath(path) === '');
}

/** The resource of a request's path, as that path spells it. */
export const resourcePath = (path: string): string => (TOOL_PATHS.includes(path.replace(/\/$/, '')) ? path : '');

/** Where the metadata of a path's resource is (RFC 9728, 3.1). */
export const metadataAddress = (base_url: string, path: string): string =>
  `${base_url}/.well-known/oauth-protected-resource${resourcePath(path)}`;

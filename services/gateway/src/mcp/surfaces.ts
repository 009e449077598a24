/** The addresses under which hosts find the tools, and what each kind of host can show. */

export interface Surface {
  readonly name: 'canonical' | 'copilot' | 'openai' | 'connectors';
  /** With and without the slash at the end, since clients send both. */
  readonly paths: readonly string[];
  /** How a result's card is announced: to MCP Apps hosts, to hosts of OpenAI's Apps SDK, or not at all. */
  readonly cards: readonly ('mcp_apps' | 'openai')[];
}

export const SURFACES: readonly Surface[] = [
  { name: 'canonical', paths: ['/mcp', '/mcp/', '/mcp/canonical', '/mcp/canonical/'], cards: ['mcp_apps', 'openai'] },
  { name: 'copilot', paths: ['/mcp/copilot', '/mcp/copilot/'], cards: [] },
  { name: 'openai', paths: ['/mcp/openai', '/mcp/openai/'], cards: ['openai'] },
  { name: 'connectors', paths: ['/mcp-connectors', '/mcp-connectors/'], cards: ['mcp_apps', 'openai'] },
];

/** mcp-remote: bridges hosts that know stdio alone. A host over stdio stands before it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { headers, mcpUrl, out, planAndDraw } from './_service.mjs';

const manifest = createRequire(import.meta.url).resolve('mcp-remote/package.json');
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [
    join(dirname(manifest), 'dist/proxy.js'),
    mcpUrl,
    '--transport',
    'http-only',
    '--header',
    `authorization:${headers.authorization}`,
  ],
  env: { ...process.env, MCP_REMOTE_CONFIG_DIR: `${out}.bridge` },
});
const client = new Client({ name: 'behind-a-bridge', version: '1.0.0' });
await client.connect(transport);
const { tools } = await client.listTools();
await planAndDraw(tools, (name, args) => client.callTool({ name, arguments: args }));
await client.close();

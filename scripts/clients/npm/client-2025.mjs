/** @modelcontextprotocol/sdk: the protocol's own client of the 2025 revisions. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { headers, mcpUrl, planAndDraw } from './_service.mjs';

const client = new Client({ name: 'client-2025', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl), { requestInit: { headers } }));
const { tools } = await client.listTools();
await planAndDraw(tools, (name, args) => client.callTool({ name, arguments: args }));
await client.close();

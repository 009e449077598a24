/** @modelcontextprotocol/client: the protocol's own client, revision 2026-07-28. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { headers, mcpUrl, planAndDraw } from './_service.mjs';

const client = new Client({ name: 'client-2026', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl), { requestInit: { headers } }));
const { tools } = await client.listTools();
await planAndDraw(tools, (name, args) => client.callTool({ name, arguments: args }));
await client.close();

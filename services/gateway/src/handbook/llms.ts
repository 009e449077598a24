/** The service on one page of Markdown for agents (the form of llms.txt): what it does, how it is called, and where more is written. */
import { CHAPTERS } from './chapters.ts';
import { aboutPage } from './handbook.ts';

/** What of the OpenAPI document is read. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[]; readonly summary?: string }>>>>;
}

export function llmsPage(base: string, openapi: Uint8Array): string {
  return `# Deckwright

> Typed slide intent in; editable .pptx, PDF and PNG out. Drawing is deterministic: no model takes part, and every number and word supplied stands on the slide as sent.

Send an API key as \`Authorization: Bearer <key>\` or \`X-API-Key: <key>\`. Agents that speak MCP connect to ${base}/mcp instead.

## Render a slide
POST ${base}/v1/render/intent with JSON: \`form\`, \`headline\`, \`data\` (or \`chrome\` and \`body\` with a component). The answer carries \`job_id\`, \`status\`, \`fidelity\`, \`warnings\` and \`pptx_url\`.
- GET ${base}/v1/catalog/forms/{form} has the schema of \`data\` and an example that renders as it stands.
- \`"dry_run": true\` checks for free; \`"preview": true\` gives a free PNG.
- \`"outputs": ["pptx", "pdf", "png"]\` asks for more files.
- Send an \`Idempotency-Key\` to retry safely.

## Get the file
GET ${base}/v1/jobs/{job_id}/pptx with the key, or POST ${base}/v1/jobs/{job_id}/download-url for a link that works without one, once, for an hour.

## When something is wrong
Every failure is a problem document with \`code\`, \`detail\` and \`remedy\`. Do what the remedy says; an unchanged retry fails again unless \`actionable\` is false. \`errors[].patch\` is a JSON Patch that mends the request, where there is one.

## For agents
- MCP, Streamable HTTP: ${base}/mcp. \`tools/list\` needs no key; \`tools/call\` does, and so does a greeting (\`initialize\`, \`server/discover\`) where agents sign in by OAuth.
- The same tools without MCP: POST ${base}/v1/tools/{tool_name}, the arguments as JSON.
- OAuth: ${base}/.well-known/oauth-protected-resource and ${base}/.well-known/oauth-authorization-server
- Agent card: ${base}/.well-known/agent-card.json

## Handbook
Each page is Markdown at its address with \`.md\`, and for \`Accept: text/markdown\`.
${CHAPTERS.map(({ title, pages }) => `\n### ${title}\n${pages.map(([name, words]) => `- [${words}](${base}/docs/${name}.md): ${aboutPage(name)}`).join('\n')}`).join('\n')}

## Endpoints
- [OpenAPI 3.1](${base}/v1/openapi.json), [reference](${base}/docs/reference), [prices](${base}/v1/pricing)
${endpointsOf(openapi)}
`;
}

function endpointsOf(openapi: Uint8Array): string {
  const { paths } = JSON.parse(Buffer.from(openapi).toString('utf8')) as Document;
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { tags, summary }] of Object.entries(methods)) {
      const tag = tags?.[0] ?? 'Other';
      const lines = byTag.get(tag) ?? [];
      byTag.set(tag, lines);
      lines.push(`- \`${method.toUpperCase()} ${path}\`: ${summary ?? ''}`);
    }
  }
  return [...byTag].map(([tag, lines]) => `\n### ${tag}\n${lines.join('\n')}`).join('\n');
}

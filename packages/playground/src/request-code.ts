/** One request of POST /v1/render/intent, or of a deck where it has `slides`, as programs send it. */
import { readableJson } from '@deckwright/core/readable-json';

export interface Sample {
  readonly id: string;
  readonly title: string;
  /** As the marker of syntax calls it. */
  readonly language: 'bash' | 'typescript' | 'python' | 'json';
  readonly code: string;
}

type Body = Readonly<Record<string, unknown>>;

export function requestCode(request: Body): readonly Sample[] {
  const isDeck = Array.isArray(request['slides']);
  const [path, call, tool] = isDeck
    ? (['/v1/render/intent/deck', 'deck', 'create_deck'] as const)
    : (['/v1/render/intent', 'intent', 'create_slide'] as const);
  const name = isDeck ? 'deck' : 'slide';
  return [
    {
      id: 'curl',
      title: 'curl',
      language: 'bash',
      code: `curl -sS "$DECKWRIGHT_URL${path}" \\
  -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \\
  -H "Content-Type: application/json" -d '${readableJson(request).replaceAll("'", "'\\''")}'`,
    },
    {
      id: 'typescript',
      title: 'TypeScript',
      language: 'typescript',
      // No registry has the packages: where they come from stands over the call.
      code: `// $DECKWRIGHT_URL/docs/client says where @deckwright/client comes from.
import { writeFile } from 'node:fs/promises';
import { Deckwright } from '@deckwright/client';

const deckwright = new Deckwright({ baseUrl: process.env.DECKWRIGHT_URL!, apiKey: process.env.DECKWRIGHT_API_KEY });
const ${name} = await deckwright.render.${call}(${readableJson(request)});
const file = await deckwright.jobs.download(String(${name}.job_id));
await writeFile('${name}.pptx', await file.bytes());`,
    },
    {
      id: 'python',
      title: 'Python',
      language: 'python',
      code: `# $DECKWRIGHT_URL/docs/python says where deckwright comes from.
from deckwright import Deckwright

slides = Deckwright()  # DECKWRIGHT_URL and DECKWRIGHT_API_KEY
${name} = slides.${isDeck ? 'deck' : 'render'}(**${readableJson(request, '', { true: 'True', false: 'False', null: 'None' })})
${name}.save("${name}.pptx")`,
    },
    {
      id: 'mcp',
      title: 'MCP',
      language: 'json',
      code: readableJson({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: request } }),
    },
  ];
}

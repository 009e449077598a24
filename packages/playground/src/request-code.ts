/** One request of POST /v1/render/intent as programs send it. */
import { readableJson } from '@deckwright/core/readable-json';

export interface Sample {
  readonly id: string;
  readonly title: string;
  /** As the marker of syntax calls it. */
  readonly language: 'bash' | 'typescript' | 'python' | 'json';
  readonly code: string;
}

export const requestCode = (request: Readonly<Record<string, unknown>>): readonly Sample[] => [
  {
    id: 'curl',
    title: 'curl',
    language: 'bash',
    code: `curl -sS "$DECKWRIGHT_URL/v1/render/intent" \\
  -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \\
  -H "Content-Type: application/json" -d '${readableJson(request).replaceAll("'", "'\\''")}'`,
  },
  {
    id: 'typescript',
    title: 'TypeScript',
    language: 'typescript',
    code: `import { Deckwright } from '@deckwright/client';

const deckwright = new Deckwright({ baseUrl: process.env.DECKWRIGHT_URL!, apiKey: process.env.DECKWRIGHT_API_KEY });
const slide = await deckwright.render.intent(${readableJson(request)});
const file = await deckwright.jobs.download(String(slide.job_id));`,
  },
  {
    id: 'python',
    title: 'Python',
    language: 'python',
    code: `from deckwright import Deckwright

slides = Deckwright()  # DECKWRIGHT_URL and DECKWRIGHT_API_KEY
slide = slides.render(**${readableJson(request, '', { true: 'True', false: 'False', null: 'None' })})
slide.save("slide.pptx")`,
  },
  {
    id: 'mcp',
    title: 'MCP',
    language: 'json',
    code: readableJson({ method: 'tools/call', params: { name: 'create_slide', arguments: request } }),
  },
];

/** GET /.well-known/agent-card.json: what the service does and where, for agents that look for services. */
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { all } from '../../tools/register.generated.ts';
import { VERSION } from '../../version.ts';

const Skill = z.object({ id: z.string(), name: z.string(), description: z.string(), tags: z.array(z.string()) });

const AgentCard = z
  .looseObject({
    name: z.string(),
    description: z.string(),
    version: z.string(),
    url: z.string(),
    documentationUrl: z.string(),
    capabilities: z.looseObject({}),
    defaultInputModes: z.array(z.string()),
    defaultOutputModes: z.array(z.string()),
    skills: z.array(Skill),
    endpoints: z.looseObject({}),
  })
  .meta({ id: 'AgentCard' });

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const tagsOf = (name: string): string[] => ['presentation', 'powerpoint', ...name.split('_')];

export const route = defineRoute({
  method: 'get',
  path: '/.well-known/agent-card.json',
  tag: 'Agents',
  summary: 'The card of the service for agents',
  description: 'The tools as skills, with the addresses of the endpoints that have them.',
  auth: 'public',
  answers: { 200: { description: 'The card.', schema: AgentCard } },
  errors: [],
  async handle({ kit }) {
    const base = kit.base_url();
    const card: z.infer<typeof AgentCard> = {
      name: 'Deckwright',
      description:
        'Draws editable PowerPoint slides and decks from typed content. No model draws: every number supplied stands on the slide as sent, or a warning names it.',
      version: VERSION,
      url: `${base}/mcp`,
      preferredTransport: 'MCP',
      documentationUrl: `${base}/docs`,
      provider: { organization: 'Deckwright', url: base },
      capabilities: { streaming: true, pushNotifications: false },
      securitySchemes: { key: { type: 'http', scheme: 'bearer' }, header: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      security: [{ key: [] }, { header: [] }],
      defaultInputModes: ['application/json', 'text/plain'],
      defaultOutputModes: ['application/json', PPTX, 'image/png'],
      skills: all.map(({ name, title, description }) => ({
        id: name,
        name: title,
        description: description.split('\n')[0] ?? description,
        tags: tagsOf(name),
      })),
      endpoints: {
        mcp: `${base}/mcp`,
        tools: `${base}/v1/tools/{tool_name}`,
        openapi: `${base}/v1/openapi.json`,
        llms: `${base}/llms.txt`,
      },
    };
    return jsonReply(200, card, { 'Cache-Control': 'public, max-age=300' });
  },
});

/** The tools as hosts list them: schemas from the one source that checks the arguments, annotations, cards. */
import { z } from 'zod';
import type { Tool } from '../tools/define-tool.ts';
import { all } from '../tools/register.generated.ts';
import { CARD_URI, SKYBRIDGE_CARD_URI } from './result-card.ts';
import type { Surface } from './surfaces.ts';

export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
  readonly outputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
  readonly annotations: Tool['annotations'];
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Without `$schema`, because every host assumes it. Definitions are inlined, because some hosts resolve none. */
function objectSchema(schema: z.ZodObject, io: 'input' | 'output'): ListedTool['inputSchema'] {
  const { $schema: _schema, $id: _id, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return { ...made, type: 'object' };
}

function metaOf({ card, invocation, annotations }: Tool, { cards }: Surface): Record<string, unknown> | undefined {
  const openai = cards.includes('openai');
  const shown = card && cards.length > 0;
  if (!openai && !shown) return undefined;
  return {
    // Both spellings: hosts read one or the other, and none minds the second.
    ...(shown && cards.includes('mcp_apps') ? { ui: { resourceUri: CARD_URI }, 'ui/resourceUri': CARD_URI } : {}),
    ...(shown && openai ? { 'openai/outputTemplate': SKYBRIDGE_CARD_URI } : {}),
    ...(openai && (card || annotations.destructiveHint) ? { 'openai/widgetAccessible': true } : {}),
    ...(openai ? { 'openai/toolInvocation/invoking': invocation.invoking, 'openai/toolInvocation/invoked': invocation.invoked } : {}),
  };
}

const listings = new Map<string, readonly ListedTool[]>();

/** Made once for each surface. */
export function toolListing(surface: Surface): readonly ListedTool[] {
  const made = listings.get(surface.name) ?? all.map((tool) => listed(tool, surface));
  listings.set(surface.name, made);
  return made;
}

function listed(tool: Tool, surface: Surface): ListedTool {
  const _meta = metaOf(tool, surface);
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: objectSchema(tool.input, 'input'),
    outputSchema: objectSchema(tool.output, 'output'),
    annotations: tool.annotations,
    ...(_meta === undefined ? {} : { _meta }),
  };
}

/** The tools as hosts list them: schemas from the one source that checks the arguments, annotations, cards. */
import { z } from 'zod';
import { type ObjectSchema, objectSchema } from '../tools/argument-schema.ts';
import type { Tool } from '../tools/define-tool.ts';
import { all } from '../tools/register.generated.ts';
import { CARD_URI, SKYBRIDGE_CARD_URI } from './result-card.ts';
import type { Surface } from './surfaces.ts';

export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: Tool['annotations'];
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Hosts give a listing to the model with every request, so it holds what a model chooses by: limits are in the refusals, which name them. */
const OF_NO_CHOICE = ['maxLength', 'minLength', 'maxItems', 'minItems', 'maximum', 'minimum', 'pattern'];
/** Members of results that a further call is made of or decided by. GET /v1/tools/{tool_name} has the others. */
const OF_FURTHER_CALLS = [
  'job_id',
  'status',
  'code',
  'remedy',
  'next_action',
  'route',
  'intent',
  'outline',
  'theme_id',
  'image_src',
  'logo_id',
];

function listedInput({ input, listed }: Tool): z.ZodObject {
  if (listed === undefined) return input;
  const options = z.looseObject({}).optional().describe('Others, by name: browse_catalog type=tools.');
  return z.looseObject({ ...Object.fromEntries(listed.map((one) => [one, input.shape[one] as z.ZodType])), options });
}

function listedOutput({ output }: Tool): z.ZodObject {
  return z.looseObject(
    Object.fromEntries(
      OF_FURTHER_CALLS.flatMap((name) => (output.shape[name] === undefined ? [] : [[name, output.shape[name] as z.ZodType]])),
    ),
  );
}

function metaOf({ card, invocation, annotations }: Tool, { cards }: Surface): Record<string, unknown> | undefined {
  const openai = cards.includes('openai');
  const shown = card && cards.length > 0;
  if (!shown && !(openai && annotations.destructiveHint)) return undefined;
  return {
    // Both spellings: hosts read one or the other, and none minds the second.
    ...(shown && cards.includes('mcp_apps') ? { ui: { resourceUri: CARD_URI }, 'ui/resourceUri': CARD_URI } : {}),
    ...(shown && openai ? { 'openai/outputTemplate': SKYBRIDGE_CARD_URI } : {}),
    ...(openai && (card || annotations.destructiveHint) ? { 'openai/widgetAccessible': true } : {}),
    ...(openai && card
      ? { 'openai/toolInvocation/invoking': invocation.invoking, 'openai/toolInvocation/invoked': invocation.invoked }
      : {}),
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
    inputSchema: objectSchema(listedInput(tool), 'input', OF_NO_CHOICE),
    outputSchema: objectSchema(listedOutput(tool), 'output', [...OF_NO_CHOICE, 'description']),
    annotations: tool.annotations,
    ...(_meta === undefined ? {} : { _meta }),
  };
}

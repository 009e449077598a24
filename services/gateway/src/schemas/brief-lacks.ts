/** What a brief lacks: ways to complete it, and the blanks that a completed one still has. */
import { WayOutSchema } from '@deckwright/platform/http';
import { z } from 'zod';

export const BriefBlank = z
  .object({
    text: z.string().describe('As it stands in the brief, such as `[name]`, `[number]` or `[low or high]`: what to write in its place.'),
    start: z.int().describe('First character of the brief, counted from 0.'),
    end: z.int().describe('The character behind its last.'),
  })
  .meta({ id: 'BriefBlank', description: 'A place of a completed brief that only its author can fill in; nothing is made up for it.' });

export const BriefFault = BriefBlank.extend({
  text: z.string().describe('As it stands in the brief.'),
  form: z.string().describe('The form that was understood.'),
  path: z.string().describe('JSON Pointer into the intent: the value that would be false.'),
}).meta({ id: 'BriefFault', description: 'Why a form that was understood is not drawn.' });

export const RepairOption = z
  .looseObject({
    form: z.string().describe('The form that the brief then fills.'),
    add: z.string().describe('What to add, in a sentence.'),
    completed_brief: z
      .string()
      .describe(
        'The brief with a clause that has marked blanks. Filled in it routes; sent with a blank left it is refused, and `blanks` names each.',
      ),
    ways_out: z.array(WayOutSchema).optional().describe('The same as steps.'),
  })
  .meta({ id: 'RepairOption' });

export const BriefDraft = z
  .object({
    form: z.string(),
    variant: z.string(),
    intent: z.looseObject({}).describe('A body of POST /v1/render/intent, once its open places are filled.'),
    open: z
      .array(
        z.object({
          path: z.string().describe('JSON Pointer into `intent`.'),
          blank: z.string().describe('What belongs there: `[number]`, `[name]`, `[text]`, `[month]` or `[low, medium or high]`.'),
        }),
      )
      .describe('Empty where the draft can be sent as it is.'),
  })
  .meta({ id: 'BriefDraft', description: 'The nearest form with what the brief says. It holds no fact that the brief does not.' });

/** Members of whatever refuses a brief, and of its plan. */
export const lacks = {
  blanks: z.array(BriefBlank).optional().describe('Of a completed brief: the blanks that nobody filled in, in their order.'),
  repair_options: z.array(RepairOption).optional(),
  reason: z
    .string()
    .optional()
    .describe('Which form was understood and what is wrong or missing, or what asks for several slides: in the language of the brief.'),
  draft: BriefDraft.optional().describe('What would be drawn: confirm it, or fill its open places, and send its `intent`.'),
  fault: BriefFault.optional().describe('The characters by which the slide would say something that the brief does not.'),
};

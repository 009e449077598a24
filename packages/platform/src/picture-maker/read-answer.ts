/** What the adapters share when they read answers, which may hold anything. */
import type { z } from 'zod';
import type { EndpointAnswer } from '../model-endpoint/index.ts';
import type { MakerFault, MakerOutcome } from './picture-maker.ts';
import { PICTURE_BYTES } from './settings.ts';

export const fault = (outcome: MakerFault, message: string): MakerOutcome => ({ outcome, message });

export const NO_PICTURE = fault('not_a_picture', 'The generator answered, and not with a picture.');
export const MODERATED = fault('refused', 'The generator does not show what the prompt asks for.');

/** The end of a question without an answer to read; null when there is one. */
export function faultOf(answer: EndpointAnswer): MakerOutcome | null {
  if (answer.outcome === 'unavailable') return fault('unavailable', `The generator ${answer.why}.`);
  if (answer.outcome === 'flood')
    return fault('not_a_picture', `The generator answered with more than ${PICTURE_BYTES / 1024 / 1024} MB of picture.`);
  return null;
}

export const declined = (status: number): MakerOutcome => fault('declined', `The generator declined the request with status ${status}.`);

export function parsed<T extends z.ZodType>(schema: T, text: string): z.infer<T> | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  return schema.safeParse(json).data ?? null;
}

/** Null for what is not base64 as a whole. */
export function decoded(text: string): Uint8Array | null {
  if (text.length === 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 0 || bytes.length > PICTURE_BYTES ? null : bytes;
}

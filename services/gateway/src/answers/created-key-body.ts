/** The body of an answer that shows a new key with its secret. Two routes use it. */
import type { CreatedKey } from '@deckwright/platform/identity';

export const createdKeyBody = ({ text, ...key }: CreatedKey) => ({ ...key, key: text, api_key: text });

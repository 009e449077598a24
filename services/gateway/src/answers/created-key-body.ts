/** A key with its secret, as the two routes that show one answer it. */
import type { CreatedKey } from '@deckwright/platform/identity';

export const wholeKey = ({ text, ...key }: CreatedKey) => ({ ...key, key: text, api_key: text });

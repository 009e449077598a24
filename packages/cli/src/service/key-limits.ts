/** Limits that an operator can give one key anew: those of the gateway. */
export { keyLimits } from '@deckwright/gateway';

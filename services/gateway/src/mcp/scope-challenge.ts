/**
 * The step up to more rights (MCP, Authorization, Scope Challenge Handling): a call that the token was not granted is answered with 403 and the
 * scope, on which a host asks its user. The library knows results and errors of JSON-RPC alone, so the refusal is kept beside the call.
 */
import type { ProblemError } from '@deckwright/platform/errors';
import type { RawCall } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';

const challenges = new WeakMap<RawCall<GatewayKit>, ProblemError>();

/** @param refused `insufficient_scope` */
export const askForScope = (call: RawCall<GatewayKit>, refused: ProblemError): void => void challenges.set(call, refused);

/** The refusal that a call is answered with, where there is one. */
export const scopeChallengeOf = (call: RawCall<GatewayKit>): ProblemError | undefined => challenges.get(call);

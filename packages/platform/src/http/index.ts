/** The HTTP application: routes, the wrapper around them, their documentation, and the server. */

export { type AllowedNetworks, allowNetworks } from './allowed-networks.ts';
export { createApp } from './app.ts';
export type { AppOptions, Mount } from './app-options.ts';
export type { Principal, RawCall } from './call.ts';
export { type CallOut, callOutTo, createCallOut, type Message } from './call-out.ts';
export { checkPart, pointer, type RequestPart, summary } from './check.ts';
export { checkText } from './check-text.ts';
export type { AllowedOrigins } from './cors.ts';
export { FETCH_LIMITS, type FetchKit, type FetchLimits, type FetchRefusal, fetchFile, UnfetchableFile } from './fetch-file.ts';
export { refuseReused, refuseRunning, replay, storable } from './idempotency.ts';
export { createInnerCall, type InnerCall, type InnerRequest, replyJson } from './inner-call.ts';
export { type HttpServer, listen } from './listen.ts';
export type { FormPart, UploadPolicy } from './multipart-body.ts';
export { nearest } from './nearest.ts';
export { type ApiInfo, buildOpenApi, type OpenApiDocument, WayOutSchema } from './openapi.ts';
export { ownTurn } from './own-turn.ts';
export { isPublicAddress } from './public-address.ts';
export { bytesReply, emptyReply, jsonReply, type Reply, streamReply, textReply } from './reply.ts';
export { MAX_BODY_BYTES, type ReadJson } from './request-body.ts';
export {
  type Asked,
  type Auth,
  type Call,
  type Method,
  type Refusal,
  type Route,
  type RouteContract,
  type RouteLimit,
  routeDefiner,
} from './route.ts';
export { problemReply } from './send.ts';
export type { Timing } from './server-timing.ts';
export { assertStrict, laxPlaces, open } from './strict-schema.ts';

/** How requests are sent. */
export { pause } from './pause.ts';
export { type ClientOptions, ConnectionError, createTransport, type Request, type RequestOptions, type Transport } from './transport.ts';

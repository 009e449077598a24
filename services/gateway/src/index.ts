/** The gateway for whoever composes a service of it. */
export { type GatewayParts, type RunningGateway, startGateway } from './start-gateway.ts';
export { VERSION } from './version.ts';

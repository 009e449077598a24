/** The gateway, for code that starts a service with it. */
export { keyLimits } from './gateway.ts';
export { type GatewayParts, type RunningGateway, startGateway } from './start-gateway.ts';
export { VERSION } from './version.ts';
